import Layout
import Values

/// Properties that all shards of a run must share, so that they can be merged as if they were one run.
package struct ShardBasis: Codable, Sendable, Equatable {
  /// The program: its version, its commit if known, and a digest of its bytes.
  package var program: String
  /// The renderer's fingerprint: libraries and fonts.
  package var renderer: String
  /// A digest of all documents and of the settings.
  package var documents: String
  /// A digest of the scenes as read, with their pictures, colors and fonts; nil among processes of one
  /// run and in shards of earlier versions, like all that follow.
  package var scenes: String?
  /// A digest of the goldens of all documents.
  package var goldens: String?
  /// A digest of the installed fonts.
  package var fonts: String?
  /// What the command line and the settings select, by name: the tolerance, the cells.
  package var options: [String: String]?

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

  /// Adds what may differ between machines, or between the times at which they ran.
  /// - Parameters:
  ///   - scenes: The scenes of all documents.
  ///   - root: The folder of all goldens.
  ///   - options: What the command line and the settings select, by name.
  /// - Complexity: O(bytes of scenes, goldens and fonts).
  package mutating func add(scenes: [Scene], goldens root: String, options: [String: String]) {
    self.scenes = ValueDigest.text(of: scenes.concurrentlyMapped { ValueDigest.text(of: $0) })
    goldens = ValueDigest.text(
      of: scenes.concurrentlyMapped { GoldenFolder(root: root, scene: $0.id).contents.joined(separator: "\n") })
    fonts = InstalledFonts.digest
    self.options = options
  }

  private static func shortened(_ text: String) -> String {
    text.count > 200 ? "\(text.prefix(200))... (\(ValueDigest.text(of: text).prefix(8)))" : text
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
    let names = Set((options ?? [:]).keys).union((other.options ?? [:]).keys).sorted()
    for option in names where options?[option] != other.options?[option] {
      func said(_ options: [String: String]?) -> String { (options?[option]).map(Self.shortened) ?? "unknown" }
      return "\(option) of shard \(name): \(said(options)); of shard \(otherName): \(said(other.options))"
    }
    if fonts != other.fonts { return "shard \(name) was drawn with other fonts than shard \(otherName)" }
    if scenes != other.scenes {
      return "the pictures, colors or fonts in the documents of shard \(name) are not those of shard \(otherName)"
    }
    if goldens != other.goldens { return "the goldens of shard \(name) are not those of shard \(otherName)" }
    return nil
  }
}
