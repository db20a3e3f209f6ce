package import UIKit

extension SceneAttribute {
  /// The corresponding attribute in UIKit.
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
    return ConstraintLegality.objection(
      first.attribute.layoutAttribute, hasSecondItem: second != nil,
      second?.attribute.layoutAttribute ?? .notAnAttribute, multiplier: multiplier, constant: points,
      allowsMixedAxes: false)?.reason
      ?? ConstraintLegality.objection(toPriority: priority.rawValue)?.reason
  }
}

extension SceneConstraint {
  /// Returns UIKit's constraint; nil if it would be rejected, or if an item does not exist.
  /// - Parameters:
  ///   - superviews: ``Scene/superviews`` of the constraint's scene.
  ///   - object: Returns the object for an item.
  @MainActor
  package func makeConstraint(
    _ superviews: [String: SceneItem], _ object: (SceneItem) -> AnyObject?
  ) -> NSLayoutConstraint? {
    guard objection == nil, let first = object(self.first.item) else { return nil }
    let second = self.second.flatMap { object($0.item) }
    if self.second != nil, second == nil { return nil }
    let built = NSLayoutConstraint(
      item: first, attribute: self.first.attribute.layoutAttribute, relatedBy: layoutRelation,
      toItem: second, attribute: self.second?.attribute.layoutAttribute ?? .notAnAttribute,
      multiplier: multiplier, constant: points(superviews))
    built.priority = UILayoutPriority(priority)
    built.identifier = label
    return built
  }
}

extension Scene {
  /// The superview of every view, by the view's id.
  /// - Complexity: O(views).
  package var superviews: [String: SceneItem] { views.superviews }
}

extension [SceneView] {
  /// The superview of each of the root's views and their descendants, by the view's id.
  /// - Complexity: O(views).
  package var superviews: [String: SceneItem] {
    var found: [String: SceneItem] = [:]
    func note(_ views: [SceneView], in parent: SceneItem) {
      for view in views {
        found[view.id] = parent
        note(view.children, in: .view(view.id))
      }
    }
    note(self, in: .root)
    return found
  }
}

extension SceneConstraint {
  /// Returns the constant in points; `Standard` depends on what the constraint connects (`control-metrics.md` 7).
  /// - Parameter superviews: ``Scene/superviews`` of the constraint's scene.
  package func points(_ superviews: [String: SceneItem]) -> Double {
    switch constant {
    case .points(let points): return points
    case .standard:
      guard let second else { return 8 }
      if first.attribute.isOfMargins || second.attribute.isOfMargins { return 0 }
      func holds(_ outer: SceneItem, _ inner: SceneItem) -> Bool {
        if case .view(let id) = inner { return superviews[id] == outer }
        return false
      }
      return holds(first.item, second.item) || holds(second.item, first.item) ? 20 : 8
    }
  }
}
