import SceneModel

/// Bars that are views of a scene.
extension SceneBar: StoryboardContent {
  static var elements: [String] { ["navigationBar", "toolbar", "tabBar"] }

  init(_ element: ElementReading) {
    let node = element.node
    let items = node.child("items")?.children ?? []
    switch node.name {
    case "toolbar":
      self.init(.toolbar)
      contents.tools = BarReading.tools(items)
    case "tabBar":
      self.init(.tab)
      contents.tabs = items.map(BarReading.tab)
      let selected = node.child("connections")?.children.first { $0["property"] == "selectedItem" }?["destination"]
      contents.selectedTab = items.firstIndex { $0["id"] == selected }
    default:
      self.init(.navigation)
      if let item = items.last { BarReading(element.document).read(item, into: &contents) }
    }
    groundColor = element.color("barTintColor")
  }

  static func intrinsic(_ element: ElementReading) -> SceneIntrinsic {
    let canvas = element.document.canvas
    return switch element.node.name {
    case "navigationBar":
      SceneIntrinsic(
        height: canvas.era.navigationBarView(canvas.device)
          + CanvasEra.promptHeight(of: element.node.child("items")?.children.last))
    case "toolbar": SceneIntrinsic(height: canvas.era.toolbarView(canvas.device))
    default: SceneIntrinsic(height: 49)
    }
  }
}
