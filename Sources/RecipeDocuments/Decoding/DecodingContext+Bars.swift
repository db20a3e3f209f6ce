import SceneModel

/// The `bars:` part of a recipe: its bars and their contents.
extension DecodingContext {
  static let barsPurpose = "Bars around the root view: a list, or a mapping of bars to their contents."
  static let navigationKeys = [
    RecipeKey("title", .words, "In place of the recipe's title."),
    RecipeKey("back", .words, "Beside the arrow that leads back."),
    RecipeKey("leading", .list(itemRule, count: nil), "Buttons: a title, or symbol: and its name."),
    RecipeKey("trailing", .list(itemRule, count: nil), "Buttons: a title, or symbol: and its name."),
    RecipeKey("segments", .list(.words, count: nil), "A segmented control in the title's place."),
  ]
  private static let itemKeys = [
    RecipeKey("symbol", .text, "One of the system's symbols, by name."),
    RecipeKey("done", .words, "The title of the action that ends what the screen is for."),
    RecipeKey("space", .nothing, "Takes the remaining space in a toolbar."),
  ]
  static let tabKeys = [
    RecipeKey("title", .words), RecipeKey("symbol", .text, "One of the system's symbols, by name."),
    RecipeKey("badge", .words, "On a red background above the symbol."),
    RecipeKey("selected", .flag, "Whether the tab is shown; the first one is, unless one says otherwise."),
  ]
  static let itemRule = SchemaRule.any([.words, .keys(itemKeys)])
  static let barsRule = SchemaRule.any([
    .list(.choice(Bar.self), count: nil),
    .keys([
      RecipeKey(Bar.navigation.rawValue, SchemaRule.keys(navigationKeys).orNothing),
      RecipeKey(Bar.largeTitle.rawValue, SchemaRule.keys(navigationKeys).orNothing),
      RecipeKey(Bar.prompt.rawValue, SchemaRule.words.orNothing, "A line above the title of the navigation bar."),
      RecipeKey(Bar.search.rawValue, SchemaRule.words.orNothing, "The placeholder of the field."),
      RecipeKey(Bar.tab.rawValue, SchemaRule.list(.keys(tabKeys), count: nil).orNothing),
      RecipeKey(Bar.toolbar.rawValue, SchemaRule.list(itemRule, count: nil).orNothing),
      RecipeKey(opaqueKey, .list(.choice(Bar.self), count: nil), "Bars that the root view does not go below."),
      RecipeKey(
        colorsKey, .keys(coloredBars.map { RecipeKey($0.name, .keys(colorKeys.map(\.key))) }),
        "Colors of bars, in place of the system's."),
    ]),
  ])

  func bars(_ node: YAMLNode?) -> (bars: Set<Bar>, contents: BarContents) {
    var contents = BarContents()
    guard let node else { return ([], contents) }
    if case .sequence(let items) = node.value {
      return (Set(items.compactMap { word($0, "bar", Bar.self) }), contents)
    }
    guard case .mapping = node.value else {
      report("bars is a list, such as [navigation, tab], or a mapping of bars to their contents", at: node)
      return ([], contents)
    }
    let known = Bar.allCases.map(\.rawValue) + [Self.opaqueKey, Self.colorsKey]
    guard let keys = KeyedNodes(node, of: "bars", known: known, self) else { return ([], contents) }
    let bars = Set(Bar.allCases.filter { keys[$0.rawValue] != nil })
    if bars.contains(.navigation), bars.contains(.largeTitle), let place = keys.keyNode(Bar.largeTitle.rawValue) {
      report("a screen has one navigation bar: write navigation or largeTitle", at: place)
    }
    if let bar = keys[Bar.largeTitle.rawValue] ?? keys[Bar.navigation.rawValue] { readNavigation(bar, &contents) }
    contents.prompt = text(keys[Bar.prompt.rawValue], "a prompt")
    contents.searchPrompt = text(keys[Bar.search.rawValue], "the placeholder of a search field")
    if let tabs = keys[Bar.tab.rawValue], !tabs.isNull { readTabs(tabs, &contents) }
    contents.tools = items(keys[Bar.toolbar.rawValue], "toolbar", allowsSpace: true)
    contents.opaque = opaqueBars(keys[Self.opaqueKey], among: bars)
    readColors(keys[Self.colorsKey], &contents)
    return (bars, contents)
  }

