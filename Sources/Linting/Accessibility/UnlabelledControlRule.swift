import Foundation
import Layout
import Values

/// A control without text needs some next to it: a reader who cannot see it hears only the kind of control.
enum UnlabelledControlRule: LayoutRule {
  static let info = LintRuleInfo(
    "unlabelled-control", .accessibility, .warning, "a control has no text of its own, and none beside or above it")

  /// The largest distance of a label above its control, in points.
  private static let reach = 48.0

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    let labels = layout.inked.filter { layout.views[$0.view].content == .label }.map {
      layout.views[$0.view].absoluteFrame
    }
    return layout.inked.compactMap { item in
      guard let source = layout.source(item.view), needsLabel(source), source.paint.isEnabled else { return nil }
      let rect = layout.views[item.view].absoluteFrame
      let hasLabel = labels.contains { label in
        let isBeside = label.minY < rect.maxY && label.maxY > rect.minY
        let isAbove =
          label.maxY <= rect.minY + 1 && rect.minY - label.maxY <= reach && label.minX < rect.maxX
          && label.maxX > rect.minX
        return isBeside || isAbove
      }
      if hasLabel { return nil }
      return LintFinding(
        [source.name], "\(source.name): no text says what it is for", at: layout.place(item.view),
        next: "put a label beside or above it, or give it a title or a placeholder")
    }
  }

  private static func needsLabel(_ view: SceneView) -> Bool {
    switch view.kind {
    case .toggle, .slider, .stepper, .colorWell: true
    case .textField(let field): (field.placeholder ?? "").isEmpty && (field.text ?? "").isEmpty
    // A system symbol has its own accessibility label.
    case .button(let button):
      button.title.isEmpty && button.runs == nil && button.symbol == nil && !(button.style?.isFixed ?? false)
    default: false
    }
  }
}
