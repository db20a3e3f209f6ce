package import Scenes

/// What a view's element is read in: the version that saved it, and what it names in its document and around it.
struct DocumentContext {
  /// The canvases that elements were drawn on.
  let canvas: CanvasFacts
  let resources: Resources
  let surroundings: Surroundings
  let remarks: Remarks
  /// Whether the document lies in a folder, in which something can be looked for.
  let isFile: Bool
}

/// Pictures, colours and font files that a document names.
struct Resources {
  /// Sizes in points.
  private(set) var images: [String: Size] = [:]
  /// Pictures that are Apple's symbols; what is saved of them is not their size.
  private(set) var symbols: Set<String> = []
  private(set) var colors: [String: SceneColor] = [:]
  /// Files of fonts, by the fonts' PostScript names.
  private(set) var fontFiles: [String: String] = [:]

  init(_ root: XMLElementNode) {
    for file in root.child(key: "customFonts")?.children ?? [] {
      for font in file.children {
        guard let name = font.text.split(whereSeparator: \.isWhitespace).first else { continue }
        if fontFiles[String(name)] == nil { fontFiles[String(name)] = file["key"] }
      }
    }
    for element in root.child("resources")?.children ?? [] {
      guard let name = element["name"] else { continue }
      switch element.name {
      case "image":
        if element["catalog"] == "system" { symbols.insert(name) }
        if let width = element.number("width"), let height = element.number("height") {
          images[name] = Size(width, height)
        }
      case "namedColor", "systemColor":
        if let color = element.child("color").flatMap(SceneColor.init) { colors[name] = color }
      default: break
      }
    }
  }
}

extension SceneColor {
  /// A colour by its components; nil for one by name.
  package init?(_ element: XMLElementNode) {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") {
      self.init(red: white, green: white, blue: white, alpha: alpha)
    } else if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    } else {
      return nil
    }
  }
}
