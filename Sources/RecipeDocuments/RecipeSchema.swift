import Values

/// The JSON Schema of recipes, by which editors complete and check them.
///
/// Put together from the keys that the decoder knows: a kind of view says once which keys it has and what may stand there.
package enum RecipeSchema {
  /// The parts that rules refer to.
  static let parts: [(name: String, rule: SchemaRule)] = [
    ("views", .names(pattern: nil, .part("view")).orNothing),
    ("view", .keys(DecodingContext.viewRules).orNothing),
    ("variation", .keys(RecipeDecoder.variationRules).orNothing),
    ("state", .keys(DecodingContext.stateRules).orNothing),
    ("gridItem", .keys(DecodingContext.gridItemKeys, required: ["size"])),
    ("textPart", .keys(DecodingContext.runRules, required: ["text"])),
    ("textOrParts", .any([.words, .list(.any([.words, .part("textPart")]), count: nil)])),
  ]

  /// The schema as JSON, without a line break at its end.
  package static var json: String {
    let head: [(String, JSONText)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text("Plumb recipe")),
    ]
    let root = SchemaRule.keys(RecipeDecoder.rules, required: ["views"]).members
    let definitions = JSONText.pairs(parts.map { ($0.name, $0.rule.json()) })
    return JSONText.pairs(head + root + [("$defs", definitions)]).indented()
  }
}
