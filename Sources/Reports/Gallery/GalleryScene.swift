import CairoCanvas
import Drawing
import Foundation
package import LayoutMaps
package import Verifying

/// A scene of a gallery: what the page needs to draw all its cells, in one compressed file.
package struct GalleryScene: Sendable {
  /// The scene; its title, source, notes and states are shown.
  let scene: Scene
  /// The text of the document as written; nil if it is not read as text.
  let text: String?
  /// The page of its window at any size, relative to the scene's folder; nil for none.
  let live: String?
  /// The ending of the files with figures, which are named after the cells; nil for none.
  let figure: String?
  /// Its cells, in the matrix's order.
  let cells: [GalleryCell]
  /// The drawings that the cells refer to by number.
  let drawings: [Int: GalleryDrawing]
  /// The laws of its layouts.
  let laws: [LayoutLaw]

  /// Creates a scene of a gallery.
  package init(
    scene: Scene, text: String? = nil, live: String? = nil, figure: String? = nil, cells: [GalleryCell],
    drawings: [Int: GalleryDrawing],
    laws: [LayoutLaw]
  ) {
    (self.scene, self.text, self.live, self.figure) = (scene, text, live, figure)
    (self.cells, self.drawings, self.laws) = (cells, drawings, laws)
  }

  /// The scene's file in the gallery's folder.
  package static func fileName(_ id: String) -> String { "\(id)/scene.html" }

  /// Packs the scene.
  /// - Complexity: O(drawings · elements).
  /// - Throws: `CanvasError.noMemory(bytes:)`.
  package func packed() throws -> (html: String, summary: GallerySummary) {
    var pack = ScenePack(self)
    let json = pack.json()
    let data = Data(try Zlib.compressed(Array(json.utf8), level: 7)).base64EncodedString()
    let html = Page.part(title: scene.title, data: "\"\(data)\"")
    let drawn = GallerySummary.Drawn(self, pack.groups, size: html.utf8.count)
    return (html, GallerySummary(scene, cells.map(\.cell), drawn))
  }
}
