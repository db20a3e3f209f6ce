import SceneModel

/// The safe area that Interface Builder's canvas simulated around a root view but did not save: it follows from the
/// device, the version that saved the document, and the bars (`interface-builder.md`, Safe area).
struct SimulatedInsets {
  let document: CanvasFacts
  let root: XMLElementNode
  let controller: XMLElementNode?
  /// The frame of the root view, in the canvas's coordinates.
  let frame: SceneFrame
  let context: ControllerGraph.Context
  /// Simulated metrics of the scene, by key.
  private let simulated: [String: XMLElementNode]

  init(document: CanvasFacts, root: XMLElementNode, controller: XMLElementNode?, frame: SceneFrame) {
    (self.document, self.root, self.controller, self.frame) = (document, root, controller, frame)
    var context = controller?["id"].map { document.graph.context(of: $0) } ?? ControllerGraph.Context()
    if document.era.coversTabsOutsideStacks, context.isShown, context.navigation == nil { context.tabs = nil }
    self.context = context
    var found: [String: XMLElementNode] = [:]
    for child in (controller ?? root).children {
      if let key = child["key"], key.hasPrefix("simulated") { found[key] = child }
    }
    if found["simulatedBottomBarMetrics"] == nil { found["simulatedBottomBarMetrics"] = context.simulatedBottomBar }
    if found["simulatedStatusBarMetrics"] == nil { found["simulatedStatusBarMetrics"] = document.statusBarMetrics }
    simulated = found
  }

  private var era: CanvasEra { document.era }
  private var device: CanvasDevice? { document.device }
  private var isPortrait: Bool { !(device?.isLandscape ?? false) }
  private var isPad: Bool { device?.isPad ?? false }
  private var isNotched: Bool { device?.isNotched ?? false }
  private var canvas: Size { device?.size ?? Size(frame.width, frame.height) }
  private var isFull: Bool { abs(frame.width - canvas.width) < 0.5 && abs(frame.height - canvas.height) < 0.5 }
  private var isFullScreen: Bool { isFull && device != nil }

  /// The bars that cause the insets.
  var bars: Set<Bar> {
    var bars: Set<Bar> = []
    if navigationBar.height > 0 {
      bars.insert(hasLargeTitle ? .largeTitle : .navigation)
      if promptHeight > 0 { bars.insert(.prompt) }
    }
    if bottomBar > 0 { bars.insert(isToolbar ? .toolbar : .tab) }
    return bars
  }

  /// Bars under which the root view does not extend on a device (AL-5.14).
  var opaqueBars: Set<Bar> {
    let edges = controller?.child("extendedEdge", key: "edgesForExtendedLayout")
    let includesOpaque = controller?.isYes("extendedLayoutIncludesOpaqueBars") ?? false
    return bars.filter { bar in
      let isAtTop = Set([bar]).hasNavigationBar
      if let edges, !edges.isYes(isAtTop ? "top" : "bottom") { return true }
      return isAtTop ? (navigationBar.isOpaque || isStackBarOpaque) && !includesOpaque : isBottomBarOpaque
    }
  }

  /// Whether the bar of the navigation controller is opaque; a simulated one replaces it only on the canvas.
  private var isStackBarOpaque: Bool {
    guard let navigation = context.navigation, !navigation.isYes("navigationBarHidden") else { return false }
    return navigation.child("navigationBar")?["translucent"] == "NO"
  }

  /// Whether the bar at the bottom is opaque, and the controller that it belongs to stops there.
  private var isBottomBarOpaque: Bool {
    if let metrics = simulated["simulatedBottomBarMetrics"] { return metrics["translucent"] == "NO" }
    let bar = isToolbar ? context.navigation?.child("toolbar") : context.tabs?.controller.child("tabBar")
    // A tab bar belongs to the navigation controller that is one of the tabs.
    let owner = isToolbar ? controller : context.navigation ?? controller
    return bar?["translucent"] == "NO" && !(owner?.isYes("extendedLayoutIncludesOpaqueBars") ?? false)
  }

