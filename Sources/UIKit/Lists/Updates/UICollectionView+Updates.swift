import Foundation

/// Updates of a collection's items, in which the cells of all other items stay.
extension UICollectionView {
  /// Notes a change, and shows it unless it belongs to a group of updates.
  func change(_ note: (inout ListUpdate) -> Void) {
    if let update = updates.note(note) { show(update) }
  }

  /// Shows the changes of an update, at once.
  func show(_ update: ListUpdate) {
    if needsCells || dataSource == nil { return setNeedsLayout() }
    if isMaking {
      // The cells that are being made already show what the source has now.
      if !update.isEmpty { needsCells = true }
      return invalidateArrangement()
    }
    var before: [Int] = []
    for path in paths {
      while before.count <= path.section { before.append(0) }
      before[path.section] += 1
    }
    while before.count < knownSections { before.append(0) }
    let after = (0..<numberOfSections).map(numberOfItems)
    if let mismatch = update.mismatch(from: before, to: after) { LayoutDiagnostics.note(mismatch) }
    show(update.places(from: before, to: after))
  }

  /// Shows items that are partly new.
  func show(_ places: ListPlaces) {
    if needsCells { return setNeedsLayout() }
    isMaking = true
    defer { isMaking = false }
    let (before, moved) = (cells, places.moved)
    (cells, paths, knownSections) = ([:], [], places.sections.count)
    for (index, section) in places.sections.enumerated() {
      for (item, origin) in section.rows.enumerated() {
        let path = IndexPath(item: item, section: index)
        paths.append(path)
        if let origin { cells[path] = before[origin] }
      }
    }
    for path in selected where moved[path] == nil { before[path]?.isSelected = false }
    selected = selected.compactMap { moved[$0] }
    movePress(moved, before)
    moveSupplementaries(places, moved)
    for path in paths where cells[path] == nil {
      if let cell = newCell(at: path) { cells[path] = cell }
    }
    for origin in places.reconfigured.sorted() {
      if let path = moved[origin], let cell = cells[path] { reconfigure(cell, at: path) }
    }
    let shown = Set(cells.values.map(ObjectIdentifier.init))
    for (path, cell) in before.sorted(by: { $0.key < $1.key }) where !shown.contains(ObjectIdentifier(cell)) {
      cell.removeFromSuperview()
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
    arrange(paths.compactMap { cells[$0] })
    invalidateArrangement()
  }

  /// Lets the highlight follow the item that is touched.
  private func movePress(_ moved: [IndexPath: IndexPath], _ before: [IndexPath: UICollectionViewCell]) {
    guard let path = pressed else { return }
    pressed = moved[path]
    if pressed == nil { before[path]?.isHighlighted = false }
  }

  /// Lets the data source configure the cell of an item again, which is dequeued instead of a new one.
  private func reconfigure(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard let dataSource else { return }
    reconfigured = (path, cell)
    let answer = dataSource.collectionView(self, cellForItemAt: path)
    reconfigured = nil
    if answer !== cell { cells[path] = answer }
  }

  /// Moves headers and footers with their sections, and views of items with these; those of new sections and items are
  /// made in the next layout.
  private func moveSupplementaries(_ places: ListPlaces, _ moved: [IndexPath: IndexPath]) {
    var sections: [Int: Int] = [:]
    for (index, section) in places.sections.enumerated() {
      if let origin = section.origin { sections[origin] = index }
    }
    for (kind, views) in supplementaries.sorted(by: { $0.key < $1.key }) {
      let isOfItems =
        kind != Self.elementKindSectionHeader && kind != Self.elementKindSectionFooter
        && views.keys.contains { $0.count > 1 && $0.item > 0 }
      var kept: [IndexPath: UICollectionReusableView] = [:]
      for (path, view) in views.sorted(by: { $0.key < $1.key }) {
        // A view of the whole layout belongs to no section.
        guard path.count == 2 else {
          kept[path] = view
          continue
        }
        let place =
          isOfItems ? moved[path] : sections[path.section].map { IndexPath(item: path.item, section: $0) }
        if let place {
          kept[place] = view
        } else {
          view.removeFromSuperview()
          itemDelegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
        }
      }
      supplementaries[kind] = kept
    }
  }
}
