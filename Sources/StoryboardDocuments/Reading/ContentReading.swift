import Scenes

/// What a view is and shows, by its element: what all elements share, and which family has the rest.
struct ContentReading {
  let document: StoryboardReader
  let node: XMLElementNode

  var tools: Double { document.era.tools }

  /// For people: the label given in the document, the text, the class.
  var name: String { node["userLabel"] ?? shownText ?? node["customClass"] ?? node["id"] ?? node.name }

  /// What pictures call a view that nobody has named: `wkWebView` is a Web View.
  var caption: String? {
    if (node["userLabel"] ?? shownText ?? node["customClass"]) != nil { return nil }
    let words = node.name.reduce(into: "") { $0 += ($1.isUppercase ? " " : "") + String($1) }
      .split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return words.filter { $0.count > 2 }.joined(separator: " ")
  }

  private var shownText: String? {
    let text = node.name == "button" ? buttonTitle : plainText.flatMap { $0.isEmpty ? nil : $0 } ?? node["placeholder"]
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Elements that are plain views, or hold views and show nothing themselves.
  private static let plain: Set<String> = [
    "view", "stackView", "scrollView", "tableView", "collectionView", "tableViewCell", "tableViewCellContentView",
    "collectionViewCell", "collectionViewCellContentView", "collectionReusableView", "containerView",
    "visualEffectView", "navigationBar", "toolbar", "tabBar",
  ]

  // MARK: Kinds

  var kind: SceneView.Kind {
    switch node.name {
    case "label": return .label(plainText ?? "")
    case "button": return .button(buttonTitle ?? "")
    case "textField": return .textField(text: node["text"], placeholder: node["placeholder"])
    case "textView": return .textView(plainText ?? "", scrolls: node["scrollEnabled"] != "NO")
    case "imageView": return .image(image)
    case "stackView": return .stack(stack)
    case "scrollView", "tableView", "collectionView": return .scroll(SceneScroll())
    case "visualEffectView":
      let style = node.child("blurEffect")?["style"] ?? node.child("vibrancyEffect")?.child("blurEffect")?["style"]
      return .effect(style.flatMap(SceneEffect.init) ?? .regular)
    default:
      if let control { return .control(control) }
      if !Self.plain.contains(node.name) { document.remarks.noteBox(node.name) }
      return .view
    }
  }

  private var stack: SceneStack {
    var stack = SceneStack()
    stack.axis = node["axis"] == "vertical" ? .vertical : .horizontal
    stack.distribution = node["distribution"].flatMap(SceneStack.Distribution.init) ?? .fill
    stack.alignment = node["alignment"].flatMap(SceneStack.Alignment.init) ?? .fill
    stack.spacing = node["spacingType"] == "standard" ? .points(8) : .points(node.number("spacing") ?? 0)
    stack.isBaselineRelative = node.isYes("baselineRelativeArrangement")
    return stack
  }

  private var image: SceneImage? {
    guard let name = node["image"], !document.resources.symbols.contains(name) else { return nil }
    if let image = document.surroundings.image(named: name) { return image }
    if document.isFile {
      document.remarks.note("no picture \"\(name)\" in an asset catalogue of the project; its box is drawn", node)
    }
    return nil
  }

  // MARK: Shared attributes

  func configure(_ view: inout SceneView) {
    view.isHidden = node.isYes("hidden")
    view.alignment =
      ["left": .left, "center": .center, "right": .right, "natural": .natural][node["textAlignment"] ?? ""]
    view.background = color("backgroundColor")
    view.textColor = color("textColor")
    view.paint = paint
    if node.name == "imageView" {
      view.symbol = node["image"].flatMap { document.resources.symbols.contains($0) ? $0 : nil }
    }
    view.contentMode = node["contentMode"].flatMap(SceneContentMode.init)
    view.direction =
      ["forceRightToLeft": .rightToLeft, "forceLeftToRight": .leftToRight][
        node["semanticContentAttribute"] ?? ""]
    // Without the attribute it is 250 and 750, whatever the class has in code.
    view.hugging = AxisPriorities(
      horizontal: priority("horizontalHuggingPriority") ?? 250, vertical: priority("verticalHuggingPriority") ?? 250)
    view.resistance = AxisPriorities(
      horizontal: priority("horizontalCompressionResistancePriority"),
      vertical: priority("verticalCompressionResistancePriority"))
    view.intrinsic = intrinsic
    switch node.name {
    case "label", "textField", "textView": configureText(&view)
    case "button": configureButton(&view)
    default: break
    }
  }

  /// What the document says of a view's layer; corners and borders are what code, or attributes of run time, give it.
  private var paint: ScenePaint {
    var paint = ScenePaint()
    paint.alpha = node.number("alpha", in: 0...1) ?? 1
    paint.clips = node.isYes("clipsSubviews") && !["label", "button", "textField"].contains(node.name)
    paint.tint = color("tintColor")
    paint.isEnabled = node["enabled"] != "NO"
    for attribute in node.child("userDefinedRuntimeAttributes")?.children ?? [] {
      let value = attribute.children.first
      switch attribute["keyPath"] {
      case "layer.cornerRadius", "cornerRadius":
        paint.cornerRadius = max(0, value?.number("value") ?? attribute.number("value") ?? 0)
      case "layer.borderWidth", "borderWidth":
        paint.borderWidth = max(0, value?.number("value") ?? attribute.number("value") ?? 0)
      case "borderColor", "layer.borderUIColor": paint.borderColor = value.flatMap(color)
      case "layer.masksToBounds": paint.clips = value?.isYes("value") ?? attribute.isYes("value")
      default: break
      }
    }
    return paint
  }

  private func priority(_ name: String) -> Float? {
    node.number(name, in: 0.001...1000).map { Float($0) }
  }

  func color(_ key: String) -> SceneColor? { node.child("color", key: key).flatMap(color) }

  func color(_ element: XMLElementNode) -> SceneColor? {
    if let color = SceneColor(element) { return color }
    guard let name = element["name"] ?? element["systemColor"] ?? element["cocoaTouchSystemColor"] else { return nil }
    let saved = document.resources.colors[name] ?? document.surroundings.color(named: name)
    // What follows the appearance is saved as light alone: the system's twin, or the catalogue's, is beside it.
    let known = SceneColor.named[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
    guard var color = saved ?? known else { return nil }
    color.dark = color.dark ?? document.surroundings.color(named: name)?.dark ?? known?.dark
    return color
  }
}
