import Values

/// The JSON Schema of one value of a recipe, with which editors complete and check recipes.
package indirect enum SchemaRule: Hashable, Sendable {
  case text
  /// Text, even if YAML would read it as a number.
  case words
  /// A colour's name or components.
  case color
  /// A font in the notation of recipes: `17 bold`, `body`.
  case font
  case flag
  case nothing
  case number(ClosedRange<Double>?)
  /// A number above 0 and at most 1000.
  case priority
  case integer(ClosedRange<Int>?)
  case choice([String])
  case matching(String)
  case list(SchemaRule, count: Int?)
  /// A mapping with only these keys.
  case keys([RecipeKey], required: [String])
  /// A mapping with user-defined keys that match a pattern.
  case names(pattern: String?, SchemaRule)
  case any([SchemaRule])
  /// A named part of the schema.
  case part(String)

  static func keys(_ keys: [RecipeKey]) -> SchemaRule { .keys(keys, required: []) }

  static func choice<Word: CaseIterable & RawRepresentable>(_: Word.Type) -> SchemaRule where Word.RawValue == String {
    .choice(Word.allCases.map(\.rawValue))
  }

  /// The same rule, but the value may be omitted: `key:` with nothing after it.
  var orNothing: SchemaRule {
    switch self {
    case .any(let rules): .any(rules + [.nothing])
    default: .any([self, .nothing])
    }
  }

  /// Returns a rule that allows either; two lists of words become one list.
  func or(_ other: SchemaRule) -> SchemaRule {
    if self == other { return self }
    if case .choice(let words) = self, case .choice(let others) = other {
      return .choice(words + others.filter { !words.contains($0) })
    }
    return .any([self, other])
  }

  // MARK: JSON

  /// Members of the rule's JSON object, in order.
  var members: [(String, JSONText)] {
    switch self {
    case .text: [("type", .text("string"))]
    case .color: Self.text.members
    case .font: Self.words.members
    case .words: [("type", .list([.text("string"), .text("number")]))]
    case .flag: [("type", .text("boolean"))]
    case .nothing: [("type", .text("null"))]
    case .number(let range): [("type", .text("number"))] + Self.bounds(range)
    case .priority: [("type", .text("number")), ("exclusiveMinimum", .number(0)), ("maximum", .number(1000))]
    case .integer(let range):
      [("type", .text("integer"))] + Self.bounds(range.map { Double($0.lowerBound)...Double($0.upperBound) })
    case .choice(let words): [("enum", .list(words.map(JSONText.text)))]
    case .matching(let pattern): [("type", .text("string")), ("pattern", .text(pattern))]
    case .list(let rule, let count):
      [("type", .text("array"))]
        + Self.pairs(count) { [("minItems", .number(Double($0))), ("maxItems", .number(Double($0)))] }
        + [("items", rule.json())]
    case .keys(let keys, let required):
      [("type", .text("object")), ("additionalProperties", .flag(false))]
        + (required.isEmpty ? [] : [("required", .list(required.map(JSONText.text)))])
        + [("properties", .pairs(keys.map { ($0.name, $0.rule.json(describedAs: $0.purpose)) }))]
    case .names(let pattern, let rule):
      [("type", .text("object"))] + Self.pairs(pattern) { [("propertyNames", SchemaRule.matching($0).json())] }
        + [("additionalProperties", rule.json())]
    case .any(let rules): [("anyOf", .list(rules.map { $0.json() }))]
    case .part(let name): [("$ref", .text("#/$defs/\(name)"))]
    }
  }

  /// Returns the rule as a JSON object.
  func json(describedAs purpose: String? = nil) -> JSONText {
    .pairs(Self.pairs(purpose) { [("description", .text($0))] } + members)
  }

  private static func pairs<Value>(_ value: Value?, _ pairs: (Value) -> [(String, JSONText)]) -> [(String, JSONText)] {
    value.map(pairs) ?? []
  }

  private static func bounds(_ range: ClosedRange<Double>?) -> [(String, JSONText)] {
    pairs(range) { [("minimum", .number($0.lowerBound)), ("maximum", .number($0.upperBound))] }
  }
}
