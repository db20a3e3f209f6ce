import SceneModel

extension SceneButton: RecipeContent {
  static var key: RecipeKey {
    RecipeKey("button", .part("textOrParts"), "A button, and its title: one, or a list of parts.")
  }
  static var furtherKeys: [RecipeKey] {
    [
      RecipeKey("lineBreak", .choice(SceneLineBreak.self), "How text that is too wide wraps or is truncated."),
      RecipeKey(
        "lines", .integer(0...1000), "The maximum number of lines of a label or a button's title; 0 for no limit."),
      RecipeKey("contentInsets", .insets, "Of a button: the insets around its title."),
      RecipeKey(
        "contentHorizontalAlignment", .choice(SceneContentAlignment.self),
        "Of a button: the end at which its content is."),
      RecipeKey(
        "contentVerticalAlignment", .choice(SceneContentEnd.self), "Of a button: the end at which its content is."),
      RecipeKey("titleInsets", .insets, "Of a button without a configuration: how far its title is moved."),
      RecipeKey("imageInsets", .insets, "Of a button without a configuration: how far its picture is moved."),
      RecipeKey(
        "imagePlacement", .choice(SceneImagePlacement.self), "Of a button with a configuration: its picture's side."),
      RecipeKey("cornerStyle", .choice(CornerStyle.self), "Of a button with a configuration."),
      RecipeKey("groundColor", .color, "Of a bar, or of a button with a configuration: its background."),
      RecipeKey("configuration", .flag, "Of a button: whether it has a configuration, as since iOS 15."),
      RecipeKey("style", .choice(SceneButtonStyle.self), "Of a button: its kind, or its configuration."),
      RecipeKey("size", .choice(ControlSize.self), "Of a button with a configuration."),
      RecipeKey("subtitle", .words, "Of a button with a configuration: below its title."),
      RecipeKey("symbol", .text, "One of the system's symbols by its name in SF Symbols; drawn by Plumb."),
      RecipeKey("imageSize", .list(.number(nil), count: 2), "Of a button: the width and height of its picture."),
      RecipeKey(
        "backgroundImageSize", .list(.number(nil), count: 2),
        "Of a button: the width and height of the picture behind its title."),
      RecipeKey("imagePadding", .number(0...1000), "Of a button: between its picture and its title."),
    ]
  }
  static var noun: String { "Button" }
  static var textKeys: [String] { ["font", "textColor"] }

  var impliedKeys: [String: Set<String>] {
    guard hasConfiguration else { return [:] }
    let size = size ?? .medium
    var keys: Set<String> = []
    if contentInsets == size.contentInsets { keys.insert("contentInsets") }
    if font == size.font { keys.insert("font") }
    return ["size": keys]
  }

  init?(_ source: ContentSource) {
    let context = source.context
    self.init()
    runs = context.textRuns(source.node)
    title = runs?.map(\.text).joined() ?? context.text(source.node, source.key) ?? ""
    font = source.font
    textColor = source.textColor
    lineBreak = context.word(source["lineBreak"], "lineBreak", SceneLineBreak.self)
    numberOfLines = context.wholeNumber(source["lines"], "lines", in: 0...1000)
    contentInsets = context.insets(source["contentInsets"], "contentInsets")
    style = context.word(source["style"], "style of a button", SceneButtonStyle.self)
    size = context.word(source["size"], "size of a button", ControlSize.self)
    subtitle = context.text(source["subtitle"], "subtitle")
    // A button's picture is a symbol, under either name.
    symbol = context.string(source["symbol"] ?? source[SceneImageView.key.name], "symbol")
    imagePadding = context.number(source["imagePadding"], "imagePadding", in: 0...1000) ?? 0
    imageSize = context.size(source["imageSize"], "imageSize")
    backgroundImageSize = context.size(source["backgroundImageSize"], "backgroundImageSize")
    decodePlacement(source)
    let isConfigured = style?.isConfigured ?? false
    let configuration = context.flag(source["configuration"], "configuration") ?? false
    hasBareConfiguration = configuration && !isConfigured
    if isConfigured { return }
    for key in ["size", "subtitle", "imagePadding", "imagePlacement", "cornerStyle", "groundColor"] {
      guard let place = source.keys.keyNode(key), !(key == "imagePadding" && configuration) else { continue }
      context.report("\(key) belongs to a button of style plain, gray, tinted or filled", at: place)
    }
  }

  private mutating func decodePlacement(_ source: ContentSource) {
    let context = source.context
    horizontalAlignment = context.word(
      source["contentHorizontalAlignment"], "contentHorizontalAlignment", SceneContentAlignment.self)
    verticalAlignment = context.word(
      source["contentVerticalAlignment"], "contentVerticalAlignment", SceneContentEnd.self)
    titleInsets = context.insets(source["titleInsets"], "titleInsets")
    imageInsets = context.insets(source["imageInsets"], "imageInsets")
    imagePlacement = context.word(source["imagePlacement"], "imagePlacement", SceneImagePlacement.self)
    cornerStyle = context.word(source["cornerStyle"], "cornerStyle", CornerStyle.self)
    groundColor = context.color(source["groundColor"], "groundColor")
  }

  func encode(_ names: RecipeNames) -> [(String, String)] {
    var keys = RecipeKeys(Self.key.name, runs.map(RecipeText.text) ?? YAMLText.quoted(title))
    keys.add(font: font, textColor: textColor)
    keys.add("lines", numberOfLines.map { "\($0)" })
    if lineBreak != (hasConfiguration ? .wordWrap : .truncateMiddle) { keys.add("lineBreak", lineBreak?.rawValue) }
    keys.add("contentInsets", contentInsets.map(RecipeText.text))
    if style != .system { keys.add("style", style?.rawValue) }
    if style?.isConfigured ?? false {
      if size != .medium { keys.add("size", size?.rawValue) }
      keys.add("subtitle", subtitle.map(YAMLText.quoted))
    }
    keys.add("configuration", if: hasBareConfiguration)
    keys.add("symbol", symbol.map(YAMLText.quoted))
    keys.add("imageSize", imageSize.map(RecipeText.text))
    keys.add("backgroundImageSize", backgroundImageSize.map(RecipeText.text))
    if horizontalAlignment != .center { keys.add("contentHorizontalAlignment", horizontalAlignment?.rawValue) }
    if verticalAlignment != .center { keys.add("contentVerticalAlignment", verticalAlignment?.rawValue) }
    keys.add("titleInsets", titleInsets.map(RecipeText.text))
    keys.add("imageInsets", imageInsets.map(RecipeText.text))
    if style?.isConfigured ?? false {
      if imagePlacement != .leading { keys.add("imagePlacement", imagePlacement?.rawValue) }
      if cornerStyle != .dynamic { keys.add("cornerStyle", cornerStyle?.rawValue) }
      keys.add("groundColor", groundColor.map(RecipeText.text))
    }
    if imagePadding > 0, hasConfiguration { keys.add("imagePadding", RecipeText.text(imagePadding)) }
    return keys.pairs
  }
}
