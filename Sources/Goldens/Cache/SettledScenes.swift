package import Scenes
import Values

/// Scenes whose cells all were as their goldens, and of which nothing has changed since: neither the scene, the program and the
/// fonts, nor a byte of the goldens.
package struct SettledScenes: Sendable {
  private let cache: CacheFolder
  private let choice: String

  /// What an earlier run found of a scene.
  package struct Entry: Codable, Sendable {
    /// The scene's part of the run.
    package var scene: StoredScene
    /// What it took.
    package var seconds: Double
  }

  /// - Parameter choice: What decides which cells a scene has and which have pictures, besides the scene and its record.
  package init(_ cache: CacheFolder, choice: String) { (self.cache, self.choice) = (cache, choice) }

  /// The file of a scene with its goldens as they are now; nil where a golden is missing or cannot be read.
  /// - Complexity: O(bytes of the goldens).
  package func path(of scene: Scene, in folder: GoldenFolder) -> String? {
    folder.digests.map { cache.path(of: scene, purpose: "settled", others: [choice] + $0) }
  }

  /// What was found of a scene.
  package func entry(at path: String) -> Entry? { cache.value(at: path) }

  /// Keeps what was found of a scene, if it is settled; forgets what an earlier run found, if it is not.
  package func keep(_ compared: Verification.Compared, seconds: Double, at path: String) {
    if let scene = compared.settled {
      cache.keep(value: Entry(scene: scene, seconds: seconds), at: path)
    } else {
      cache.remove(path)
    }
  }
}

extension GoldenFolder {
  /// Of the record, and of the pictures with their names.
  fileprivate var digests: [String]? {
    func digest(_ path: String, _ limit: Int) -> String? {
      (try? RegularFile.bytes(path, limit: limit)).map { ValueDigest.text($0) }
    }
    guard let record = digest(recordPath, Limits.recordBytes) else { return nil }
    var parts = [record]
    for (cell, file) in pictures {
      guard let picture = digest(picturePath(cell, as: file), Limits.goldenPictureBytes) else { return nil }
      parts += [pictureFile(cell, as: file), picture]
    }
    return parts
  }
}
