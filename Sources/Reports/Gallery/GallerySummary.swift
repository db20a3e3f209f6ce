import Drawing
import Foundation
import LayoutMaps
package import Verifying

/// What the overview says of a scene.
package struct GallerySummary: Sendable {
  /// What the overview says of a scene and only its layouts show.
  package struct Drawn: Sendable, Codable {
    /// Names of the layouts of the initial state.
    let names: [String]
    /// How many cells have findings.
    let findingCount: Int
    /// The texts that are drawn on the card's screen.
    let texts: [String]
    /// The picture of the card.
    let card: SVGParts
    /// The name of the card's screen.
    let cardScreen: String
    /// The part of the card's screen that holds views: x, y, width and height, in points.
    let crop: [Double]
    /// The size of the scene's file, in bytes.
    let size: Int
  }

  /// The scene's id, which is its folder.
  package let id: String
  let title: String
  /// Names of the states, without the initial one.
  let states: [String]
  /// The number of its cells.
  package let count: Int
  let views: [String]
  let texts: [String]
  /// The windows of its cells.
  let windows: [Cell]
  /// What its layouts show.
  package let drawn: Drawn

  /// The number of its distinct layouts in the initial state.
  package var layoutCount: Int { drawn.names.count }
  /// The size of its file, in bytes.
  package var size: Int { drawn.size }

  /// The most characters of a text that are searched.
  private static let textLimit = 400

  /// Creates the summary of a scene.
  /// - Parameter cells: Those of which there are pictures.
  package init(_ scene: Scene, _ cells: [Cell], _ drawn: Drawn) {
    (id, title, self.drawn) = (scene.id, scene.title, drawn)
    states = scene.states.map(\.name)
    count = cells.count
    views = scene.allViews.map(\.name).filter { !$0.isEmpty }
    var seen: Set<String> = []
    // As they are drawn; of those elsewhere, such as in other states, what the document states.
    let stated = scene.allViews.flatMap(\.texts).filter { !$0.contains("{") }
    texts = (drawn.texts + stated).map { String($0.prefix(Self.textLimit)) }.filter {
      !$0.isEmpty && seen.insert($0).inserted
    }
    var screens: Set<String> = []
    windows = cells.filter { screens.insert($0.screenName).inserted }
  }
}

extension GallerySummary.Drawn {
  init(_ scene: GalleryScene, _ groups: [SceneGroup], size: Int) {
    names = groups.first?.layouts.map(\.name) ?? []
    findingCount = scene.cells.count { !(scene.drawings[$0.drawing]?.layout.findings.isEmpty ?? true) }
    let shown = groups.first?.layouts.first.map { scene.cells[$0.representative] } ?? scene.cells[0]
    cardScreen = shown.cell.screenName
    card = scene.drawings[shown.drawing]?.parts ?? SVGParts()
    texts =
      scene.drawings[shown.drawing]?.layout.views.compactMap(\.text).map { content in
        content.lines.map { $0.run.text }.joined(separator: " ")
      } ?? []
    crop = scene.drawings[shown.drawing].map { Self.crop($0.layout) } ?? [0, 0, 1, 1]
    self.size = size
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
