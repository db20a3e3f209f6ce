import Escaping
package import Foundation
import FoundationXML

/// The controllers of a storyboard, and the segues between them.
package struct StoryboardScenes {
  /// A scene's controller, or a reference to one in another storyboard.
  package struct Scene: Hashable, Sendable {
    package var id: String
    /// The name of its element: `tableViewController`.
    package var element: String
    package var customClass: String?
    /// Its storyboard identifier; if it has none, its object id, which ``text`` adds.
    package var identifier: String
    /// Segues from the controller or something inside it, in the document's order.
    package var segues: [Segue] = []
    /// The target of a reference: a storyboard, and an identifier there, or the initial controller.
    package var reference: Reference?
  }

  /// A segue to another scene.
  package struct Segue: Hashable, Sendable {
    /// `relationship`, `show`, `push`, `presentation`, …
    package var kind: String
    package var relationship: String?
    /// The object id of the destination.
    package var destination: String
  }

  /// A scene of another storyboard.
  package struct Reference: Hashable, Sendable {
    /// nil for the same storyboard.
    package var storyboard: String?
    package var identifier: String?
  }

  /// The scenes in the document's order.
  package private(set) var scenes: [Scene] = []
  /// The object id of the initial controller.
  package private(set) var initial: String?
  /// The document with a storyboard identifier for each scene, by which a test creates a controller.
  package private(set) var text: String

  /// Reads a storyboard; anything else has no scenes.
  /// - Complexity: Linear in the document, for each scene without an identifier.
  package init(_ data: Data) {
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    _ = parser.parse()
    text = String(decoding: data, as: UTF8.self)
    initial = reader.initial
    for var scene in reader.scenes {
      if scene.identifier.isEmpty, scene.reference == nil {
        let attribute = " id=\"\(scene.id)\""
        guard let place = text.range(of: attribute) else { continue }
        text.replaceSubrange(place, with: "\(attribute) storyboardIdentifier=\"\(Escaped.xml(scene.id))\"")
        scene.identifier = scene.id
      }
      scenes.append(scene)
    }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var scenes: [Scene] = []
    var initial: String?
    /// Elements around the present one.
    private var path: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      if path.isEmpty { initial = attributes["initialViewController"] }
      let isObject = path.suffix(2) == ["scene", "objects"]
      if isObject, let id = attributes["id"], element != "placeholder" {
        // The controller is an object of its scene.
        var scene = Scene(
          id: id, element: element, customClass: attributes["customClass"],
          identifier: attributes["storyboardIdentifier"] ?? "")
        if element == "viewControllerPlaceholder" {
          scene.reference = Reference(
            storyboard: attributes["storyboardName"], identifier: attributes["referencedIdentifier"])
        }
        if scene.reference != nil || element.lowercased().hasSuffix("controller") { scenes.append(scene) }
      }
      if element == "segue", path.contains("objects"), let destination = attributes["destination"], !scenes.isEmpty {
        scenes[scenes.count - 1].segues.append(
          Segue(
            kind: attributes["kind"] ?? "", relationship: attributes["relationship"], destination: destination))
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
