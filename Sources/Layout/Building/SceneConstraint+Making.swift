import SystemValues
package import UIKit

extension SceneAttribute {
  /// The corresponding attribute in UIKit.
  var layoutAttribute: NSLayoutConstraint.Attribute {
    NSLayoutConstraint.Attribute(rawValue: rule.rawValue) ?? .notAnAttribute
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
