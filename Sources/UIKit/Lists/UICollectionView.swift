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

/// A collection's cell, which shows what its content view holds.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(filling: contentView)
  }

  /// How registered classes are made here; archives are not read.
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

/// What a collection shows.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

/// Decides where cells are; only ``UICollectionViewFlowLayout`` places any here.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The view that uses the layout.
  public fileprivate(set) weak var collectionView: UICollectionView?
  /// Asks the collection view to place its cells again.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }
}

/// Cells in lines, filled from the start, one line after the other.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The axis lines follow one another along.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// As an estimated size: cells decide their size themselves.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))
  }

  /// The size of each cell where cells do not size themselves, in points; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Not zero: cells decide their size themselves, fitted to this (AL-9.12).
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Between two lines, in points; 10 by default. It is kept exactly here.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Between two cells of a line, in points; 10 by default. It is kept exactly: lines are not justified.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Around all cells, in points; zero by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Whether lines are rows or columns; `vertical` makes rows, and is the default.
  open var scrollDirection = ScrollDirection.vertical { didSet { invalidateLayout() } }

  /// The frames of cells of some sizes, and the size of the whole.
  func frames(_ sizes: [CGSize], in room: CGSize) -> (frames: [CGRect], content: CGSize) {
    let isVertical = scrollDirection == .vertical
    func line(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func depth(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    let start = isVertical ? sectionInset.left : sectionInset.top
    let end = isVertical ? room.width - sectionInset.right : room.height - sectionInset.bottom
    var frames: [CGRect] = []
    var (along, across, thickness) = (start, isVertical ? sectionInset.top : sectionInset.left, CGFloat(0))
    for size in sizes {
      if along > start, along + line(size) > end + 1e-6 {
        (along, across, thickness) = (start, across + thickness + minimumLineSpacing, 0)
      }
      frames.append(
        CGRect(origin: isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along), size: size))
      along += line(size) + minimumInteritemSpacing
      thickness = max(thickness, depth(size))
    }
    let total = across + thickness + (isVertical ? sectionInset.bottom : sectionInset.right)
    return (frames, isVertical ? CGSize(width: room.width, height: total) : CGSize(width: total, height: room.height))
  }
}

/// Cells where a layout puts them; a flow layout, any other places nothing.
///
/// Every cell of the first section is made; none is used twice.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Makes a collection view with a layout, which from then on belongs to it.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// A collection view with a flow layout; archives are not read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// The layout the view was made with.
  open private(set) var collectionViewLayout: UICollectionViewLayout
  /// What provides the cells; not retained. Setting it makes them all again.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }

  private var classes: [String: UICollectionViewCell.Type] = [:]
  private var cells: [UICollectionViewCell] = []
  private var needsCells = true

  /// Sets the class that cells of an identifier are made of, by its `init(coder:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// A new cell of the class registered for the identifier; a plain one if there is none.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    classes[identifier]?.init(coder: NSCoder()) ?? UICollectionViewCell(frame: .zero)
  }

  /// Makes all cells again in the next layout.
  open func reloadData() {
    needsCells = true
    setNeedsLayout()
  }

  /// Cells whose frames meet the bounds.
  open var visibleCells: [UICollectionViewCell] { cells.filter { $0.frame.intersects(bounds) } }
  /// The cell at a path, visible or not; nil for a section other than the first.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    indexPath.section == 0 && cells.indices.contains(indexPath.item) ? cells[indexPath.item] : nil
  }

  open override func layoutSubviews() {
    if needsCells { makeCells() }
    placeCells()
    super.layoutSubviews()
  }

  private func makeCells() {
    needsCells = false
    for cell in cells { cell.removeFromSuperview() }
    cells = (0..<(dataSource?.collectionView(self, numberOfItemsInSection: 0) ?? 0)).compactMap {
      dataSource?.collectionView(self, cellForItemAt: IndexPath(item: $0, section: 0))
    }
    for cell in cells { addSubview(cell) }
  }

  private func placeCells() {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let isFitted = flow.estimatedItemSize != .zero
    let sizes = cells.enumerated().map { index, cell -> CGSize in
      if !isFitted { return flow.itemSize }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
      let isAutomatic = flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
      attributes.size = isAutomatic ? flow.itemSize : flow.estimatedItemSize
      return cell.preferredLayoutAttributesFitting(attributes).size
    }
    let (frames, content) = flow.frames(sizes, in: bounds.size)
    for (cell, frame) in zip(cells, frames) where cell.frame != frame { cell.frame = frame }
    contentSize = content
  }
}
