import Foundation
import Layout
import TestSupport
import Testing

@testable import RecipeDocuments

/// The JSON Schema of recipes agrees with the decoder.
@Suite struct SchemaTests {
  private static func schema() throws -> [String: Any] {
    let data = try Data(contentsOf: Repository.root.appending(path: "Documentation/recipe.schema.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private static func properties(_ part: Any?) -> Set<String> {
    Set(((part as? [String: Any])?["properties"] as? [String: Any] ?? [:]).keys)
  }

  /// Update it with `swift run plumb help schema > Documentation/recipe.schema.json`.
  @Test func `the schema in the documentation is the decoder's`() throws {
    #expect(try Repository.text("Documentation/recipe.schema.json") == RecipeSchema.json + "\n")
  }

  /// The colour wells' key is in the schema because the kind declares it, not because of a second list.
  @Test(arguments: RecipeKinds.all.map { $0.key.name })
  func `the schema knows the keys of a kind`(_ key: String) throws {
    let parts = try #require(try Self.schema()["$defs"] as? [String: Any])
    let kind = try #require(RecipeKinds.all.first { $0.key.name == key })
    let view = try #require((parts["view"] as? [String: Any])?["anyOf"] as? [[String: Any]])
    #expect(Self.properties(view[0]).isSuperset(of: [key] + kind.furtherKeys.map(\.name)))
  }

  @Test func `the page about recipes names every key`() throws {
    let page = try Repository.text("Documentation/recipes.md")
    for key in RecipeDecoder.keys + DecodingContext.viewKeys + DecodingContext.stateKeys {
      #expect(page.contains("`\(key)`") || page.contains("`\(key): "), "\(key)")
    }
  }

  nonisolated static let recipes: [String] = {
    let folder = Repository.path("Recipes")
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  @Test(arguments: recipes)
  func `every recipe is as the schema says`(_ path: String) throws {
    let text = try Repository.text("Recipes/\(path)")
    let schema = try Self.schema()
    let validator = Validator(parts: schema["$defs"] as? [String: Any] ?? [:])
    let problems = validator.problems(try #require(try YAMLParser.parse(text)), schema, at: path)
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test(arguments: [
    "{ views: { A: { label: x, colour: red } } }", "{ title: x }", "{ views: { A: { slider: 3 } } }",
    "{ views: { A: { stack: diagonal } } }", "{ views: { A: {} }, variations: { wide: {} } }",
    "{ views: { A: {} }, bars: [left] }", "{ views: { A: { hugging: 0 } } }",
  ])
  func `what the decoder refuses the schema refuses`(_ text: String) throws {
    let schema = try Self.schema()
    let validator = Validator(parts: schema["$defs"] as? [String: Any] ?? [:])
    #expect(!validator.problems(try #require(try YAMLParser.parse(text)), schema, at: "").isEmpty)
    #expect(throws: DocumentProblems.self) { try RecipeDocument.decode(text, document: "r.yaml", fonts: .installed) }
  }
}

/// The subset of JSON Schema that the recipes' schema uses.
private struct Validator {
  let parts: [String: Any]

  func problems(_ node: YAMLNode, _ rule: [String: Any], at place: String) -> [String] {
    if let reference = rule["$ref"] as? String, let name = reference.split(separator: "/").last,
      let part = parts[String(name)] as? [String: Any]
    {
      return problems(node, part, at: place)
    }
    if let choices = rule["anyOf"] as? [[String: Any]] {
      return choices.contains { problems(node, $0, at: place).isEmpty } ? [] : ["\(place): fits none of the choices"]
    }
    var found: [String] = []
    if let types = rule["type"] as? [String] ?? (rule["type"] as? String).map({ [$0] }),
      !types.contains(where: { isOf($0, node) })
    {
      found.append("\(place): is no \(types.joined(separator: " or "))")
    }
    if let values = rule["enum"] as? [Any] {
      let words = values.map { $0 is NSNull ? "" : "\($0)".lowercased() }
      // YAML's words for true and false are read as Booleans.
      if !(node.isNull && words.contains("")), !words.contains(node.text?.lowercased() ?? "-") {
        found.append("\(place): is none of \(words)")
      }
    }
    if let number = node.text.flatMap(Double.init) {
      if let least = rule["minimum"] as? Double, number < least { found.append("\(place): too small") }
      if let most = rule["maximum"] as? Double, number > most { found.append("\(place): too large") }
      if let bound = rule["exclusiveMinimum"] as? Double, number <= bound { found.append("\(place): too small") }
    }
    if let pattern = rule["pattern"] as? String, let expression = try? Regex(pattern),
      (node.text ?? "").firstMatch(of: expression) == nil
    {
      found.append("\(place): does not look like \(pattern)")
    }
    if case .sequence(let items) = node.value, let inner = rule["items"] as? [String: Any] {
      found += items.flatMap { problems($0, inner, at: place) }
    }
    if case .mapping(let pairs) = node.value { found += problems(pairs, rule, at: place) }
    return found
  }

  private func problems(
    _ pairs: [(key: YAMLNode, value: YAMLNode)], _ rule: [String: Any], at place: String
  ) -> [String] {
    let known = rule["properties"] as? [String: Any] ?? [:]
    var found: [String] = []
    for (key, value) in pairs {
      let name = key.text ?? ""
      if let names = rule["propertyNames"] as? [String: Any] { found += problems(key, names, at: "\(place)/\(name)") }
      if let inner = known[name] as? [String: Any] {
        found += problems(value, inner, at: "\(place)/\(name)")
      } else if let inner = rule["additionalProperties"] as? [String: Any] {
        found += problems(value, inner, at: "\(place)/\(name)")
      } else if rule["additionalProperties"] as? Bool == false {
        found.append("\(place): unknown key \(name)")
      }
    }
    for name in rule["required"] as? [String] ?? [] where !pairs.contains(where: { $0.key.text == name }) {
      found.append("\(place): \(name) is missing")
    }
    return found
  }

  private func isOf(_ type: String, _ node: YAMLNode) -> Bool {
    switch (type, node.value) {
    case ("null", _): node.isNull
    case ("object", .mapping), ("array", .sequence), ("string", .scalar): true
    case ("boolean", _): ["true", "false"].contains(node.text)
    case ("number", _): node.text.flatMap(Double.init) != nil
    case ("integer", _): node.text.flatMap(Int.init) != nil
    default: false
    }
  }
}
