package import SceneModel

/// The context in which a view's element is read: the version that saved it, and the resources in its document and
/// project.
struct DocumentContext {
  /// The canvases of the document.
  let canvas: CanvasFacts
  let resources: Resources
  let surroundings: ProjectResources
  let remarks: Remarks
  /// Whether the system shows the document before the application runs, so that no code and no attribute of a class acts.
  let isLaunchScreen: Bool
  /// Whether the document is in a folder in which files can be searched for.
  let isFile: Bool
}

/// Pictures, colours and font files that a document names.
struct Resources {
  /// Sizes in points.
  private(set) var images: [String: Size] = [:]
  /// Names of pictures that are Apple's symbols; what is saved for them is not their size.
  private(set) var symbols: Set<String> = []
  private(set) var colors: [String: SceneColor] = [:]
  /// The lines of named colours.
  private(set) var colorLines: [String: Int] = [:]
  /// Font files, by the fonts' PostScript names.
  private(set) var fontFiles: [String: String] = [:]

  init(_ root: XMLElementNode) {
    for file in root.child(key: "customFonts")?.children ?? [] {
      for font in file.children {
        guard let name = font.text.split(whereSeparator: \.isWhitespace).first else { continue }
        if fontFiles[String(name)] == nil { fontFiles[String(name)] = file["key"] }
      }
    }
    // A part that names a symbol says so itself, whether or not the symbol is among the resources.
    for element in root.subtree where element.attributes["catalog"] == "system" {
      if let name = element.attributes["image"] { symbols.insert(name) }
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
        if element.name == "namedColor" { colorLines[name] = element.line }
      default: break
      }
    }
  }
}

extension SceneColor {
  /// Reads a colour by its components; nil for a named one.
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
