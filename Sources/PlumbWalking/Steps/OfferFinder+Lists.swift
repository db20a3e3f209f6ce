import UIKit

/// Rows and cells, bars and tabs.
extension OfferFinder {
  // MARK: Rows

  /// How late a row or a cell is tried: the first of its class first, further ones last; nil for one too many.
  private static func rank(_ number: Int, isFirst: Bool) -> Int? {
    isFirst ? 0 : number < rowLimit ? 1 : number < furtherRowLimit ? 2 : nil
  }

  /// One row of each class first, then others.
  mutating func addRows(of table: UITableView) {
    let delegate = table.delegate as? any UITableViewDelegate
    var seen: Set<String> = []
    for (number, path) in table.rowPaths.enumerated() {
      guard let cell = table.cellForRow(at: path) else { continue }
      let isFirst = seen.insert("\(type(of: cell)) \(cell.reuseIdentifier ?? "")").inserted
      guard let rank = Self.rank(number, isFirst: isFirst) else { continue }
      let label = TouchedViews.text(in: cell) ?? "\(number + 1)"
      if table.takesTaps, delegate != nil || cell.selectionSegue != nil {
        add(.row, label, rank: rank) {
          table.scrollToRow(at: path, at: .none, animated: false)
          table.tapRow(at: path)
          return true
        }
      }
      guard isFirst else { continue }
      if cell.accessoryType == .detailButton || cell.accessoryType == .detailDisclosureButton {
        add(.accessory, label) {
          delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
          return true
        }
      }
      addSwipes(of: table, at: path, cell)
      let menu = delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: cell.center)
      if let menu = menu?.actionProvider?([]) { addMenu(menu, of: cell) }
    }
  }

  private mutating func addSwipes(of table: UITableView, at path: IndexPath, _ cell: UITableViewCell) {
    let delegate = table.delegate as? any UITableViewDelegate
    guard let source = table.dataSource, source.tableView(table, canEditRowAt: path) else { return }
    let sides = [
      delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path),
      delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path),
    ].compactMap { $0 }
    for action in sides.flatMap(\.actions) {
      add(.swipe, action.title.flatMap(TouchedViews.line) ?? "the button", rank: 1) {
        action.handler(action, cell) { _ in }
        return true
      }
    }
    if sides.isEmpty, delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete == .delete {
      add(.swipe, "Delete", rank: 1) {
        source.tableView(table, commit: .delete, forRowAt: path)
        return true
      }
    }
  }

  /// One cell of each class first, then others.
  mutating func addItems(of collection: UICollectionView) {
    let delegate = collection.delegate as? any UICollectionViewDelegate
    guard collection.allowsSelection else { return }
    var seen: Set<String> = []
    for (number, path) in collection.itemPaths.enumerated() {
      guard let cell = collection.cellForItem(at: path), delegate != nil || cell.selectionSegue != nil else { continue }
      let isFirst = seen.insert("\(type(of: cell)) \(cell.reuseIdentifier ?? "")").inserted
      guard let rank = Self.rank(number, isFirst: isFirst) else { continue }
      add(.item, TouchedViews.text(in: cell) ?? "\(number + 1)", rank: rank) {
        collection.scrollToItem(at: path, at: [], animated: false)
        collection.tapItem(at: path)
        return true
      }
      guard isFirst else { continue }
      let menu = delegate?.collectionView(collection, contextMenuConfigurationForItemAt: path, point: cell.center)
      if let menu = menu?.actionProvider?([]) { addMenu(menu, of: cell) }
    }
  }

  // MARK: Bars

  mutating func addBar(_ bar: UINavigationBar) {
    let item = bar.topItem
    let items = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
    let shown = items.compactMap(\.shownView)
    if (bar.items?.count ?? 0) > 1, item?.hidesBackButton == false,
      let back = bar.subviews.first(where: { view in view is UIButton && !shown.contains { $0 === view } })
    {
      add(.back, "", on: back) { TouchedViews.tap(back) }
    }
    addItems(items)
    for view in bar.subviews where !shown.contains(where: { $0 === view }) && !(view is UIButton) { visit(view) }
  }

  mutating func addItems(_ items: [UIBarButtonItem]) {
    for item in items where item.isEnabled {
      if let custom = item.customView {
        visit(custom)
        continue
      }
      guard let view = item.shownView else { continue }
      if let menu = item.menu { addMenu(menu, of: item) }
      guard item.action != nil || item.primaryAction != nil else { continue }
      add(.button, Self.label(of: item), on: view) { TouchedViews.tap(view) }
    }
  }

  private static func label(of item: UIBarButtonItem) -> String {
    let system = item.systemItem.map { item -> String in
      let name = "\(item)"
      return name.prefix(1).uppercased() + name.dropFirst()
    }
    return [item.title, item.accessibilityLabel, system, item.image?.name, item.accessibilityIdentifier]
      .lazy.compactMap { $0.flatMap(TouchedViews.line) }.first ?? "the bar button"
  }

  mutating func addTabs(_ bar: UITabBar) {
    let buttons = bar.subviews.filter { $0 is UIControl }
    for (item, button) in zip(bar.items ?? [], buttons) where item !== bar.selectedItem && item.isEnabled {
      let label = item.title.flatMap(TouchedViews.line) ?? item.image?.name ?? "tab \(offers.count + 1)"
      let titles = (bar.items ?? []).map { $0.title ?? "" }
      add(.tab, label, key: "tab \(titles) \(label)", on: button) { TouchedViews.tap(button) }
    }
  }
}
