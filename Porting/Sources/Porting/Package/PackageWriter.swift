import Foundation

/// Writes a package into its folder: writes only files that changed, and removes files from an earlier run that this
/// one does not write.
package struct PackageWriter {
  /// The number of files written, copied or removed.
  package private(set) var changes = 0

  /// The list of files written by the last run.
  static let list = ".plumb-port"

  /// - Parameter goldens: The folder of goldens outside the package; nil for a folder inside.
  /// - Throws: ``PortFailure`` for a folder with other files, and for errors of the system.
  /// - Complexity: Linear in the files.
  package init(_ package: PortedPackage, to out: String, goldens: String? = nil) throws(PortFailure) {
    let manager = FileManager.default
    let before = manager.contents(atPath: "\(out)/\(Self.list)").map {
      Set(String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init))
    }
    let present = (try? manager.contentsOfDirectory(atPath: out)) ?? []
    if before == nil, !present.isEmpty {
      throw PortFailure("\(out): the folder has files that `plumb port` did not write; name another with --out")
    }
    do {
      for (place, text) in package.texts { try write(Data(text.utf8), to: "\(out)/\(place)") }
      for (place, path) in package.copies {
        guard let data = manager.contents(atPath: path) else { throw PortFailure("\(path): the file cannot be read") }
        try write(data, to: "\(out)/\(place)")
      }
      try makeGoldensFolder(package, in: out, goldens)
      let now = Set(package.texts.keys).union(package.copies.keys)
      for place in (before ?? []).subtracting(now) where !place.contains("..") && !place.hasPrefix("/") {
        try? manager.removeItem(atPath: "\(out)/\(place)")
        changes += 1
      }
      try write(Data(now.sorted().joined(separator: "\n").utf8), to: "\(out)/\(Self.list)", counted: false)
    } catch let failure as PortFailure {
      throw failure
    } catch {
      throw PortFailure("\(out): \(error.localizedDescription)")
    }
  }

  /// Writes a report into a package, as `REPORT.md`.
  /// - Throws: ``PortFailure`` for errors of the system.
  package static func write(_ report: PortReport, to out: String) throws(PortFailure) {
    do { try Data(report.markdown.utf8).write(to: URL(filePath: "\(out)/REPORT.md")) } catch {
      throw PortFailure("\(out)/REPORT.md: \(error.localizedDescription)")
    }
  }

  /// Goldens are next to the tests, and the manifest names the folder, which may be a link to an external one.
  private func makeGoldensFolder(_ package: PortedPackage, in out: String, _ goldens: String?) throws {
    guard let tests = package.texts.keys.first(where: { $0.hasPrefix("Tests/") }) else { return }
    let folder = "\(out)/\(tests.split(separator: "/").dropLast().joined(separator: "/"))/Snapshots"
    guard let goldens else {
      return try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    try FileManager.default.createDirectory(atPath: goldens, withIntermediateDirectories: true)
    let target = URL(filePath: goldens).standardizedFileURL.path(percentEncoded: false)
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: folder)) == target { return }
    guard !FileManager.default.fileExists(atPath: folder) else {
      throw PortFailure("\(folder): the package has goldens of its own; move them to \(goldens)")
    }
    try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: target)
  }

  private mutating func write(_ data: Data, to path: String, counted: Bool = true) throws {
    if FileManager.default.contents(atPath: path) == data { return }
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: URL(filePath: path))
    if counted { changes += 1 }
  }
}
