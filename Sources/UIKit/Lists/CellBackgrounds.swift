/// The views behind a cell's content: its background, and in front of that the one of a selected or pressed cell. Both
/// are as large as the cell.
@MainActor
final class CellBackgrounds {
  var usual: UIView? { didSet { if usual !== oldValue { oldValue?.removeFromSuperview() } } }
  var selected: UIView? { didSet { if selected !== oldValue { oldValue?.removeFromSuperview() } } }

  /// Shows the views behind all others of a cell; the one for selected cells only while the cell is selected.
  func show(in cell: UIView, isSelected: Bool) {
    if let selected {
      if isSelected {
        cell.insertSubview(selected, at: 0)
      } else if selected.superview === cell {
        selected.removeFromSuperview()
      }
    }
    if let usual { cell.insertSubview(usual, at: 0) }
    place(in: cell)
  }

  /// Lets the views fill their cell.
  func place(in cell: UIView) {
    for view in [usual, selected] {
      if let view, view.superview === cell, view.frame != cell.bounds { view.frame = cell.bounds }
    }
  }
}
