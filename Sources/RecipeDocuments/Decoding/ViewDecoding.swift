import Scenes

/// The `views:` part of a recipe.
extension DecodingContext {
  /// What a view is; at most one of them.
  static let contentKeys = [
    "label", "button", "textField", "textView", "image", "stack", "scrollView", "table", "guide", "switch", "slider",
    "stepper", "progress", "spinner", "pageControl", "segments", "datePicker", "picker", "searchBar", "visualEffect",
  ]
  /// Keys that say more of what a view is, and of which kinds.
  static let kindKeys: [(key: String, kinds: [String])] = [
    ("text", ["textField", "searchBar"]), ("placeholder", ["textField"]), ("scrolls", ["textView"]),
    ("distribution", ["stack"]), ("spacing", ["stack"]), ("customSpacing", ["stack"]), ("marginsRelative", ["stack"]),
    ("baselineRelative", ["stack"]), ("contentOffset", ["scrollView"]), ("contentInset", ["scrollView"]),
    ("contentMode", ["image"]), ("lines", ["label"]), ("lineBreak", ["label", "button"]),
    ("minimumScale", ["label", "textField"]), ("preferredWidth", ["label"]), ("lineSpacing", ["label"]),
    ("border", ["textField"]), ("contentInsets", ["button"]), ("configuration", ["button"]),
    ("style", ["button", "progress", "searchBar"]), ("size", ["button"]), ("subtitle", ["button"]),
    ("imagePadding", ["button"]),
    ("symbol", ["image", "button"]), ("selected", ["segments", "pageControl"]), ("mode", ["datePicker"]),
  ]
  static let viewKeys =
    contentKeys + kindKeys.map(\.key) + paintKeys + [
      "background", "textColor", "font", "alignment", "hugging", "resistance", "intrinsic", "margins", "hidden",
      "frame",
      "autoresizing", "direction", "controller", "arranged", "preservesMargins", "marginsFromSafeArea", "cell",
      "views",
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
    ("Safe Area", .safeArea), ("Readable Guide", .readableGuide), ("Root View", .root),
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
    viewKeys[name] = keys
    var view = view(named: name, keys)
    view.children = views(keys["views"])
    checkPlace(of: view, keys)
    return view
  }

  /// A view by its keys, without its children.
  func view(named name: String, _ keys: KeyedNodes) -> SceneView {
    let kind = kind(keys, of: name)
    let isStack = keys["stack"] != nil
    var view = SceneView(
      id: name, kind: kind, background: color(keys["background"], "background"),
      textColor: color(keys["textColor"], "textColor"), font: font(keys["font"]),
      alignment: isStack ? nil : word(keys["alignment"], "alignment", SceneTextAlignment.self),
      numberOfLines: wholeNumber(keys["lines"], "lines", in: 0...1000),
      hugging: priorities(keys["hugging"], "hugging") ?? AxisPriorities(),
      resistance: priorities(keys["resistance"], "resistance") ?? AxisPriorities(),
      intrinsic: intrinsic(keys["intrinsic"]), margins: insets(keys["margins"], "margins"),
      isHidden: flag(keys["hidden"], "hidden") ?? false, frame: frame(keys),
      direction: word(keys["direction"], "direction", SceneDirection.self), controller: controller(keys["controller"]),
      isArranged: flag(keys["arranged"], "arranged") ?? true,
      contentMode: word(keys["contentMode"], "contentMode", SceneContentMode.self))
    if case .label = kind, let runs = keys["label"].flatMap(textRuns) {
      view.runs = runs
      view.kind = .label(runs.map(\.text).joined())
    }
    if case .button = kind, let runs = keys["button"].flatMap(textRuns) {
      view.runs = runs
      view.kind = .button(runs.map(\.text).joined())
    }
    view.textFit = textFit(keys)
    view.paint = paint(keys)
    view.symbol = string(keys["symbol"], "symbol")
    view.button = button(keys)
    view.imagePadding = number(keys["imagePadding"], "imagePadding", in: 0...1000) ?? 0
    view.cell = cell(keys["cell"])
    view.contentInsets = insets(keys["contentInsets"], "contentInsets")
    view.hasConfiguration = flag(keys["configuration"], "configuration") ?? false
    view.preservesMargins = flag(keys["preservesMargins"], "preservesMargins") ?? false
    view.insetsMarginsFromSafeArea = flag(keys["marginsFromSafeArea"], "marginsFromSafeArea") ?? true
    view.border = word(keys["border"], "border", SceneFieldBorder.self)
    return view
  }

  /// A cell's labels stand in rows, and alone there.
  func checkCells(_ views: [SceneView], areRows: Bool) {
    for view in views where view.cell != nil {
      guard let place = viewKeys[view.name]?.keyNode("cell") else { continue }
      if !areRows { report("cell belongs to a row of a table", at: place) }
      if !view.children.isEmpty { report("a row has a cell's labels or views of its own, not both", at: place) }
    }
  }

  /// What only makes sense with certain views around it or inside it.
  private func checkPlace(of view: SceneView, _ keys: KeyedNodes) {
    if view.kind == .guide, !view.children.isEmpty, let node = keys.keyNode("views") {
      report("\"\(view.name)\" is a guide, and nothing can stand in a guide", at: node)
    }
    if let spacings = keys["customSpacing"], case .stack(let stack) = view.kind {
      let names = view.children.map(\.name)
      for name in stack.customSpacing.keys.sorted() where !names.contains(name) {
        report(
          "customSpacing: \"\(name)\" does not stand in this stack\(Suggestion.hint(for: name, among: names))",
          at: spacings)
      }
    }
    checkCells(view.children, areRows: view.kind == .table)
    if view.kind != .table { return }
    for row in view.children where row.kind != .view {
      report("\"\(row.name)\" is a row of a table: a view with views: in it", at: viewKeys[row.name]?.node ?? keys.node)
    }
  }
}
