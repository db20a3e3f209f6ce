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

  /// The place the layout intends for the view; an override may give it another size (AL-9.12).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
