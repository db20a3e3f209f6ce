/// A rule is stored as its id.
extension LintRuleInfo: Codable {
  /// - Throws: `DecodingError` for an unknown id.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let id = try container.decode(String.self)
    guard let rule = LintRules.all.first(where: { $0.id == id }) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "unknown rule \"\(id)\"")
    }
    self = rule
  }

  /// Writes the id.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}
