package import Foundation
import FoundationXML

/// The scenes of a storyboard whose controllers are of the project's classes.
package struct StoryboardScenes {
  /// A scene's controller.
  package struct Scene: Hashable, Sendable {
    package var customClass: String
    /// Its storyboard identifier; where it has none, its object id, which ``text`` gives it.
    package var identifier: String
  }

  /// In the document's order.
  package private(set) var scenes: [Scene] = []
  /// The document, with a storyboard identifier for each of the scenes: a test makes a controller by it.
  package private(set) var text: String

  /// Reads a storyboard; what is no storyboard has no scenes.
  /// - Complexity: Linear in the document.
  package init(_ data: Data) {
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    _ = parser.parse()
    text = String(decoding: data, as: UTF8.self)
    for controller in reader.controllers {
      let attribute = " id=\"\(controller.id)\""
      if controller.identifier == nil, let place = text.range(of: attribute) {
        text.replaceSubrange(place, with: "\(attribute) storyboardIdentifier=\"\(controller.id)\"")
      }
      scenes.append(Scene(customClass: controller.customClass, identifier: controller.identifier ?? controller.id))
    }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var controllers: [(id: String, customClass: String, identifier: String?)] = []
    /// Elements around the present one.
    private var path: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      // The controller is an object of its scene.
      if path.suffix(2) == ["scene", "objects"], let name = attributes["customClass"],
        let id = attributes["id"],
        element.lowercased().hasSuffix("controller"), element != "placeholder"
      {
        controllers.append((id, name, attributes["storyboardIdentifier"]))
      }
      path.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
    ) {
      path.removeLast()
    }
  }
}
