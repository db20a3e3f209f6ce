import Foundation

/// Runtime attributes of properties that Interface Builder also saves itself: their values replace the saved ones, as loading
/// a nib sets them last.
struct RuntimeProperties {
  /// Attributes that replace those of the element.
  private(set) var attributes: [String: String] = [:]
  /// Texts and colors that replace those of the element.
  private(set) var parts: [XMLElementNode] = []

  /// Properties of every view, by key path: the names of their attributes.
  private static let ofViews = [
    "alpha": "alpha", "clipsToBounds": "clipsSubviews", "hidden": "hidden", "isHidden": "hidden",
  ]
  /// Properties of one kind of view, by the element's name, then by key path.
  private static let ofKinds = [
    "label": ["enabled": "enabled", "isEnabled": "enabled", "numberOfLines": "numberOfLines", "text": "text"],
    "progressView": ["progress": "progress"],
    "searchBar": ["placeholder": "placeholder", "text": "text"],
    "slider": ["value": "value"],
    "stackView": ["spacing": "spacing"],
    "switch": ["isOn": "on", "on": "on"],
    "textField": ["placeholder": "placeholder", "text": "text"],
    "textView": ["text": "text"],
  ]
  /// The kinds of views that have a color, by key path; every view if there are none.
  private static let colors = [
    "backgroundColor": [], "textColor": ["label", "textField", "textView"], "tintColor": [],
  ]
  private static let texts: Set = ["placeholder", "text"]

  init(of element: XMLElementNode) {
    for saved in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let path = saved.attributes["keyPath"] else { continue }
      if let kinds = Self.colors[path], kinds.isEmpty || kinds.contains(element.name) {
        if let color = saved.child("color", key: "value") { parts.append(color.overridden(by: ["key": path])) }
      } else if let name = Self.ofKinds[element.name]?[path] ?? Self.ofViews[path],
        let value = Self.value(saved, isText: Self.texts.contains(name))
      {
        attributes[name] = value
        if Self.texts.contains(name) {
          let text = XMLElementNode(name: "string", attributes: ["key": name], line: saved.line)
          text.append(value)
          parts.append(text)
        }
      }
    }
  }

  /// Returns a value as the attribute of an element has it; nil for a value of another type.
  private static func value(_ saved: XMLElementNode, isText: Bool) -> String? {
    let inner = saved.child(key: "value")
    switch saved["type"] {
    case "string", "localizedString":
      return isText ? saved["value"] ?? inner?.text.trimmingCharacters(in: .whitespacesAndNewlines) : nil
    case "boolean", "number": return isText ? nil : saved["value"] ?? inner?["value"]
    default: return nil
    }
  }
}
