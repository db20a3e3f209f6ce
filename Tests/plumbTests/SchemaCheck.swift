import JSONRPC
import Testing
import Values

/// Validates JSON with a JSON Schema, as far as the output schemas use the language.
///
/// The check is stricter than the language: an object has no members that its schema does not name.
struct SchemaCheck {
  private let root: JSONText
  private let definitions: JSONText

  init(_ schema: JSONText) {
    root = schema
    definitions = schema["$defs"] ?? .pairs([])
  }

  /// Returns all violations, each with its place.
  func problems(_ value: JSONText) -> [String] { problems(value, root, "") }

  private func problems(_ value: JSONText, _ schema: JSONText, _ place: String) -> [String] {
    if let name = schema["$ref"]?.string?.split(separator: "/").last {
      guard let next = definitions[String(name)] else { return ["\(place): no definition \(name)"] }
      return problems(value, next, place)
    }
    if let words = schema["enum"]?.items {
      return words.contains { $0.compact == value.compact } ? [] : ["\(place): \(value.compact) is not in the list"]
    }
    if let alternatives = schema["anyOf"]?.items {
      // Members next to the alternatives belong to each of them.
      let shared = schema["properties"]?.members ?? []
      let found = alternatives.map { problems(value.without(shared.map(\.0)), $0, place) }
      if let best = found.min(by: { $0.count < $1.count }), !best.isEmpty { return best }
      return shared.flatMap { name, own in value[name].map { problems($0, own, "\(place).\(name)") } ?? [] }
    }
    if let type = schema["type"], !(type.items ?? [type]).contains(where: { $0.string.map(value.isOfType) ?? false }) {
      return ["\(place): \(value.compact.prefix(80)) is not \(type.compact)"]
    }
    if let items = value.items {
      var found: [String] = []
      if let least = schema["minItems"]?.integer, let most = schema["maxItems"]?.integer,
        !(least...most).contains(items.count)
      {
        found.append("\(place): \(items.count) items")
      }
      guard let own = schema["items"] else { return found }
      return found + items.enumerated().flatMap { problems($1, own, "\(place)[\($0)]") }
    }
    guard let members = value.members else { return [] }
    let missing = (schema["required"]?.items ?? []).compactMap(\.string).filter { value[$0] == nil }
    return missing.map { "\(place): no \($0)" }
      + members.flatMap { name, member -> [String] in
        if let own = schema["properties"]?[name] ?? schema["additionalProperties"] {
          return problems(member, own, "\(place).\(name)")
        }
        return ["\(place): \(name) is not in the schema"]
      }
  }
}

extension JSONText {
  fileprivate func without(_ names: [String]) -> JSONText {
    guard case .pairs(let pairs) = self else { return self }
    return .pairs(pairs.filter { !names.contains($0.0) })
  }

  fileprivate func isOfType(_ type: String) -> Bool {
    switch (type, self) {
    case ("null", .nothing), ("boolean", .flag), ("number", .number), ("string", .text), ("array", .list),
      ("object", .pairs):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
