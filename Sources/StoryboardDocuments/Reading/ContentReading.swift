import Scenes

/// What a view is and shows, by its element.
struct ContentReading {
  let document: StoryboardReader
  let node: XMLElementNode

  private var tools: Double { document.toolsVersion }

  /// For people: the label given in the document, the text, the class.
  var name: String { node["userLabel"] ?? text ?? node["customClass"] ?? node["id"] ?? node.name }

  private var text: String? {
    if let text = node["text"] ?? node.child("string", key: "text")?.text, !text.isEmpty { return text }
    if let title = node.child("state", key: "normal")?["title"] ?? node.child("buttonConfiguration")?["title"] {
      return title
    }
    if let attributed = node.child("attributedString") {
      let parts = attributed.children.filter { $0.name == "fragment" }.map { fragment in
        fragment["content"] ?? fragment.children.filter { $0.name == "string" }.map(\.text).joined()
      }
      return parts.joined()
    }
    return node["placeholder"]
  }

  // MARK: Kinds

  var kind: SceneView.Kind {
    switch node.name {
    case "label": .label(text ?? "")
    case "button":
      .button(node.child("state", key: "normal")?["title"] ?? node.child("buttonConfiguration")?["title"] ?? "")
    case "textField": .textField(text: node["text"], placeholder: node["placeholder"])
    case "textView": .textView(text ?? "", scrolls: node["scrollEnabled"] != "NO")
    case "imageView": .image(nil)
    case "stackView": .stack(stack)
    case "scrollView", "tableView", "collectionView": .scroll(SceneScroll())
    default: control.map { .control($0) } ?? .view
    }
  }

