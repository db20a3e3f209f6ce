import Scenes

/// The `views:` part of a recipe.
extension DecodingContext {
  static let contentKeys = ["label", "button", "textField"]
  static let viewKeys =
    contentKeys + [
      "text", "placeholder", "background", "textColor", "font", "alignment", "lines", "hugging", "resistance",
      "intrinsic", "margins", "hidden", "views",
    ]

  /// Views by name, in the document's order: back to front.
  func views(_ node: YAMLNode?) -> [SceneView] {
    guard let node, !node.isNull else { return [] }
    guard case .mapping(let pairs) = node.value else {
      report("views is a mapping of names to views, not \(node.kindName)", at: node)
      return []
    }
    return pairs.compactMap { keyNode, value in
      guard let name = keyNode.text, !name.trimmingSpaces.isEmpty else {
        report("a view's name is text", at: keyNode)
        return nil
      }
      return view(named: name, value)
    }
  }

  private func view(named name: String, _ node: YAMLNode) -> SceneView? {
    guard let keys = KeyedNodes(node, of: "view \"\(name)\"", known: Self.viewKeys, self) else { return nil }
    return SceneView(
      id: name, kind: kind(keys, of: name), background: color(keys["background"], "background"),
      textColor: color(keys["textColor"], "textColor"), font: font(keys["font"]),
      alignment: word(keys["alignment"], "alignment", SceneTextAlignment.self),
      numberOfLines: number(keys["lines"], "lines", in: 0...1000).map { Int($0) },
      hugging: priorities(keys["hugging"], "hugging") ?? AxisPriorities(),
      resistance: priorities(keys["resistance"], "resistance") ?? AxisPriorities(),
      intrinsic: intrinsic(keys["intrinsic"]), margins: insets(keys["margins"], "margins"),
      isHidden: flag(keys["hidden"], "hidden") ?? false, children: views(keys["views"]))
  }

  private func kind(_ keys: KeyedNodes, of name: String) -> SceneView.Kind {
    let chosen = Self.contentKeys.filter { keys[$0] != nil }
    if chosen.count > 1, let second = keys.keyNode(chosen[1]) {
      report("view \"\(name)\" is a \(chosen[0]) already; a view is one thing", at: second)
    }
    for key in ["text", "placeholder"] where chosen != ["textField"] {
      if let keyNode = keys.keyNode(key) { report("\(key) belongs to a textField", at: keyNode) }
    }
    switch chosen.first {
    case "label": return .label(string(keys["label"], "label") ?? "")
    case "button": return .button(string(keys["button"], "button") ?? "")
    case "textField":
      let own = keys["textField"].flatMap { $0.isNull ? nil : string($0, "textField") }
      return .textField(
        text: string(keys["text"], "text"), placeholder: string(keys["placeholder"], "placeholder") ?? own)
    default: return .view
    }
  }
}
