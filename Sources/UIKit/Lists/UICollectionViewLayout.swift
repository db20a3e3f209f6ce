/// Places cells and other views. A client's subclass overrides ``prepare()``, ``collectionViewContentSize`` and the
/// attributes.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// A layout that places nothing.
  public override init() { super.init() }

  /// A layout that places nothing; archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// The view that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?
  /// Makes the collection view place its cells again.
  open func invalidateLayout() { collectionView?.invalidateArrangement() }
  /// Makes the collection view place its cells again.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  /// The class of the contexts that are passed; stored, as in UIKit.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Called before the layout is used; an override computes its attributes.
  open func prepare() {}
  /// The size of all content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// The attributes of the elements in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of another view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of one of the layout's own views.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether changed bounds require a new layout; called when the size changes, where the result counts as true.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Whether a cell that prefers another size requires a new layout; never called here.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// The offset at which scrolling stops; never called here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The offset after a change of content; never called here.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// Whether the collection view mirrors the layout from right to left; stored, as in UIKit.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Where an appearing item starts; never called here.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a disappearing item ends; never called here.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Has no effect here: the layout's own views are not created.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
}

/// The invalid parts of a layout; always all of it here.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Stored.
  open var invalidateEverything: Bool { true }
  /// Stored.
  open var invalidateDataSourceCounts: Bool { false }
  /// Stored.
  open func invalidateItems(at indexPaths: [IndexPath]) {}
}
