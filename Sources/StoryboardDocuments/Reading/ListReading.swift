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
    case accessory(of: cell): return .accessory
    default: return nil
    }
  }

  /// The id of the view that a cell's outlet makes its accessory, wherever it was saved.
  private static func accessory(of cell: XMLElementNode) -> String? {
    cell.child("connections")?.children.first { $0.name == "outlet" && $0["property"] == "accessoryView" }?[
      "destination"]
  }

  /// Returns what a table or one of its cells is on devices; nil for any other element.
  /// - Parameter ids: The ids of the views that were read from the element's contents, by their elements.
  static func form(of element: XMLElementNode, reading ids: [ObjectIdentifier: String]) -> SceneListForm? {
    switch element.name {
    case "tableView":
      noteUsualHeights(of: element)
      let height = element.number("rowHeight", in: -1...1e5) ?? -1
      return .table(
        SceneTable(style: style(of: element), hasLines: element["separatorStyle"] != "none"),
        rowHeight: height >= 0 ? height : nil, sections: sections(of: element, ids))
    case "tableViewCell":
      noteIndentation(of: element)
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

  /// The grid of a flow layout without views for headers and footers; nil for any other layout.
  private static func grid(of collection: XMLElementNode) -> SceneGrid? {
    guard let layout = collection.child(key: "collectionViewLayout"), layout.name == "collectionViewFlowLayout",
      layout["customClass"] == nil,
      !collection.children.contains(where: { ["sectionHeaderView", "sectionFooterView"].contains($0["key"] ?? "") })
    else { return nil }
    func length(_ key: String, _ side: String) -> Double? {
      layout.child(key: key)?.number(side, in: 0...1e5).flatMap { $0 > 0 ? $0 : nil }
    }
    let isAutomatic = layout["automaticEstimatedItemSize"] == "YES" || length("estimatedItemSize", "width") != nil
    func side(_ name: String) -> SceneGrid.Length {
      let size = length("itemSize", name) ?? 50
      return isAutomatic ? .estimated(length("estimatedItemSize", name) ?? size) : .points(size)
    }
    let item = SceneGrid.Item(width: side("width"), height: side("height"))
    // Lines are rows, or columns beside each other.
    let isHorizontal = layout["scrollDirection"] == "horizontal"
    var group =
      isHorizontal
      ? SceneGrid.Item(width: side("width"), height: .ofHeight(1), items: [item], axis: .vertical)
      : SceneGrid.Item(width: .ofWidth(1), height: side("height"), items: [item])
    group.itemSpacing = layout.number("minimumInteritemSpacing", in: 0...1e5) ?? 10
    let inset = layout.child(key: "sectionInset")
    func edge(_ name: String) -> Double { inset?.number(name, in: -1e5...1e5) ?? 0 }
    var insets = Insets(edge("minY"), edge("minX"), edge("maxY"), edge("maxX"))
    // Without views, headers and footers are empty.
    let (header, footer) = ("headerReferenceSize", "footerReferenceSize")
    if isHorizontal {
      insets.left += length(header, "width") ?? 0
      insets.right += length(footer, "width") ?? 0
    } else {
      insets.top += length(header, "height") ?? 0
      insets.bottom += length(footer, "height") ?? 0
    }
    var grid = SceneGrid(
      group: group, groupSpacing: layout.number("minimumLineSpacing", in: 0...1e5) ?? 10, insets: insets,
      scrolling: isHorizontal ? .continuous : .none)
    grid.flow = SceneGrid.FlowReference(rawValue: layout["sectionInsetReference"] ?? "") ?? .contentInset
    return grid
  }

  /// Heights of section headers and footers that Interface Builder writes by itself, in its versions and styles; others
  /// are not read.
  private static let usualSectionHeights: Set = ["-1", "1", "10", "18", "22", "28"]

  private static func noteUsualHeights(of table: XMLElementNode) {
    for name in ["sectionHeaderHeight", "sectionFooterHeight"]
    where table.attributes[name].map(usualSectionHeights.contains) ?? false { _ = table[name] }
  }

  /// An indentation takes effect only where both its level and its width are not 0.
  private static func noteIndentation(of cell: XMLElementNode) {
    let factors = ["indentationLevel", "indentationWidth"].map { Double(cell.attributes[$0] ?? "") ?? 0 }
    if factors[0] * factors[1] == 0 { _ = cell["indentationLevel"] }
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
  private static func sections(
    of table: XMLElementNode, _ ids: [ObjectIdentifier: String]
  ) -> [SceneListForm.Section] {
    (table.child("sections")?.children ?? []).enumerated().compactMap { index, section in
      let own = (section.child("cells")?.children ?? []).compactMap { ids[ObjectIdentifier($0)] }
      // An empty title is a header all the same.
      let content = SceneSection(header: section.string("headerTitle"), footer: section.string("footerTitle"))
      if own.isEmpty, content.texts.isEmpty { return nil }
      var view = SceneView(
        id: section["id"] ?? "section-\(index + 1)-\(table["id"] ?? "")", name: "Section \(index + 1)",
        kind: .section(content))
      view.place = ScenePlace(line: section.line, column: 1)
      return SceneListForm.Section(view: view, rows: own)
    }
  }
}
