import SceneModel
import Values

/// A view's placement: its frame, its controller, and its size classes.
extension DecodingContext {
  func frame(_ keys: KeyedNodes) -> SceneFrame? {
    guard let node = keys["frame"] else {
      if let mask = keys.keyNode("autoresizing") {
        report("autoresizing belongs to a view with a frame; constraints lay out all others", at: mask)
      }
      return nil
    }
    var frame = rectangle(node, "frame")
    frame?.flexible = Set(words(keys["autoresizing"], "autoresizing", SceneFrame.Part.self))
    return frame
  }

  /// Decodes a frame without flexible parts.
  func rectangle(_ node: YAMLNode, _ what: String) -> SceneFrame? {
    guard let numbers = numbers(node, what, ["x", "y", "width", "height"]) else { return nil }
    if numbers[2] < 0 || numbers[3] < 0 {
      report("a frame's width and height are at least 0", at: node)
      return nil
    }
    return SceneFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func controller(_ node: YAMLNode?) -> SceneController? {
    guard let node,
      let keys = KeyedNodes(node, of: "controller", known: ["additionalSafeArea", "sizeClass", "systemMargin"], self)
    else { return nil }
    var controller = SceneController(
      additionalSafeArea: insets(keys["additionalSafeArea"], "additionalSafeArea") ?? .zero,
      sizeClasses: keys["sizeClass"].flatMap { sizeClasses($0, of: "sizeClass") }
        ?? SizeClasses(horizontal: .any, vertical: .any))
    controller.systemMargin = keys["systemMargin"].flatMap { number($0, "systemMargin") }
    return controller
  }

  /// Decodes `compact x regular`: width by height.
  func sizeClasses(_ node: YAMLNode, of what: String) -> SizeClasses? {
    let words = (node.text ?? "").lowercased().split(separator: "x", maxSplits: 1).map(\.trimmingSpaces)
    guard words.count == 2, let width = SizeClass(rawValue: words[0]), let height = SizeClass(rawValue: words[1])
    else {
      report(
        "\(what) is for a width class x a height class, each compact, any or regular: compact x regular", at: node)
      return nil
    }
    return SizeClasses(horizontal: width, vertical: height)
  }
}
