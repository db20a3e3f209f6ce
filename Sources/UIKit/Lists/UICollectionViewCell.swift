/// A collection's cell, which shows what its content view holds.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(filling: contentView)
  }

  /// A cell of no size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(filling: contentView)
  }

  /// Fills the cell; its constraints make the cell's size where cells size themselves (AL-9.12).
  public let contentView = UIView()
  override func givesSize(to subview: UIView) -> Bool { subview === contentView }
  /// Stored, and has no effect here.
  open var isSelected = false
  /// Stored, and has no effect here.
  open var isHighlighted = false

  /// The fitting size of the content, with the estimated size as what it is fitted to (AL-9.12).
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = contentView.systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }
}
