/// One attribute of one item, ready to be constrained to another of the same kind (AL-6.1).
///
/// The type parameter keeps the kinds apart at compile time (AL-6.5). All factories return an inactive, required
/// constraint equal to the one made by the initialiser that takes items (AL-6.4).
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  @WeakItem private var layoutItem: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// Set for a dimension that is a distance between two positions.
  private(set) var offset: AnchorOffset?

  init(offset: AnchorOffset) {
    attribute = .notAnAttribute
    self.offset = offset
    super.init()
  }

  init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
    layoutItem = item
    self.attribute = attribute
    super.init()
  }

  /// The view or guide that the anchor belongs to; nil once it is gone.
  open var item: AnyObject? { layoutItem }
  /// The attribute's name, as logs print it.
  open var name: String { attribute.name }

  /// Whether more than one value satisfies the constraints equally well; false for an offset (AL-6.10).
  open var hasAmbiguousLayout: Bool {
    guard let layoutItem, let engine = layoutItem.layoutOwner?.rootView.engine else { return false }
    return engine.isAmbiguous(layoutItem, attribute)
  }

  /// The constraints that currently determine the anchor (AL-6.10).
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let layoutItem, let engine = layoutItem.layoutOwner?.rootView.engine else { return [] }
    return engine.constraints(deciding: layoutItem, attribute)
  }

  /// This anchor equals the other.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, to: anchor)
  }
  /// This anchor equals the other plus a constant, in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: c)
  }
  /// This anchor is at least the other.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor)
  }
  /// This anchor is at least the other plus a constant, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: c)
  }
  /// This anchor is at most the other.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor)
  }
  /// This anchor is at most the other plus a constant, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: c)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    if offset != nil || anchor.offset != nil {
      return NSLayoutConstraint(side, relation, anchor.side, multiplier: multiplier, constant: constant)
    }
    return NSLayoutConstraint(
      item: layoutItem as Any, attribute: attribute, relatedBy: relation, toItem: anchor.layoutItem,
      attribute: anchor.attribute, multiplier: multiplier, constant: constant)
  }

  private var side: NSLayoutConstraint.Side {
    offset.map { .offset($0) } ?? .attribute(layoutItem, attribute)
  }

  /// The distance from this anchor to another.
  func offset(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    let offset = AnchorOffset(from: layoutItem, attribute, to: other.layoutItem, other.attribute)
    offset.objection?.raise()
    return NSLayoutDimension(offset: offset)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, toSystemSpacingAfter anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = relate(relation, to: anchor)
    let spacing = SystemSpacing.between((anchor.layoutItem, anchor.attribute), (layoutItem, attribute))
    constraint.setSystemSpacing(spacing * multiplier)
    return constraint
  }

  func relate(_ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat) -> NSLayoutConstraint {
    if offset != nil {
      return NSLayoutConstraint(side, relation, .attribute(nil, .notAnAttribute), multiplier: 1, constant: constant)
    }
    return NSLayoutConstraint(
      item: layoutItem as Any, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: constant)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.unchecked {
      offset == nil && other.offset == nil && layoutItem === other.layoutItem && attribute == other.attribute
    }
  }

  open override var hash: Int { attribute.hashValue }

  open override var description: String {
    MainActor.unchecked {
      layoutItem.map { AnchorDescription.text(item: $0, attribute: attribute) }
        ?? "<\(type(of: self)) \(offset?.token ?? "(no item)")>"
    }
  }
}
