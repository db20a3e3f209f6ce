/// A key of a recipe, its allowed values, and its purpose.
package struct RecipeKey: Hashable, Sendable {
  /// The name in recipes.
  package let name: String
  /// The allowed values.
  package let rule: SchemaRule
  /// One sentence for an editor to show; nil for a self-explanatory key.
  package let purpose: String?

  init(_ name: String, _ rule: SchemaRule, _ purpose: String? = nil) {
    self.name = name
    self.rule = rule
    self.purpose = purpose
  }

  /// Merges keys with the same name: a value that fits one of the kinds fits the schema.
  static func merged(_ keys: [RecipeKey]) -> [RecipeKey] {
    var found: [RecipeKey] = []
    for key in keys {
      guard let known = found.firstIndex(where: { $0.name == key.name }) else {
        found.append(key)
        continue
      }
      let purposes = [found[known].purpose, key.purpose].compactMap { $0 }
      let purpose = purposes.count == 2 && purposes[0] != purposes[1] ? purposes.joined(separator: " ") : purposes.first
      found[known] = RecipeKey(key.name, found[known].rule.or(key.rule), purpose)
    }
    return found
  }
}
