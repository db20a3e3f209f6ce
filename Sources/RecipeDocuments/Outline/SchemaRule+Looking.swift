import Values

/// Queries about the values that a rule allows.
extension SchemaRule {
  /// The rule with named parts resolved, from the same table that the schema lists.
  private var whole: SchemaRule {
    guard case .part(let name) = self else { return self }
    return RecipeSchema.parts.first { $0.name == name }?.rule ?? self
  }

  /// Returns the rule for the value of a key; nil if there is no such key.
  package func behind(_ key: String) -> SchemaRule? {
    switch whole {
    case .keys(let keys, _): keys.first { $0.name == key }?.rule
    case .names(_, let rule): rule
    case .any(let rules): rules.lazy.compactMap { $0.behind(key) }.first
    default: nil
    }
  }

  /// The rule for items of a list; nil if the value is not a list.
  package var ofItems: SchemaRule? {
    switch whole {
    case .list(let rule, _): rule
    case .any(let rules): rules.lazy.compactMap(\.ofItems).first
    default: nil
    }
  }

  /// The keys that a mapping may have, without duplicates.
  package var offeredKeys: [RecipeKey] {
    switch whole {
    case .keys(let keys, _): keys
    case .any(let rules): rules.flatMap(\.offeredKeys)
    default: []
    }
  }

  /// The words that are allowed as a value.
  package var offeredWords: [String] {
    switch whole {
    case .choice(let words): words
    case .flag: ["true", "false"]
    case .any(let rules): rules.flatMap(\.offeredWords)
    case .list(let rule, _): rule.offeredWords
    default: []
    }
  }

  /// Returns whether a rule is one of the alternatives.
  package func allows(_ rule: SchemaRule) -> Bool {
    if self == rule { return true }
    switch whole {
    case .any(let rules): return rules.contains { $0.allows(rule) }
    case .list(let own, _): return own.allows(rule)
    default: return false
    }
  }

  /// A description of the allowed values, for people: `a number from 0 to 1`.
  package var phrase: String {
    switch self {
    case .text, .words: "a text"
    case .color: "a colour: a name, or components"
    case .font: "a font: 17 bold, body, or Name 17"
    case .flag: "true or false"
    case .nothing: "nothing"
    case .number(let range):
      "a number" + (range.map { " from \(Self.text($0.lowerBound)) to \(Self.text($0.upperBound))" } ?? "")
    case .priority: "a priority, above 0 and at most 1000"
    case .integer(let range): "a whole number" + (range.map { " from \($0.lowerBound) to \($0.upperBound)" } ?? "")
    case .choice(let words): words.joined(separator: ", ")
    case .matching: "a text of a certain form"
    case .list(let rule, let count): "a list" + (count.map { " of \($0)" } ?? "") + ", each \(rule.phrase)"
    case .keys(let keys, _): "keys: \(keys.map(\.name).joined(separator: ", "))"
    case .names: "names, each with a value"
    case .any(let rules): rules.filter { $0 != .nothing }.map(\.phrase).joined(separator: "; or ")
    case .part(let name): name == "textOrParts" ? "a text, or a list of parts" : "a \(name)"
    }
  }

  private static func text(_ number: Double) -> String { NumberText.plain(number) }
}
