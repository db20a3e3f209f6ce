import SceneModel
import Values

/// Names of views in a recipe: their own, where no other view has the same and a recipe can have it. Others get a
/// number, or the name of their kind.
enum ViewNames {
  /// - Parameter reserved: Further names, in lower case, that no view gets.
  /// - Complexity: O(views).
  static func names(of views: [SceneView], reserved: Set<String> = []) -> [String: String] {
    var taken = Set(DecodingContext.reservedNames.map { $0.0.lowercased() }).union(reserved)
    let own = views.map { clean($0.name) ?? kind(of: $0) }
    let counts = own.reduce(into: [:]) { counts, name in counts[name.lowercased(), default: 0] += 1 }
    var names: [String: String] = [:]
    for (view, name) in zip(views, own)
    where name == view.name && counts[name.lowercased()] == 1 && taken.insert(name.lowercased()).inserted {
      names[view.id] = name
    }
    for (view, base) in zip(views, own) where names[view.id] == nil {
      var (name, number) = (base, 2)
      while !taken.insert(name.lowercased()).inserted {
        name = "\(base) \(number)"
        number += 1
      }
      names[view.id] = name
    }
    return names
  }

  /// Returns a name on one line that does not begin like a constraint's number or a visual format; nil if nothing is
  /// left.
  private static func clean(_ name: String) -> String? {
    let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: " "
      default: scalar
      }
    }
    var clean = String(String.UnicodeScalarView(scalars)).trimmingSpaces
    while DecodingContext.beginsLikeConstraint(clean),
      let mark = clean.unicodeScalars.firstIndex(where: { ".:".unicodeScalars.contains($0) })
    {
      clean.unicodeScalars.remove(at: mark)
      clean = clean.trimmingSpaces
    }
    return clean.isEmpty ? nil : clean
  }

  private static func kind(of view: SceneView) -> String {
    view.kind.recipe.map { type(of: $0).noun } ?? "View"
  }
}
