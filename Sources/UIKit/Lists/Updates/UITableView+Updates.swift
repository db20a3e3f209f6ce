import Foundation

/// Updates of a table's rows, in which the cells of all other rows stay.
extension UITableView {
  /// Notes a change, and shows it unless it belongs to a group of updates.
  func change(_ note: (inout ListUpdate) -> Void) {
    if let update = updates.note(note) { show(update) }
  }

  /// Shows the changes of an update, at once.
  func show(_ update: ListUpdate) {
    if needsRows || dataSource == nil { return setNeedsLayout() }
    if isMaking {
      // The rows that are being made already show what the source has now.
      if !update.isEmpty { needsRows = true }
      return invalidateRows()
    }
    let (before, after) = (sections.map(\.cells.count), (0..<numberOfSections).map(numberOfRows))
    if let mismatch = update.mismatch(from: before, to: after) { LayoutDiagnostics.note(mismatch) }
    show(update.places(from: before, to: after))
  }

  /// Shows rows that are partly new.
  func show(_ places: ListPlaces) {
    if needsRows { return setNeedsLayout() }
    isMaking = true
    defer { isMaking = false }
    let (before, moved) = (sections, places.moved)
    // A source may say that it has had other rows than it has shown.
    func cell(_ path: IndexPath) -> UITableViewCell? {
      guard before.indices.contains(path.section) else { return nil }
      let cells = before[path.section].cells
      return cells.indices.contains(path.row) ? cells[path.row] : nil
    }
    func isKnown(_ section: Int?) -> Bool { section.map(before.indices.contains) ?? false }
    sections = places.sections.map { section in
      let known = section.origin.flatMap { isKnown($0) ? before[$0] : nil }
      return TableSection(
        header: known?.header, cells: section.rows.map { $0.flatMap(cell) }, footer: known?.footer)
    }
    for path in selected where moved[path] == nil { cell(path)?.setSelected(false, animated: false) }
    selected = selected.compactMap { moved[$0] }
    if let path = pressed {
      pressed = moved[path]
      if pressed == nil { cell(path)?.setHighlighted(false, animated: false) }
    }
    for (index, section) in places.sections.enumerated() {
      if !isKnown(section.origin) {
        sections[index].header = makeHeader(of: index)
        sections[index].footer = makeFooter(of: index)
        announceBoundaries(of: index)
      }
      for row in section.rows.indices where sections[index].cells[row] == nil {
        let cell = newCell(at: IndexPath(row: row, section: index))
        sections[index].cells[row] = cell
      }
    }
    for origin in places.reconfigured.sorted() {
      if let path = moved[origin], let cell = cellForRow(at: path) { reconfigure(cell, at: path) }
    }
    removeAll(of: before)
    arrange(sections.flatMap(\.views))
    updateEditing()
    invalidateRows()
  }

  /// Lets the data source configure the cell of a row again, which is dequeued instead of a new one.
  private func reconfigure(_ cell: UITableViewCell, at path: IndexPath) {
    guard let dataSource else { return }
    reconfigured = (path, cell)
    let answer = dataSource.tableView(self, cellForRowAt: path)
    reconfigured = nil
    if answer !== cell { sections[path.section].cells[path.row] = answer }
  }

  /// Removes the views that there were before, and are not any more.
  private func removeAll(of before: [TableSection]) {
    let shown = Set(sections.flatMap(\.views).map(ObjectIdentifier.init))
    for (index, section) in before.enumerated() {
      for (row, cell) in section.cells.enumerated() {
        guard let cell, !shown.contains(ObjectIdentifier(cell)) else { continue }
        cell.removeFromSuperview()
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(row: row, section: index))
      }
      if let header = section.header, !shown.contains(ObjectIdentifier(header)) {
        header.removeFromSuperview()
        tableDelegate?.tableView(self, didEndDisplayingHeaderView: header, forSection: index)
      }
      if let footer = section.footer, !shown.contains(ObjectIdentifier(footer)) {
        footer.removeFromSuperview()
        tableDelegate?.tableView(self, didEndDisplayingFooterView: footer, forSection: index)
      }
    }
  }
}

extension UIView {
  /// Adds views that are no subviews yet, and brings all into an order, in front of one another; those that are in order
  /// stay where they are.
  func arrange(_ views: [UIView]) {
    let places = Dictionary(subviews.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
    let first = views.first { $0.superview === self }
    var (previous, furthest): (UIView?, Int) = (nil, -1)
    for view in views {
      let place = places[ObjectIdentifier(view)]
      if let place, place > furthest {
        furthest = place
      } else if let previous {
        insertSubview(view, aboveSubview: previous)
      } else if let first {
        insertSubview(view, belowSubview: first)
      } else {
        addSubview(view)
      }
      previous = view
    }
  }
}
