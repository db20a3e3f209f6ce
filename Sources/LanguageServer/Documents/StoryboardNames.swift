import Foundation
import Layout
import StoryboardDocuments
import Values

/// The names in storyboards and xibs, read again only when a file changes: an editor asks at each key.
@MainActor
final class StoryboardNames {
  struct SceneNames {
    let title: String
    /// From 1.
    let line: Int
    let views: [(name: String, line: Int)]
  }

  private struct Known {
    /// When the file was last changed; nil for a text in the editor.
    let changed: Date?
    let text: [UInt8]?
    let scenes: [SceneNames]
  }

  private var known: [String: Known] = [:]

  /// Returns the scenes of a document, none for one that cannot be read.
  /// - Parameter shown: The document as the editor has it.
  /// - Complexity: O(1) for a document that has not changed, O(length) for another.
  func scenes(of url: URL, _ shown: OpenDocument?) -> [SceneNames] {
    let path = url.path(percentEncoded: false)
    let changed = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    if let found = known[path], found.text == shown?.text.bytes, shown != nil || found.changed == changed {
      return found.scenes
    }
    let bytes = shown?.text.bytes ?? (try? RegularFile.bytes(path, limit: StoryboardDocument.sizeLimit)) ?? []
    let read = try? StoryboardDocument.decode(Data(bytes), document: url.lastPathComponent, fonts: .installed)
    let scenes = (read ?? []).map { scene in
      SceneNames(
        title: scene.title, line: scene.rootView?.place?.line ?? 1,
        views: scene.allViews.compactMap { view in view.place.map { (view.name, $0.line) } })
    }
    known[path] = Known(changed: changed, text: shown?.text.bytes, scenes: scenes)
    return scenes
  }
}
