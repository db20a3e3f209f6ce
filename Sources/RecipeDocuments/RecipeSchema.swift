import Values

/// The JSON Schema of recipes, with which editors complete and check them.
///
/// It is assembled from the keys that the decoder knows: each kind of view defines its keys and their values only once.
package enum RecipeSchema {
  /// The parts to which rules refer.
  static let parts: [(name: String, rule: SchemaRule)] = [
    ("views", .names(pattern: nil, .part("view")).orNothing),
    ("view", .keys(DecodingContext.viewRules).orNothing),
    ("root", .keys(DecodingContext.rootRules).orNothing),
    ("variation", .keys(RecipeDecoder.variationRules).orNothing),
    ("state", .keys(DecodingContext.stateRules).orNothing),
    ("gridItem", .keys(DecodingContext.gridItemKeys, required: ["size"])),
    ("textPart", .keys(DecodingContext.runRules, required: ["text"])),
    ("textOrParts", .any([.words, .list(.any([.words, .part("textPart")]), count: nil)])),
  ]

  /// The schema as JSON, without a final line break.
  package static var json: String {
    let head: [(String, JSONText)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text("Plumb recipe")),
    ]
    let root = SchemaRule.keys(RecipeDecoder.rules, required: ["views"]).members
    let definitions = JSONText.pairs(parts.map { ($0.name, $0.rule.json()) })
    return JSONText.pairs(head + root + [("$defs", definitions)]).indented()
  }
}
