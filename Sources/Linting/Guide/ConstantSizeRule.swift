import Layout
import Values

/// A natural size adapts to the language and the text size; a constant does not (AL-3.1).
enum ConstantSizeRule: DocumentRule {
  static let info = LintRuleInfo(
    "constant-size", .guide, .warning, "a view with a natural size has a constant size", .likely)

  static func findings(in scene: LintedScene) -> [LintFinding] {
    scene.constraints.compactMap { constraint in
      guard constraint.fixesLength, !constraint.isVisualFormat, constraint.priority > 750,
        let view = scene.view(constraint.first),
        view.intrinsic == nil
      else { return nil }
      let points = constraint.points(scene.superviews)
      // A length of 0 closes a view intentionally.
      guard points > 0, isNatural(view.kind, constraint.first.attribute),
        !hasRoom(points, view.kind, constraint.first.attribute)
      else { return nil }
      let isWidth = constraint.first.attribute == .width
      return LintFinding(
        [view.name, scene.subject(constraint)],
        "\(scene.text(constraint)): \(view.name) has an intrinsic \(isWidth ? "width" : "height"), but the constraint fixes it at \(number: points)",
        at: constraint.place,
        next: "remove the constraint, or make it >= so that the content may grow")
    }
  }

  /// Whether a constant leaves room for whatever the content may become: a line of a font that does not follow the reader's
  /// text size is as high in any language, and an indicator has one size.
  private static func hasRoom(_ points: Double, _ kind: SceneView.Kind, _ attribute: SceneAttribute) -> Bool {
    switch kind {
    case .label(let label):
      guard attribute == .height, label.runs == nil, (label.numberOfLines ?? 1) == 1,
        case .system(let size, _)? = label.font?.choice
      else { return false }
      return points >= SceneFont.systemLineHeight(size: size)
    case .spinner(let spinner): return points >= (spinner.isLarge ? 37 : 20)
    default: return false
    }
  }

  /// Whether the content of a kind determines a length, and does so better than a constant. Controls that are too small
  /// are reported by ``TouchTargetRule``, and larger ones are easier to hit.
  private static func isNatural(_ kind: SceneView.Kind, _ attribute: SceneAttribute) -> Bool {
    switch kind {
    case .label(let label):
      // Lines break at some width, but a one-line text has its natural width.
      !label.text.isEmpty && (attribute == .height || (label.numberOfLines ?? 1) == 1)
    case .button(let button): !button.title.isEmpty && attribute == .width
    case .spinner: true
    case .progress: attribute == .height
    case .view, .textView, .image, .stack, .scroll, .table, .collection, .section, .sheet, .alert, .row, .guide,
      .effect, .textField,
      .searchBar, .toggle,
      .stepper, .slider, .segments, .pageControl, .datePicker, .picker, .colorWell, .bar:
      false
    }
  }
}
