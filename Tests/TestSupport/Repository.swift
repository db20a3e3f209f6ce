package import Foundation

/// Files of this repository, for tests that compare sources, documents and recipes with each other.
package enum Repository {
  /// The folder with `Package.swift`.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the path of a file or a folder.
  /// - Parameter name: Relative to the root.
  package static func path(_ name: String) -> String { root.appending(path: name).path(percentEncoded: false) }

  /// Returns the text of a file.
  /// - Parameter name: Relative to the root.
  /// - Throws: The Foundation error for a missing file, or for one that is not UTF-8.
  package static func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  /// Returns whether a file contains one of several words, with a search of bytes, which is much faster than a pattern.
  /// - Throws: The Foundation error for a missing file.
  /// - Complexity: O(bytes · words).
  package static func file(_ name: String, hasOneOf words: [String]) throws -> Bool {
    let data = try Data(contentsOf: URL(filePath: path(name)))
    return words.contains { data.range(of: Data($0.utf8)) != nil }
  }

  /// Returns the files below a folder, sorted, relative to the root.
  package static func files(_ folder: String, ending: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: path(folder))?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
  }
}
