/// One attribute of one item, ready to be tied to another of its kind (AL-6.1).
///
/// The type parameter keeps the kinds apart at compile time (AL-6.5). All factories return an inactive, required
/// constraint equal to the one the item initialiser makes (AL-6.4).
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private weak var layoutItem: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute

  init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
    layoutItem = item
    self.attribute = attribute
    super.init()
  }

  open var item: AnyObject? { layoutItem }
  open var name: String { attribute.name }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, to: anchor)
  }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: c)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: c)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor)
  }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: c)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: layoutItem as Any, attribute: attribute, relatedBy: relation, toItem: anchor.layoutItem,
      attribute: anchor.attribute, multiplier: multiplier, constant: constant)
  }

  func relate(_ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: layoutItem as Any, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: constant)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return uncheckedOnMainActor { layoutItem === other.layoutItem && attribute == other.attribute }
  }

  open override var hash: Int { attribute.hashValue }

  open override var description: String {
    uncheckedOnMainActor {
      layoutItem.map { AnchorDescription.text(item: $0, attribute: attribute) } ?? "<\(type(of: self)) (no item)>"
    }
  }
}

/// A position on the horizontal axis.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A position on the vertical axis.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