  /// The bars and their contents from the document, as far as they cover the root view.
  var canvasBars: CanvasBars {
    let insets = insets
    var bars = CanvasBars()
    let (bar, lower) = (min(navigationBar.height, insets.top), min(bottomBar, insets.bottom))
    bars.statusBar = insets.top - bar
    bars.hasNotch = isNotched && isPortrait
    bars.bottom = lower
    bars.homeIndicator = isNotched || device?.isRoundedPad ?? false ? insets.bottom - lower : 0
    guard bar > 0 else { return bars }
    let item = controller?.child("navigationItem")
    bars.navigation = CanvasBars.Navigation(
      height: bar, title: item?["title"] ?? controller?["title"], prompt: item?["prompt"],
      isLarge: hasLargeTitle && isPortrait,
      leading: BarReading.items("leftBarButtonItem", of: item),
      trailing: BarReading.items("rightBarButtonItem", of: item).reversed())
    return bars
  }

  /// Whether the scene is drawn over another one and covers only part of its screen.
  private var isCard: Bool {
    guard let presentation = context.presentation else {
      return era.showsAsSheetOnPad && isPad && device != nil && !isFull && context.isShown && context.navigation == nil
    }
    // A phone shows a popover on the whole screen.
    if presentation.kind.hasPrefix("popover") { return isPad || !isFullScreen && sheetOffset == nil }
    return isPad && ["popover", "formSheet", "pageSheet"].contains(presentation.style)
  }

  /// How much lower than the screen the sheet begins in which the scene is drawn; nil if it is not drawn in a sheet.
  /// This follows from its height, because the heights of sheets were saved.
  private var sheetOffset: Double? {
    guard controller != nil, let offset = era.sheetOffset(device) else { return nil }
    let missing = canvas.height - frame.y - frame.height
    let bar = era.navigationBar(device, inSheet: true)
    let isPushedDown = context.presentation != nil && context.navigation != nil && abs(missing - offset - bar) < 0.5
    return abs(missing - offset) < 0.5 || isPushedDown ? offset : nil
  }

  /// The gap between the screen and the sheet that the scene is; nil if it is none. An opaque bar makes it shorter.
  private var gapAboveSheet: Double? {
    guard controller != nil, frame.y == 0, let gap = era.sheetGap(device) else { return nil }
    let missing = canvas.height - frame.height - gap
    let isPushedDown =
      context.navigation != nil && abs(missing - era.navigationBar(device, inSheet: true)) < 0.5
    return abs(missing) < 0.5 || isPushedDown ? gap : nil
  }

  /// Whether the scene is drawn in a sheet.
  var isSheet: Bool { sheetOffset != nil || gapAboveSheet != nil }

  /// Whether the root is a cell of a list without its list, which the canvas draws without a screen around it.
  private var isLoneCell: Bool { controller == nil && root.isCell }

  var insets: Insets {
    if isLoneCell { return .zero }
    var status = statusBar
    var bottomInset = era.homeIndicator(device)
    var side = era.side(device)
    var (topBar, isOpaque) = navigationBar
    if context.isEmbedded {
      let knowsSafeArea = document.usesSafeAreas || root.children.contains { $0.name == "viewLayoutGuide" }
      if era.leavesStatusBarToContainers, !knowsSafeArea, simulated["simulatedStatusBarMetrics"] == nil { status = 0 }
      bottomInset = 0
    }
    if let edges = controller?.child("extendedEdge", key: "edgesForExtendedLayout"), !edges.isYes("top") {
      topBar = 0
      if !(isFullScreen && era.keepsStatusBarOfFullScreens) { status = 0 }
    }
    if sheetOffset != nil {
      status = 0
      if !era.hasHomeIndicatorInSheets { bottomInset = 0 }
    }
    var top = status + topBar
    var bottom = bottomInset + bottomBar
    if isCard || gapAboveSheet != nil {
      (top, bottom, side) = (topBar, bottomBar, 0)
    } else if context.presentation != nil, !isNotched, era.coversStatusBarInPresentations, status > 0 {
      top = topBar
    }
    var gap = device == nil ? 0 : max(0, canvas.height - (sheetOffset ?? gapAboveSheet ?? 0) - frame.y - frame.height)
    if controller == nil, isNotched, era.keepsHomeIndicatorOfLoneViews || frame.width > canvas.width { gap = 0 }
    // An opaque bar pushes the view down, although its y is saved as 0.
    if isOpaque, frame.y == 0, gap >= top - 0.5 || era.pushesDownBelowOpaqueBars {
      gap = max(0, gap - top)
      top = 0
    }
    top = max(0, top - frame.y)
    if device != nil, !(context.presentation != nil && top == 0 && !isOpaque) { bottom = max(0, bottom - gap) }
    return Insets(top, side, bottom + overhang, side)
  }

