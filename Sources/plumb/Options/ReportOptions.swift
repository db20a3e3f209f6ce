import Foundation
import Reports
import Values
import Verifying

/// The options that request reports of a stored run.
struct ReportOptions {
  static let specifications: [OptionSpecification] = [
    OptionSpecification("--junit", "FILE", group: "Reports", "JUnit XML, as CI systems read it"),
    OptionSpecification(
      "--tap", "FILE", group: "Reports",
      "the Test Anything Protocol, a test point per cause; - prints it instead of the verdict"),
    OptionSpecification("--markdown", "FILE", group: "Reports", "Markdown for a step's summary or a comment"),
    OptionSpecification(
      "--markdown-limit", "N", group: "Reports", "its maximum size in bytes (default 65536, the limit of a comment)"),
    OptionSpecification(
      "--markdown-lines", "N", group: "Reports",
      "its maximum number of lines (default 60; no limit if --markdown-limit is above a comment's)"),
    OptionSpecification(
      "--markdown-since", "FILE", group: "Reports", "an earlier comment: the Markdown says what changed since"),
    OptionSpecification(
      "--accept-by", "WAY", group: "Reports", completion: .words(of: DecisionCommand.Way.self),
      "how the Markdown says to accept: terminal (default), or comment, which a job reads"),
    OptionSpecification(
      "--link", "URL", group: "Reports",
      "address of the published report; the Markdown's pictures are linked below it"),
    OptionSpecification(
      "--publish", "DIR", group: "Reports",
      "copy the Markdown's pictures into the folder that is published at --link, named by their contents"),
    OptionSpecification("--all", group: "Reports", "list every effect, also those that follow from others"),
    OptionSpecification(
      "--single-file", "FILE", group: "Reports", "the page with all pictures inside, as one file"),
    AnnotationOptions.specification(group: "Reports"),
  ]

  private let junit: String?
  private let tap: String?
  private let markdown: String?
  private let room: MarkdownReport.Room
  private let earlier: EarlierReport?
  private let way: DecisionCommand.Way
  private let home: PictureHome
  /// The folder the Markdown's pictures are copied to.
  private let published: String?
  private let singleFile: String?
  private let annotates: Bool
  private let isUnfolded: Bool

  /// - Throws: ``UsageError``.
  init(_ arguments: ParsedArguments) throws {
    junit = arguments.value("--junit")
    tap = arguments.value("--tap")
    if tap == "-", arguments.has("--json") {
      throw UsageError("--tap - and --json both write to standard output; use only one")
    }
    markdown = arguments.value("--markdown")
    room = MarkdownReport.Room(
      bytes: Int(
        try arguments.number("--markdown-limit", in: 500...Double(MarkdownReport.summaryLimit))
          ?? Double(MarkdownReport.commentLimit)),
      lines: try arguments.number("--markdown-lines", in: 20...100_000).map { Int($0) })
    earlier = try arguments.value("--markdown-since").flatMap(Self.earlier)
    way = try arguments.choice("--accept-by", DecisionCommand.Way.self) ?? .terminal
    published = arguments.value("--publish")
    if published != nil, markdown == nil {
      throw UsageError("--publish copies the pictures that Markdown shows; add --markdown FILE")
    }
    if published != nil, arguments.value("--link") == nil {
      throw UsageError("--publish needs --link URL, the address at which its folder is published")
    }
    home = PictureHome(
      link: arguments.value("--link"), isCopied: published != nil, environment: ProcessInfo.processInfo.environment)
    singleFile = arguments.value("--single-file")
    isUnfolded = arguments.has("--all")
    annotates = try AnnotationOptions.isChosen(arguments)
  }

  /// nil if the file has no comment, as before the first one.
  private static func earlier(_ path: String) throws -> EarlierReport? {
    do throws(RegularFile.Failure) {
      return EarlierReport(String(decoding: try RegularFile.bytes(path, limit: 1 << 20), as: UTF8.self))
    } catch {
      throw UsageError("--markdown-since \(path): \(error)")
    }
  }

  /// Whether the run is printed in another format, and therefore not as text.
  var isPrinted: Bool { tap == "-" }

  /// Returns the run as it is shown: with each effect on its own line, if requested.
  func shown(_ run: StoredRun) -> StoredRun { isUnfolded ? run.unfolded : run }

  /// Writes the requested reports.
  /// - Returns: The texts to print.
  /// - Throws: ``FileError``.
  func write(_ run: StoredRun, _ folder: RunFolder) throws -> [String] {
    let run = shown(run)
    if let junit { try AtomicFile.write(JUnitReport.xml(run), to: junit) }
    if let tap, tap != "-" { try AtomicFile.write(TAPReport.text(run), to: tap) }
    if let markdown {
      let content = MarkdownReport(
        run: run, room: room, home: home, folder: folder.path, earlier: earlier, way: way
      ).content
      if let published {
        try AtomicFile.prepare(folder: published)
        for picture in content.pictures { try picture.write(to: published) }
      }
      try AtomicFile.write(content.text, to: markdown)
    }
    if let singleFile { try AtomicFile.write(folder.singleFile(run), to: singleFile) }
    return (isPrinted ? [TAPReport.text(run).trimmingLineEnd] : [])
      + (annotates ? GitHubAnnotations.lines(run) : [])
  }
}

extension String {
  /// The text without its final line break, which printing adds.
  fileprivate var trimmingLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
