import UIKit

/// Rows of tables and cells of collections, which exist before the table or the collection requests them.
extension BuiltScene {
  func addRows(of node: SceneView, to view: UIView, in owner: UIViewController) {
    guard let table = view as? UITableView else { return }
    let source = TableRows()
    addParts(of: node, to: table, in: owner)
    for (content, rows, own) in node.sections {
      let rows = rows.filter { !absent.contains($0.id) }
      guard let first = rows.first ?? own, let last = rows.last ?? own else { continue }
      if rows.isEmpty, content.texts.isEmpty { continue }
      var section = TableRows.Section()
      section.header = boundary(content.header, .header, of: first, in: table)
      for row in rows {
        let cell = row.kind.rowCell?.makeObject() ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        row.configure(cell, in: traits)
        cell.translatesAutoresizingMaskIntoConstraints = true
        // Until the table places the row, it has the size in which its content was saved.
        if let saved = row.designFrame { cell.frame.size = CGSize(width: saved.width, height: saved.height) }
        note(row, cell)
        contents[row.id] = cell.contentView
        if let own = row.kind.rowCell { noteContent(of: cell, row, own) }
        if let frame = row.frame { source.heights[ObjectIdentifier(cell)] = frame.height }
        fill(cell, row.children, in: owner)
        section.cells.append(cell)
      }
      section.footer = boundary(content.footer, .footer, of: last, in: table)
      source.sections.append(section)
    }
    holders.append(source)
    table.dataSource = source
    table.delegate = source
  }

  /// Adds a table's header and footer.
  private func addParts(of node: SceneView, to table: UITableView, in owner: UIViewController) {
    for part in node.children where part.listPart != nil && !absent.contains(part.id) {
      let view = part.makeView(in: traits)
      view.translatesAutoresizingMaskIntoConstraints = true
      note(part, view)
      add(part.children, to: view, in: owner)
      if part.listPart == .header { table.tableHeaderView = view } else { table.tableFooterView = view }
    }
  }

  /// Adds a row's subviews to its content view, which has its saved size until the table places it, and configures the
  /// cell's own labels where the document states them.
  private func fill(_ cell: UITableViewCell, _ children: [SceneView], in owner: UIViewController) {
    for child in children where !absent.contains(child.id) {
      if child.listPart == .accessory {
        cell.accessoryView = accessory(child, in: owner)
        continue
      }
      let own: UIView? =
        switch child.listPart {
        case .content: cell.contentView
        case .text: cell.textLabel
        case .detail: cell.detailTextLabel
        case .picture: cell.imageView
        default: nil
        }
      guard let own else {
        add([child], to: cell.contentView, in: owner)
        continue
      }
      var shown = child
      shown.frame = nil
      if child.listPart == .content, let frame = child.designFrame { frame.apply(to: own) }
      shown.configure(own, in: traits)
      note(shown, own)
      if child.listPart == .content { fill(cell, child.children, in: owner) }
    }
  }

  /// Returns the view at a row's trailing end, in the size that was saved for it.
  private func accessory(_ node: SceneView, in owner: UIViewController) -> UIView {
    var node = node
    if let frame = node.frame ?? node.designFrame {
      node.frame = SceneFrame(x: 0, y: 0, width: frame.width, height: frame.height)
    }
    let view = node.makeView(in: traits)
    view.translatesAutoresizingMaskIntoConstraints = true
    if node.frame == nil { view.sizeToFit() }
    note(node, view)
    add(node.children, to: view, in: owner)
    return view
  }

  func addCells(of node: SceneView, to collection: CollectionOfCells, in owner: UIViewController) {
    var sections: [CollectionOfCells.Section] = []
    for (content, children, own) in node.sections {
      let children = children.filter { !absent.contains($0.id) }
      guard let first = children.first ?? own, let last = children.last ?? own else { continue }
      func title(_ text: String?, _ part: MadePart, of cell: SceneView) -> UICollectionReusableView? {
        guard let text else { return nil }
        let (view, label) = CollectionOfCells.makeTitle(text, isHeader: part == .header)
        note(label, text, part, of: cell)
        return view
      }
      var section = CollectionOfCells.Section(grid: content.grid)
      section.header = title(content.header, .header, of: first)
      for child in children {
        let cell = UICollectionViewCell(frame: .zero)
        child.configure(cell, in: traits)
        cell.translatesAutoresizingMaskIntoConstraints = true
        note(child, cell)
        contents[child.id] = cell.contentView
        for inner in child.children where !absent.contains(inner.id) {
          guard inner.listPart == .content else {
            add([inner], to: cell.contentView, in: owner)
            continue
          }
          // Until the layout places the cell, it has the size in which its subviews were saved.
          if let saved = inner.designFrame { cell.frame.size = CGSize(width: saved.width, height: saved.height) }
          inner.configure(cell.contentView, in: traits)
          note(inner, cell.contentView)
          add(inner.children, to: cell.contentView, in: owner)
        }
        section.cells.append(cell)
      }
      section.footer = title(content.footer, .footer, of: last)
      sections.append(section)
    }
    collection.sections = sections
    holders.append(collection)
  }

  /// Returns a section's header or footer. The document does not list its label, which is named after the adjacent row.
  private func boundary(
    _ title: String?, _ part: MadePart, of row: SceneView, in table: UITableView
  ) -> UITableViewHeaderFooterView? {
    guard let title else { return nil }
    let view = table.makeTitleView(title, isHeader: part == .header)
    if let label = view.textLabel { note(label, label.text ?? title, part, of: row) }
    return view
  }

  /// Records a label that is part of a row or adjacent to it.
  private func note(_ label: UILabel, _ text: String, _ part: MadePart, of row: SceneView) {
    note(.label(SceneLabel(text)), label, part, of: row)
  }

  private func note(_ kind: SceneView.Kind, _ view: UIView, _ part: MadePart, of row: SceneView) {
    note(SceneView(id: Self.id(part, of: row), name: "\(row.name) \(part.rawValue)", kind: kind), view)
  }

  private static func id(_ part: MadePart, of row: SceneView) -> String { "\(row.id).\(part.rawValue)" }

  /// Records a row's own labels, picture and switch, which the document does not list.
  func noteContent(of cell: UITableViewCell, _ row: SceneView, _ own: SceneRowCell) {
    for (text, part) in [(own.text, MadePart.text), (own.detail, .detail)] {
      // Accessing a label creates it, and it then affects the row's height.
      guard let text, byID[Self.id(part, of: row)] == nil,
        let label = part == .text ? cell.textLabel : cell.detailTextLabel
      else { continue }
      note(label, text, part, of: row)
    }
    if let symbol = own.symbol, let view = cell.imageView, byID[Self.id(.symbol, of: row)] == nil {
      note(.image(SceneImageView(symbol: symbol)), view, .symbol, of: row)
    }
    if let isOn = own.isOn, let toggle = cell.accessoryView, byID[Self.id(.toggle, of: row)] == nil {
      note(.toggle(SceneSwitch(isOn: isOn)), toggle, .toggle, of: row)
    }
  }
}

extension SceneView.Kind {
  /// The labels of a table's row; nil for a row without its own labels, and for anything else.
  var rowCell: SceneRowCell? {
    if case .row(let cell) = self { return cell }
    return nil
  }
}