  private static let (opaqueKey, colorsKey) = ("opaque", "colors")
  /// The bars that have colours, as they are called in a recipe.
  static let coloredBars: [(name: String, colors: any WritableKeyPath<BarContents, BarColors> & Sendable)] = [
    ("navigation", \.navigationColors), ("tab", \.tabColors), ("toolbar", \.toolbarColors),
  ]
  /// The keys of a bar's colours.
  static let colorKeys: [(key: RecipeKey, color: any WritableKeyPath<BarColors, SceneColor?> & Sendable)] = [
    (RecipeKey("tint", .color, "Of buttons, the way back and the selected tab."), \.tint),
    (RecipeKey("title", .color, "Of the title."), \.title),
    (RecipeKey("ground", .color, "Behind the bar, over content that extends below it."), \.ground),
    (
      RecipeKey("groundAtEdge", .color, "Behind the bar while no content is below it; none since iOS 15."),
      \.groundAtEdge
    ),
  ]

  private func readColors(_ node: YAMLNode?, _ contents: inout BarContents) {
    guard let node,
      let bars = KeyedNodes(node, of: "the colors of bars", known: Self.coloredBars.map(\.name), self)
    else { return }
    for (name, colors) in Self.coloredBars {
      guard let node = bars[name],
        let keys = KeyedNodes(node, of: "the colors of a bar", known: Self.colorKeys.map(\.key.name), self)
      else { continue }
      for (key, path) in Self.colorKeys { contents[keyPath: colors][keyPath: path] = color(keys[key.name], key.name) }
    }
  }

  private func opaqueBars(_ node: YAMLNode?, among bars: Set<Bar>) -> Set<Bar> {
    guard let node else { return [] }
    guard case .sequence(let items) = node.value else {
      report("opaque is a list of bars, such as [navigation, tab]", at: node)
      return []
    }
    return Set(
      items.compactMap { item in
        guard let bar = word(item, "bar", Bar.self) else { return nil }
        if !bars.contains(bar) { report("opaque: there is no \(bar.rawValue) bar here", at: item) }
        return bar
      })
  }

  private func readNavigation(_ node: YAMLNode, _ contents: inout BarContents) {
    let known = Self.navigationKeys.map(\.name)
    guard let keys = KeyedNodes(node, of: "a navigation bar", known: known, self) else { return }
    readNavigation(keys, &contents)
  }

  /// Reads the contents of a navigation bar from their keys.
  /// - Parameter key: The key of segments in the title's place.
  func readNavigation(_ keys: KeyedNodes, _ contents: inout BarContents, segments key: String = "segments") {
    contents.title = text(keys["title"], "title")
    contents.back = text(keys["back"], "back")
    contents.leading = items(keys["leading"], "leading", allowsSpace: false)
    contents.trailing = items(keys["trailing"], "trailing", allowsSpace: false)
    if let segments = keys[key] {
      contents.segments = texts(segments, key, "a segment's title", such: "[First, Second]") ?? []
    }
  }

  func items(_ node: YAMLNode?, _ key: String, allowsSpace: Bool) -> [BarContents.Item] {
    guard let node, !node.isNull else { return [] }
    guard case .sequence(let items) = node.value else {
      report("\(key) is a list of buttons, such as [Edit, { symbol: trash }]", at: node)
      return []
    }
    return items.compactMap { item in
      if item.text != nil { return text(item, "a button's title").map(BarContents.Item.title) }
      guard let keys = KeyedNodes(item, of: "a button in a bar", known: Self.itemKeys.map(\.name), self) else {
        return nil
      }
      if let space = keys["space"] {
        refuseValue(space, "space")
        if !allowsSpace { report("space belongs to a toolbar", at: item) }
        return .space
      }
      if let done = keys["done"] { return text(done, "a button's title").map(BarContents.Item.done) }
      guard let symbol = string(keys["symbol"], "symbol") else {
        report("a button in a bar is a title, or a symbol: { symbol: trash }", at: item)
        return nil
      }
      return .symbol(symbol)
    }
  }

  func readTabs(_ node: YAMLNode, _ contents: inout BarContents) {
    guard case .sequence(let items) = node.value else {
      return report("tab is a list of tabs, such as [{ title: Home, symbol: house }]", at: node)
    }
    for (index, item) in items.enumerated() {
      guard let keys = KeyedNodes(item, of: "a tab", known: Self.tabKeys.map(\.name), self) else { continue }
      guard let title = text(keys["title"], "title") else {
        report("a tab has a title: { title: Home, symbol: house }", at: item)
        continue
      }
      contents.tabs.append(
        BarContents.Tab(title, symbol: string(keys["symbol"], "symbol"), badge: text(keys["badge"], "badge")))
      switch flag(keys["selected"], "selected") {
      case true?: contents.selectedTab = index
      case false? where contents.selectedTab == index: contents.selectedTab = nil
      case _: break
      }
    }
  }
}
