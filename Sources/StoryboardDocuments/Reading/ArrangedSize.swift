import SceneModel

/// The size that Interface Builder gives what has none of its own in a stack view, on the canvas only
/// (`control-metrics.md` 3.5).
enum ArrangedSize {
  /// Along both axes, in points.
  private static let length = 50.0
  /// The hugging of a plain view.
  private static let usual: ScenePriority = 250

  /// Completes the natural size of an arranged view that was read with its children.
  static func complete(_ view: inout SceneView, _ element: ElementReading) {
    // What a client's class draws is not known.
    guard element.node["customClass"] == nil, hasNone(view, element) else { return }
    // A view that hugs its contents more than others do is as large as they are.
    let hugs = view.children.isEmpty ? AxisPriorities() : view.hugging
    var size = view.intrinsic ?? SceneIntrinsic()
    if hugs.horizontal ?? usual <= usual { size.width = size.width ?? length }
    if hugs.vertical ?? usual <= usual { size.height = size.height ?? length }
    view.intrinsic = size == SceneIntrinsic() ? nil : size
  }

  /// Whether the view has no natural size: a plain view, a stack view without views, or an empty label of one line.
  private static func hasNone(_ view: SceneView, _ element: ElementReading) -> Bool {
    switch element.node.name {
    case "view": true
    case "stackView": view.children.isEmpty
    case "label":
      (element.plainText ?? "").isEmpty && element.attributedText == nil && element.node["numberOfLines"] ?? "1" == "1"
    default: false
    }
  }
}
