/// Where a collection puts a cell or another view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// Attributes with an empty frame.
  public required override init() { super.init() }

  /// Attributes for the item at a path, with an empty frame.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes for a header, a footer or the like, with an empty frame.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }

  /// Attributes for a view that the layout makes itself, with an empty frame.
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
  /// The frame's middle, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The frame at the origin, in points.
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
  /// How far in front the view is.
  open var zIndex = 0
  /// What the attributes are for.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a view other than a cell.
  open private(set) var representedElementKind: String?
  /// Whether the content decides the width and the height.
  var (fitsWidth, fitsHeight) = (true, true)

  /// Attributes with the same values.
  open override func copy() -> Any {
    MainActor.unchecked {
      let made = Self()
      (made.indexPath, made.frame, made.alpha, made.transform) = (indexPath, frame, alpha, transform)
      (made.isHidden, made.zIndex) = (isHidden, zIndex)
      made.representedElementCategory = representedElementCategory
      made.representedElementKind = representedElementKind
      (made.fitsWidth, made.fitsHeight) = (fitsWidth, fitsHeight)
      return made
    }
  }
}
