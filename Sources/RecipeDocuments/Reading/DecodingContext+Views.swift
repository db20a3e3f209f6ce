import SceneModel
import Values

/// The `views:` part of a recipe.
extension DecodingContext {
  /// Keys that any view may have: placement, priorities, paint, and the appearance of its text.
  private static let sharedKeys =
    paintKeys + [
      RecipeKey(
        "id", .text, "What identifies the view when its name changes; the name if absent. Unique in the recipe."),
      RecipeKey("background", .color), RecipeKey("textColor", .color),
      RecipeKey(
        "font", .font, "17, 17 bold italic, 17 digits, body, body bold, or Lato-Bold 17 from a font file."),
      RecipeKey(
        "alignment", .choice(SceneTextAlignment.self).or(.choice(SceneStack.Alignment.self)),
        "Of text, or of a stack's arranged views."),
      RecipeKey("hugging", .priorities, "One priority, or one for each axis."),
      RecipeKey("resistance", .priorities, "One priority, or one for each axis."),
      RecipeKey(
        "intrinsic",
        .keys(
          ["width", "height"].map { RecipeKey($0, .any([.number(nil), .choice(["none"])])) }
            + [RecipeKey("baseline", .number(nil))]),
        "Replaces the intrinsic content size; none for a view that has none."),
      RecipeKey("margins", .margins, SchemaRule.marginsPurpose), RecipeKey("hidden", .flag),
      RecipeKey(
        "frame", .list(.number(nil), count: 4), "x, y, width, height: a view that no constraint lays out."),
      RecipeKey(
        "autoresizing", .oneOrSeveral(.choice(["left", "width", "right", "top", "height", "bottom"])),
        "The parts that are flexible when the superview's size changes."),
      RecipeKey(
        "initialFrame", .list(.number(nil), count: 4),
        "x, y, width, height before the first layout, which the masks of flexible subviews refer to."),
      RecipeKey(
        "part", .choice(SceneListPart.self),
        "Of a table: header or footer; of a row: content, accessory, or text, detail, picture of its cell."),
      RecipeKey("direction", .choice(SceneDirection.self)),
      RecipeKey(
        "controller",
        .keys([
          RecipeKey("additionalSafeArea", .insets), RecipeKey("sizeClass", .matching(SchemaRule.sizeClasses)),
          RecipeKey("systemMargin", .number(nil)),
        ]),
        "The view is the root view of its own controller."),
      RecipeKey("arranged", .flag, "Whether the enclosing stack arranges the view."),
      RecipeKey("preservesMargins", .flag, "Whether margins are at least those of the superview."),
      RecipeKey("readableWidth", .flag, "Whether margins leave room for a text of readable width only."),
      RecipeKey(
        "mayBeAmbiguous", .choice(SceneAmbiguity.self),
        "What of the view is ambiguous on purpose: its size, or its frame."),
      RecipeKey("marginsFromSafeArea", .flag, "Whether margins include the safe area's insets."),
      RecipeKey("views", .part("views"), "The subviews."),
    ]
  /// All keys of a view, those of its kind first.
  static let viewRules = RecipeKinds.contentKeys + RecipeKinds.furtherKeys + sharedKeys
  static let viewKeys = viewRules.map(\.name)

