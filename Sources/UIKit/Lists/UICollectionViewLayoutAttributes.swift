/// Where a collection puts a cell.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// Attributes for the item at a path, with an empty frame.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// The item the attributes are for.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// In the collection view's content, in points.
  open var frame = CGRect.zero
  /// The frame's size, in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
}
