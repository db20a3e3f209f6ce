import Foundation
import Values

/// What decisions and prunings replaced, in order, until it is wanted back. A later verification leaves the journal alone:
/// a change can be undone as long as its goldens are as it left them.
package struct GoldenJournal {
  private let folder: RunFolder

  /// - Parameter folder: Where runs are stored; it need not exist.
  package init(_ folder: RunFolder) { self.folder = folder }

  /// A change of goldens.
  struct Entry: Codable {
    /// The folder of all goldens.
    let root: String
    /// In the order of their copies.
    var files: [File] = []
    /// nil if goldens were pruned.
    var decision: Decisions.Decision?
    /// The cells that the decision is about.
    var keys: [String] = []
    /// The stamp of the run that the decision is about.
    var run: String?

    struct File: Codable {
      /// Relative to the root.
      let name: String
      /// The folder of this golden, if the change is of several folders; nil for that of the entry.
      var root: String?
      /// Whether the journal has what it contained before; else there was no such file.
      let hasCopy: Bool
      /// A digest of what was written in its place; nil if it was removed.
      let written: String?
    }
  }

  private static let entryName = "entry.json"
  /// The most changes of earlier runs that are kept.
  private static let limit = 50

  /// Numbers of the complete entries, ascending.
  private var numbers: [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.journalPath)) ?? []
    return names.compactMap { Int($0) }.filter {
      RegularFile.isThere("\(folder.journalPath)/\($0)/\(Self.entryName)")
    }.sorted()
  }

  private func entry(_ number: Int) throws(RunError) -> Entry? {
    try RunFolder.read(Entry.self, "\(folder.journalPath)/\(number)/\(Self.entryName)")
  }

  private static func digest(_ bytes: [UInt8]) -> String { HashText.text(of: bytes) }

  // MARK: Keeping

  /// Notes a decision, and keeps the goldens it is about to replace.
  /// - Returns: The number of the new entry.
  /// - Throws: ``FileError``.
  @discardableResult
  func keep(
    _ decision: Decisions.Decision, _ keys: [String], run: String?, replacing files: [GoldenFile], in root: String
  ) throws -> Int {
    var entry = Entry(root: root, decision: decision, keys: keys, run: run)
    var copies: [[UInt8]?] = []
    for file in files {
      let old = RegularFile.isThere(file.path) ? try RegularFile.bytes(file.path) : nil
      copies.append(old)
      entry.files.append(.init(name: file.name, hasCopy: old != nil, written: Self.digest(file.bytes)))
    }
    return try write(entry, copies)
  }

  /// - Returns: The number of the new entry.
  @discardableResult
  private func write(_ entry: Entry, _ copies: [[UInt8]?]) throws -> Int {
    let number = (numbers.last ?? 0) + 1
    let place = "\(RunFolder.journalName)/\(number)"
    _ = try AtomicFile.path(of: place, in: folder.path)
    try? FileManager.default.removeItem(atPath: "\(folder.path)/\(place)")
    for (index, copy) in copies.enumerated() {
      if let copy { try AtomicFile.write(copy, to: "\(place)/\(index)", in: folder.path) }
    }
    // Written last: an entry without it is not complete.
    try folder.write(SortedJSON.text(entry), to: "\(place)/\(Self.entryName)")
    return number
  }

  /// Forgets a change, which can no longer be undone.
  func drop(_ number: Int) {
    try? FileManager.default.removeItem(atPath: "\(folder.journalPath)/\(number)")
    rmdir(folder.journalPath)
  }

  // MARK: Pruning

  /// A file of a golden to be removed.
  package struct Orphan {
    /// The folder of all goldens.
    let root: String
    /// Relative to the root.
    let name: String

    /// See the properties.
    package init(root: String, name: String) { (self.root, self.name) = (root, name) }
  }

  /// Removes files of goldens and shortens records: all of it, or nothing, and as one change.
  /// - Parameters:
  ///   - orphans: Folders that become empty are removed too.
  ///   - records: Records that keep other cells.
  /// - Throws: ``FileError`` for a symbolic link, for anything that is not a file, and for a file that may not be
  ///   changed; everything is as before then.
  package func prune(_ orphans: [Orphan], shortening records: [GoldenFile] = []) throws {
    try? FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let lock = try FileLock(folder.lockPath)
    defer { withExtendedLifetime(lock) {} }
    let all = records.map { Orphan(root: $0.root, name: $0.name) } + orphans
    guard let root = all.first?.root else { return }
    let paths = try all.map { try Self.checkedPath($0.name, in: $0.root) }
    let copies = try paths.map { path throws(FileError) -> [UInt8] in
      do throws(RegularFile.Failure) {
        return try RegularFile.bytes(path)
      } catch {
        throw FileError(path: path, code: error == .missing ? ENOENT : EACCES)
      }
    }
    var entry = Entry(root: root)
    for (index, file) in all.enumerated() {
      let written = index < records.count ? Self.digest(records[index].bytes) : nil
      entry.files.append(
        .init(name: file.name, root: file.root == root ? nil : file.root, hasCopy: true, written: written))
    }
    let number = try write(entry, copies)
    do {
      _ = try GoldenFile.write(records)
      for path in paths.dropFirst(records.count) {
        guard unlink(path) == 0 || errno == ENOENT else { throw FileError(path: path, code: errno) }
      }
    } catch {
      for (file, copy) in zip(all, copies) { try AtomicFile.write(copy, to: file.name, in: file.root) }
      drop(number)
      throw error
    }
    for orphan in orphans { Self.removeEmptyFolders(of: orphan.name, in: orphan.root) }
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

  // MARK: Undoing

  /// The stamp of the run that the last change decided on; nil if nothing is left, or if goldens were pruned.
  func lastRun() throws(RunError) -> String? {
    guard let last = numbers.last else { return nil }
    return try entry(last)?.run
  }

  /// Reverts the last change of goldens, whatever run it decided on.
  /// - Parameter roots: The folders of all goldens here; a change of another one is left alone.
  /// - Returns: The paths of its goldens; nil if there is nothing to revert.
  /// - Throws: ``FileError``, ``RunError`` for goldens that were written since; then nothing is written.
  package func undo(in roots: [String]) throws -> [String]? {
    if numbers.isEmpty { return nil }
    let lock = try FileLock(folder.lockPath)
    defer { withExtendedLifetime(lock) {} }
    return try undoLast(in: roots) { _ in }
  }

  /// Reverts the last change, for a caller that holds the folder's lock.
  /// - Parameter forget: Called with the cells that the change decided on, before the change is forgotten.
  func undoLast(in roots: [String], forget: ([String]) throws -> Void) throws -> [String]? {
    guard let number = numbers.last, let entry = try entry(number),
      Set(entry.files.compactMap(\.root) + [entry.root]).isSubset(of: roots)
    else { return nil }
    let place = "\(folder.journalPath)/\(number)"
    let steps = try entry.files.enumerated().map { index, file in
      // The folder may come from anywhere.
      let isGolden = [".png", ".svg", "/frames.txt"].contains(where: file.name.hasSuffix)
      guard NameInFolder.isPlain(file.name), isGolden || TestGoldens.isFile(file.name) else {
        throw RunError.damaged("\(place)/\(Self.entryName)", "files[\(index)].name: not a file of a golden")
      }
      let root = file.root ?? entry.root
      let path = try AtomicFile.path(of: file.name, in: root)
      let now = try? RegularFile.bytes(path)
      let before = file.hasCopy ? try? RegularFile.bytes("\(place)/\(index)") : nil
      if file.hasCopy, before == nil {
        throw RunError.damaged("\(place)/\(index)", "the previous golden is missing or cannot be read")
      }
      guard now.map(Self.digest) == file.written || now == before else { throw RunError.changedSince(path) }
      return (file: GoldenFile(root: root, name: file.name, bytes: before ?? []), isNew: before == nil)
    }
    for step in steps.reversed() {
      if step.isNew { unlink(step.file.path) } else { _ = try step.file.write() }
    }
    try forget(entry.keys)
    drop(number)
    return steps.map(\.file.path)
  }

  /// Removes what need not or cannot be undone once another run is stored: decisions that changed no golden, the last
  /// changes if their goldens have changed since, and the oldest beyond ``limit``.
  func tidy() {
    for number in numbers.dropLast(Self.limit) { drop(number) }
    for number in numbers where ((try? entry(number)) ?? nil)?.files.isEmpty ?? true { drop(number) }
    while let last = numbers.last, let entry = (try? entry(last)) ?? nil, !isInForce(entry) { drop(last) }
  }

  /// Whether the goldens of a change are as it left them.
  private func isInForce(_ entry: Entry) -> Bool {
    entry.files.allSatisfy { file in
      guard NameInFolder.isPlain(file.name) else { return false }
      return (try? RegularFile.bytes("\(file.root ?? entry.root)/\(file.name)")).map(Self.digest) == file.written
    }
  }
}
