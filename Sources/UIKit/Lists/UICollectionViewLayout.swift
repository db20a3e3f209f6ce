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
  /// Whether changed bounds require a new layout; called when the content has scrolled. Another size always requires
  /// one.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Whether what is placed depends on how far the content has scrolled.
  var followsScrolling: Bool { false }
  /// Called before views get their attributes.
  func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {}
  /// Whether the layout itself asks views for the sizes that they prefer.
  var asksViewsItself: Bool { false }
  /// What is invalid if the bounds change; all of it.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
  }
  /// What is invalid if a view prefers other attributes; all of it.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// Called before items are inserted, deleted or moved; never called here, because all are placed again.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after items were inserted, deleted or moved; never called here.
  open func finalizeCollectionViewUpdates() {}
  /// Called before the bounds change with an animation; never called here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after the bounds have changed with an animation; never called here.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before this layout replaces another one; never called here.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called before another layout replaces this one; never called here.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called after layouts were replaced; never called here.
  open func finalizeLayoutTransition() {}
  /// Where an appearing view starts; never called here.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a disappearing view ends; never called here.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where one of the layout's own views starts; never called here.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where one of the layout's own views ends; never called here.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Views that an update adds; none by default, never called here.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Views that an update removes; none by default, never called here.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Whether a view that prefers another size requires a new layout; false by default.
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
  private var decorationMakers: [String: () -> UICollectionReusableView?] = [:]
  /// Sets the class of the layout's own views of a kind, which are created by its `init(frame:)`.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    let type = viewClass as? UICollectionReusableView.Type
    decorationMakers[elementKind] = type.map { type in { type.make(frame: .zero) } }
  }
  /// Sets the nib of the layout's own views of a kind: its first such view.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationMakers[elementKind] = nib.map { nib in { nib.first(UICollectionReusableView.self) } }
  }
  /// A new view of a kind; nil without a class or nib for it.
  func makeDecoration(ofKind kind: String) -> UICollectionReusableView? { decorationMakers[kind]?() }
}

/// The invalid parts of a layout; always all of it here.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// False, because the collection view itself places everything again; a subclass may override it.
  open var invalidateEverything: Bool { false }
  /// False, as ``invalidateEverything``.
  open var invalidateDataSourceCounts: Bool { false }
  /// Adds items to those that are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// The items that were named; nil without any.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Has no effect here: everything is placed again.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
  /// Has no effect here: everything is placed again.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
  /// In points; stored.
  open var contentOffsetAdjustment = CGPoint.zero
  /// In points; stored.
  open var contentSizeAdjustment = CGSize.zero
}

/// One insertion, deletion or move in an update of a collection; never made here.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// Kinds of updates.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// Where the item was; nil for an insertion.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// Where the item is; nil for a deletion.
  open var indexPathAfterUpdate: IndexPath? { nil }
  /// The kind of update.
  open var updateAction: Action { .none }
}
