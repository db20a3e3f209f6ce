import Scenes
import Values

/// Names for views: what they are called, and what they are where that does not say it; each once.
enum ViewNames {
  static func names(of views: [SceneView]) -> [String: String] {
    var taken = Set(DecodingContext.reservedNames.map { $0.0.lowercased() })
    var names: [String: String] = [:]
    for view in views {
      let kind = kind(of: view)
      var base = clean(view.name)
      if base.isEmpty || base == clean(view.id) || base.contains("-") && base.count == 10 { base = kind }
      if !base.lowercased().hasSuffix(kind.lowercased()) { base += " \(kind)" }
      var name = base
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\(base) \(number)"
        number += 1
      }
      names[view.id] = name
    }
    return names
  }

  /// On one line, at most a few words, nothing that equations would take for something else.
  private static func clean(_ name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "-" ? $0 : " " }
    let words = String(letters).split(separator: " ").prefix(4).map(String.init)
    let text = String(words.joined(separator: " ").prefix(32)).trimmingSpaces
    // A number and a dot begin a label, and so does H: or V:.
    return text.first?.isNumber ?? false ? "Item \(text)" : text
  }

  private static func kind(of view: SceneView) -> String {
    view.kind.recipe.map { type(of: $0).noun } ?? "View"
  }
}
