import Foundation
import Reports
import Values
import Verifying

/// A run that was made elsewhere: a zip archive, the folder of a report, or the address of either.
///
/// Only an address that the command line names is opened, by curl.
struct RunSource {
  static let specification = OptionSpecification(
    "--run", "FILE",
    "take the run from a report's zip archive or folder, or from the https address of either, into --report first")

  private let name: String
  private var isAddress: Bool { name.contains("://") }

  /// nil without the option.
  /// - Throws: ``UsageError``.
  init?(_ arguments: ParsedArguments) throws {
    guard let name = arguments.value("--run") else { return nil }
    self.name = name
    if isAddress, name.wholeMatch(of: /https:\/\/[!-~]+/) == nil {
      throw UsageError("--run takes an address that begins with https://, without spaces")
    }
  }

  /// Stores the run in a folder, with its page. If the folder has this run already, decisions on it stay.
  /// - Throws: ``UsageError``, ``RunError``, ``FileError``.
  func take(into folder: RunFolder) throws {
    if isAddress { try fetch(into: folder) } else { try read(name, as: name, into: folder) }
    try folder.writePage(folder.run())
  }

  /// - Parameter shown: The name of the file in messages.
  private func read(_ path: String, as shown: String, into folder: RunFolder) throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      try adopt(RunFolder(path), into: folder)
      return
    }
    let bytes: [UInt8]
    do throws(RegularFile.Failure) {
      bytes = try RegularFile.bytes(path, limit: Limits.archiveBytes)
    } catch {
      throw RunError.noArchive(shown, "\(error)")
    }
    try RunArchive(bytes, name: shown).unpack(into: folder)
  }

  private func adopt(_ other: RunFolder, into folder: RunFolder) throws {
    if other.path == folder.path { return }
    let run = try other.run()
    if let present = try? folder.run(), present == run { return }
    // An earlier run stays if this one is not whole.
    try other.checkPictures(of: run)
    folder.clear()
    try folder.adoptPictures(of: run, from: other)
    try folder.write(run)
  }

  // MARK: Addresses

  /// The address may be that of an archive, or of a published report.
  private func fetch(into folder: RunFolder) throws {
    let scratch = Scratch.path("run")
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let archive = "\(scratch)/archive.zip"
    if Self.download([(name, archive)], limit: Limits.archiveBytes),
      RegularFile.beginning(of: archive, length: 2).utf8.elementsEqual("PK".utf8)
    {
      try read(archive, as: name, into: folder)
      return
    }
    let report = RunFolder("\(scratch)/report")
    try FileManager.default.createDirectory(atPath: report.path, withIntermediateDirectories: true)
    guard Self.download([("\(base)/run.json", report.runPath)], limit: Limits.archivedRunBytes) else {
      throw RunError.noArchive(name, "there is neither an archive nor a report, or curl cannot reach it")
    }
    let names = report.drawnNames(of: try report.run())
    let files = try names.map { name in
      let path = "\(report.path)/\(name)"
      try FileManager.default.createDirectory(
        at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      return ("\(base)/\(Escaped.address(name))", path)
    }
    guard Self.download(files, limit: Limits.pictureBytes) else {
      throw RunError.noArchive(name, "some of the report's pictures are missing")
    }
    try adopt(report, into: folder)
  }

  /// The address of a published report's folder.
  private var base: String {
    let plain = String(name.prefix { $0 != "#" && $0 != "?" })
    let parts = plain.split(separator: "/", omittingEmptySubsequences: false)
    // `https:`, nothing, the host, and the names of folders and of the file.
    let isFile = parts.last.map { $0.isEmpty || $0.contains(".") && parts.count > 3 } ?? false
    return (isFile ? parts.dropLast() : parts[...]).joined(separator: "/")
  }

  /// Downloads files over https.
  /// - Parameter limit: The most bytes of each.
  /// - Returns: Whether all are there.
  private static func download(_ files: [(address: String, path: String)], limit: Int) -> Bool {
    for batch in Subprocess.batches(of: files) {
      let arguments =
        [
          "--fail", "--silent", "--location", "--proto", "=https", "--max-redirs", "5", "--max-time", "300",
          "--netrc-optional", "--globoff", "--max-filesize", String(limit),
        ] + batch.flatMap { ["--output", $0.path, $0.address] }
      guard let result = try? Subprocess("curl", arguments).run(), result.code == 0 else { return false }
    }
    return true
  }
}
