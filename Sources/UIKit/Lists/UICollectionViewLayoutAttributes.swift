/// The position of a cell or another view in a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// Attributes with an empty frame.
  public required override init() { super.init() }

  /// Attributes for the item at an index path, with an empty frame.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes for a header, a footer or another view, with an empty frame.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }

  /// Attributes for one of the layout's own views, with an empty frame.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
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
  /// The frame's centre, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The frame's size, with its origin at zero, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The view's transform.
  open var transform = CGAffineTransform.identity
  /// Whether the view is hidden.
  open var isHidden = false
  /// How far in front the view is; views with equal values are in the order of the layout's attributes.
  open var zIndex = 0
  /// The kind of element the attributes are for.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a view other than a cell.
  open private(set) var representedElementKind: String?
  /// Whether the content determines the width and the height.
  var (fitsWidth, fitsHeight) = (true, true)
  /// How a list shows the cell.
  var listRow: ListRow?

  /// Attributes with the same values.
  open override func copy() -> Any { MainActor.unchecked { copy(with: nil) } }

  /// What ``copy()`` returns; a subclass adds its own values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = Self()
    (made.indexPath, made.frame, made.alpha, made.transform) = (indexPath, frame, alpha, transform)
    (made.isHidden, made.zIndex) = (isHidden, zIndex)
    made.representedElementCategory = representedElementCategory
    made.representedElementKind = representedElementKind
    (made.fitsWidth, made.fitsHeight, made.listRow) = (fitsWidth, fitsHeight, listRow)
    return made
  }

  /// Whether the other object is of the same class and has the same values; a subclass compares its own, too.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.unchecked { self === other || type(of: self) == type(of: other) && hasValues(of: other) }
  }

  private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && frame == other.frame && alpha == other.alpha && transform == other.transform
      && isHidden == other.isHidden && zIndex == other.zIndex
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
  }

  /// Equal for equal attributes.
  open override var hash: Int { MainActor.unchecked { indexPath.hashValue } }
}
