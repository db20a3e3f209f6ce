/// A view that a collection's layout places.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// nil here, unless the client sets it.
  open var reuseIdentifier: String?
  /// Never called: no cell is used twice.
  open func prepareForReuse() {}

  /// The place the layout intends for the view; an override may give it another size (AL-9.12).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
