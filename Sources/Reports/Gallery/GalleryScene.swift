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
    return (html, GallerySummary(self, pack.groups, size: html.utf8.count))
  }
}

/// What the overview says of a scene.
package struct GallerySummary: Sendable {
  /// The scene's id, which is its folder.
  package let id: String
  let title: String
  /// Names of the states, without the initial one.
  let states: [String]
  /// The number of its cells.
  package let count: Int
  /// Names of the layouts of the initial state.
  let names: [String]
  let views: [String]
  let texts: [String]
  /// How many cells have findings.
  let findingCount: Int
  /// The picture of the card.
  let card: SVGParts
  let cardCell: Cell
  /// The part of the card's screen that holds views: x, y, width and height, in points.
  let crop: [Double]
  /// The windows of its cells.
  let windows: [Cell]
  /// The size of its file, in bytes.
  package let size: Int

  /// The number of its distinct layouts in the initial state.
  package var layoutCount: Int { names.count }

  init(_ scene: GalleryScene, _ groups: [SceneGroup], size: Int) {
    (id, title, self.size) = (scene.scene.id, scene.scene.title, size)
    states = scene.scene.states.map(\.name)
    count = scene.cells.count
    names = groups.first?.layouts.map(\.name) ?? []
    views = scene.scene.allViews.map(\.name).filter { !$0.isEmpty }
    texts = Self.texts(scene)
    findingCount = scene.cells.count { !(scene.drawings[$0.drawing]?.layout.findings.isEmpty ?? true) }
    let shown = groups.first?.layouts.first.map { scene.cells[$0.representative] } ?? scene.cells[0]
    cardCell = shown.cell
    card = scene.drawings[shown.drawing]?.parts ?? SVGParts()
    crop = scene.drawings[shown.drawing].map { Self.crop($0.layout) } ?? [0, 0, 1, 1]
    var seen: Set<String> = []
    windows = scene.cells.map(\.cell).filter { seen.insert($0.screenName).inserted }
  }

  private static func texts(_ scene: GalleryScene) -> [String] {
    var seen: Set<String> = []
    return scene.scene.allViews.flatMap(\.texts).map { String($0.prefix(60)) }.filter {
      !$0.isEmpty && seen.insert($0).inserted
    }
  }

  /// Returns the part of a screen that a card shows: as wide as the screen, at most a little higher than wide, and where
  /// the views are.
  private static func crop(_ layout: SolvedLayout) -> [Double] {
    let size = layout.cell.size
    let height = min(size.height, (size.width * 1.15).rounded())
    let parents = Set(layout.views.compactMap(\.parent))
    let leaves = layout.views.indices.filter { !parents.contains($0) && !layout.views[$0].isHidden }
      .map { layout.views[$0].absoluteFrame }.filter { $0.width > 0 && $0.height > 0 && $0.minY < size.height }
    let top = leaves.map { Double($0.minY) }.min() ?? 0
    let bottom = leaves.map { min(size.height, Double($0.maxY)) }.max() ?? size.height
    let isAtTop = top < height * 0.55 && (bottom <= height || top < height * 0.3)
    let middle = bottom - top < height ? (top + bottom - height) / 2 : top - 40
    let offset = isAtTop ? 0 : max(0, min(size.height - height, middle)).rounded()
    return [0, offset, size.width, height]
  }
}
