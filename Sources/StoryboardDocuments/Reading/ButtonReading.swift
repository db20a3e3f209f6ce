import Scenes

/// Buttons, with a configuration and without.
extension ContentReading {
  private var configuration: XMLElementNode? { node.child("buttonConfiguration") }

  /// The title shown: that of the configuration, where there is one.
  var buttonTitle: String? {
    if let configuration {
      return configuration["title"]
        ?? configuration.child("attributedString", key: "attributedTitle").flatMap { runs($0)?.map(\.text).joined() }
    }
    let state = node.child("state", key: "normal")
    return state?["title"] ?? state?.child("string", key: "title")?.text
      ?? state?.child("attributedString", key: "attributedTitle").flatMap { runs($0)?.map(\.text).joined() }
  }

  func configureButton(_ view: inout SceneView) {
    view.textFit.lineBreak = lineBreak
    view.textColor =
      node.child("state", key: "normal")?.child("color", key: "titleColor").flatMap(color) ?? view.textColor
    if let configuration {
      setConfiguration(of: &view, configuration)
      return
    }
    view.button.style = node["buttonType"].map { SceneButtonStyle(rawValue: $0) ?? .system } ?? .custom
    let state = node.child("state", key: "normal")
    view.runs = state?.child("attributedString", key: "attributedTitle").flatMap { runs($0) }
    // A button whose kind is not said is a custom one, with a font of its own.
    let usual = node["buttonType"] == nil ? SceneFont(.system(size: 18, weight: .regular)) : nil
    view.font = view.runs?.lazy.compactMap(\.font).first ?? font ?? usual
    view.symbol = state?["image"].flatMap { document.resources.symbols.contains($0) ? $0 : nil }
    view.imageSize = kindSize ?? pictureSize(state?["image"], pointSize: view.font?.pointSize ?? 15)
    view.backgroundImageSize = pictureSize(state?["backgroundImage"], pointSize: view.font?.pointSize ?? 15)
    if let insets = node.child("inset", key: "contentEdgeInsets") {
      view.contentInsets = Insets(
        insets.number("minY") ?? 0, insets.number("minX") ?? 0, insets.number("maxY") ?? 0, insets.number("maxX") ?? 0)
    } else if kindSize != nil {
      // Nothing above and below: the picture is all there is.
      view.intrinsic = view.intrinsic ?? SceneIntrinsic(width: kindSize?.width, height: kindSize?.height)
    }
  }

  /// The picture of the system's own kinds of buttons, by version (`control-metrics.md` 3.1, 3.2).
  private var kindSize: Size? {
    let type = node["buttonType"] ?? ""
    guard ["infoDark", "infoLight", "detailDisclosure", "contactAdd", "close"].contains(type) else { return nil }
    let isConfigured = configuration != nil
    switch tools {
    case ..<14_784: return Size(22, 22)
    case 18_000..<21_000: return isConfigured ? Size(type == "close" ? 16.5 : 21, 17.5) : Size(20, 20)
    default: return isConfigured ? Size(type == "close" ? 20 : 26, 20) : Size(25, 24)
    }
  }

  /// The room around the title of a button with a configuration, and its font (`control-metrics.md` 3.2).
  private func setConfiguration(of view: inout SceneView, _ configuration: XMLElementNode) {
    view.hasConfiguration = true
    view.button = SceneButton(
      style: configuration["style"].flatMap(SceneButtonStyle.init) ?? .plain,
      size: configuration["buttonSize"].flatMap(SceneButton.Size.init),
      subtitle: configuration["subtitle"])
    if let color = configuration.child("color", key: "baseForegroundColor").flatMap(color) { view.textColor = color }
    let own = configuration.child("directionalEdgeInsets", key: "contentInsets")
    let isSmall = ["small", "mini"].contains(configuration["buttonSize"] ?? "")
    let isLarge = configuration["buttonSize"] == "large"
    view.contentInsets =
      own.map {
        Insets($0.number("top") ?? 0, $0.number("leading") ?? 0, $0.number("bottom") ?? 0, $0.number("trailing") ?? 0)
      } ?? (isSmall ? Insets(5, 10, 5, 10) : isLarge ? Insets(15, 20, 15, 20) : Insets(7, 12, 7, 12))
    view.runs = configuration.child("attributedString", key: "attributedTitle").flatMap { runs($0) }
    view.imagePadding = configuration.number("imagePadding") ?? 0
    view.font =
      view.runs?.lazy.compactMap(\.font).first
      ?? configuration.child("fontDescription", key: "titleFontDescription").flatMap { font(ofDescription: $0) }
      ?? SceneFont(.style(isSmall ? .subheadline : .body))
    let reference = configuration.child("imageReference", key: "image")?["image"]
    let name = configuration["image"] ?? reference
    view.symbol =
      kindSize == nil ? name.flatMap { document.resources.symbols.contains($0) ? $0 : nil } : node["buttonType"]
    let pointSize = (18_000..<21_000).contains(tools) ? 14.0 : 17
    view.imageSize = kindSize ?? pictureSize(name, pointSize: pointSize)
  }
}
