/// A view that a collection's layout places.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// An empty view; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What ``RegisteredClasses`` calls on a client's class: it leads to the class's own `init(frame:)`.
  @usableFromInline
  convenience init(reusing frame: CGRect) { self.init(frame: frame) }

  /// The identifier the view's class was registered for; nil for a view made by the client.
  open internal(set) var reuseIdentifier: String?
  /// Never called: no cell is used twice.
  open func prepareForReuse() {}
  /// Called when the layout has placed the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The place the layout intends for the view, as high and as wide as its constraints make it where the content decides; an
  /// override may give it another size (AL-9.12).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if layoutAttributes.fitsWidth, layoutAttributes.fitsHeight { return layoutAttributes }
    return fitted(layoutAttributes, self)
  }

  /// Attributes with the fitting size of a view.
  func fitted(
    _ attributes: UICollectionViewLayoutAttributes, _ content: UIView
  ) -> UICollectionViewLayoutAttributes {
    // Margins and texts go by the width that the view will have.
    if !attributes.fitsWidth, bounds.width != attributes.size.width {
      frameBeforeTransform.size.width = attributes.size.width
    }
    let size = content.systemLayoutSizeFitting(
      attributes.size, withHorizontalFittingPriority: attributes.fitsWidth ? .fittingSizeLevel : .required,
      verticalFittingPriority: attributes.fitsHeight ? .fittingSizeLevel : .required)
    attributes.size = CGSize(
      width: attributes.fitsWidth ? size.width : attributes.size.width,
      height: attributes.fitsHeight ? size.height : attributes.size.height)
    return attributes
  }
}
