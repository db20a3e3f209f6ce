/// Determines which bars surround a controller, from containment and segues, like Interface Builder's canvas.
struct ControllerGraph {
  struct Context {
    /// The navigation controller whose bar is shown.
    var navigation: XMLElementNode?
    /// Whether a tab bar is shown.
    var hasTabs: Bool { tabs != nil }
    /// The tab bar controller whose bar is shown, and the one of its controllers that leads to the controller.
    var tabs: (controller: XMLElementNode, selected: String)?
    /// The controller below it on a navigation controller's stack.
    var previous: XMLElementNode?
    /// Whether a container view shows it; what it contains or pushes is drawn with a status bar (67 of 69 views in a
    /// document of Xcode 9).
    var isEmbedded = false
    /// Whether a split view controller shows it next to its list.
    var isDetail = false
    /// Whether a segue shows it that would push it in a navigation controller.
    var isShown = false
    /// The bar that the scene simulates which pushes it, by segues without a navigation controller.
    var simulatedBar: XMLElementNode?
    /// The bottom bar that its navigation controller simulates, or a scene that pushes it.
    var simulatedBottomBar: XMLElementNode?
    /// The bar that its tab bar controller simulates at the top.
    var simulatedBarOfTabs: XMLElementNode?
    /// The kind and style of a presentation.
    var presentation: (kind: String, style: String)?
  }

  private var controllers: [String: XMLElementNode] = [:]
  private var incoming: [String: [(segue: XMLElementNode, source: String)]] = [:]

  /// The order of precedence if several segues lead to a controller.
  private static let ranks: [String: Int] = [
    "relationship": 0, "show": 1, "push": 1, "embed": 2, "showDetail": 3, "presentation": 4, "modal": 4,
    "popoverPresentation": 4, "popover": 4, "replace": 4,
  ]

  init(_ document: XMLElementNode) {
    for element in document.subtree
    where element.name.hasSuffix("Controller") || element.name == "viewControllerPlaceholder" {
      if let id = element.attributes["id"] { controllers[id] = element }
    }
    for (id, element) in controllers {
      for segue in element.subtree where segue.name == "segue" {
        if let destination = segue["destination"] { incoming[destination, default: []].append((segue, id)) }
      }
    }
  }

  /// Returns the controller with an id; nil if there is none.
  func controller(_ id: String?) -> XMLElementNode? { id.flatMap { controllers[$0] } }

  func context(of id: String) -> Context { context(of: id, seen: []) }

  private func context(of id: String, seen: Set<String>) -> Context {
    var context = Context()
    let ways = (incoming[id] ?? []).filter { Self.ranks[$0.segue["kind"] ?? ""] != nil }
      .sorted { ($0.source, $0.segue.line) < ($1.source, $1.segue.line) }
    let best = ways.min { (Self.ranks[$0.segue["kind"] ?? ""] ?? 9) < (Self.ranks[$1.segue["kind"] ?? ""] ?? 9) }
    guard let best, !seen.contains(id) else { return context }
    func above() -> Context { self.context(of: best.source, seen: seen.union([id])) }
    switch best.segue["kind"] ?? "" {
    case "relationship":
      context = above()
      (context.isShown, context.simulatedBar) = (false, nil)
      // Only the embedded controller itself is in a part of the screen; what a container shows is drawn on its own, with a
      // status bar.
      context.isEmbedded = false
      switch best.segue["relationship"] {
      case "rootViewController":
        (context.navigation, context.previous) = (controllers[best.source], nil)
        context.simulatedBottomBar = controllers[best.source]?.child(key: "simulatedBottomBarMetrics")
      case "viewControllers":
        context.tabs = controllers[best.source].map { ($0, id) }
        context.simulatedBottomBar = nil
        context.simulatedBarOfTabs = controllers[best.source]?.child(key: "simulatedTopBarMetrics")
      case "detailViewController": context.isDetail = true
      default: break
      }
    case "show", "push", "showDetail":
      context = above()
      (context.isEmbedded, context.isShown) = (false, true)
      context.simulatedBar = controllers[best.source]?.child(key: "simulatedTopBarMetrics") ?? context.simulatedBar
      context.simulatedBottomBar =
        controllers[best.source]?.child(key: "simulatedBottomBarMetrics") ?? context.simulatedBottomBar
      context.previous = context.navigation == nil ? nil : controllers[best.source]
      if controllers[id]?.isYes("hidesBottomBarWhenPushed") ?? false {
        (context.tabs, context.simulatedBottomBar) = (nil, nil)
      }
    case "embed": context.isEmbedded = true
    case "replace": break
    default: context.presentation = (best.segue["kind"] ?? "", best.segue["modalPresentationStyle"] ?? "")
    }
    return context
  }
}
