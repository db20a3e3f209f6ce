import Foundation
import Layout
import Values

/// What is outside its superview is drawn, but receives no touches, and disappears if the superview clips.
enum OutsideSuperviewRule: LayoutRule {
  static let info = LintRuleInfo("outside-superview", .geometry, .warning, "a view leaves its superview")

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    layout.views.indices.compactMap { place in
      let view = layout.views[place]
      guard layout.isSeen[place], view.content != .guide, let parent = view.parent, layout.isDrawn(place),
        !layout.isTransformed(place)
      else { return nil }
      let outer = layout.views[parent]
      // The screen, and views that scroll or clip, have their own rules; labels that a row makes are the system's.
      if outer.isRoot || outer.content.scrolls || outer.paint.clips || layout.source(place) == nil { return nil }
      if outer.frame.width < 0.5 || outer.frame.height < 0.5 { return nil }
      // A stack that aligns baselines is only as high as its views would be without the alignment (AL-4.31).
      if case .stack(let stack)? = layout.source(parent)?.kind, stack.alignment.isBaseline { return nil }
      // Shadows and thumbs extend beyond the alignment rect (AL-2.42).
      let inner = layout.explanation.views[place].alignmentRect
      let excess = ScreenSide.allCases.map { ($0, $0.excess(of: inner, beyond: outer.absoluteFrame)) }
        .filter { $0.1 > LintedLayout.slack }
      guard let farthest = excess.max(by: { $0.1 < $1.1 }) else { return nil }
      let wrong = layout.scene.wrongInequality(of: [view.name], at: farthest.0)
      return LintFinding(
        [view.name],
        "\(view.name) leaves \(outer.name) at the \(excess.map(\.0.rawValue).joined(separator: " and ")) by \(number: farthest.1) points",
        at: layout.place(place),
        next: wrong?.advice ?? "keep that edge inside \(outer.name), or let \(outer.name) grow with it", fix: wrong?.fix
      )
    }
  }
}

extension SceneStack.Alignment {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
