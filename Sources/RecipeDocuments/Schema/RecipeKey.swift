/// A key of a recipe, what may stand behind it, and what it is for.
package struct RecipeKey: Hashable, Sendable {
  /// As recipes write it.
  package let name: String
  /// What may stand behind it.
  package let rule: SchemaRule
  /// One sentence for an editor to show; nil for a key that its name explains.
  package let purpose: String?

  init(_ name: String, _ rule: SchemaRule, _ purpose: String? = nil) {
    self.name = name
    self.rule = rule
    self.purpose = purpose
  }

  /// Several kinds may have a key of the same name: what fits one of them fits the schema.
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
