/// What a document says of the canvases that its scenes were drawn on.
struct CanvasFacts {
  /// What the version that saved the document drew.
  let era: CanvasEra
  let usesSafeAreas: Bool
  /// nil for a document without a device, or with one that is not known.
  let device: CanvasDevice?
  let graph: ControllerGraph
  /// The status bar of every scene that says nothing of its own.
  let statusBarMetrics: XMLElementNode?

  /// - Complexity: O(elements).
  init(_ root: XMLElementNode) {
    let version = (root["toolsVersion"] ?? "").prefix { $0.isNumber }
    era = CanvasEra(tools: Double(version) ?? 0)
    usesSafeAreas = root.isYes("useSafeAreas")
    device = root.child("device").flatMap(CanvasDevice.init)
    graph = ControllerGraph(root)
    statusBarMetrics =
      root.subtree.lazy.filter { $0.name == "simulatedMetricsContainer" }
      .compactMap { $0.child(key: "statusBar") }.first
  }
}
