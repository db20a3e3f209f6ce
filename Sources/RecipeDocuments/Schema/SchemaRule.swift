import Values

/// What JSON Schema says of one value of a recipe: editors complete and check recipes by it.
indirect enum SchemaRule: Hashable, Sendable {
  case text
  /// Text, which YAML may take for a number.
  case words
  case flag
  case nothing
  case number(ClosedRange<Double>?)
  /// A number above 0 and at most 1000.
  case priority
  case integer(ClosedRange<Int>?)
  /// One of some words; those that YAML takes for something else are given by ``literals``.
  case choice([String])
  /// One of some values as JSON has them.
  case literals([String])
  case matching(String)
  case list(SchemaRule, count: Int?)
  /// A mapping with these keys alone.
  case keys([RecipeKey], required: [String])
  /// A mapping with keys of the author's, which match a pattern.
  case names(pattern: String?, SchemaRule)
  case any([SchemaRule])
  /// A part of the schema with a name.
  case part(String)

  static func keys(_ keys: [RecipeKey]) -> SchemaRule { .keys(keys, required: []) }

  static func choice<Word: CaseIterable & RawRepresentable>(_: Word.Type) -> SchemaRule where Word.RawValue == String {
    .choice(Word.allCases.map(\.rawValue))
  }

  /// The value may be left out: `key:` and nothing behind it.
  var orNothing: SchemaRule {
    switch self {
    case .any(let rules): .any(rules + [.nothing])
    default: .any([self, .nothing])
    }
  }

  /// What fits either of two rules; words of two lists are one list.
  func or(_ other: SchemaRule) -> SchemaRule {
    if self == other { return self }
    if case .choice(let words) = self, case .choice(let others) = other {
      return .choice(words + others.filter { !words.contains($0) })
    }
    return .any([self, other])
  }

  // MARK: JSON

  /// Members of the rule's JSON object, in order: names and values as JSON.
  func members(indent: String) -> [(String, String)] {
    let inner = indent + "  "
    switch self {
    case .text: return [("type", "\"string\"")]
    case .words: return [("type", "[\"string\", \"number\"]")]
    case .flag: return [("type", "\"boolean\"")]
    case .nothing: return [("type", "\"null\"")]
    case .number(let range):
      return [("type", "\"number\"")] + Self.bounds(range?.lowerBound, range?.upperBound)
    case .priority: return [("type", "\"number\""), ("exclusiveMinimum", "0"), ("maximum", "1000")]
    case .integer(let range):
      return [("type", "\"integer\"")] + Self.bounds(range?.lowerBound, range?.upperBound)
    case .choice(let words): return [("enum", Self.list(words.map(Escaped.json)))]
    case .literals(let values): return [("enum", Self.list(values))]
    case .matching(let pattern): return [("type", "\"string\""), ("pattern", Escaped.json(pattern))]
    case .list(let rule, let count):
      let length = count.map { [("minItems", "\($0)"), ("maxItems", "\($0)")] } ?? []
      return [("type", "\"array\"")] + length + [("items", rule.json(indent: inner))]
    case .keys(let keys, let required):
      let names = required.isEmpty ? [] : [("required", Self.list(required.map(Escaped.json)))]
      let rules = keys.map { ($0.name, $0.rule.json(describedAs: $0.purpose, indent: inner + "  ")) }
      return [("type", "\"object\""), ("additionalProperties", "false")] + names
        + [("properties", Self.object(rules, indent: inner))]
    case .names(let pattern, let rule):
      let names = pattern.map { [("propertyNames", SchemaRule.matching($0).json(indent: inner))] } ?? []
      return [("type", "\"object\"")] + names + [("additionalProperties", rule.json(indent: inner))]
    case .any(let rules):
      return [("anyOf", Self.list(rules.map { $0.json(indent: inner) }))]
    case .part(let name): return [("$ref", Escaped.json("#/$defs/\(name)"))]
    }
  }

  /// The rule as a JSON object.
  func json(describedAs purpose: String? = nil, indent: String) -> String {
    let description = purpose.map { [("description", Escaped.json($0))] } ?? []
    return Self.object(description + members(indent: indent), indent: indent)
  }

  private static func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

  private static func object(_ members: [(String, String)], indent: String) -> String {
    if members.allSatisfy({ !$0.1.contains("\n") && $0.1.utf8.count < 60 }), members.count < 4 {
      return "{ " + members.map { "\(Escaped.json($0.0)): \($0.1)" }.joined(separator: ", ") + " }"
    }
    return "{\n" + members.map { "\(indent)  \(Escaped.json($0.0)): \($0.1)" }.joined(separator: ",\n") + "\n\(indent)}"
  }

  private static func bounds<Number>(_ least: Number?, _ most: Number?) -> [(String, String)] {
    guard let least, let most else { return [] }
    return [("minimum", "\(least)"), ("maximum", "\(most)")]
  }
}
