import SceneModel

/// What the bars around a controller show on devices.
struct DeviceBars {
  let document: DocumentContext
  let controller: XMLElementNode
  let context: ControllerGraph.Context
  let graph: ControllerGraph

  /// - Parameter bars: The bars that there are.
  func contents(of bars: Set<Bar>) -> BarContents {
    var contents = BarContents()
    if bars.hasNavigationBar { readNavigation(into: &contents) }
    if bars.contains(.tab), let tabs = context.tabs { read(tabs, into: &contents) }
    if bars.contains(.toolbar) { contents.tools = BarReading.tools(controller.child("toolbarItems")?.children ?? []) }
    let reading = BarReading(document)
    contents.navigationColors = reading.colors(of: context.navigation?.child("navigationBar"))
    contents.tabColors = reading.colors(of: context.tabs?.controller.child("tabBar"))
    contents.toolbarColors = reading.colors(of: context.navigation?.child("toolbar"))
    return contents
  }

  private func readNavigation(into contents: inout BarContents) {
    let item = controller.child("navigationItem")
    if let item { BarReading(document).read(item, into: &contents) }
    if item?["title"] == nil, item?.child(key: "titleView") == nil { contents.title = controller["title"] ?? "" }
    guard let previous = context.previous, item?["hidesBackButton"] != "YES",
      contents.leading.isEmpty || item?["leftItemsSupplementBackButton"] == "YES"
    else { return }
    let below = previous.child("navigationItem")
    let title =
      below?["backBarButtonItemTitle"] ?? below?.child(key: "backBarButtonItem")?["title"]
      ?? below?["title"] ?? previous["title"]
    contents.back = title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
  }

  private func read(
    _ tabs: (controller: XMLElementNode, selected: String), into contents: inout BarContents
  ) {
    let ids = Self.ids(of: tabs.controller)
    contents.tabs = ids.map { id in
      guard let controller = graph.controller(id) else { return BarContents.Tab("") }
      if let item = item(of: controller) { return BarReading.tab(item) }
      return BarContents.Tab(controller["title"] ?? controller.child("navigationItem")?["title"] ?? "")
    }
    contents.selectedTab = ids.firstIndex(of: tabs.selected) ?? 0
  }

  /// The places of the items that controllers other than this one have in the bars, by the keys of a recipe.
  var places: [String: ScenePlace] {
    var places: [String: ScenePlace] = [:]
    if let previous = context.previous {
      places["bars.navigation.back"] = ScenePlace(line: (previous.child("navigationItem") ?? previous).line, column: 1)
    }
    guard let tabs = context.tabs else { return places }
    for (index, id) in Self.ids(of: tabs.controller).enumerated() {
      guard let controller = graph.controller(id) else { continue }
      places["bars.tab[\(index)]"] = ScenePlace(line: (item(of: controller) ?? controller).line, column: 1)
    }
    return places
  }

  /// Returns the ids of a tab bar controller's children.
  private static func ids(of tabs: XMLElementNode) -> [String] {
    (tabs.child("connections")?.children ?? [])
      .filter { $0["relationship"] == "viewControllers" }.compactMap { $0["destination"] }
  }

  /// Returns the tab of a controller; a navigation controller without one has that of its first controller.
  private func item(of controller: XMLElementNode) -> XMLElementNode? {
    if let item = controller.child("tabBarItem") { return item }
    let first = controller.child("connections")?.children.first { $0["relationship"] == "rootViewController" }
    return graph.controller(first?["destination"])?.child("tabBarItem")
  }
}
