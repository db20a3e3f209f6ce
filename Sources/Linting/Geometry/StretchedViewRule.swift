import Foundation
import Layout
import Values

/// A view that is much higher than its content shows nothing of it without a background: its text stands somewhere in
/// an area that one does not see, and that responds to touches.
enum StretchedViewRule: LayoutRule {
  static let info = LintRuleInfo(
    "stretched-view", .geometry, .note, "a view is much higher than its content, and nothing shows that")

  /// How many times its natural size a view may be, and how many points larger at least.
  private static let (times, least) = (3.0, 60.0)

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    layout.views.indices.compactMap { place -> LintFinding? in
      let view = layout.views[place]
      guard layout.isSeen[place], layout.source(place) != nil, showsNoGround(view), !layout.isTransformed(place) else {
        return nil
      }
      let natural = layout.explanation.views[place].naturalSize
      // A line of text or a button is often as wide as its row; no row is as high as this.
      guard let own = natural.height, own > 0, view.frame.height > max(times * own, own + least),
        !isInGrid(place, of: layout)
      else { return nil }
      return LintFinding(
        [view.name], "\(view.name): \(number: view.frame.height) points high, its content \(number: own)",
        at: layout.place(place),
        next: "constrain something else, raise its hugging, or give it a background if the area is meant")
    }
  }

  /// Whether a view beside it has the same size: in rows and columns that is meant.
  private static func isInGrid(_ place: Int, of layout: LintedLayout) -> Bool {
    let view = layout.views[place]
    return layout.views.indices.contains { other in
      let sibling = layout.views[other]
      return other != place && sibling.parent == view.parent && abs(sibling.frame.height - view.frame.height) < 1
        && abs(sibling.frame.width - view.frame.width) < 1
    }
  }

  /// Whether neither a background nor a border shows the view's frame.
  private static func showsNoGround(_ view: SolvedView) -> Bool {
    if view.background.map({ $0.alpha > 0 }) ?? false || view.paint.borderWidth > 0 { return false }
    switch view.content {
    case .label: return view.text.map { $0.lines.count == 1 } ?? false
    case .button(let button): return button.ground == nil
    default: return false
    }
  }
}
