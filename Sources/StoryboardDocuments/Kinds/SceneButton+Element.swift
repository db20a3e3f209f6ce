import SceneModel

/// Buttons, with a configuration and without.
extension SceneButton: StoryboardContent {
  static var elements: [String] { ["button"] }

  init(_ element: ElementReading) {
    self.init()
    lineBreak = element.lineBreak
    textColor =
      element.ofState { $0.child("color", key: "titleColor").flatMap(element.color) } ?? element.color("textColor")
    horizontalAlignment = element.node["contentHorizontalAlignment"].flatMap(SceneContentAlignment.init)
    verticalAlignment = element.node["contentVerticalAlignment"].flatMap(SceneContentEnd.init)
    if let configuration = element.configuration {
      setConfiguration(configuration, element)
    } else {
      setState(element)
    }
  }

  /// Reads a button without a configuration: its type, and the state it is in.
  private mutating func setState(_ element: ElementReading) {
    let node = element.node
    if let found = element.titleOfState { (title, titleState) = (found.value, found.state) }
    style = node["buttonType"].map { SceneButtonStyle(rawValue: $0) ?? .system } ?? .custom
    runs = element.ofState(element.attributedTitle)
    // A button without a type is a custom one, with its own default font.
    let usual = node["buttonType"] == nil ? SceneFont(.system(size: 18, weight: .regular)) : nil
    font = runs?.lazy.compactMap(\.font).first ?? element.font ?? usual
    let name = element.ofState { ElementReading.pictureName(of: $0) }
    let background = element.ofState { ElementReading.pictureName(of: $0, "backgroundImage") }
    symbol = element.symbol(name)
    let pointSize = font?.pointSize ?? 15
    let typeSize = Self.typeSize(element)
    imageSize = typeSize ?? element.pictureSize(name, pointSize: pointSize)
    image = typeSize == nil ? element.picture(name) : nil
    backgroundImageSize = element.pictureSize(background, pointSize: pointSize)
    backgroundImage = element.picture(background)
    contentInsets = element.inset("contentEdgeInsets")
    titleInsets = element.inset("titleEdgeInsets").flatMap { $0 == .zero ? nil : $0 }
    imageInsets = element.inset("imageEdgeInsets").flatMap { $0 == .zero ? nil : $0 }
  }

  /// Returns the picture's size for a system type without insets, which has no padding above and below.
  static func intrinsic(_ element: ElementReading) -> SceneIntrinsic {
    guard element.configuration == nil, element.inset("contentEdgeInsets") == nil, let size = typeSize(element) else {
      return SceneIntrinsic()
    }
    return SceneIntrinsic(width: size.width, height: size.height)
  }

  /// Returns the picture size of the system types, by version (`control-metrics.md` 3.1, 3.2).
  private static func typeSize(_ element: ElementReading) -> Size? {
    let type = element.node["buttonType"] ?? ""
    guard ["infoDark", "infoLight", "detailDisclosure", "contactAdd", "close"].contains(type) else { return nil }
    let isConfigured = element.configuration != nil
    switch element.tools {
    case ..<14_784: return Size(22, 22)
    case 18_000..<21_000: return isConfigured ? Size(type == "close" ? 16.5 : 21, 17.5) : Size(20, 20)
    default: return isConfigured ? Size(type == "close" ? 20 : 26, 20) : Size(25, 24)
    }
  }

  /// Reads a button's configuration: the space around its title, and its font (`control-metrics.md` 3.2).
  private mutating func setConfiguration(_ configuration: XMLElementNode, _ element: ElementReading) {
    title = element.buttonTitle ?? ""
    style = configuration["style"].flatMap(SceneButtonStyle.init).flatMap { $0.isConfigured ? $0 : nil } ?? .plain
    // The button's own mode does not apply to a title of its configuration.
    lineBreak = configuration["titleLineBreakMode"].flatMap { ElementReading.lineBreaks[$0] }
    size = configuration["buttonSize"].flatMap(ControlSize.init)
    subtitle = configuration["subtitle"]
    textColor = configuration.child("color", key: "baseForegroundColor").flatMap(element.color) ?? textColor
    let own = configuration.child("directionalEdgeInsets", key: "contentInsets")
    contentInsets =
      own.map {
        Insets($0.number("top") ?? 0, $0.number("leading") ?? 0, $0.number("bottom") ?? 0, $0.number("trailing") ?? 0)
      } ?? (size ?? .medium).contentInsets
    runs = element.attributedTitle(of: configuration)
    imagePadding = configuration.number("imagePadding") ?? 0
    imagePlacement = configuration["imagePlacement"].flatMap(SceneImagePlacement.init)
    cornerStyle = configuration["cornerStyle"].flatMap(CornerStyle.init)
    groundColor = configuration.child("color", key: "baseBackgroundColor").flatMap(element.color)
    font =
      runs?.lazy.compactMap(\.font).first
      ?? configuration.child("fontDescription", key: "titleFontDescription")
      .flatMap { element.font(ofDescription: $0) }
      ?? (size ?? .medium).font
    let name = ElementReading.pictureName(of: configuration)
    let typeSize = Self.typeSize(element)
    symbol = typeSize == nil ? element.symbol(name) : element.node["buttonType"]
    let pointSize = (18_000..<21_000).contains(element.tools) ? 14.0 : 17
    imageSize = typeSize ?? element.pictureSize(name, pointSize: pointSize)
    let scaled = element.pictureSize(name, pointSize: pointSize * Self.symbolScale(configuration, element))
    // Symbols of every scale have the height of their alignment rectangle.
    if symbol != nil, typeSize == nil, let scaled { imageSize?.width = scaled.width }
    image = typeSize == nil ? element.picture(name) : nil
  }

  /// Returns the factor of a symbol's width in a configured button, which is large unless the document says otherwise
  /// (`control-metrics.md` 3.4).
  private static func symbolScale(_ configuration: XMLElementNode, _ element: ElementReading) -> Double {
    if element.tools < 21_000 { return 1 }
    return switch configuration.child("imageReference", key: "image")?["symbolScale"] {
    case "default", "medium": 1
    case "small": 0.79
    default: 1.28
    }
  }
}
