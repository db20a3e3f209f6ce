internal import ConstraintSolver
import SystemValues

/// The directed distance from one anchor to another on the same axis, which a constraint may use in place of a length
/// (AL-6.7).
@MainActor
struct AnchorOffset {
  @WeakItem private var fromItem: (any LayoutItem)?
  @WeakItem private var toItem: (any LayoutItem)?
  let fromAttribute: NSLayoutConstraint.Attribute
  let toAttribute: NSLayoutConstraint.Attribute

  init(
    from item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute, to other: (any LayoutItem)?,
    _ otherAttribute: NSLayoutConstraint.Attribute
  ) {
    (fromItem, fromAttribute) = (item, attribute)
    (toItem, toAttribute) = (other, otherAttribute)
  }

  /// The items at both ends; fewer once one is gone.
  var items: [any LayoutItem] { [fromItem, toItem].compactMap { $0 } }

  /// Whether one of its items is gone.
  var isOrphaned: Bool { fromItem == nil || toItem == nil }

  var isDirectional: Bool { fromAttribute.kind == .directional || toAttribute.kind == .directional }

  /// Why UIKit would reject the pair, judged as the two positions of one constraint (AL-1.20 b).
  var objection: LayoutException? {
    ConstraintLegality.objection(
      fromAttribute, hasSecondItem: true, toAttribute, multiplier: 1, constant: 0, allowsMixedAxes: false)
  }

  /// `to - from` in the coordinates of the view that holds the constraint; mirrored right to left, so that the distance
  /// from leading to trailing stays positive.
  func form(_ forms: AttributeForms, in container: UIView, isMirrored: Bool) -> LinearExpression? {
    guard let fromItem, let toItem,
      let from = forms.form(fromAttribute, of: fromItem, in: container, isMirrored: isMirrored),
      let to = forms.form(toAttribute, of: toItem, in: container, isMirrored: isMirrored)
    else { return nil }
    return to - from
  }

  /// The offset as constraint descriptions print it: one position minus the other.
  var token: String {
    func place(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      "\(item?.layoutToken ?? "(nil)").\(attribute.name)"
    }
    return "(\(place(toItem, toAttribute)) - \(place(fromItem, fromAttribute)))"
  }
}
