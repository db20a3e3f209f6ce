import SceneModel

/// Fonts: system fonts by size and weight, text styles, and named fonts.
extension ElementReading {
  private static let styles = Dictionary(
    uniqueKeysWithValues: SceneFont.Style.allCases.map { ($0.systemName, $0) })

  /// Interface Builder's words for weights that differ from ours.
  static let weights: [String: SceneFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold, "bold": .bold,
    "heavy": .heavy, "black": .black,
  ]

  /// Sizes by the names of the corresponding properties of `UIFont`, in points.
  private static let sizes: [String: Double] = ["system": 14, "label": 17, "button": 18, "smallSystem": 12]

  /// The font of the element itself.
  var font: SceneFont? {
    node.child("fontDescription", key: "fontDescription").flatMap { font(ofDescription: $0) }
  }

  func font(ofDescription element: XMLElementNode) -> SceneFont? {
    if let style = element["style"].flatMap({ Self.styles[$0] }) { return SceneFont(.style(style)) }
    let size =
      element.number("pointSize", in: 1...1000)
      ?? (element["pointSize"] ?? element["size"]).flatMap { Self.sizes[$0] } ?? 17
    if let name = element["name"] { return Self.systemFont(name, size) ?? named(name, size, element) }
    let weight = element["weight"].flatMap { Self.weights[$0] } ?? (element["type"] == "boldSystem" ? .bold : .regular)
    var font = SceneFont(.system(size: size, weight: weight))
    font.isItalic = element["type"] == "italicSystem"
    return font
  }

  /// Returns a font inside an attributed text.
  func font(ofAttribute element: XMLElementNode) -> SceneFont? {
    let size = element.number("size", in: 1...1000) ?? element["metaFont"].flatMap { Self.sizes[$0] } ?? 17
    if let style = element["textStyle"].flatMap({ Self.styles[$0] }) ?? element["metaFont"].flatMap({ Self.styles[$0] })
    {
      return SceneFont(.style(style))
    }
    if let name = element["name"] { return Self.systemFont(name, size) ?? named(name, size, element) }
    let isBold = element["metaFont"]?.hasSuffix("Bold") ?? false
    return SceneFont(.system(size: size, weight: isBold ? .bold : .regular))
  }

  /// Returns the system font by one of the names it has had: `.HelveticaNeueInterface-Bold`, `.SFUIText-Semibold`,
  /// `.AppleSystemUIFont`; nil for another font. Such names begin with a dot.
  private static func systemFont(_ name: String, _ size: Double) -> SceneFont? {
    guard name.hasPrefix(".") else { return nil }
    return systemFont(like: name, size)
  }

  /// Returns the system font in the weight and slant that the end of a font's name suggests.
  private static func systemFont(like name: String, _ size: Double) -> SceneFont {
    let ending = name.split(separator: "-").dropFirst().last.map(String.init) ?? ""
    let words = ending.lowercased()
    // Japanese and Chinese interface fonts count their weights.
    let counted: [String: SceneFont.Weight] = [
      "w1": .ultraLight, "w2": .thin, "w6": .semibold, "w7": .bold, "w8": .heavy,
    ]
    let weight =
      counted[words] ?? (words.contains("demi") ? .semibold : words.contains("extrabold") ? .heavy : nil)
      // `semibold` also contains `bold`.
      ?? SceneFont.Weight.allCases.filter { words.contains($0.rawValue.lowercased()) }
      .max { $0.rawValue.count < $1.rawValue.count }
    var font = SceneFont(.system(size: size, weight: weight ?? .regular))
    font.isItalic = words.contains("italic") || words.contains("oblique")
    return font
  }

  /// Returns a font from a file of the project, else one that iOS has, else the one that takes the place of any other
  /// (`control-metrics.md` 1.6).
  private func named(_ name: String, _ size: Double, _ element: XMLElementNode) -> SceneFont {
    let isOwn = document.surroundings.fontFiles[name] != nil
    let fonts = document.surroundings.fonts
    if isOwn || fonts.isAvailable(name) {
      if !isOwn, let face = fonts.standIn(name) { document.remarks.noteFace(face, of: name) }
      return SceneFont(.named(name, size: size))
    }
    // The system's font as designers have it installed.
    if ["SFPro", "SFUI", "SFCompact"].contains(where: name.hasPrefix) { return Self.systemFont(like: name, size) }
    let file = document.resources.fontFiles[name].map { "no file \($0) with" } ?? "no file with"
    document.remarks.noteMissingFont(
      "\(file) the font \(name) in the project; Helvetica Neue is drawn, as on iOS", element)
    return SceneFont(.named("HelveticaNeue", size: size))
  }
}
