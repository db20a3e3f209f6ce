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
    case "toolbar": SceneIntrinsic(height: canvas.era.toolbarView(canvas.device, isAtBottom: false))
    default: SceneIntrinsic(height: 49)
    }
  }
}

extension Scene {
  /// Gives toolbars that stand on the safe area the height that the canvas's version draws there (`control-metrics.md` 3).
  mutating func raiseToolbars(_ canvas: CanvasFacts) {
    let height = canvas.era.toolbarView(canvas.device, isAtBottom: true)
    guard height != canvas.era.toolbarView(canvas.device, isAtBottom: false) else { return }
    let standing = Set(constraints.flatMap(\.standingOnSafeArea))
    if standing.isEmpty { return }
    views = views.map { $0.withBars(.toolbar) { if standing.contains($0.id) { $0.intrinsic?.height = height } } }
  }

  /// Gives navigation bars that are views of a sheet the height of a bar in a sheet (`control-metrics.md` 3).
  mutating func raiseNavigationBars(_ canvas: CanvasFacts) {
    let rise = canvas.era.navigationBar(canvas.device, inSheet: true) - canvas.era.navigationBarView(canvas.device)
    if rise <= 0 { return }
    views = views.map { $0.withBars(.navigation) { $0.intrinsic?.height? += rise } }
  }
}

extension SceneConstraint {
  /// The view whose bottom the constraint places at the bottom of the safe area; none for other constraints.
  fileprivate var standingOnSafeArea: [String] {
    guard relation == .equal, let second else { return [] }
    let ends = [(first, second), (second, first)]
    return ends.compactMap { end, other in
      guard case .view(let id) = end.item, end.attribute == .bottom else { return nil }
      switch (other.item, other.attribute) {
      case (.safeArea, .bottom), (.bottomLayoutGuide, .top): return id
      default: return nil
      }
    }
  }
}

extension SceneView {
  /// The view with a change to each bar of a kind in it.
  fileprivate func withBars(_ position: SceneBar.Position, _ change: (inout SceneView) -> Void) -> SceneView {
    var view = self
    if case .bar(let bar) = view.kind, bar.position == position { change(&view) }
    view.children = view.children.map { $0.withBars(position, change) }
    return view
  }
}
