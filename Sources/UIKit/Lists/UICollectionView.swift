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

  /// Sets the class that cells of an identifier are made of, by its `init(frame:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// A new cell of the class registered for the identifier; a plain one if there is none.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = classes[identifier]?.make(reusing: .zero) ?? UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
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
