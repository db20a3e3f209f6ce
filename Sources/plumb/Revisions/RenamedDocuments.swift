import Foundation
import Values

/// Documents that have other names in another revision, found by their contents, as git finds renamed files.
struct RenamedDocuments {
  /// The former paths by the present ones.
  private(set) var former: [String: String] = [:]

  /// The part of the lines that two versions of a document have in common, at least.
  private static let likeness = 0.5

  /// Pairs documents with those most like them.
  /// - Parameters:
  ///   - present: The contents of documents that the other revision does not have, by path.
  ///   - gone: The contents of documents that only the other revision has, by path.
  /// - Complexity: O(present · gone · lines).
  init(_ present: [String: [UInt8]], from gone: [String: [UInt8]]) {
    func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>: Int] {
      Dictionary(bytes.split(separator: UInt8(ascii: "\n")).map { ($0, 1) }, uniquingKeysWith: +)
    }
    let (own, others) = (present.mapValues(lines), gone.mapValues(lines))
    var pairs: [(share: Double, path: String, other: String)] = []
    for (path, lines) in own {
      for (other, otherLines) in others where Self.ending(path) == Self.ending(other) {
        let common = lines.reduce(0) { $0 + min($1.value, otherLines[$1.key] ?? 0) }
        let share = Double(common) / Double(max(1, lines.values.reduce(0, +), otherLines.values.reduce(0, +)))
        if share >= Self.likeness { pairs.append((share, path, other)) }
      }
    }
    for (_, path, other) in pairs.sorted(by: { ($1.share, $0.path, $0.other) < ($0.share, $1.path, $1.other) })
    where former[path] == nil && !former.values.contains(other) {
      former[path] = other
    }
  }

  private static func ending(_ path: String) -> String { URL(filePath: path).pathExtension.lowercased() }
}

extension GitRevision {
  /// Returns the former paths of documents that this revision does not have, by the present ones.
  /// - Parameters:
  ///   - paths: Documents as they are called at present.
  ///   - folder: The folder with their present contents; empty for the working folder.
  ///   - exists: Whether a document of this revision exists at present, too; such a one was not renamed.
  /// - Throws: ``UsageError``.
  func formerPaths(of paths: [String], in folder: String, exists: (String) -> Bool) throws -> [String: String] {
    let all = try documentObjects()
    var fresh: [String: [UInt8]] = [:]
    for path in paths where all[path] == nil {
      fresh[path] = try? RegularFile.bytes(
        folder.isEmpty ? path : "\(folder)/\(path)", limit: Limits.storyboardBytes)
    }
    if fresh.isEmpty { return [:] }
    let gone = all.filter { !exists($0.key) }.sorted { $0.key < $1.key }
    if gone.isEmpty { return [:] }
    let contents = Dictionary(uniqueKeysWithValues: zip(gone.map(\.key), try Git.blobs(gone.map(\.value))))
    return RenamedDocuments(fresh, from: contents).former
  }
}
