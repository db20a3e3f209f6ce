import SceneModel

/// The places of elements inside a view's element that hold what are keys of the view in a recipe.
enum KeyPlaces {
  /// Keys of recipes by the `key` of an element.
  private static let keys: [String: [String]] = [
    "backgroundColor": ["background"], "fontDescription": ["font"], "textColor": ["textColor"], "tintColor": ["tint"],
    "contentInset": ["contentInset"], "collectionViewLayout": ["collection"], "layoutMargins": ["margins"],
    "directionalLayoutMargins": ["margins"], "attributedText": ["label", "textView", "text"],
    "contentEdgeInsets": ["contentInsets"], "titleEdgeInsets": ["titleInsets"], "imageEdgeInsets": ["imageInsets"],
  ]
  /// Keys of recipes that come from a button's configuration.
  private static let configured = [
    "button", "style", "size", "subtitle", "symbol", "imagePadding", "imagePlacement", "cornerStyle", "groundColor",
    "contentInsets", "textColor", "font",
  ]

  /// Returns the line in the document of the colour that an element names; nil for another colour, and for one of a
  /// catalogue, which counts instead.
  private static func definition(of color: XMLElementNode, in document: DocumentContext) -> Int? {
    guard color.name == "color", let name = color.attributes["name"], document.surroundings.color(named: name) == nil
    else {
      return nil
    }
    return document.resources.colorLines[name]
  }

  /// Returns the places of keys that are in elements of their own.
  /// - Complexity: O(children).
  static func places(in element: ElementReading) -> ScenePlaces {
    var places: [String: ScenePlace] = [:]
    let state = element.configuration == nil ? element.titleOfState?.state : nil
    for child in element.node.children where child.line != element.node.line {
      let name = child.attributes["key"] ?? ""
      let own =
        switch child.name {
        case "buttonConfiguration": configured
        case "state": name == state ? ["button", "textColor", "symbol"] : []
        case "segments": ["segments"]
        default: keys[name] ?? []
        }
      for key in own { places[key] = ScenePlace(line: child.line, column: 1) }
      let isState = child.name == "state"
      let color = isState ? child.children.first { $0.attributes["key"] == "titleColor" } : child
      if let color, let line = definition(of: color, in: element.document) {
        for key in own where !isState || key == "textColor" {
          places[ScenePlaces.definition(ofColorIn: key)] = ScenePlace(line: line, column: 1)
        }
      }
    }
    return ScenePlaces(places)
  }
}
