import Foundation
import StoryboardDocuments
import UIKit

/// The runtime attributes that a document sets on an object by key path.
@MainActor
enum RuntimeAttributes {
  /// Attributes that pictures of documents draw under these names, whether or not a class declares them.
  private static let drawn = [
    "cornerRadius": "layer.cornerRadius", "borderWidth": "layer.borderWidth", "shadowOpacity": "layer.shadowOpacity",
    "shadowRadius": "layer.shadowRadius", "shadowOffset": "layer.shadowOffset",
  ]
  /// Colours of layers by the names under which pictures of documents draw them.
  private static let drawnColors: [String: ReferenceWritableKeyPath<CALayer, CGColor?>] = [
    "borderColor": \.borderColor, "layer.borderUIColor": \.borderColor, "shadowColor": \.shadowColor,
    "layer.shadowUIColor": \.shadowColor,
  ]

  /// Sets the attributes of an element; one that an object does not have is reported.
  static func set(of element: XMLElementNode, on object: AnyObject, _ document: InterfaceDocument) {
    // The system shows a launch screen before the application's classes are loaded.
    if document.root.isYes("launchScreen") { return }
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let path = attribute["keyPath"] else { continue }
      let value = value(attribute, document)
      if let known = drawn[path], object is UIView, !NibClasses.canSet(path, of: object) {
        NibClasses.setValue(value, forKeyPath: known, of: object)
      } else if let view = object as? UIView, let color = drawnColors[path], !NibClasses.canSet(path, of: object) {
        view.layer[keyPath: color] = (value as? UIColor)?.cgColor
      } else {
        NibClasses.setValue(value, forKeyPath: path, of: object)
      }
    }
  }

  private static func value(_ attribute: XMLElementNode, _ document: InterfaceDocument) -> Any? {
    let saved = attribute.child(key: "value") ?? attribute
    func pair(_ first: String, _ second: String) -> (Double, Double) {
      (saved.number(first) ?? 0, saved.number(second) ?? 0)
    }
    switch attribute["type"] {
    case "boolean": return saved.isYes("value")
    case "number": return saved.number("value")
    case "string", "localizedString":
      let text = saved.text.trimmingCharacters(in: .whitespacesAndNewlines)
      return attribute["value"] ?? (saved === attribute ? "" : text)
    case "color": return document.color(saved)
    case "image": return document.image(attribute["value"] ?? saved["value"])
    case "size":
      let (width, height) = pair("width", "height")
      return CGSize(width: width, height: height)
    case "point":
      let (x, y) = pair("x", "y")
      return CGPoint(x: x, y: y)
    case "rect":
      let ((x, y), (width, height)) = (pair("x", "y"), pair("width", "height"))
      return CGRect(x: x, y: y, width: width, height: height)
    default: return nil
    }
  }
}
