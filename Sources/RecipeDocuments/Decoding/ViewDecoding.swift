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
      guard let name = keyNode.text else {
        report("a view's name is text", at: keyNode)
        return nil
      }
      if let objection = objection(toName: name) { report(objection, at: keyNode) }
      return view(named: name, value)
    }
  }

  /// Names with a meaning of their own in equations; nil is resolved by the equation's other side.
  static let reservedNames: [(String, SceneItem?)] = [
    ("Superview", nil), ("Top Layout Guide", .topLayoutGuide), ("Bottom Layout Guide", .bottomLayoutGuide),
    ("Safe Area", .safeArea),
  ]

  /// Why equations could not speak of a view with this name.
  private func objection(toName name: String) -> String? {
    if name != name.trimmingSpaces || name.isEmpty { return "a view's name neither begins nor ends with a space" }
    if name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "a view's name is one line without control characters"
    }
    if name.contains(/^(\d+\. |[HVhv]:)/) {
      return "\"\(name)\" begins like a constraint's number or a visual format; give the view another name"
    }
    if Self.reservedNames.contains(where: { $0.0.lowercased() == name.lowercased() }) {
      return "\"\(name)\" has a meaning of its own in equations; give the view another name"
    }
    if !viewNames.insert(name.lowercased()).inserted {
      return "two views are called \"\(name)\" (names are compared without regard to case)"
    }
    return nil
  }

  private func view(named name: String, _ node: YAMLNode) -> SceneView? {
    guard let keys = KeyedNodes(node, of: "view \"\(name)\"", known: Self.viewKeys, self) else { return nil }
    return SceneView(
      id: name, kind: kind(keys, of: name), background: color(keys["background"], "background"),
      textColor: color(keys["textColor"], "textColor"), font: font(keys["font"]),
      alignment: word(keys["alignment"], "alignment", SceneTextAlignment.self),
      numberOfLines: wholeNumber(keys["lines"], "lines", in: 0...1000),
      hugging: priorities(keys["hugging"], "hugging") ?? AxisPriorities(),
      resistance: priorities(keys["resistance"], "resistance") ?? AxisPriorities(),
      intrinsic: intrinsic(keys["intrinsic"]), margins: insets(keys["margins"], "margins"),
      isHidden: flag(keys["hidden"], "hidden") ?? false, children: views(keys["views"]))
  }

  private func kind(_ keys: KeyedNodes, of name: String) -> SceneView.Kind {
    let chosen = Self.contentKeys.filter { keys[$0] != nil }
    let inOrder = chosen.compactMap(keys.keyNode).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    if inOrder.count > 1 {
      report("view \"\(name)\" is a \(inOrder[0].text ?? "") already; a view is one thing", at: inOrder[1])
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
