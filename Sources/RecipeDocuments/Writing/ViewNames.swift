import Scenes
import Values

/// Unique names for views: their own names, with their kinds unless the names include them.
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

  /// Returns a name on one line, at most a few words, without anything that equations could misread.
  private static func clean(_ name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "-" ? $0 : " " }
    let words = String(letters).split(separator: " ").prefix(4).map(String.init)
    let text = String(words.joined(separator: " ").prefix(32)).trimmingSpaces
    // A number and a dot begin a label; `H:` and `V:` begin a visual format.
    return text.first?.isNumber ?? false ? "Item \(text)" : text
  }

  private static func kind(of view: SceneView) -> String {
    view.kind.recipe.map { type(of: $0).noun } ?? "View"
  }
}
