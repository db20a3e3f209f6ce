import SceneModel

/// Grids of collections: `{ group: [100%, 120], items: [50%, 100%], itemSpacing: 8 }`.
extension DecodingContext {
  private static let sizeRule = SchemaRule.list(.words, count: 2)
  /// Keys of an item that is a group.
  static let gridItemKeys = [
    RecipeKey("size", sizeRule, "Width and height: 120, ~120 at first, 50%, 1/3, 50% of width, 50% of height."),
    RecipeKey("insets", .margins),
    RecipeKey("items", .any([sizeRule, .list(.any([sizeRule, .part("gridItem")]), count: nil)]), "Of a group."),
    RecipeKey("count", .integer(1...1000), "Items share a group along its axis."),
    RecipeKey("axis", .choice(SceneAxis.self)), RecipeKey("itemSpacing", .number(nil), "Between two items."),
  ]
  static let gridKeys =
    [
      RecipeKey(
        "group", sizeRule, "Width and height of a group; as wide as the section, and as high as its item, if absent.")
    ] + gridItemKeys.filter { !["size", "insets"].contains($0.name) } + [
      RecipeKey("groupSpacing", .number(nil), "Between two groups."),
      RecipeKey("insets", .margins, "Around the section."),
      RecipeKey("scrolls", .choice(SceneGrid.Scrolling.self), "Groups are beside each other and scroll on their own."),
      RecipeKey(
        "flow", .choice(SceneGrid.FlowReference.self),
        "Items flow in lines, and a full line is spread; insets at the sides count from here."),
    ]

  /// Decodes a collection's layout, or a section's own.
  /// - Returns: nil, reported, if it cannot be laid out.
  func grid(_ node: YAMLNode) -> SceneGrid? {
    guard let keys = KeyedNodes(node, of: "a collection", known: Self.gridKeys.map(\.name), self) else { return nil }
    return grid(keys, at: node)
  }

  func grid(_ keys: KeyedNodes, at node: YAMLNode) -> SceneGrid? {
    guard let list = keys["items"] else {
      report("a collection says how large its items are: collection: { items: [50%, ~80] }", at: node)
      return nil
    }
    let items = gridItems(list)
    guard let first = items.first else { return nil }
    var group = SceneGrid.Item(width: .ofWidth(1), height: first.height)
    if let own = keys["group"] {
      guard let size = gridSize(own) else { return nil }
      (group.width, group.height) = size
    } else if case .ofHeight = first.height {
      report("items as high as a part of their group need its size: group: [100%, 120]", at: list)
      return nil
    }
    group.items = items
    read(keys, &group)
    var grid = SceneGrid(group: group, groupSpacing: number(keys["groupSpacing"], "groupSpacing") ?? 0)
    grid.insets = gridInsets(keys["insets"])
    grid.scrolling = word(keys["scrolls"], "scrolls", SceneGrid.Scrolling.self) ?? .none
    grid.flow = word(keys["flow"], "flow", SceneGrid.FlowReference.self)
    if grid.flow != nil, first.width.points == nil || first.height.points == nil {
      report("items that flow have lengths in points: items: [100, ~80]", at: list)
    }
    return grid
  }

  /// Decodes the keys of an item that is a group.
  private func read(_ keys: KeyedNodes, _ item: inout SceneGrid.Item) {
    item.axis = word(keys["axis"], "axis", SceneAxis.self) ?? .horizontal
    item.itemSpacing = number(keys["itemSpacing"], "itemSpacing") ?? 0
    item.count = wholeNumber(keys["count"], "count", in: 1...1000)
    if item.count != nil, item.items.count > 1, let place = keys["count"] {
      report("count repeats one item; there are \(item.items.count)", at: place)
    }
  }

  /// Decodes one size, or a list of items.
  private func gridItems(_ node: YAMLNode) -> [SceneGrid.Item] {
    guard case .sequence(let parts) = node.value, let first = parts.first else {
      report("items is a size or a list of items: [50%, ~80] or [[2/3, 100%], [1/3, 100%]]", at: node)
      return []
    }
    if first.text != nil { return gridSize(node).map { [SceneGrid.Item(width: $0.width, height: $0.height)] } ?? [] }
    return parts.compactMap(gridItem)
  }

  private func gridItem(_ node: YAMLNode) -> SceneGrid.Item? {
    if case .sequence = node.value {
      return gridSize(node).map { SceneGrid.Item(width: $0.width, height: $0.height) }
    }
    guard let keys = KeyedNodes(node, of: "an item", known: Self.gridItemKeys.map(\.name), self) else { return nil }
    guard let size = keys["size"] else {
      report("an item has a size: { size: [50%, 100%] }", at: node)
      return nil
    }
    guard let size = gridSize(size) else { return nil }
    var item = SceneGrid.Item(width: size.width, height: size.height, insets: gridInsets(keys["insets"]))
    item.items = keys["items"].map(gridItems) ?? []
    read(keys, &item)
    return item
  }

  private func gridInsets(_ node: YAMLNode?) -> Insets { margins(node)?.insets ?? .zero }

  private func gridSize(_ node: YAMLNode) -> (width: SceneGrid.Length, height: SceneGrid.Length)? {
    guard case .sequence(let parts) = node.value, parts.count == 2 else {
      report("a size is a width and a height, such as [50%, 120]", at: node)
      return nil
    }
    guard let width = gridLength(parts[0], isWidth: true), let height = gridLength(parts[1], isWidth: false) else {
      return nil
    }
    return (width, height)
  }

  private func gridLength(_ node: YAMLNode, isWidth: Bool) -> SceneGrid.Length? {
    let text = node.text ?? ""
    if let match = text.wholeMatch(of: /(\d+(?:\.\d+)?)(%|\/\d+) *(?:of (width|height))?/),
      let number = Double(match.output.1), let whole = match.output.2 == "%" ? 100 : Double(match.output.2.dropFirst()),
      whole > 0, number <= 10 * whole
    {
      let isOfWidth = match.output.3.map { $0 == "width" } ?? isWidth
      return isOfWidth ? .ofWidth(number / whole) : .ofHeight(number / whole)
    }
    if let match = text.wholeMatch(of: /(~?)(\d+(?:\.\d+)?)/), let points = Double(match.output.2), points <= 1e6 {
      return match.output.1.isEmpty ? .points(points) : .estimated(points)
    }
    report(
      "\"\(text)\" is not a length in a collection: 120, ~120 (estimated), 50%, 1/3, 50% of width or 50% of height",
      at: node)
    return nil
  }
}
