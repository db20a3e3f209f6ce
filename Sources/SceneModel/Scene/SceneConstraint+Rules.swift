package import SystemValues

extension SceneAttribute {
  /// The attribute in the rules for constraints.
  package var rule: ConstraintAttribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .baseline, .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }

  /// Whether it is on the horizontal axis.
  package var isHorizontal: Bool { rule.isHorizontal }
}

extension SceneConstraint {
  /// Whether the reading direction decides its sides: it has a leading or a trailing attribute (AL-1.31).
  package var isDirectional: Bool {
    [first, second].contains { $0?.attribute.rule.kind == .directional }
  }

  /// Why UIKit would reject this constraint (AL-1.11, AL-1.20), in UIKit's words; nil if it would not.
  ///
  /// Documents check this before anything is built.
  package var objection: String? {
    let points = if case .points(let points) = constant { points } else { 0.0 }
    for operand in [first, second].compactMap({ $0 }) {
      let isGuide =
        switch operand.item {
        case .topLayoutGuide, .bottomLayoutGuide, .safeArea, .safeAreaOf, .readableGuide, .keyboardGuide, .contentGuide,
          .frameGuide:
          true
        case .root, .view: false
        }
      let isBaseline = [.baseline, .firstBaseline, .lastBaseline].contains(operand.attribute)
      if isGuide, isBaseline || operand.attribute.isOfMargins { return "Invalid pairing of layout attributes" }
    }
    return ConstraintRules.objection(
      first.attribute.rule, hasSecondItem: second != nil,
      second?.attribute.rule ?? .notAnAttribute, multiplier: multiplier, constant: points,
      allowsMixedAxes: false)?.reason
      ?? ConstraintRules.objection(toPriority: priority.rawValue)?.reason
  }
}
