import Foundation
import Values

/// Removes goldens, and keeps what was removed until it is wanted back: in the folder of runs, where a later
/// verification leaves it.
package struct PrunedGoldens {
  private let folder: RunFolder

  /// - Parameter folder: Where runs are stored; it need not exist.
  package init(_ folder: RunFolder) { self.folder = folder }

  private static let name = "pruned"

  /// What one removal took away.
  private struct Entry: Codable {
    /// The folder of all goldens.
    let root: String
    /// In the order of their copies.
    var files: [File]

    struct File: Codable {
      /// Relative to the root.
      let name: String
      /// A digest of what was written in its place; nil if it was removed.
      let written: String?
    }
  }

  // MARK: Removing

  /// Removes files of goldens and shortens records: all of it, or nothing.
  /// - Parameters:
  ///   - names: Relative to the root. Folders that become empty are removed too.
  ///   - records: Records that keep other cells.
  /// - Throws: ``FileError`` for a symbolic link, for anything that is not a file, and for a file that may not be
  ///   changed; everything is as before then.
  package func remove(_ names: [String], shortening records: [GoldenFile] = [], in root: String) throws {
    if names.isEmpty, records.isEmpty { return }
    let all = records.map(\.name) + names
    let paths = try all.map { try Self.checkedPath($0, in: root) }
    let copies = try paths.map { path throws(FileError) -> [UInt8] in
      do throws(RegularFile.Failure) {
        return try RegularFile.bytes(path)
      } catch {
        throw FileError(path: path, code: error == .missing ? ENOENT : EACCES)
      }
    }
    let place = "\(Self.name)/\((entries.last ?? 0) + 1)"
    var entry = Entry(root: root, files: [])
    for (index, name) in all.enumerated() {
      try AtomicFile.write(copies[index], to: "\(place)/\(index)", in: folder.path)
      entry.files.append(
        .init(name: name, written: index < records.count ? Self.digest(records[index].bytes) : nil))
    }
    try folder.write(SortedJSON.text(entry), to: "\(place)/entry.json")
    var done = 0
    do {
      for record in records {
        _ = try record.write()
        done += 1
      }
      for path in paths.dropFirst(records.count) {
        guard unlink(path) == 0 || errno == ENOENT else { throw FileError(path: path, code: errno) }
        done += 1
      }
    } catch {
      for index in 0..<done { try AtomicFile.write(copies[index], to: all[index], in: root) }
      try? FileManager.default.removeItem(atPath: "\(folder.path)/\(place)")
      throw error
    }
    for name in names { Self.removeEmptyFolders(of: name, in: root) }
  }

  /// Returns the path of a file that can be removed.
  private static func checkedPath(_ name: String, in root: String) throws -> String {
    let path = try AtomicFile.path(of: name, in: root)
    var status = stat()
    guard lstat(path, &status) == 0 else { throw FileError(path: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(path: path, code: EEXIST) }
    let parent = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    guard access(path, W_OK) == 0, access(parent, W_OK | X_OK) == 0 else { throw FileError(path: path, code: errno) }
    return path
  }

  private static func removeEmptyFolders(of name: String, in root: String) {
    var parts = name.split(separator: "/").dropLast()
    while !parts.isEmpty, rmdir("\(root)/\(parts.joined(separator: "/"))") == 0 { parts.removeLast() }
  }

  private static func digest(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes { HashText.text(XXH64.hash($0)) } }

  // MARK: Bringing back

  /// Numbers of the complete entries, ascending.
  private var entries: [Int] {
    let path = "\(folder.path)/\(Self.name)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.compactMap { Int($0) }.filter { RegularFile.isThere("\(path)/\($0)/entry.json") }.sorted()
  }

  /// Whether something was removed after the last decision on a run.
  package var isLatest: Bool {
    func time(_ path: String) -> Date? {
      (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
    guard let last = entries.last, let own = time("\(folder.path)/\(Self.name)/\(last)/entry.json") else {
      return false
    }
    return time(folder.decisionsPath).map { $0 <= own } ?? true
  }

  /// Brings back what the last removal took away.
  /// - Parameter root: The folder of all goldens here; a removal from another one is left alone.
  /// - Returns: The paths written; nil if there is nothing to bring back.
  /// - Throws: ``FileError``, ``RunError`` for goldens that were written since; then nothing is written.
  package func undo(in root: String) throws -> [String]? {
    guard let last = entries.last else { return nil }
    let place = "\(folder.path)/\(Self.name)/\(last)"
    guard let entry = try RunFolder.read(Entry.self, "\(place)/entry.json"), entry.root == root else { return nil }
    let files = try entry.files.enumerated().map { index, file in
      // The folder may come from anywhere.
      guard [".png", ".svg", "/frames.txt"].contains(where: file.name.hasSuffix) else {
        throw RunError.damaged("\(place)/entry.json", "files[\(index)].name: not a file of a golden")
      }
      let path = try AtomicFile.path(of: file.name, in: root)
      guard let before = try? RegularFile.bytes("\(place)/\(index)") else {
        throw RunError.damaged("\(place)/\(index)", "what was removed is missing or cannot be read")
      }
      let now = try? RegularFile.bytes(path)
      guard now == before || now.map(Self.digest) == file.written else { throw RunError.changedSince(path) }
      return GoldenFile(root: root, name: file.name, bytes: before)
    }
    for file in files { _ = try file.write() }
    try? FileManager.default.removeItem(atPath: place)
    rmdir("\(folder.path)/\(Self.name)")
    return files.map(\.path)
  }
}
