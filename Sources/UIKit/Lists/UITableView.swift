/// Rows one below the other, each as high as the delegate answers or as its content is (AL-9.9).
///
/// Every row is made and measured: nothing is estimated, and no cell is used twice. Sections follow each other without
/// headers.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Styles; stored, all are laid out like `plain`.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// Whether a line takes a pixel below each row (AL-9.9).
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// Makes a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A plain table; archives are not read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The style the table was made with.
  public let style: Style
  /// What provides the rows; not retained. Setting it makes them all again.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The delegate, as one of a table.
  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// As a height: the row's content decides it.
  public class var automaticDimension: CGFloat { -1 }

  /// In points; ``automaticDimension`` measures each row.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { invalidateRows() } }
  /// Stored; every row is measured, none is estimated.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// Whether there are lines between rows; `singleLine` by default.
  open var separatorStyle = SeparatorStyle.singleLine
  /// Stored; lines start where the cell's content does.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// Above the first row, with the height of its frame.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// Below the last row, with the height of its frame.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  private var classes: [String: UITableViewCell.Type] = [:]
  private var rows: [(path: IndexPath, cell: UITableViewCell)] = []
  private var needsRows = true
  /// The width for which rows were measured last.
  private var measuredWidth: CGFloat?

  /// Sets the class that cells of an identifier are made of, by its `init(style:reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// A new cell of the class registered for the identifier; a plain one if there is none.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    classes[identifier]?.make(reusing: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A new cell of the class registered for the identifier; nil if there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    classes[identifier]?.make(reusing: identifier)
  }

  // MARK: Rows

  /// Makes all rows again in the next layout.
  open func reloadData() {
    needsRows = true
    setNeedsLayout()
  }

  /// Inert; ``endUpdates()`` does the work.
  open func beginUpdates() {}
  /// Measures all rows again in the next layout.
  open func endUpdates() { invalidateRows() }

  /// Cells whose frames meet the bounds, from the top down.
  open var visibleCells: [UITableViewCell] { rows.map(\.cell).filter { $0.frame.intersects(bounds) } }
  /// The cell at a path, visible or not; nil before the first layout.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.first { $0.path == indexPath }?.cell }
  /// The path of a cell; nil for a cell of another table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.first { $0.cell === cell }?.path }
  /// The row's frame in the table's content, in points; zero for a path without a row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath)?.frame ?? .zero }
  /// What the data source answers; 1 without one.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// What the data source answers; 0 without one.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  private func invalidateRows() {
    measuredWidth = nil
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    invalidateRows()
  }

  /// Another text size makes other rows (AL-9.11).
  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    invalidateRows()
  }

  private func makeRows() {
    needsRows = false
    measuredWidth = nil
    for row in rows { row.cell.removeFromSuperview() }
    rows = []
    guard let dataSource else { return }
    for section in 0..<numberOfSections {
      for row in 0..<numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        rows.append((path, cell))
        addSubview(cell)
      }
    }
  }

  open override func layoutSubviews() {
    if needsRows { makeRows() }
    if measuredWidth != bounds.width { placeRows() }
    super.layoutSubviews()
  }

  /// The height of the line below a row: a pixel (AL-9.9).
  private var separator: CGFloat {
    separatorStyle == .none ? 0 : 1 / max(1, traitCollection.displayScale)
  }

  /// What a row is high without constraints that say so, in points (AL-9.9).
  private static let standardHeight: CGFloat = 44

  /// From iOS 13 on a cell's own content reaches down to the line (`control-metrics.md` 8).
  private func separator(below cell: UITableViewCell) -> CGFloat {
    cell.hasOwnContent && look.hasTallControls ? 0 : separator
  }

  private func automaticHeight(of cell: UITableViewCell) -> CGFloat {
    // Its margins go by the width that it will have.
    if cell.bounds.width != bounds.width { cell.frameBeforeTransform.size.width = bounds.width }
    if cell.hasOwnContent { return cell.automaticHeight(width: bounds.width) }
    let content = cell.automaticHeight(width: bounds.width)
    return content > 0 ? content + separator : Self.standardHeight
  }

  private func placeRows() {
    measuredWidth = bounds.width
    var y: CGFloat = 0
    func place(_ view: UIView, _ height: CGFloat) {
      view.frameBeforeTransform = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    if let tableHeaderView { place(tableHeaderView, tableHeaderView.frame.height) }
    for (path, cell) in rows {
      let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      place(cell, height >= 0 ? height : automaticHeight(of: cell))
      cell.contentView.frame = cell.contentFrame(above: separator(below: cell))
      cell.setNeedsLayout()
    }
    if let tableFooterView { place(tableFooterView, tableFooterView.frame.height) }
    contentSize = CGSize(width: bounds.width, height: y)
  }
}
