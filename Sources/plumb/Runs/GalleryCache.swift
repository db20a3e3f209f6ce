import Layout
import Reports
import Values
import Verifying

/// Scenes of galleries that were drawn before. A scene is not laid out again if its document, its cells, the settings and the
/// program are the same, and its file still has the bytes that were written.
struct GalleryCache: Sendable {
  /// What is kept of a scene.
  struct Kept: Codable, Sendable {
    /// A digest of the scene's file.
    let digest: String
    let drawn: GallerySummary.Drawn
    let findings: [StoredFinding]
  }

  private let cache: CacheFolder
  /// The gallery's folder.
  private let folder: String
  private let hasContentBeyond: Bool

  /// - Parameter hasContentBeyond: Whether pictures show the content of scroll views beyond the screen.
  init(_ cache: CacheFolder, folder: String, hasContentBeyond: Bool) {
    (self.cache, self.folder, self.hasContentBeyond) = (cache, folder, hasContentBeyond)
  }

  /// Returns the path of what is kept of a scene.
  /// - Parameter page: What its page shows besides its layouts.
  func path(of scene: Scene, _ cells: [Cell], page: [String]) -> String {
    cache.path(
      of: scene, purpose: "gallery", cells: cells, others: page + ["\(hasContentBeyond)"])
  }

  /// Returns what is kept of a scene; nil if its file is not as it was written.
  func kept(at path: String, file: String) -> Kept? {
    guard let kept = cache.value(Kept.self, at: path), let place = try? AtomicFile.path(of: file, in: folder),
      let bytes = try? RegularFile.bytes(place), CacheFolder.digest(of: bytes) == kept.digest
    else { return nil }
    return kept
  }

  /// Keeps a scene, once its file is written.
  /// - Parameter digest: A digest of the file.
  func keep(_ drawn: GallerySummary.Drawn, digest: String, _ findings: [StoredFinding], at path: String) {
    cache.keep(value: Kept(digest: digest, drawn: drawn, findings: findings), at: path)
  }

  /// Removes old files.
  func prune() { cache.prune() }
}
