import SceneModel

/// A view's element, with everything that elements of all kinds share.
struct ElementReading {
  let document: DocumentContext
  /// The element with the attributes of its variations.
  let node: XMLElementNode

  /// The version of Interface Builder that saved the document.
  var tools: Double { document.canvas.era.tools }

  /// The text that identifies the view for a reader: its text, its title, or its placeholder.
  var shownText: String? {
    if isSecure { return node["placeholder"].flatMap { $0.isEmpty ? nil : $0 } }
    let text = node.name == "button" ? buttonTitle : plainText.flatMap { $0.isEmpty ? nil : $0 } ?? node["placeholder"]
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the text is a secret, which nothing may show.
  var isSecure: Bool { node.child("textInputTraits")?.isYes("secureTextEntry") ?? false }

  // MARK: Shared attributes

  /// Reads properties that views of any kind have.
  func configure(_ view: inout SceneView) {
    view.isHidden = node.isYes("hidden")
    view.background = color("backgroundColor")
    view.paint = paint
    view.followsReadableWidth = node.isYes("layoutMarginsFollowReadableWidth")
    view.allowedAmbiguity = ["off": .frame, "ignoreSizes": .size][node["verifyAmbiguity"] ?? ""]
    view.direction =
      ["forceRightToLeft": .rightToLeft, "forceLeftToRight": .leftToRight][
        node["semanticContentAttribute"] ?? ""]
    // Without the attribute, the priorities are 250 and 750, whatever the class's defaults are in code.
    view.hugging = AxisPriorities(
      horizontal: priority("horizontalHuggingPriority") ?? 250, vertical: priority("verticalHuggingPriority") ?? 250)
    view.resistance = AxisPriorities(
      horizontal: priority("horizontalCompressionResistancePriority"),
      vertical: priority("verticalCompressionResistancePriority"))
  }

  /// Returns the placeholder intrinsic content size of the document; nil for none.
  /// - Parameter natural: The natural size in this version, if the look does not define it.
  func intrinsic(_ natural: SceneIntrinsic) -> SceneIntrinsic? {
    var size = natural
    for (name, side) in [
      ("placeholderIntrinsicWidth", \SceneIntrinsic.width), ("placeholderIntrinsicHeight", \SceneIntrinsic.height),
    ] {
      guard let text = node[name] else { continue }
      size[keyPath: side] =
        text == "infinite" ? -1 : node.number(name, in: -1...1e6) ?? size[keyPath: side]
    }
    return size == SceneIntrinsic() ? nil : size
  }

  /// The appearance of a view's layer; corners and borders come from user-defined runtime attributes.
  private var paint: ScenePaint {
    var paint = ScenePaint()
    paint.alpha = node.number("alpha", in: 0...1) ?? 1
    paint.clips = node.isYes("clipsSubviews") && !["label", "button", "textField"].contains(node.name)
    paint.tint = color("tintColor")
    paint.isEnabled = node["enabled"] != "NO"
    var shadow = SceneShadow(opacity: 0)
    func offset(_ number: Double?) -> Double { min(max(number ?? 0, -SceneShadow.limit), SceneShadow.limit) }
    func length(_ number: Double?) -> Double { max(0, offset(number)) }
    for attribute in node.child("userDefinedRuntimeAttributes")?.children ?? [] where !document.isLaunchScreen {
      let value = attribute.children.first
      switch attribute["keyPath"] {
      case "layer.cornerRadius", "cornerRadius":
        paint.cornerRadius = max(0, value?.number("value") ?? attribute.number("value") ?? 0)
      case "layer.borderWidth", "borderWidth":
        paint.borderWidth = max(0, value?.number("value") ?? attribute.number("value") ?? 0)
      case "borderColor", "layer.borderUIColor": paint.borderColor = value.flatMap(color)
      case "layer.shadowOpacity", "shadowOpacity":
        shadow.opacity = min(1, max(0, value?.number("value") ?? attribute.number("value") ?? 0))
      case "layer.shadowRadius", "shadowRadius":
        shadow.radius = length(value?.number("value") ?? attribute.number("value"))
      case "layer.shadowOffset", "shadowOffset":
        (shadow.x, shadow.y) = (offset(value?.number("width")), offset(value?.number("height")))
      case "layer.shadowUIColor", "shadowColor": shadow.color = value.flatMap(color)
      case "layer.masksToBounds": paint.clips = value?.isYes("value") ?? attribute.isYes("value")
      default: break
      }
    }
    if shadow.opacity > 0 { paint.shadow = shadow }
    return paint
  }

  /// Returns insets that are saved as distances from both ends; nil if there are none.
  func inset(_ key: String) -> Insets? {
    node.child("inset", key: key).map { inset in
      func side(_ name: String) -> Double { inset.number(name, in: -1e5...1e5) ?? 0 }
      return Insets(side("minY"), side("minX"), side("maxY"), side("maxX"))
    }
  }

  private func priority(_ name: String) -> ScenePriority? { document.remarks.priority(name, of: node) }

  /// Returns the value with the name in an attribute; nil if there is none, with a remark if the name is unknown.
  func choice<Value: RawRepresentable & CaseIterable>(_ name: String) -> Value? where Value.RawValue == String {
    document.remarks.choice(name, of: node, Value.self)
  }

  func color(_ key: String) -> SceneColor? { node.child("color", key: key).flatMap(color) }

  func color(_ element: XMLElementNode) -> SceneColor? {
    if let color = SceneColor(element) { return color }
    guard let name = element["name"] ?? element["systemColor"] ?? element["cocoaTouchSystemColor"] else { return nil }
    // The document has a copy, which may be older than the catalogue; the catalogue's is used, as at run time.
    let own = document.surroundings.color(named: name)
    let saved = element["name"] == nil ? document.resources.colors[name] ?? own : own ?? document.resources.colors[name]
    // Dynamic colours are saved only in light appearance; their dark twin is the system's or the catalogue's.
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    let known = SceneColor.named[short] ?? Self.earlierColors[short]
    guard var color = saved ?? known else {
      document.remarks.note("no colour \"\(name)\" in the project, and none of the system; it is left out", element)
      return nil
    }
    color.dark = color.dark ?? own?.dark ?? known?.dark
    return color
  }

  /// Colours of the system with names from before dynamic colours.
  private static let earlierColors = [
    "darkText": SceneColor(red: 0, green: 0, blue: 0), "lightText": SceneColor(red: 1, green: 1, blue: 1, alpha: 0.6),
    "groupTableViewBackground": SceneColor.named["systemGroupedBackground"],
    "tableCellGroupedBackground": SceneColor.named["secondarySystemGroupedBackground"],
  ].compactMapValues(\.self)

  // MARK: Pictures

  /// Returns the name of the picture of an element or of a state.
  /// - Parameter key: The attribute, or the key of the reference, that has it.
  static func pictureName(of element: XMLElementNode, _ key: String = "image") -> String? {
    element[key] ?? element.child("imageReference", key: key)?["image"]
  }

  /// Returns a picture of the project; nil for a symbol, and, with a remark, for one that cannot be drawn.
  func picture(_ name: String?) -> SceneImage? {
    guard let name, symbol(name) == nil else { return nil }
    if let image = document.surroundings.image(named: name) { return image }
    if document.isFile {
      document.remarks.note("no picture \"\(name)\" in the project that can be drawn; its box is drawn", node)
    }
    return nil
  }

  /// Returns a system symbol by its name; nil for any other picture.
  func symbol(_ name: String?) -> String? { name.flatMap { document.resources.symbols.contains($0) ? $0 : nil } }

  /// Returns the size of a symbol. Only the proportions of Apple's symbols are saved, so it is scaled to the length
  /// that symbols have next to text of a size (`control-metrics.md` 3.4).
  func symbolSize(_ name: String, pointSize: Double) -> Size? {
    guard document.resources.symbols.contains(name), let saved = document.resources.images[name] else { return nil }
    let longest = max(saved.width, saved.height)
    if longest <= 0 { return nil }
    let factor = 1.17 * pointSize / longest
    return Size((saved.width * factor).rounded(.up), (saved.height * factor).rounded(.up))
  }

  /// Returns the size of a picture or a symbol by name.
  func pictureSize(_ name: String?, pointSize: Double) -> Size? {
    name.flatMap { symbolSize($0, pointSize: pointSize) ?? document.resources.images[$0] }
  }
}
