/// How sure a rule is that what it reports is a mistake.
package enum LintCertainty: String, Sendable, CaseIterable {
  /// The document and its layouts show it.
  case certain
  /// It is one unless code, data or the author's intention make it right.
  case likely
}
