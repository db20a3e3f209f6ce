package import SceneModel

extension RecipeDocument {
  /// Keys that identify the kind of a view.
  package static let kindKeys = Set(RecipeKinds.contentNames)

  /// Returns the keys that a view of a kind does not take: those of other kinds.
  /// - Parameter kind: The key that identifies the kind.
  package static func keysOfOthers(than kind: String) -> Set<String> {
    let further = RecipeKinds.kindsOfKeys.filter { !$0.kinds.contains(kind) }.map(\.key)
    return kindKeys.union(further).subtracting([kind])
  }

  /// Returns a key as views of a kind have it; nil if it is not the kind's own.
  /// - Parameter kind: The key that identifies the kind.
  static func key(_ name: String, ofKind kind: String) -> RecipeKey? {
    RecipeKinds.all.first { $0.key.name == kind }?.furtherKeys.first { $0.name == name }
  }

  /// Returns the key that identifies a kind in recipes; nil for a plain view.
  package static func key(of kind: SceneView.Kind) -> String? { kind.recipe.map { type(of: $0).key.name } }
}
