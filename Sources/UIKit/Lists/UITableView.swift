/// Rows below one another, each with the height from the delegate or from its content (AL-9.9).
///
/// Every row is created and measured: nothing is estimated, and no cell is reused. An update keeps the cells of rows that
/// it does not name. Sections have headers and footers if the delegate or the data source provides them, and grouped
/// sections have space between them.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections are arranged: directly below one another, with space between them, or on cards inside the margins.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// Whether a line takes one pixel below each row (AL-9.9).
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// Makes a table with a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    if style != .plain { backgroundColor = .systemGroupedBackground }
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A table in a nib or a storyboard, otherwise a plain one; archives are not read.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.fixed.tableStyle ?? .plain
    super.init(coder: coder)
  }

  /// The style the table was created with.
  public let style: Style
  /// Provides the rows; not retained. Setting it creates all rows again.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The delegate, as a table view's delegate.
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// As a height, lets the row's content determine it.
  public class var automaticDimension: CGFloat { -1 }

  /// In points; ``automaticDimension`` measures each row.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { invalidateRows() } }
  /// Stored; every row is measured, none is estimated.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// Whether there are lines between rows; `singleLine` by default.
  open var separatorStyle = SeparatorStyle.singleLine
  /// Whether rows' content views stay inside the safe area at both sides (AL-9.9).
  open var insetsContentViewsToSafeArea = true { didSet { invalidateRows() } }
  /// Where lines below rows begin and end; until it is set, they begin where the content does.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? Self.usualSeparatorInset }
    set { ownSeparatorInset = newValue }
  }
  /// The inset that the application has chosen.
  private(set) var ownSeparatorInset: UIEdgeInsets?
  static let usualSeparatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The view above the first row, with the height of its frame.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below the last row, with the height of its frame.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  /// In points; ``automaticDimension`` measures headers.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { invalidateRows() } }
  /// In points; ``automaticDimension`` measures footers.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { invalidateRows() } }
  /// Stored; every header is measured, none is estimated.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// Stored; every footer is measured, none is estimated.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The padding above each header, in points; ``automaticDimension``, the default, is 22 in plain tables since iOS 15
  /// (AL-9.13).
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { invalidateRows() } }
  private var headerPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain && look.version >= 15 ? Self.plainHeaderPadding : 0
  }
  private static let plainHeaderPadding: CGFloat = 22
  /// Around the title of a plain header, which is 28 points high with it, 24.5 with the smallest text (AL-9.13).
  private static let plainHeaderMargins = (top: CGFloat(4), bottom: CGFloat(3.5))
  /// Stored; lines have the system's colour.
  open var separatorColor: UIColor?
  /// Stored.
  open var separatorEffect: UIVisualEffect?
  /// Stored.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// What a line's inset is relative to.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }
  /// A view behind the rows, as large as the visible part of the table.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether the margins of cells leave room for a text of readable width only (AL-5.25); false by default.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { invalidateRows() } }
  /// Stored; no index is shown.
  open var sectionIndexColor: UIColor?
  /// Stored; no index is shown.
  open var sectionIndexBackgroundColor: UIColor?
  /// Stored; no index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Stored, but never called.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Stored; rows are not dragged here.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Stored; nothing is dropped here.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Stored; rows are not dragged here.
  open var dragInteractionEnabled = false
  /// Stored.
  open var remembersLastFocusedIndexPath = false
  /// Stored.
  open var selectionFollowsFocus = false
  /// Stored.
  open var fillerRowHeight: CGFloat = 0

  /// How a change of rows is shown; changes take no time here.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  // MARK: Creating views

  /// The closures that make cells, by identifier.
  private var cellMakers: [String: () -> UITableViewCell?] = [:]
  /// The closures that make headers and footers, by identifier.
  private var boundaryMakers: [String: () -> UITableViewHeaderFooterView?] = [:]
  var sections: [TableSection] = []
  /// Whether all rows are made in the next layout.
  var needsRows = true
  /// Changes that wait for the end of their group.
  var updates = ListUpdates()
  /// The cell that is dequeued for its row while the data source configures it again.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  /// The width at which rows were last measured.
  private var measuredWidth: CGFloat?

  /// All rows, from top to bottom.
  private var rows: [(path: IndexPath, cell: UITableViewCell)] {
    sections.enumerated().flatMap { index, section in
      section.cells.enumerated().compactMap { row, cell in cell.map { (IndexPath(row: row, section: index), $0) } }
    }
  }

  /// The index paths of all rows, from top to bottom.
  package var rowPaths: [IndexPath] { rows.map(\.path) }

  /// Sets the class of an identifier's cells, which are created by its `init(style:reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    cellMakers[identifier] = type.map { type in { type.make(style: .default, reusing: identifier) } }
  }

  /// Sets the nib of an identifier's cells: its first cell, created by that class's `init(coder:)`.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nib.map { nib in { nib.first(UITableViewCell.self) } }, forCellReuseIdentifier: identifier)
  }

  /// Sets how an identifier's cells are created; nil removes the identifier.
  package func register(_ maker: (() -> UITableViewCell?)?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = maker
  }

  /// Sets the class of an identifier's headers and footers, which are created by its `init(reuseIdentifier:)`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    boundaryMakers[identifier] = type.map { type in { type.make(reusing: identifier) } }
  }

  /// Sets the nib of an identifier's headers and footers: its first such view.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    boundaryMakers[identifier] = nib.map { nib in { nib.first(UITableViewHeaderFooterView.self) } }
  }

  /// A new cell of the class or nib registered for the identifier; a plain one if none is registered. For a row that is
  /// being configured again, its own cell.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let reconfigured, reconfigured.path == indexPath, reconfigured.cell.reuseIdentifier == identifier {
      return reconfigured.cell
    }
    return dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A new cell of the class or nib registered for the identifier; nil if none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let cell = cellMakers[identifier]?()
    cell?.reuseIdentifier = identifier
    return cell
  }

  /// A new header or footer of the class or nib registered for the identifier; nil if none is registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    let view = boundaryMakers[identifier]?()
    if style == .plain, let view { (view.isOfPlainTable, view.titleMargins) = (true, Self.plainHeaderMargins) }
    return view
  }

  // MARK: Rows

  /// Creates all rows again in the next layout; none is selected any more.
  open func reloadData() {
    for path in selected { cellForRow(at: path)?.setSelected(false, animated: false) }
    selected = []
    needsRows = true
    setNeedsLayout()
  }

  /// Creates the cells of rows again; they are not selected any more.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }
  /// Lets the data source configure the cells of rows again, which it dequeues for their index paths.
  open func reconfigureRows(at indexPaths: [IndexPath]) { change { $0.reconfiguredRows.formUnion(indexPaths) } }
  /// Creates cells for rows that the data source has at these places now; all others stay.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }
  /// Removes the cells of rows; all others stay.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }
  /// Moves a row with its cell.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  /// Creates the cells, headers and footers of sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  /// Creates sections that the data source has at these indexes now.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Removes sections with their cells.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Moves a section with its cells.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
  /// Has no effect here, because no index is shown.
  open func reloadSectionIndexTitles() {}

  /// Begins a group of changes, which are shown together by ``endUpdates()``.
  open func beginUpdates() { updates.begin() }
  /// Shows the changes of a group at once, and measures all rows again in the next layout.
  open func endUpdates() {
    if let update = updates.end() { show(update) }
    invalidateRows()
  }
  /// Runs the updates as a group, and calls the completion in a later turn of the main queue.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { Completions.add(after: self) { completion(true) } }
  }

  /// Cells whose frames intersect the bounds, from top to bottom.
  open var visibleCells: [UITableViewCell] { rows.map(\.cell).filter { $0.frame.intersects(bounds) } }
  /// The index paths of visible cells, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    rows.filter { $0.cell.frame.intersects(bounds) }.map(\.path)
  }
  /// The cell at a path, visible or not; nil before the first layout.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let cells = sections[indexPath.section].cells
    return cells.indices.contains(indexPath.row) ? cells[indexPath.row] : nil
  }
  /// The index path of a cell; nil for a cell of another table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.first { $0.cell === cell }?.path }
  /// The index path of the row at a point in the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rows.first { $0.cell.frame.contains(point) }?.path }
  /// The index paths of the rows that intersect a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    rows.filter { $0.cell.frame.intersects(rect) }.map(\.path)
  }
  /// The row's frame in the table's content, in points; zero for a path without a row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath)?.frame ?? .zero }
  /// The frame of a section with header and footer, in points; zero for one that does not exist.
  open func rect(forSection section: Int) -> CGRect {
    guard sections.indices.contains(section) else { return .zero }
    let frames = sections[section].views.map(\.frame)
    return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
  }
  /// The frame of a section's header, in points; zero without one.
  open func rectForHeader(inSection section: Int) -> CGRect { headerView(at: section)?.frame ?? .zero }
  /// The frame of a section's footer, in points; zero without one.
  open func rectForFooter(inSection section: Int) -> CGRect { footerView(at: section)?.frame ?? .zero }
  private func headerView(at section: Int) -> UIView? {
    sections.indices.contains(section) ? sections[section].header : nil
  }
  private func footerView(at section: Int) -> UIView? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }
  /// A section's header; nil without one, or for a view of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headerView(at: section) as? UITableViewHeaderFooterView
  }
  /// A section's footer; nil without one, or for a view of another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footerView(at: section) as? UITableViewHeaderFooterView
  }
  /// The data source's number of sections; 1 without one.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// The data source's number of rows; 0 without one.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Scrolls until a row is at a position in the bounds; `none` scrolls by the smallest distance that shows it.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let frame = cellForRow(at: indexPath)?.frame else { return }
    let (shown, insets) = (bounds.inset(by: adjustedContentInset), adjustedContentInset)
    var y = contentOffset.y
    switch scrollPosition {
    case .none: return scrollRectToVisible(frame, animated: animated)
    case .top: y = frame.minY - insets.top
    case .middle: y += frame.midY - shown.midY
    case .bottom: y += frame.maxY - shown.maxY
    }
    let limited = limitedOffset(CGPoint(x: contentOffset.x, y: y))
    setContentOffset(CGPoint(x: contentOffset.x, y: limited.y), animated: animated)
  }

  // MARK: Selection

  var selected: [IndexPath] = []
  /// Whether taps select rows; true by default.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether taps select rows while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// The selected row; the first if there are several.
  open var indexPathForSelectedRow: IndexPath? { selected.first }
  /// The selected rows, in the order in which they were selected; nil without any.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }
  private var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Selects a row without calling the delegate; nil removes all selections.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !selectsSeveral || indexPath == nil {
      for path in selected { cellForRow(at: path)?.setSelected(false, animated: animated) }
      selected = []
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// The row that a finger touches.
  var pressed: IndexPath?

  /// A touch highlights a row, as the delegate allows.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard takesTaps, let touch = touches.first, let path = indexPathForRow(at: touch.location(in: self)) else {
      return super.touchesBegan(touches, with: event)
    }
    press(path)
  }

  /// A tap on a row selects it, as the delegate allows.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = lift() else { return super.touchesEnded(touches, with: event) }
    guard takesTaps, let touch = touches.first, !touch.hasMoved,
      indexPathForRow(at: touch.location(in: self)) == path
    else { return }
    selectByTap(path)
  }

  /// A touch that became a gesture selects nothing.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if lift() == nil { super.touchesCancelled(touches, with: event) }
  }

  private func press(_ path: IndexPath) {
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    pressed = path
    cellForRow(at: path)?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  /// Ends the highlight of the row that is touched.
  private func lift() -> IndexPath? {
    guard let path = pressed else { return nil }
    pressed = nil
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    return path
  }

  /// Whether a tap selects a row.
  package var takesTaps: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Does what a tap on a row does.
  package func tapRow(at path: IndexPath) {
    press(path)
    if let path = lift() { selectByTap(path) }
  }

  private func selectByTap(_ path: IndexPath) {
    if selected.contains(path), selectsSeveral { return deselectByTap(path) }
    var chosen: IndexPath? = path
    if let tableDelegate { chosen = tableDelegate.tableView(self, willSelectRowAt: path) }
    defer {
      if !isEditing, tableDelegate?.tableView(self, canPerformPrimaryActionForRowAt: path) ?? false {
        tableDelegate?.tableView(self, performPrimaryActionForRowAt: path)
      }
    }
    guard let chosen else { return }
    if !selectsSeveral { for old in selected where old != chosen { deselectByTap(old) } }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    cellForRow(at: chosen)?.selectionSegue?()
    tableDelegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func deselectByTap(_ path: IndexPath) {
    if let tableDelegate, tableDelegate.tableView(self, willDeselectRowAt: path) == nil { return }
    deselectRow(at: path, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: path)
  }

  /// Whether rows are being edited: the content of those that the data source lets be edited makes room for a control
  /// at its start, which is not drawn.
  open var isEditing: Bool {
    get { editingState }
    set { setEditing(newValue, animated: false) }
  }
  private var editingState = false
  /// Sets ``isEditing`` at once, animated or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editingState = editing
    updateEditing(animated: animated)
    invalidateRows()
  }

  /// Tells cells whether and how they are being edited.
  func updateEditing(animated: Bool = false) {
    for row in rows { updateEditing(of: row.cell, at: row.path, animated: animated) }
  }

  private func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool = false) {
    guard isEditing || cell.isEditing else { return }
    let takesPart =
      isEditing
      && (allowsMultipleSelectionDuringEditing || dataSource?.tableView(self, canEditRowAt: path) ?? true)
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    let indents = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? cell.shouldIndentWhileEditing
    cell.editingStyle = takesPart && !allowsMultipleSelectionDuringEditing ? style : .none
    cell.hasEditingControl =
      takesPart && (allowsMultipleSelectionDuringEditing || indents)
    if cell.isEditing != takesPart { cell.setEditing(takesPart, animated: animated) }
  }

  // MARK: Layout

  /// Makes the table measure and place its rows again.
  func invalidateRows() {
    measuredWidth = nil
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    invalidateRows()
  }

  /// A different text size changes the rows (AL-9.11).
  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    invalidateRows()
  }

  /// Whether rows are being made, and the data source is asked for them.
  var isMaking = false

  private func makeRows() {
    needsRows = false
    isMaking = true
    defer { isMaking = false }
    measuredWidth = nil
    for view in sections.flatMap(\.views) { view.removeFromSuperview() }
    sections = []
    if dataSource == nil { return }
    for index in 0..<numberOfSections {
      sections.append(TableSection(header: makeHeader(of: index)))
      for row in 0..<numberOfRows(inSection: index) {
        let cell = newCell(at: IndexPath(row: row, section: index))
        sections[index].cells.append(cell)
      }
      sections[index].footer = makeFooter(of: index)
      announceBoundaries(of: index)
      for view in sections[index].views { addSubview(view) }
    }
  }

  /// The data source's cell for a row, in the row's state.
  func newCell(at path: IndexPath) -> UITableViewCell? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    if selected.contains(path) { cell.setSelected(true, animated: false) }
    updateEditing(of: cell, at: path)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  func makeHeader(of section: Int) -> UIView? {
    tableDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section), isHeader: true)
  }

  func makeFooter(of section: Int) -> UIView? {
    tableDelegate?.tableView(self, viewForFooterInSection: section)
      ?? titleView(dataSource?.tableView(self, titleForFooterInSection: section), isHeader: false)
  }

  /// Tells the delegate that a section's header and footer are shown.
  func announceBoundaries(of section: Int) {
    if let header = sections[section].header {
      tableDelegate?.tableView(self, willDisplayHeaderView: header, forSection: section)
    }
    if let footer = sections[section].footer {
      tableDelegate?.tableView(self, willDisplayFooterView: footer, forSection: section)
    }
  }

  /// A header or a footer with a title; nil without one.
  private func titleView(_ title: String?, isHeader: Bool) -> UIView? {
    title.map { makeTitleView($0, isHeader: isHeader) }
  }

  /// A header or a footer with a title, in the table's style.
  package func makeTitleView(_ title: String, isHeader: Bool) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.isOfPlainTable = style == .plain && isHeader
    if view.isOfPlainTable {
      view.titleMargins = Self.plainHeaderMargins
    } else if style != .plain {
      view.titleMargins = isHeader ? GroupedTableMetrics.headerMargins : GroupedTableMetrics.footerMargins
    }
    // Headers of grouped tables were uppercased before the glass look.
    let isInCapitals = style != .plain && isHeader && !look.isGlass
    view.textLabel?.text = isInCapitals ? title.uppercased() : title
    return view
  }

  open override func layoutSubviews() {
    if needsRows { makeRows() }
    if measuredWidth != bounds.width { placeRows() }
    super.layoutSubviews()
    if let backgroundView, backgroundView.superview === self { backgroundView.frame = bounds }
  }

  /// The height of the line below a row: one pixel (AL-9.9).
  private var separator: CGFloat {
    separatorStyle == .none ? 0 : 1 / max(1, traitCollection.displayScale)
  }

  /// The height of a row whose constraints do not determine it, in points (AL-9.9).
  private static let standardHeight: CGFloat = 44

  /// From iOS 13 on, a cell's own content extends down to the line (`control-metrics.md` 8).
  private func separator(below cell: UITableViewCell) -> CGFloat {
    cell.hasOwnContent && look.hasTallControls ? 0 : separator
  }

  private func automaticHeight(of cell: UITableViewCell) -> CGFloat {
    // Its margins depend on the width that it will have.
    let width = rowSpan.width
    if cell.bounds.width != width { cell.frameBeforeTransform.size.width = width }
    if cell.hasOwnContent { return cell.automaticHeight(width: width) }
    let room = cell.contentFrame(above: 0)
    cell.contentView.frame = CGRect(x: room.minX, y: 0, width: room.width, height: cell.contentView.frame.height)
    let content = cell.automaticHeight(width: room.width)
    return content > 0 ? content + separator : Self.standardHeight
  }

  /// The height of a header or a footer that its content determines.
  private func automaticHeight(ofBoundary view: UIView) -> CGFloat {
    if let view = view as? UITableViewHeaderFooterView { return view.automaticHeight(width: rowSpan.width) }
    let width = rowSpan.width
    if view.bounds.width != width { view.frameBeforeTransform.size.width = width }
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitted.height > 0 ? fitted.height : view.bounds.height
  }

  /// The horizontal position and width of rows, in points; cards have a margin inside the safe area.
  private var rowSpan: (x: CGFloat, width: CGFloat) {
    if style != .insetGrouped { return (0, bounds.width) }
    let (safe, margin) = (safeAreaInsets, CellContent.margin(bounds.width, look))
    return (safe.left + margin, Branch.max(0, bounds.width - safe.left - safe.right - 2 * margin))
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if style == .insetGrouped { invalidateRows() }
  }

  private func placeRows() {
    measuredWidth = bounds.width
    var y: CGFloat = 0
    let span = rowSpan
    let gap = style == .plain ? 0 : GroupedTableMetrics.gap(scale: traitCollection.displayScale)
    func place(_ view: UIView, _ height: CGFloat, _ span: (x: CGFloat, width: CGFloat)) {
      view.frameBeforeTransform = CGRect(x: span.x, y: y, width: span.width, height: height)
      y += height
    }
    func placeBoundary(_ view: UIView?, _ given: CGFloat) {
      // A height without a view is empty space.
      guard let view else {
        y += given >= 0 ? given : gap
        return
      }
      place(view, given >= 0 ? given : automaticHeight(ofBoundary: view), span)
      view.setNeedsLayout()
    }
    let whole = (x: CGFloat(0), width: bounds.width)
    if let tableHeaderView { place(tableHeaderView, tableHeaderView.frame.height, whole) }
    for (index, section) in sections.enumerated() {
      if section.header != nil { y += headerPadding }
      if index == 0 { y += gap }
      placeBoundary(
        section.header, tableDelegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight)
      for (row, cell) in section.cells.enumerated() {
        guard let cell else { continue }
        let path = IndexPath(row: row, section: index)
        let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        place(cell, height >= 0 ? height : automaticHeight(of: cell), span)
        cell.contentView.frame = cell.contentFrame(above: separator(below: cell))
        cell.setNeedsLayout()
      }
      roundCorners(of: section.cells.compactMap { $0 })
      placeBoundary(
        section.footer, tableDelegate?.tableView(self, heightForFooterInSection: index) ?? sectionFooterHeight)
    }
    if let tableFooterView { place(tableFooterView, tableFooterView.frame.height, whole) }
    contentSize = CGSize(width: bounds.width, height: y)
  }

  /// Gives a card's rows its background, and its first and last row its corners.
  private func roundCorners(of cells: [UITableViewCell]) {
    if style == .plain {
      for cell in cells { cell.showsLine = separatorStyle != .none }
      return
    }
    for (index, cell) in cells.enumerated() {
      if cell.backgroundColor == nil { cell.backgroundColor = .secondarySystemGroupedBackground }
      let isLast = index == cells.count - 1
      cell.showsLine = separatorStyle != .none && !(style == .insetGrouped && isLast)
      if style != .insetGrouped { continue }
      cell.layer.cornerRadius = index == 0 || isLast ? GroupedTableMetrics.cornerRadius(look) : 0
      cell.layer.maskedCorners = []
      if index == 0 { cell.layer.maskedCorners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if isLast { cell.layer.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
  }
}

/// The views of one section of a table.
@MainActor
struct TableSection {
  var header: UIView?
  /// The cells, from top to bottom; nil for one that is being made.
  var cells: [UITableViewCell?] = []
  var footer: UIView?

  /// All views of the section, from top to bottom.
  var views: [UIView] { [header].compactMap { $0 } + cells.compactMap { $0 } + [footer].compactMap { $0 } }
}
