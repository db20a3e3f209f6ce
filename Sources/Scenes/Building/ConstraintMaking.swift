import UIKit

extension SceneAttribute {
  /// UIKit's name for it.
  var layoutAttribute: NSLayoutConstraint.Attribute {
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
}

extension SceneConstraint {
  var layoutRelation: NSLayoutConstraint.Relation {
    switch relation {
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    case .lessThanOrEqual: .lessThanOrEqual
    }
  }

  /// Why UIKit would refuse this constraint (AL-1.11, AL-1.20), in UIKit's words; nil if it would not.
  ///
  /// Documents ask before anything is built.
  public var objection: String? {
    let points = if case .points(let points) = constant { points } else { 0.0 }
    for operand in [first, second].compactMap({ $0 }) {
      let isGuide = operand.item == .topLayoutGuide || operand.item == .bottomLayoutGuide || operand.item == .safeArea
      let isBaseline = [.baseline, .firstBaseline, .lastBaseline].contains(operand.attribute)
      if isGuide, isBaseline || operand.attribute.isOfMargins { return "Invalid pairing of layout attributes" }
    }
    return ConstraintLegality.objection(
      first.attribute.layoutAttribute, hasSecondItem: second != nil,
      second?.attribute.layoutAttribute ?? .notAnAttribute, multiplier: multiplier, constant: points)?.reason
      ?? ConstraintLegality.objection(toPriority: priority)?.reason
  }
}

extension Scene {
  /// A constant in points: `Standard` by what the constraint ties together (`control-metrics.md` 7).
  public func points(of constraint: SceneConstraint) -> Double {
    switch constraint.constant {
    case .points(let points): return points
    case .standard:
      guard let second = constraint.second else { return 8 }
      if constraint.first.attribute.isOfMargins || second.attribute.isOfMargins { return 0 }
      let pair = [constraint.first.item, second.item]
      return isContainment(pair[0], pair[1]) || isContainment(pair[1], pair[0]) ? 20 : 8
    }
  }

  /// Whether `outer` is the superview of `inner`.
  private func isContainment(_ outer: SceneItem, _ inner: SceneItem) -> Bool {
    guard case .view(let innerID) = inner else { return false }
    return superview(of: innerID) == outer
  }

  /// The superview of a view, by id; nil if there is no such view.
  public func superview(of id: String) -> SceneItem? {
    func search(_ views: [SceneView], in parent: SceneItem) -> SceneItem? {
      for view in views {
        if view.id == id { return parent }
        if let found = search(view.children, in: .view(view.id)) { return found }
      }
      return nil
    }
    return search(views, in: .root)
  }
}
