/// Decides where cells and other views are. A client's subclass overrides ``prepare()``, ``collectionViewContentSize`` and the
/// attributes.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// A layout that places nothing.
  public override init() { super.init() }

  /// A layout that places nothing; archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// The view that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?
  /// Asks the collection view to place its cells again.
  open func invalidateLayout() { collectionView?.invalidateArrangement() }
  /// Asks the collection view to place its cells again.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  /// The class of contexts that are passed; stored by UIKit's rule.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Called before the layout is asked; an override computes what it answers.
  open func prepare() {}
  /// The size of all content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// What is in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where another view is.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a view of the layout's own is.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether other bounds need another layout; asked when the size changes, where the answer counts as true.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Whether a cell that wants another size needs another layout; not asked here.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Where scrolling comes to rest; not asked here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where content stands after a change; not asked here.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// Whether a layout from right to left is mirrored by the collection view; stored by UIKit's rule.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Where an item that appears comes from; not asked here.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item that disappears goes; not asked here.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Stored; views of the layout's own are not made here.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
}

/// What of a layout is out of date; all of it here.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Stored.
  open var invalidateEverything: Bool { true }
  /// Stored.
  open var invalidateDataSourceCounts: Bool { false }
  /// Stored.
  open func invalidateItems(at indexPaths: [IndexPath]) {}
}
