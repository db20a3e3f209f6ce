import Scenes
import Values

/// Properties that all shards of a run must share, so that they can be merged as if they were one run.
package struct ShardBasis: Codable, Sendable, Equatable {
  /// The program: its version, its commit if known, and a digest of its bytes.
  package var program: String
  /// The renderer's fingerprint: libraries and fonts.
  package var renderer: String
  /// A digest of all documents and of the settings.
  package var documents: String

  /// - Parameters:
  ///   - version: The program's version, as in `plumb --version`.
  ///   - files: Paths of all documents, and of the project's settings.
  /// - Complexity: O(bytes of the documents).
  package init(version: String, renderer: Renderer, files: [String]) {
    program = "\(version), \(ProgramDigest.text.prefix(16))"
    self.renderer = renderer.fingerprint(of: []).text
    documents = ValueDigest.text(
      of: files.map { path in
        "\(path) \((try? RegularFile.bytes(path)).map { ValueDigest.text($0) } ?? "unreadable")"
      }.joined(separator: "\n"))
  }

  /// Describes how this shard's basis differs from another's; nil if they are equal.
  func difference(_ name: String, from other: ShardBasis, _ otherName: String) -> String? {
    if program != other.program {
      return "shard \(name) was made by plumb \(program), shard \(otherName) by plumb \(other.program)"
    }
    if renderer != other.renderer {
      return "shard \(name) was drawn by \(renderer), shard \(otherName) by \(other.renderer)"
    }
    if documents != other.documents {
      return "the documents or the settings of shard \(name) are not those of shard \(otherName)"
    }
    return nil
  }
}
