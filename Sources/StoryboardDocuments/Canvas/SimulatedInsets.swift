import Scenes

/// The safe area that Interface Builder's canvas simulated around a root view and did not save: it follows from the
/// device, the version that saved the document, and the bars (`interface-builder.md`, Safe area).
struct SimulatedInsets {
  let document: StoryboardReader
  let root: XMLElementNode
  let controller: XMLElementNode?
  /// Of the root view, in the canvas's coordinates.
  let frame: SceneFrame
  private let context: ControllerGraph.Context
  /// Metrics that the scene says are simulated, by key.
  private let simulated: [String: XMLElementNode]

  init(document: StoryboardReader, root: XMLElementNode, controller: XMLElementNode?, frame: SceneFrame) {
    (self.document, self.root, self.controller, self.frame) = (document, root, controller, frame)
    context = controller?["id"].map { document.graph.context(of: $0) } ?? ControllerGraph.Context()
    var found: [String: XMLElementNode] = [:]
    for child in (controller ?? root).children {
      if let key = child["key"], key.hasPrefix("simulated") { found[key] = child }
    }
    if found["simulatedStatusBarMetrics"] == nil { found["simulatedStatusBarMetrics"] = document.statusBarMetrics }
    simulated = found
  }

  private var tools: Double { document.toolsVersion }
  private var device: CanvasDevice? { document.device }
  private var isPortrait: Bool { !(device?.isLandscape ?? false) }
  private var isPad: Bool { device?.isPad ?? false }
  private var isNotched: Bool { device?.isNotched ?? false }
  private var canvas: Size { device?.size ?? Size(frame.width, frame.height) }
  private var isFull: Bool { abs(frame.width - canvas.width) < 0.5 && abs(frame.height - canvas.height) < 0.5 }
  /// From Xcode 16 on notched insets are there twice.
  private var notchFactor: Double { isNotched && (23_700..<32_000).contains(tools) ? 2 : 1 }

  /// The bars that the insets are of.
  var bars: Set<Bar> {
    var bars: Set<Bar> = []
    if navigationBar.height > 0 { bars.insert(hasLargeTitle ? .largeTitle : .navigation) }
    let bottom = bottomBar
    if bottom > 0 { bars.insert(bottom == 44 ? .toolbar : .tab) }
    return bars
  }

  var insets: Insets {
    var status = statusBar
    var bottomInset = isNotched ? (isPortrait || (21_200..<32_000).contains(tools) ? 34.0 : 21) : 0
    if device?.isRoundedPad ?? false { bottomInset = 20 }
    var side = 0.0
    if isNotched, !isPortrait { side = device?.id == "retina6_1" && tools >= 21_225 ? 48 : 44 }
    var (topBar, isOpaque) = navigationBar
    let bottomBar = bottomBar
    if context.isEmbedded {
      let knowsSafeArea = document.usesSafeAreas || root.children.contains { $0.name == "viewLayoutGuide" }
      if !knowsSafeArea, simulated["simulatedStatusBarMetrics"] == nil { status = 0 }
      bottomInset = 0
    }
    if controller == nil, !isNotched, !isFull { status = 0 }
    if let edges = controller?.child("extendedEdge", key: "edgesForExtendedLayout"), !edges.isYes("top") {
      topBar = 0
      if !(isFull && device != nil && tools >= 13_000) { status = 0 }
    }
    var top = status * notchFactor + topBar
    var bottom = bottomInset * notchFactor + bottomBar
    if let presentation = context.presentation {
      let isCard =
        presentation.kind.hasPrefix("popover")
        || isPad && ["popover", "formSheet", "pageSheet"].contains(presentation.style)
      if isCard {
        (top, bottom, side) = (topBar, bottomBar, 0)
      } else if !isNotched, tools >= 14_700, status > 0 {
        top = topBar
      }
    }
    var gap = device == nil ? 0 : max(0, canvas.height - frame.y - frame.height)
    // A view that stands alone keeps the whole inset.
    if controller == nil, isNotched, frame.height >= 100 { gap = 0 }
    // An opaque bar pushes the view down, and its y is saved as 0.
    if isOpaque, frame.y == 0, gap >= top - 0.5 {
      gap -= top
      top = 0
    }
    top = max(0, top - frame.y)
    if device != nil, !(context.presentation != nil && top == 0 && !isOpaque) { bottom = max(0, bottom - gap) }
    return Insets(top, side, bottom, side)
  }

  private var statusBar: Double {
    if simulated["simulatedStatusBarMetrics"]?.name == "nil", !(isFull && device != nil && tools >= 13_000) { return 0 }
    if isPad {
      if (14_700..<19_000).contains(tools) { return 0 }
      return device?.isRoundedPad ?? false || device?.id == "ipad7_9" && tools >= 21_000 ? 24 : 20
    }
    if isNotched {
      if !isPortrait { return 0 }
      switch device?.id {
      case "retina6_3", "retina6_9": return 62
      case "retina6_12", "retina6_72": return 59
      case "retina6_1" where tools >= 21_225: return 48
      case "retina5_9" where tools >= 21_225: return tools >= 22_000 ? 50 : 47
      case "retina6_0" where tools >= 19_500: return 47
      default: return 44
      }
    }
    if !isPortrait, device != nil { return 0 }
    return (14_700..<21_670).contains(tools) ? 0 : 20
  }

  private var navigationBar: (height: Double, isOpaque: Bool) {
    var bar = isPortrait || isPad ? 44.0 : 32
    if isPad, tools >= 14_000 {
      bar = 50
    } else if isPortrait, (24_100..<32_000).contains(tools) {
      bar = 54
    }
    var (height, isOpaque) = (0.0, false)
    if let navigation = context.navigation, !navigation.isYes("navigationBarHidden") {
      height = bar
      if hasLargeTitle, isPortrait { height += 52 }
      isOpaque = navigation.child("navigationBar")?["translucent"] == "NO"
    }
    if let metrics = simulated["simulatedTopBarMetrics"] {
      if metrics.name == "simulatedNavigationBarMetrics" {
        height = max(height, bar)
        if metrics["translucent"] == "NO" { isOpaque = true }
      } else if metrics.name == "nil" {
        height = 0
      }
    }
    return (height, isOpaque)
  }

  /// Whether the scene's title stands large below the navigation bar.
  private var hasLargeTitle: Bool {
    guard let navigation = context.navigation, !navigation.isYes("navigationBarHidden") else { return false }
    let mode = controller?.child("navigationItem")?["largeTitleDisplayMode"]
    return navigation.child("navigationBar")?.isYes("largeTitles") ?? false && mode != "never"
  }

  private var bottomBar: Double {
    var height = context.hasTabs ? (isPad && tools >= 14_000 ? 50.0 : 49) : 0
    if context.navigation?["toolbarHidden"] == "NO" { height = 44 }
    switch simulated["simulatedBottomBarMetrics"]?.name {
    case "simulatedTabBarMetrics": height = 49
    case "simulatedToolbarMetrics": height = 44
    case nil: break
    default: height = 0
    }
    return height
  }
}
