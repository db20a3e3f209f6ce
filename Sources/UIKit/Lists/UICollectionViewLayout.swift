/// Decides where cells are; only ``UICollectionViewFlowLayout`` places any here.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The view that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?
  /// Asks the collection view to place its cells again.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }
}
