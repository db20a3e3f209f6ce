import Foundation
import Layout
import Values

/// Bars, notches and the home indicator cover what is outside the safe area (AL-5.14). Backgrounds and pictures may be
/// there, text and controls may not. In a scroll view whose content fits nothing can be scrolled out from below.
struct OutsideSafeAreaRule: MatrixRule {
  static let info = LintRuleInfo(
    "outside-safe-area", .geometry, .warning, "text or a control leaves the safe area")

  private var leavers = Leavers()
  /// Sides at which something leaves the screen in some cell: leaving the safe area there has the same cause.
  private var overrun: Set<ScreenSide> = []

  /// The shorter side of the smallest phone, in points.
  private static let smallestWindow = 320.0

  mutating func note(_ layout: LintedLayout) {
    // The scene of a single cell or view does not say where others place it.
    if layout.scene.scene.standsAlone != nil { return }
    // A canvas smaller than any window shows a part of a screen, such as the content of a preview.
    let size = layout.bounds.size
    if layout.scene.scene.canvas != nil, min(size.width, size.height) < Self.smallestWindow { return }
    let safe = layout.safeBounds
    let found = layout.inked.flatMap { item -> [Leavers.Item] in
      guard item.isForeground, layout.isFixed(item.view), !layout.isTransformed(item.view),
        item.rect.intersects(layout.bounds)
      else { return [] }
      return ScreenSide.allCases.compactMap { side in
        let points = side.excess(of: item.rect, beyond: safe)
        guard points > LintedLayout.slack else { return nil }
        return Leavers.Item(
          name: layout.views[item.view].name, place: layout.place(item.view), side: side, points: points)
      }
    }
    for (_, sides) in OutsideScreenRule.leavers(in: layout) { overrun.formUnion(sides.map(\.0)) }
    leavers.note(found, in: layout.cells)
  }

  func findings(in scene: LintedScene) -> [(finding: LintFinding, cells: [String])] {
    leavers.findings(
      at: ScreenSide.allCases.filter { !overrun.contains($0) },
      { names, side in "\(names): beyond the safe area at the \(side.rawValue)" },
      in: scene, next: "constrain it to Safe Area or a margin instead of the superview's edge")
  }
}

extension LintedLayout {
  /// Whether a view stays where it is: every scroll view around it shows all of its content.
  fileprivate func isFixed(_ place: Int) -> Bool {
    var next = scroller[place]
    while let outer = next {
      let view = views[outer]
      guard view.content == .scroll, view.presentation == nil, case .scroll? = source(outer)?.kind,
        let content = view.contentSize, content.width <= view.frame.width + Self.slack,
        content.height <= view.frame.height + Self.slack
      else { return false }
      next = scroller[outer]
    }
    return true
  }
}