  /// How far a view of the screen's height, pushed down by an opaque bar, extends below the screen and out of the safe
  /// area.
  private var overhang: Double {
    let isScreen = device == nil ? Self.screens.contains(Size(frame.width, frame.height)) : isFull
    return controller != nil && isScreen ? max(0, frame.y) : 0
  }

  /// The screens that a canvas without a device simulates.
  private static let screens: Set<Size> = [
    Size(320, 480), Size(320, 568), Size(375, 667), Size(414, 736), Size(600, 600), Size(768, 1024), Size(1024, 1366),
  ]

  private var statusBar: Double {
    let isSwitchedOff = simulated["simulatedStatusBarMetrics"]?.name == "nil"
    // A notch exists whatever the scene specifies.
    if isSwitchedOff, !isNotched, !(isFullScreen && era.keepsStatusBarOfFullScreens) { return 0 }
    if device != nil, !isPad, !isNotched, !isFull, controller == nil || context.isEmbedded,
      frame.height < era.leastHeightUnderStatusBar
    {
      return 0
    }
    return era.statusBar(device)
  }

  private var navigationBar: (height: Double, isOpaque: Bool) {
    let bar = era.navigationBar(
      device, inSheet: sheetOffset != nil && context.presentation != nil || gapAboveSheet != nil)
    var (height, isOpaque) = (0.0, false)
    if let navigation = context.navigation, !navigation.isYes("navigationBarHidden") {
      height = bar
      if hasLargeTitle, isPortrait { height += 52 }
      isOpaque = isStackBarOpaque
    } else if context.navigation == nil, context.isDetail, !isPad {
      // A phone pushes the detail, and shows the bar of the controller that pushes it.
      height = bar
    }
    let inherited = context.navigation == nil ? context.simulatedBar : nil
    if context.navigation != nil, let metrics = context.simulatedBarOfTabs { isOpaque = metrics["translucent"] == "NO" }
    if let metrics = simulated["simulatedTopBarMetrics"] ?? inherited {
      if metrics.name == "simulatedNavigationBarMetrics" {
        height = max(height, bar)
        isOpaque = metrics["translucent"] == "NO"
      } else if metrics.name == "nil" {
        height = 0
      }
    }
    return (height > 0 ? height + promptHeight : 0, isOpaque)
  }

  private var promptHeight: Double { CanvasEra.promptHeight(of: controller?.child("navigationItem")) }

  /// Whether the scene has a large title below the navigation bar.
  private var hasLargeTitle: Bool {
    guard let navigation = context.navigation, !navigation.isYes("navigationBarHidden") else { return false }
    let mode = controller?.child("navigationItem")?["largeTitleDisplayMode"]
    return navigation.child("navigationBar")?.isYes("largeTitles") ?? false && mode != "never"
  }

  private var isToolbar: Bool {
    switch simulated["simulatedBottomBarMetrics"]?.name {
    case "simulatedToolbarMetrics": true
    case nil: context.navigation?["toolbarHidden"] == "NO"
    default: false
    }
  }

  private var bottomBar: Double {
    switch simulated["simulatedBottomBarMetrics"]?.name {
    case "simulatedTabBarMetrics": 49
    case "simulatedToolbarMetrics": era.simulatedToolbar(device)
    case nil: isToolbar ? 44 : context.hasTabs ? era.tabBar(device) : 0
    default: 0
    }
  }
}
