import Foundation
import Reports
import Values
import Verifying

/// The options that request reports of a stored run.
struct ReportOptions {
  static let specifications: [OptionSpecification] = [
    OptionSpecification("--junit", "FILE", group: "Reports", "JUnit XML, as CI systems read it"),
    OptionSpecification("--tap", "FILE", group: "Reports", "the Test Anything Protocol, a test point per cause"),
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
      "--single-file", "FILE", group: "Reports",
      "the page with all pictures inside, as one file; - for any of these prints it instead of the verdict"),
    AnnotationOptions.specification(group: "Reports"),
  ]

  /// In place of a file: standard output.
  static let output = "-"

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
    junit = try OutputFile.checked("--junit", [".xml"], arguments)
    tap = try OutputFile.checked("--tap", [".tap", ".txt"], arguments)
    markdown = try OutputFile.checked("--markdown", [".md", ".markdown", ".txt"], arguments)
    singleFile = try OutputFile.checked("--single-file", [".html", ".htm"], arguments)
    let files = [("--junit", junit), ("--tap", tap), ("--markdown", markdown), ("--single-file", singleFile)]
    let printed =
      files.filter { $0.1 == Self.output }.map { "\($0.0) -" }
      + (arguments.has("--json") ? ["--json"] : [])
    if let last = printed.last, printed.count > 1 {
      let names = printed.dropLast().joined(separator: ", ") + " and " + last
      throw UsageError("\(names) \(printed.count == 2 ? "both" : "all") write to standard output; use only one")
    }
    for (index, (option, file)) in files.enumerated() where file != nil && file != Self.output {
      if let other = files[..<index].first(where: { $0.1 == file }) {
        throw UsageError("\(other.0) and \(option) both name \(file ?? ""); give each a file of its own")
      }
    }
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
  var isPrinted: Bool { [junit, tap, markdown, singleFile].contains(Self.output) }

  /// Removes the reports of an earlier run that this one replaces: an error must not leave them to be read as its own.
  /// A file without an ending may be the summary of a CI system's step, which others write to, too.
  func removeEarlier() {
    for path in [junit, tap, markdown, singleFile].compactMap({ $0 }) where path != Self.output {
      let hasEnding = path.split(separator: "/").last?.contains(".") ?? false
      if hasEnding, RegularFile.isThere(path) { try? FileManager.default.removeItem(atPath: path) }
    }
  }

  /// Returns the run as it is shown: with each effect on its own line, if requested.
  func shown(_ run: StoredRun) -> StoredRun { isUnfolded ? run.unfolded : run }

  /// Writes the requested reports.
  /// - Returns: The texts to print.
  /// - Throws: ``FileError``.
  func write(_ run: StoredRun, _ folder: RunFolder) throws -> [String] {
    let run = shown(run)
    var printed: [String] = []
    func put(_ text: String, _ target: String) throws {
      if target == Self.output { printed.append(text.trimmingLineEnd) } else { try AtomicFile.write(text, to: target) }
    }
    if let junit { try put(JUnitReport.xml(run), junit) }
    if let tap { try put(TAPReport.text(run), tap) }
    if let markdown {
      let content = MarkdownReport(
        run: run, room: room, home: home, folder: folder.path, earlier: earlier, way: way
      ).content
      if let published {
        try AtomicFile.prepare(folder: published)
        for picture in content.pictures { try picture.write(to: published) }
      }
      try put(content.text, markdown)
    }
    if let singleFile { try put(folder.singleFile(run), singleFile) }
    return printed + (annotates ? GitHubAnnotations.lines(run) : [])
  }
}

extension String {
  /// The text without its final line break, which printing adds.
  fileprivate var trimmingLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
