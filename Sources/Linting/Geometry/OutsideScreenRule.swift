import Foundation
import Layout
import Values

/// Text and controls beyond the screen cannot be read or touched. What is outside in every cell is probably moved in
/// later.
struct OutsideScreenRule: MatrixRule {
  static let info = LintRuleInfo(
    "outside-screen", .geometry, .error, "text or a control leaves the screen, and nothing scrolls to it")

  /// What leaves the screen, by layout.
  private var layouts: [(leaving: [Leavers.Item], cells: [String])] = []
  /// Names of views that are at least partly on the screen in some cell.
  private var shown: Set<String> = []

  mutating func note(_ layout: LintedLayout) {
    // The scene of a single cell or view does not say where others place it.
    if layout.scene.scene.standsAlone != nil { return }
    var leaving: [Leavers.Item] = []
    for (item, sides) in Self.leavers(in: layout) {
      let name = layout.views[item.view].name
      if item.rect.intersects(layout.bounds) { shown.insert(name) }
      for (side, points) in sides {
        leaving.append(Leavers.Item(name: name, place: layout.place(item.view), side: side, points: points))
      }
    }
    layouts.append((leaving, layout.cells))
  }

  /// Returns what is drawn beyond the screen, outside scroll views, with the sides and the excess in points.
  static func leavers(in layout: LintedLayout) -> [(ink: LintedLayout.Ink, sides: [(ScreenSide, Double)])] {
    layout.inked.filter { $0.isForeground && layout.scroller[$0.view] == nil && !layout.isTransformed($0.view) }.map {
      item in
      let sides = ScreenSide.allCases.compactMap { side -> (ScreenSide, Double)? in
        let points = side.excess(of: item.rect, beyond: layout.bounds)
        return points > LintedLayout.slack ? (side, points) : nil
      }
      return (item, sides)
    }
  }

  func findings(in scene: LintedScene) -> [(finding: LintFinding, cells: [String])] {
    var leavers = Leavers()
    for (leaving, cells) in layouts { leavers.note(leaving.filter { shown.contains($0.name) }, in: cells) }
    return leavers.findings(
      at: ScreenSide.allCases,
      { names, side in "\(names): beyond the screen at the \(side.rawValue)" },
      in: scene, next: "let it shrink or wrap, constrain its far edge, or put it into a scroll view")
  }
}
