import Layout
import Values

/// Scenes whose cells all matched their goldens, with no change since: neither in the scene, the program and the fonts,
/// nor in a byte of the goldens.
package struct SettledScenes: Sendable {
  private let cache: CacheFolder
  private let choice: String

  /// The result of an earlier run for a scene.
  package struct Entry: Codable, Sendable {
    /// The scene's part of the run.
    package var scene: StoredScene
    /// The seconds it took.
    package var seconds: Double
  }

  /// - Parameter choice: The settings, besides the scene and its record, that determine a scene's cells and which of
  ///   them have pictures.
  package init(_ cache: CacheFolder, choice: String) { (self.cache, self.choice) = (cache, choice) }

  /// Returns the path of the file for a scene with its present goldens; nil if a golden is missing or cannot be read.
  /// - Complexity: O(bytes of the goldens).
  package func path(of scene: Scene, in folder: GoldenFolder) -> String? {
    folder.digests.map { cache.path(of: scene, purpose: "settled", others: [choice] + $0) }
  }

  /// Returns the stored result for a scene.
  package func entry(at path: String) -> Entry? { cache.value(at: path) }

  /// Stores the result for a scene if it is settled, and removes an earlier run's otherwise.
  package func keep(_ compared: Verification.Compared, seconds: Double, at path: String) {
    if let scene = compared.settled {
      cache.keep(value: Entry(scene: scene, seconds: seconds), at: path)
    } else {
      cache.remove(path)
    }
  }
}

extension GoldenFolder {
  /// The folder's files, with digests of their contents; a file that cannot be read has none.
  var contents: [String] {
    func line(_ file: String, _ path: String, _ limit: Int) -> String {
      "\(file) \((try? RegularFile.bytes(path, limit: limit)).map { ValueDigest.text($0) } ?? "")"
    }
    return [line(recordFile, recordPath, Limits.recordBytes)]
      + pictures.map { cell, file in
        line(pictureFile(cell, as: file), picturePath(cell, as: file), Limits.goldenPictureBytes)
      }
  }

  /// Digests of the record, and of the pictures with their names.
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
