import SceneModel

/// Reads what elements are for the table around them, which counts on devices; on a canvas their frames do.
enum ListReading {
  /// Returns what an element is for the table or the cell that contains it; nil for a row or a subview.
  /// - Parameter outer: The elements around it, the root first.
  static func part(_ element: XMLElementNode, of parent: XMLElementNode, in outer: [XMLElementNode]) -> SceneListPart? {
    switch (parent.name, element["key"]) {
    case ("tableView", "tableHeaderView"): return .header
    case ("tableView", "tableFooterView"): return .footer
    case ("tableViewCell", "accessoryView"): return .accessory
    case ("tableViewCell", "contentView"), ("collectionViewCell", "contentView"): return .content
    default: break
    }
    guard parent.name == "tableViewCellContentView", let id = element["id"],
      let cell = outer.dropLast().last, cell.name == "tableViewCell"
    else { return nil }
    switch id {
    case cell["textLabel"]: return .text
    case cell["detailTextLabel"]: return .detail
    case cell["imageView"]: return .picture
    default: return nil
    }
  }

  /// Returns what a table or one of its cells is on devices; nil for any other element.
  /// - Parameter children: The views that were read from the element's contents.
  static func form(of element: XMLElementNode, reading children: [SceneView]) -> SceneListForm? {
    switch element.name {
    case "tableView":
      let height = element.number("rowHeight", in: -1...1e5) ?? -1
      return .table(
        SceneTable(style: style(of: element), hasLines: element["separatorStyle"] != "none"),
        rowHeight: height >= 0 ? height : nil, sections: sections(of: element, children))
    case "tableViewCell":
      return .row(
        SceneRowCell(
          style: cellStyle(of: element),
          accessory: SceneRowCell.Accessory(rawValue: element["accessoryType"] ?? "") ?? .none),
        height: element.number("rowHeight", in: 0...1e5))
    case "collectionView": return grid(of: element).map { .collection($0) }
    case "collectionViewCell": return .cell
    default: return nil
    }
  }

  /// The grid of a flow layout that scrolls vertically, without headers and footers; nil for any other layout.
  private static func grid(of collection: XMLElementNode) -> SceneGrid? {
    guard let layout = collection.child(key: "collectionViewLayout"), layout.name == "collectionViewFlowLayout",
      layout["scrollDirection"] != "horizontal", layout["customClass"] == nil,
      !collection.children.contains(where: { ["sectionHeaderView", "sectionFooterView"].contains($0["key"] ?? "") })
    else { return nil }
    func length(_ key: String, _ side: String) -> Double? {
      layout.child(key: key)?.number(side, in: 0...1e5).flatMap { $0 > 0 ? $0 : nil }
    }
    let isAutomatic = layout["automaticEstimatedItemSize"] == "YES" || length("estimatedItemSize", "width") != nil
    func side(_ name: String) -> SceneGrid.Length {
      let size = length("itemSize", name) ?? 50
      return isAutomatic ? .estimated(size) : .points(size)
    }
    let item = SceneGrid.Item(width: side("width"), height: side("height"))
    var group = SceneGrid.Item(width: .ofWidth(1), height: side("height"), items: [item])
    group.itemSpacing = layout.number("minimumInteritemSpacing", in: 0...1e5) ?? 10
    let inset = layout.child(key: "sectionInset")
    func edge(_ name: String) -> Double { inset?.number(name, in: -1e5...1e5) ?? 0 }
    return SceneGrid(
      group: group, groupSpacing: layout.number("minimumLineSpacing", in: 0...1e5) ?? 10,
      insets: Insets(edge("minY"), edge("minX"), edge("maxY"), edge("maxX")))
  }

  private static func style(of table: XMLElementNode) -> SceneTable.Style {
    SceneTable.Style(rawValue: table["style"] ?? "") ?? .plain
  }

  /// `IBUITableViewCellStyleSubtitle`
  private static func cellStyle(of cell: XMLElementNode) -> SceneRowCell.Style {
    let name = cell["style"] ?? ""
    return SceneRowCell.Style.allCases.first { name.lowercased().hasSuffix("style\($0.rawValue)") } ?? .default
  }

  /// The sections of a static table, without those that have neither rows nor titles.
  private static func sections(of table: XMLElementNode, _ rows: [SceneView]) -> [SceneListForm.Section] {
    let ids = Set(rows.map(\.id))
    return (table.child("sections")?.children ?? []).enumerated().compactMap { index, section in
      let cells = section.child("cells")?.children ?? []
      let own = cells.compactMap { $0["id"] }.filter(ids.contains)
      // An empty title is a header all the same.
      let content = SceneSection(header: section["headerTitle"], footer: section["footerTitle"])
      if own.isEmpty, content.texts.isEmpty { return nil }
      var view = SceneView(
        id: section["id"] ?? "section-\(index + 1)-\(table["id"] ?? "")", name: "Section \(index + 1)",
        kind: .section(content))
      view.place = ScenePlace(line: section.line, column: 1)
      return SceneListForm.Section(view: view, rows: own)
    }
  }
}
