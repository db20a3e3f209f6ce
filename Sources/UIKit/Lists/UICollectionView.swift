/// Cells and other views, placed by a layout.
///
/// Every cell of every section is created; none is reused. An update keeps the cells of items that it does not name.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The axis along which content scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// Kinds of views that a layout places.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// The position of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// One bit for each position.
    public let rawValue: UInt
    /// The positions in a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// Centred vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// Centred horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Makes a collection view with a layout, which then belongs to it.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// A collection view in a nib or a storyboard, otherwise one with a flow layout; archives are not read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = (coder as? NibCoder)?.fixed.layout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// The layout; setting another one places all cells again.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      for view in decorations.values.flatMap(\.values) { view.removeFromSuperview() }
      decorations = [:]
      collectionViewLayout.collectionView = self
      invalidateArrangement()
    }
  }
  /// Sets the layout at once, animated or not.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    if let completion { Completions.add { completion(true) } }
  }

  /// Provides the cells; not retained. Setting it creates all cells again.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Stored, but never called.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Stored.
  open var isPrefetchingEnabled = true
  /// A view behind the cells, as large as the visible part of the collection view.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The delegate, as a collection view's delegate.
  var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  // MARK: Creating views

  /// The closures that make cells, by identifier.
  private var cellMakers: [String: () -> UICollectionViewCell?] = [:]
  /// The closures that make other views, by kind and identifier.
  private var supplementaryMakers: [String: () -> UICollectionReusableView?] = [:]
  var cells: [IndexPath: UICollectionViewCell] = [:]
  /// The index paths of all items, in order.
  var paths: [IndexPath] = []
  /// How many sections there were when cells were made.
  var knownSections = 0
  var supplementaries: [String: [IndexPath: UICollectionReusableView]] = [:]
  /// The layout's own views, by kind.
  private var decorations: [String: [IndexPath: UICollectionReusableView]] = [:]
  /// Whether all cells are made in the next layout.
  var needsCells = true
  /// Changes that wait for the end of their group.
  var updates = ListUpdates()
  /// The cell that is dequeued for its item while the data source configures it again.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  private var arrangedSize: CGSize?
  /// The offset for which the layout was last used.
  private var arrangedOffset = CGPoint.zero

  /// Sets the class of an identifier's cells, which are created by its `init(frame:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    cellMakers[identifier] = type.map { type in { type.make(frame: .zero) } }
  }

  /// Sets the nib of an identifier's cells: its first cell, created by that class's `init(coder:)`.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib.map { nib in { nib.first(UICollectionViewCell.self) } }, forCellWithReuseIdentifier: identifier)
  }

  /// Sets how an identifier's cells are created; nil removes the identifier.
  package func register(_ maker: (() -> UICollectionViewCell?)?, forCellWithReuseIdentifier identifier: String) {
    cellMakers[identifier] = maker
  }

  /// Sets the class of other views for a kind and an identifier, which are created by its `init(frame:)`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let type = viewClass as? UICollectionReusableView.Type
    supplementaryMakers["\(elementKind)/\(identifier)"] = type.map { type in { type.make(frame: .zero) } }
  }

  /// Sets the nib of other views for a kind and an identifier: its first such view.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(
      nib.map { nib in { nib.first(UICollectionReusableView.self) } }, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: identifier)
  }

  /// Sets how other views for a kind and an identifier are created; nil removes them.
  package func register(
    _ maker: (() -> UICollectionReusableView?)?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { supplementaryMakers["\(kind)/\(identifier)"] = maker }

  /// A new cell of the class or nib registered for the identifier; a plain one if none is registered. For an item that
  /// is being configured again, its own cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let reconfigured, reconfigured.path == indexPath, reconfigured.cell.reuseIdentifier == identifier {
      return reconfigured.cell
    }
    let cell = cellMakers[identifier]?() ?? UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// A new view of the class or nib registered for the kind and the identifier; a plain one if none is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view =
      supplementaryMakers["\(elementKind)/\(identifier)"]?()
      ?? UICollectionReusableView(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }

  /// A cell class with a closure that configures cells.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    let nib: UINib?
    /// A registration with a closure.
    public init(handler: @escaping Handler) { (self.handler, nib) = (handler, nil) }
    /// A registration with a nib, whose first cell is used.
    public init(cellNib: UINib, handler: @escaping Handler) { (self.handler, nib) = (handler, cellNib) }
  }

  /// A class of headers, footers or other views with a closure that configures them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let kind: String
    let handler: Handler
    let nib: UINib?
    /// A registration with a closure.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler, nib) = (elementKind, handler, nil)
    }
    /// A registration with a nib, whose first view of the class is used.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (kind, self.handler, nib) = (elementKind, handler, supplementaryNib)
    }
  }

  /// A new cell of the registered class, configured for an item. For an item that is being configured again, its own
  /// cell.
  open func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    var kept: Cell?
    if let reconfigured, reconfigured.path == indexPath { kept = reconfigured.cell as? Cell }
    let cell = kept ?? registration.nib?.first(Cell.self) ?? Cell.make(frame: .zero)
    cell.reuseIdentifier = "\(Cell.self)"
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A new view of the registered class, configured.
  open func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = registration.nib?.first(Supplementary.self) ?? Supplementary.make(frame: .zero)
    view.reuseIdentifier = "\(Supplementary.self)"
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  // MARK: Content

  /// Creates all cells again in the next layout; no item is selected any more.
  open func reloadData() {
    for path in selected { cells[path]?.isSelected = false }
    selected = []
    needsCells = true
    invalidateArrangement()
  }
  /// Creates the cells, headers and footers of sections again.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
  /// Creates the cells of items again; they are not selected any more.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows.formUnion(indexPaths) } }
  /// Lets the data source configure the cells of items again, which it dequeues for their index paths.
  open func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.reconfiguredRows.formUnion(indexPaths) } }
  /// Creates cells for items that the data source has at these places now; all others stay.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows.formUnion(indexPaths) } }
  /// Removes the cells of items; all others stay.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows.formUnion(indexPaths) } }
  /// Moves an item with its cell.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  /// Creates sections that the data source has at these indexes now.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  /// Removes sections with their cells.
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  /// Moves a section with its cells.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
  /// Runs the updates as a group, and calls the completion in a later turn of the main queue.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    self.updates.begin()
    updates?()
    if let update = self.updates.end() { show(update) }
    invalidateArrangement()
    if let completion { Completions.add(after: self) { completion(true) } }
  }

  /// The data source's number of sections; 0 without one.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// The data source's number of items; 0 without one.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Cells whose frames intersect the bounds, in order of their index paths.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }
  /// The index paths of visible cells, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    paths.filter { cells[$0].map { $0.frame.intersects(bounds) } ?? false }
  }
  /// The cell at a path, visible or not.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// The index path of a cell; nil for a cell of another collection view.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { paths.first { cells[$0] === cell } }
  /// The index path of the cell at a point in the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    paths.first { cells[$0].map { $0.frame.contains(point) } ?? false }
  }
  /// The header, footer or other view at an index path.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    supplementaries[elementKind]?[indexPath]
  }
  /// Visible views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap { supplementaries[elementKind]?[$0] }
  }
  /// The index paths of visible views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    (supplementaries[elementKind] ?? [:]).filter { $0.value.frame.intersects(bounds) }.keys.sorted()
  }
  /// The layout's attributes for an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// The layout's attributes for another view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Scrolls until an item is at a position in the bounds.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let frame = cells[indexPath]?.frame else { return }
    let shown = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY - adjustedContentInset.top }
    if scrollPosition.contains(.bottom) { offset.y += frame.maxY - shown.maxY }
    if scrollPosition.contains(.centeredVertically) { offset.y += frame.midY - shown.midY }
    if scrollPosition.contains(.left) { offset.x = frame.minX - adjustedContentInset.left }
    if scrollPosition.contains(.right) { offset.x += frame.maxX - shown.maxX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x += frame.midX - shown.midX }
    setContentOffset(limitedOffset(offset), animated: animated)
  }

  // MARK: Selection

  var selected: [IndexPath] = []
  /// Whether taps select items; true by default.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether taps select items while editing; stored.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while editing; stored.
  open var allowsMultipleSelectionDuringEditing = false
  /// Stored.
  open var selectionFollowsFocus = false
  /// Stored.
  open var remembersLastFocusedIndexPath = false
  /// Whether items are being edited: cells of lists then show other accessories.
  open var isEditing = false {
    didSet { if isEditing != oldValue { for cell in cells.values { cell.isInEditedList = isEditing } } }
  }
  /// Stored; cells are not dragged here.
  open var dragInteractionEnabled = false
  /// Stored; cells are not dragged here.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// Stored; nothing is dropped here.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// The selected items, in the order in which they were selected; empty without any.
  open var indexPathsForSelectedItems: [IndexPath]? { selected }
  /// Selects an item without calling the delegate; nil removes all selections.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selected { cells[path]?.isSelected = false }
      selected = []
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cells[indexPath]?.isSelected = true
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  /// The item that a finger touches.
  var pressed: IndexPath?

  /// A touch highlights an item, as the delegate allows.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard allowsSelection, let touch = touches.first, let path = indexPathForItem(at: touch.location(in: self)) else {
      return super.touchesBegan(touches, with: event)
    }
    press(path)
  }

  /// A tap on a cell selects it, as the delegate allows.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = pressed else { return super.touchesEnded(touches, with: event) }
    if allowsSelection, let touch = touches.first, !touch.hasMoved,
      indexPathForItem(at: touch.location(in: self)) == path
    {
      selectByTap(path)
    }
    lift()
  }

  /// A touch that became a gesture selects nothing.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if pressed == nil { return super.touchesCancelled(touches, with: event) }
    lift()
  }

  private func press(_ path: IndexPath) {
    guard itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    pressed = path
    cells[path]?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Ends the highlight of the item that is touched.
  private func lift() {
    guard let path = pressed else { return }
    pressed = nil
    cells[path]?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// The index paths of all items, in order.
  package var itemPaths: [IndexPath] { cells.keys.sorted() }

  /// Does what a tap on an item does.
  package func tapItem(at path: IndexPath) {
    press(path)
    if pressed == path { selectByTap(path) }
    lift()
  }

  private func selectByTap(_ path: IndexPath) {
    if selected.contains(path), allowsMultipleSelection {
      guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: false)
      itemDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    defer {
      if !isEditing, itemDelegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false {
        itemDelegate?.collectionView(self, performPrimaryActionForItemAt: path)
      }
    }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let before = allowsMultipleSelection ? [] : selected.filter { $0 != path }
    selectItem(at: path, animated: false, scrollPosition: [])
    cellForItem(at: path)?.selectionSegue?()
    for old in before { itemDelegate?.collectionView(self, didDeselectItemAt: old) }
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }

  // MARK: Layout

  func invalidateArrangement() {
    arrangedSize = nil
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    if needsCells { makeCells() }
    if arrangedSize != bounds.size || hasScrolledLayout { arrange() }
    super.layoutSubviews()
    if let backgroundView, backgroundView.superview === self { backgroundView.frame = bounds }
  }

  /// Lines are as long as the insets leave room for.
  open override var contentInset: UIEdgeInsets {
    didSet { if contentInset != oldValue { invalidateArrangement() } }
  }

  /// Sections may stay inside the safe area (AL-9.14).
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateArrangement()
  }

  /// A different text size changes the cells (AL-9.11).
  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    invalidateArrangement()
  }

  /// Whether the content was scrolled since the layout was used, and the layout depends on that.
  private var hasScrolledLayout: Bool {
    bounds.origin != arrangedOffset
      && (collectionViewLayout.followsScrolling || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds))
  }

  /// Whether cells are being made, and the data source is asked for them.
  var isMaking = false

  private func makeCells() {
    needsCells = false
    isMaking = true
    defer { isMaking = false }
    for cell in cells.values { cell.removeFromSuperview() }
    for view in supplementaries.values.flatMap(\.values) { view.removeFromSuperview() }
    (cells, paths, supplementaries) = ([:], [], [:])
    knownSections = dataSource == nil ? 0 : numberOfSections
    for section in 0..<knownSections {
      for item in 0..<numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        paths.append(path)
        guard let cell = newCell(at: path) else { continue }
        cells[path] = cell
        addSubview(cell)
      }
    }
  }

  /// The data source's cell for an item, in the item's state.
  func newCell(at path: IndexPath) -> UICollectionViewCell? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    cell.isSelected = selected.contains(path)
    cell.isInEditedList = isEditing
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  /// A rectangle around all possible content, in points.
  private static let everywhere = CGRect(x: -1e6, y: -1e6, width: 1e7, height: 1e7)

  private func arrange() {
    arrangedSize = bounds.size
    let all = sizedAttributes()
    collectionViewLayout.willShow(all)
    for attributes in all {
      guard let view = element(of: attributes) else { continue }
      if view.frameBeforeTransform != attributes.frame { view.frameBeforeTransform = attributes.frame }
      if view.transform != attributes.transform { view.transform = attributes.transform }
      (view.alpha, view.isHidden) = (attributes.alpha, attributes.isHidden)
      if let cell = view as? UICollectionViewListCell { cell.listRow = attributes.listRow }
      view.apply(attributes)
    }
    removeUnplaced(all)
    let hasOrder = all.contains { $0.zIndex != 0 }
    if hasOrder || hadOrder { bringIntoOrder(all) }
    hadOrder = hasOrder
    contentSize = collectionViewLayout.collectionViewContentSize
    arrangedOffset = bounds.origin
  }

  /// Whether the last arrangement brought views in front of one another.
  private var hadOrder = false

  /// Removes supplementary and decoration views that the layout does not place any more.
  private func removeUnplaced(_ all: [UICollectionViewLayoutAttributes]) {
    var placed: Set<String> = []
    for one in all where one.representedElementCategory != .cell {
      placed.insert("\(one.representedElementCategory.rawValue) \(one.representedElementKind ?? "") \(one.indexPath)")
    }
    var gone: [(view: UICollectionReusableView, kind: String, path: IndexPath)] = []
    func remove(_ views: inout [String: [IndexPath: UICollectionReusableView]], _ category: ElementCategory) {
      for (kind, known) in views {
        for (path, view) in known where !placed.contains("\(category.rawValue) \(kind) \(path)") {
          view.removeFromSuperview()
          views[kind]?[path] = nil
          if category == .supplementaryView { gone.append((view, kind, path)) }
        }
      }
    }
    remove(&supplementaries, .supplementaryView)
    for (view, kind, path) in gone.sorted(by: { ($0.kind, $0.path) < ($1.kind, $1.path) }) {
      itemDelegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    }
    remove(&decorations, .decorationView)
  }

  /// Brings views in front of one another by their `zIndex`; of equal ones the layout's own are behind.
  private func bringIntoOrder(_ all: [UICollectionViewLayoutAttributes]) {
    func key(_ one: UICollectionViewLayoutAttributes, _ index: Int) -> (Int, Int, Int) {
      (one.zIndex, one.representedElementCategory == .decorationView ? 0 : 1, index)
    }
    let order = all.enumerated().sorted { key($0.element, $0.offset) < key($1.element, $1.offset) }
    arrange(order.compactMap { element(of: $0.element) })
  }

  /// The layout's attributes; a client's own layout is prepared again while it wants the sizes that its views prefer
  /// (AL-9.12).
  private func sizedAttributes() -> [UICollectionViewLayoutAttributes] {
    var all: [UICollectionViewLayoutAttributes] = []
    for _ in 0..<Self.sizingLimit {
      collectionViewLayout.prepare()
      all = collectionViewLayout.layoutAttributesForElements(in: Self.everywhere) ?? []
      guard !collectionViewLayout.asksViewsItself, all.filter(takesPreferredSize).count > 0 else { break }
    }
    arrangedSize = bounds.size
    return all
  }
  /// How often a layout is prepared for other sizes.
  private static let sizingLimit = 100

  /// Asks a view for the attributes that it prefers.
  /// - Returns: Whether the layout was invalidated for them.
  private func takesPreferredSize(_ original: UICollectionViewLayoutAttributes) -> Bool {
    guard let view = element(of: original), let copy = original.copy() as? UICollectionViewLayoutAttributes else {
      return false
    }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    guard
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    return true
  }

  private func element(of attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let path = attributes.indexPath
    if attributes.representedElementCategory == .cell { return cells[path] }
    guard let kind = attributes.representedElementKind else { return nil }
    if attributes.representedElementCategory == .decorationView { return decoration(ofKind: kind, at: path) }
    if let known = supplementaries[kind]?[path] { return known }
    guard let made = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path) else {
      return nil
    }
    supplementaries[kind, default: [:]][path] = made
    itemDelegate?.collectionView(self, willDisplaySupplementaryView: made, forElementKind: kind, at: path)
    addSubview(made)
    return made
  }

  /// One of the layout's own views, behind all others; nil for a kind whose class is not registered.
  private func decoration(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
    if let known = decorations[kind]?[path] { return known }
    guard let made = collectionViewLayout.makeDecoration(ofKind: kind) else { return nil }
    decorations[kind, default: [:]][path] = made
    insertSubview(made, at: backgroundView?.superview === self ? 1 : 0)
    return made
  }

  /// The size that a view prefers for the attributes of a layout (AL-9.12).
  func preferredSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    element(of: attributes)?.preferredLayoutAttributesFitting(attributes).size ?? attributes.size
  }
}