  /// Decodes views by name, in the document's order: back to front.
  func views(_ node: YAMLNode?) -> [SceneView] {
    guard let node, !node.isNull else { return [] }
    if case .sequence(let items) = node.value { return listedViews(items, node) }
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
      // A view that could not be read is known by its name, so that its equations are not reported as well.
      var view = view(named: name, value) ?? SceneView(id: name, name: name, kind: .view)
      view.place = place(keyNode)
      view.keyPlaces.remove(inLine: keyNode.line)
      return view
    }
  }

  /// Reports a list of views, and returns those that it names, so that equations are read.
  private func listedViews(_ items: [YAMLNode], _ node: YAMLNode) -> [SceneView] {
    var names: [String] = []
    for item in items {
      if case .mapping(let pairs) = item.value { names += pairs.prefix(1).compactMap { $0.0.text } }
      if let name = item.text { names.append(name) }
    }
    let example = names.first ?? "Title"
    report(
      "views is a mapping of names to views, not a list: move each view in here, without a hyphen, such as views: { "
        + "\(YAMLText.quoted(example)): { label: Hello } }", at: node)
    return names.filter { viewNames.insert($0.lowercased()).inserted }.map { SceneView(id: $0, name: $0, kind: .view) }
  }

  /// Reserved names in equations; nil is resolved by the equation's other side.
  static let reservedNames: [(String, SceneItem?)] = [
    ("Superview", nil), ("Top Layout Guide", .topLayoutGuide), ("Bottom Layout Guide", .bottomLayoutGuide),
    ("Safe Area", .safeArea), ("Readable Guide", .readableGuide), ("Keyboard Guide", .keyboardGuide),
    ("Root View", .root),
  ]

  /// Returns why equations could not refer to a view with this name.
  private func objection(toName name: String) -> String? {
    if name != name.trimmingSpaces || name.isEmpty { return "a view's name neither begins nor ends with a space" }
    if name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "a view's name is one line without control characters"
    }
    if Self.beginsLikeConstraint(name) {
      return "\"\(name)\" begins like a constraint's number or a visual format; give the view another name"
    }
    let lowercased = name.lowercased()
    if Self.reservedNames.contains(where: { $0.0.lowercased() == lowercased }) {
      return "\"\(name)\" has a meaning of its own in equations; give the view another name"
    }
    if !viewNames.insert(lowercased).inserted {
      return "two views are called \"\(name)\" (names are compared without regard to case)"
    }
    return nil
  }

  /// Returns whether a name begins with a number, a dot and a space, or with the axis of a visual format.
  static func beginsLikeConstraint(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    let rest = scalars.drop { $0.properties.generalCategory == .decimalNumber }
    if rest.startIndex > scalars.startIndex, rest.starts(with: ". ".unicodeScalars) { return true }
    return ["H:", "V:", "h:", "v:"].contains { scalars.starts(with: $0.unicodeScalars) }
  }

  private func view(named name: String, _ node: YAMLNode) -> SceneView? {
    guard let keys = KeyedNodes(node, of: "view \"\(name)\"", known: Self.viewKeys, self) else { return nil }
    viewKeys[name] = keys
    var view = view(named: name, keys)
    view.keyPlaces = ScenePlaces(keys.places)
    checkID(of: view, keys)
    view.children = views(keys["views"])
    markHeader(in: &view, keys)
    checkPlace(of: view, keys)
    view.kind.replaceNames(of: view.children)
    return view
  }

  /// Reports an id that another view has, too. Every view has one: `id`, else its name.
  private func checkID(of view: SceneView, _ keys: KeyedNodes) {
    let place = keys["id"]
    if let place, view.id != view.id.trimmingSpaces || view.id.isEmpty {
      report("an id neither begins nor ends with a space", at: place)
    } else if let place, view.id == SceneView.rootID {
      report("\"\(view.id)\" is the root view's id; choose another one", at: place)
    }
    if let other = viewIDs[view.id] {
      // Two views of one name are reported already.
      if other.lowercased() == view.name.lowercased(), place == nil { return }
      report("\"\(view.name)\" has the id of \"\(other)\", \"\(view.id)\"; choose another one", at: place ?? keys.node)
    } else {
      viewIDs[view.id] = view.name
    }
  }

  /// Decodes a view from its keys, without its children.
  func view(named name: String, _ keys: KeyedNodes) -> SceneView {
    var view = SceneView(
      id: string(keys["id"], "id") ?? name, name: name, kind: kind(keys, of: name),
      background: color(keys["background"], "background"), frame: frame(keys), margins: margins(keys["margins"]))
    view.isHidden = flag(keys["hidden"], "hidden") ?? false
    view.designFrame = keys["initialFrame"].flatMap { rectangle($0, "initialFrame") }
    view.hugging = priorities(keys["hugging"], "hugging") ?? AxisPriorities()
    view.resistance = priorities(keys["resistance"], "resistance") ?? AxisPriorities()
    view.intrinsic = intrinsic(keys["intrinsic"])
    view.direction = word(keys["direction"], "direction", SceneDirection.self)
    view.controller = controller(keys["controller"])
    view.isArranged = flag(keys["arranged"], "arranged") ?? true
    view.listPart = word(keys["part"], "part", SceneListPart.self)
    view.paint = paint(keys)
    view.preservesMargins = flag(keys["preservesMargins"], "preservesMargins") ?? false
    view.followsReadableWidth = flag(keys["readableWidth"], "readableWidth") ?? false
    view.allowedAmbiguity = word(keys["mayBeAmbiguous"], "mayBeAmbiguous", SceneAmbiguity.self)
    view.insetsMarginsFromSafeArea = flag(keys["marginsFromSafeArea"], "marginsFromSafeArea") ?? true
    return view
  }

  /// `label: Hello`, with the text of a node.
  private static func labelled(_ node: YAMLNode?, _ key: String = SceneLabel.key.name) -> String {
    "\(key): \(node?.text.map(YAMLText.advised) ?? "Hello")"
  }

  /// Returns the kind of a view, from the only key that identifies it.
  func kind(_ keys: KeyedNodes, of name: String) -> SceneView.Kind {
    var chosen = RecipeKinds.all.filter { keys[$0.key.name] != nil }
    // A button's picture is its symbol, and a view that is only a symbol shows it.
    if keys[SceneButton.key.name] != nil { chosen.removeAll { $0 == SceneImageView.self } }
    if chosen.isEmpty, keys["symbol"] != nil { chosen = [SceneImageView.self] }
    let inOrder = chosen.compactMap { keys.keyNode($0.key.name) }.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    if inOrder.count > 1 {
      report("view \"\(name)\" is a \(inOrder[0].text ?? ""); a view has one kind", at: inOrder[1])
    }
    for (key, kinds) in RecipeKinds.kindsOfKeys where !chosen.contains(where: { kinds.contains($0.key.name) }) {
      guard let keyNode = keys.keyNode(key) else { continue }
      // The text of a label and of a button is the value of its own key.
      let own =
        key == "text" ? chosen.first { [SceneLabel.key.name, SceneButton.key.name].contains($0.key.name) } : nil
      let advice =
        own.map {
          "; a \($0.key.name)'s text is \(Self.labelled(keys[key], $0.key.name))"
        } ?? (key == "text" && chosen.isEmpty ? "; a label's text is \(Self.labelled(keys[key]))" : "")
      let isOfText = key == "size" && chosen.contains { $0.textKeys.contains("font") }
      let font = isOfText ? "; the size of a text is its font: \(keys[key]?.text ?? "20")" : ""
      report("\(key) belongs to \(Self.choice(of: kinds))\(advice)\(font)", at: keyNode)
    }
    let (font, textColor) = (font(keys["font"]), color(keys["textColor"], "textColor"))
    // A stack has its own alignment.
    let alignment =
      keys[SceneStack.key.name] == nil ? word(keys["alignment"], "alignment", SceneTextAlignment.self) : nil
    // A value that cannot be read has been reported.
    for (key, isThere) in [("font", font != nil), ("textColor", textColor != nil), ("alignment", alignment != nil)]
    where isThere && !chosen.contains(where: { $0.textKeys.contains(key) }) {
      guard let keyNode = keys.keyNode(key) else { continue }
      report("\(key) belongs to \(Self.choice(of: RecipeKinds.withTextKey(key)))", at: keyNode)
    }
    guard let first = chosen.first else { return .view }
    let node =
      keys[first.key.name]
      ?? YAMLNode(value: .scalar("", style: .plain), line: keys.node.line, column: keys.node.column)
    let source = ContentSource(
      key: first.key.name, node: node, keys: keys, context: self, font: font, textColor: textColor, alignment: alignment
    )
    return first.init(source)?.kind ?? .view
  }

  private static func choice(of kinds: [String]) -> String {
    let named = kinds.map { "aeiou".contains($0.prefix(1)) ? "an \($0)" : "a \($0)" }
    return named.count < 3
      ? named.joined(separator: " or ")
      : "\(named.dropLast().joined(separator: ", ")) or \(named.last ?? "")"
  }

  /// Checks that cells are in rows, sections in tables, and sheets over the root view.
  /// - Parameters:
  ///   - parent: nil for views of the root.
  ///   - whole: The table or the collection that a section belongs to.
  func checkRows(_ views: [SceneView], in parent: SceneView?, of whole: SceneView? = nil) {
    let holdsRows = parent?.holdsCells ?? false
    let isCollection = (whole ?? parent)?.isCollection ?? false
    for view in views where view.listPart == nil {
      let keys = viewKeys[view.name]
      switch view.kind {
      case .row(let cell):
        guard let place = keys?.keyNode(SceneRowCell.key.name) else { continue }
        if !holdsRows || isCollection { report("cell belongs to a row of a table", at: place) }
        // An accessory is allowed with either.
        if !view.children.isEmpty, !cell.texts.isEmpty || cell.symbol != nil {
          report("a row has a cell's labels or views of its own, not both", at: place)
        }
      case .section(let section):
        if section.grid != nil, parent?.isTable == true, let place = keys?.keyNode(SceneSection.key.name) {
          report("a table's section has no items: its rows are as wide as the table", at: place)
        }
        guard let parent, parent.isTable || parent.isCollection else {
          if let place = keys?.keyNode(SceneSection.key.name) {
            report("section belongs to a table or a collection", at: place)
          }
          continue
        }
        checkRows(view.children, in: view, of: parent)
      case .view: continue
      case .sheet, .alert:
        if parent == nil { continue }
        let key = keys?.keyNode(SceneSheet.key.name) ?? keys?.keyNode(SceneAlert.key.name)
        guard let key else { continue }
        report("\"\(view.name)\" is presented over the root view: write it into the recipe's own views", at: key)
      default:
        guard holdsRows, let keys else { continue }
        let place = isCollection ? "cell of a collection" : "row of a table"
        report("\"\(view.name)\" is a \(place): a view with views: in it", at: keys.node)
      }
    }
  }

  /// Checks keys that only make sense with certain views around or inside the view.
  func checkPlace(of view: SceneView, _ keys: KeyedNodes) {
    if view.kind == .guide, !view.children.isEmpty, let node = keys.keyNode("views") {
      report("\"\(view.name)\" is a guide, and a guide contains no views", at: node)
    }
    if case .stack(let stack) = view.kind {
      let names = view.children.map(\.name)
      for (key, named) in [
        ("customSpacing", stack.customSpacing.keys.sorted()), ("arrangedOrder", stack.arrangedOrder),
      ] {
        guard let node = keys[key] else { continue }
        for name in named where !names.contains(name) {
          report(
            "\(key): \"\(name)\" is not a view in this stack\(Suggestion.hint(for: name, among: names))", at: node)
        }
      }
    }
    // A section's rows belong to the enclosing table.
    if !view.isSection { checkRows(view.children, in: view) }
  }

  /// Makes the view that a table's `header` names its header: a short form of `part: header` on that view.
  func markHeader(in table: inout SceneView, _ keys: KeyedNodes) {
    guard table.isTable, let node = keys["header"], let name = string(node, "header") else { return }
    let names = table.children.map(\.name)
    guard let index = names.firstIndex(of: name) else {
      report("header: \"\(name)\" is not a view in this table\(Suggestion.hint(for: name, among: names))", at: node)
      return
    }
    table.children[index].listPart = .header
    if table.children[index].frame == nil {
      report("header: \"\(name)\" is as high as its frame; give it one, such as frame: [0, 0, 320, 80]", at: node)
    }
  }
}
