/// The JSON Schema of recipes, by which editors complete and check them.
///
/// Put together from the keys that the decoder knows: a kind of view says once which keys it has and what may stand there.
package enum RecipeSchema {
  /// The schema as JSON, without a line break at its end.
  package static var json: String {
    let parts: [(name: String, rule: SchemaRule)] = [
      ("views", .names(pattern: nil, .part("view")).orNothing),
      ("view", .keys(DecodingContext.viewRules).orNothing),
      ("variation", .keys(RecipeDecoder.variationRules).orNothing),
      ("state", .keys(DecodingContext.stateRules).orNothing),
      ("textPart", .keys(DecodingContext.runRules, required: ["text"])),
      ("textOrParts", .any([.words, .list(.any([.words, .part("textPart")]), count: nil)])),
    ]
    let head = [
      ("$schema", "\"https://json-schema.org/draft/2020-12/schema\""), ("title", "\"Plumb recipe\""),
    ]
    let root = SchemaRule.keys(RecipeDecoder.rules, required: ["views"]).members(indent: "")
    let definitions = parts.map { "    \"\($0.name)\": \($0.rule.json(indent: "    "))" }
    let members =
      (head + root).map { "  \"\($0.0)\": \($0.1)" } + [
        "  \"$defs\": {\n\(definitions.joined(separator: ",\n"))\n  }"
      ]
    return "{\n\(members.joined(separator: ",\n"))\n}"
  }
}