  private var control: SceneControl? {
    switch node.name {
    case "switch": .toggle(isOn: node.isYes("on"))
    case "slider": .slider(0.5)
    case "stepper": .stepper
    case "progressView": .progress(node.number("progress") ?? 0)
    case "activityIndicatorView": .spinner
    case "pageControl": .pages(Int(min(max(node.number("numberOfPages") ?? 0, 0), 1000)))
    case "segmentedControl": .segments((node.child("segments")?.children ?? []).map { $0["title"] ?? "" })
    case "datePicker", "pickerView": .datePicker
    case "searchBar": .searchBar
    default: nil
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

  // MARK: Attributes

  func configure(_ view: inout SceneView) {
    view.isHidden = node.isYes("hidden")
    view.font = font
    view.numberOfLines = node.name == "label" ? node.number("numberOfLines").map { Int(min(max($0, 0), 1000)) } : nil
    view.alignment =
      ["left": .left, "center": .center, "right": .right, "natural": .natural][node["textAlignment"] ?? ""]
    view.background = color("backgroundColor")
    view.textColor = color("textColor")
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
    if node.name == "button" { setInsets(of: &view) }
  }

  /// The room around a button's title: the document's, or a configuration's (`control-metrics.md` 3.1, 3.2).
  private func setInsets(of view: inout SceneView) {
    if let configuration = node.child("buttonConfiguration") {
      view.hasConfiguration = true
      let own = configuration.child("directionalEdgeInsets", key: "contentInsets")
      view.contentInsets =
        own.map {
          Insets($0.number("top") ?? 0, $0.number("leading") ?? 0, $0.number("bottom") ?? 0, $0.number("trailing") ?? 0)
        } ?? Insets(7, 12, 7, 12)
      // Xcode 13 and 14 draw configurations at the smallest size of text.
      let size = (19_000..<20_038).contains(tools) ? 14.0 : 17
      if node.child("fontDescription", key: "fontDescription") == nil {
        view.font = SceneFont(.system(size: size, weight: .regular))
      }
    } else if let insets = node.child("inset", key: "contentEdgeInsets") {
      view.contentInsets = Insets(
        insets.number("minY") ?? 0, insets.number("minX") ?? 0, insets.number("maxY") ?? 0, insets.number("maxX") ?? 0)
    }
  }

  private func priority(_ name: String) -> Float? {
    node.number(name).map { Float(min(max($0, 0.001), 1000)) }
  }

  private func color(_ key: String) -> SceneColor? {
    guard let element = node.child("color", key: key) else { return nil }
    let named = element["name"] ?? element["systemColor"] ?? element["cocoaTouchSystemColor"]
    return SceneColor(element) ?? named.flatMap { document.resources.colors[$0] ?? SceneColor.named[$0] }
  }

  // MARK: Fonts

  private static let styles: [String: SceneFont.Style] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleBody": .body,
    "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]

  private var font: SceneFont? {
    guard let element = node.child("fontDescription", key: "fontDescription") else {
      // A custom button's own font; every other class has the one that the scene gives it.
      return node.name == "button" && node["buttonType"] == nil ? SceneFont(.system(size: 18, weight: .regular)) : nil
    }
    if let style = element["style"].flatMap({ Self.styles[$0] }) { return SceneFont(.style(style)) }
    let size = min(max(element.number("pointSize") ?? 17, 1), 1000)
    let named = element["name"] ?? ""
    let weight: SceneFont.Weight =
      element["weight"].flatMap(SceneFont.Weight.init)
      ?? (element["type"] == "boldSystem" || named.hasSuffix("Bold") ? .bold : .regular)
    return SceneFont(.system(size: size, weight: weight))
  }

  // MARK: Natural sizes

  /// What the document says of a natural size, or what its version's look has (`control-metrics.md` 3).
  private var intrinsic: SceneIntrinsic? {
    var size = natural
    for (name, side) in [
      ("placeholderIntrinsicWidth", \SceneIntrinsic.width), ("placeholderIntrinsicHeight", \SceneIntrinsic.height),
    ] {
      guard let text = node[name] else { continue }
      size[keyPath: side] = text == "infinite" ? -1 : Double(text) ?? size[keyPath: side]
    }
    return size == SceneIntrinsic() ? nil : size
  }

  private var natural: SceneIntrinsic {
    switch node.name {
    case "imageView":
      guard let image = node["image"], !document.resources.symbols.contains(image),
        let size = document.resources.images[image]
      else { return SceneIntrinsic() }
      return SceneIntrinsic(width: size.width, height: size.height)
    case "navigationBar", "toolbar": return SceneIntrinsic(height: 44)
    case "tabBar": return SceneIntrinsic(height: 49)
    case "switch" where (24_100..<32_000).contains(tools): return SceneIntrinsic(width: 61, height: 28)
    case "stepper" where tools < 14_784: return SceneIntrinsic(width: 94, height: 29)
    case "segmentedControl" where tools < 14_784: return SceneIntrinsic(height: 28)
    case "progressView" where tools < 17_000:
      return SceneIntrinsic(height: node["progressViewStyle"] == "bar" ? 2.5 : 2)
    case "pageControl" where tools < 17_000: return SceneIntrinsic(height: 37)
    case "searchBar" where tools < 13_000: return SceneIntrinsic(height: 44)
    case "activityIndicatorView":
      return node["style"] == "whiteLarge" || node["style"] == "large"
        ? SceneIntrinsic(width: 37, height: 37) : SceneIntrinsic()
    case "textField": return fieldSize
    case "button": return buttonSize
    default: return SceneIntrinsic()
    }
  }

  private var fieldSize: SceneIntrinsic {
    tools < 14_784 && node["borderStyle"] == "roundedRect" ? SceneIntrinsic(height: 30) : SceneIntrinsic()
  }

  /// Of buttons that are a picture: those of the system, and those with an image and no title.
  private var buttonSize: SceneIntrinsic {
    switch node["buttonType"] {
    case "infoDark", "infoLight", "detailDisclosure", "contactAdd", "close":
      return SceneIntrinsic(width: 22, height: 22)
    default: break
    }
    let state = node.child("state", key: "normal")
    guard state?["title"] == nil, node.child("buttonConfiguration") == nil,
      let image = state?["image"] ?? state?["backgroundImage"],
      !document.resources.symbols.contains(image), let size = document.resources.images[image]
    else { return SceneIntrinsic() }
    return SceneIntrinsic(width: size.width, height: size.height)
  }
}
