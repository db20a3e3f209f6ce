/// A document's properties that determine the canvases of its scenes.
struct CanvasFacts {
  /// The behaviour of the version that saved the document.
  let era: CanvasEra
  let usesSafeAreas: Bool
  /// nil for a document without a device, or with an unknown one.
  let device: CanvasDevice?
  /// Pixels per point: the device's, or without one, what the version drew or the saved frames show
  /// (`control-metrics.md` 9).
  let displayScale: Double
  let graph: ControllerGraph
  /// The status bar of every scene that does not specify its own.
  let statusBarMetrics: XMLElementNode?

  /// - Complexity: O(elements).
  init(_ root: XMLElementNode) {
    let version = (root["toolsVersion"] ?? "").prefix { $0.isNumber }
    let era = CanvasEra(tools: Double(version) ?? 0)
    self.era = era
    usesSafeAreas = root.isYes("useSafeAreas")
    device = root.child("device").flatMap { CanvasDevice($0, era: era) }
    displayScale = device?.scale ?? (Self.hasHalfPoints(root) ? 2 : era.displayScaleWithoutDevice)
    graph = ControllerGraph(root)
    statusBarMetrics =
      root.subtree.lazy.filter { $0.name == "simulatedMetricsContainer" }
      .compactMap { $0.child(key: "statusBar") }.first
  }

  /// Returns whether a frame was saved at half a point, which means a canvas with two pixels per point, whatever the
  /// version.
  private static func hasHalfPoints(_ root: XMLElementNode) -> Bool {
    root.subtree.contains { node in
      node.name == "rect" && node["key"] == "frame"
        && ["x", "y", "width", "height"].compactMap(node.number).contains { abs($0 - $0.rounded(.down)) == 0.5 }
    }
  }
}
