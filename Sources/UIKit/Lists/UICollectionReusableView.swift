/// A view that a collection's layout places.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  override var isRoundedToContent: Bool { true }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// An empty view; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The identifier the view's class was registered for; nil for a view created by the client.
  open internal(set) var reuseIdentifier: String?
  /// Never called, because no cell is reused.
  open func prepareForReuse() {}
  /// Called when the layout has placed the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes for the view, with the size its constraints require where the content determines it; an override
  /// may return another size (AL-9.12).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if layoutAttributes.fitsWidth, layoutAttributes.fitsHeight { return layoutAttributes }
    return fitted(layoutAttributes, self)
  }

  /// The attributes with a view's fitting size.
  func fitted(
    _ attributes: UICollectionViewLayoutAttributes, _ content: UIView
  ) -> UICollectionViewLayoutAttributes {
    // Margins and texts depend on the width that the view will have.
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
