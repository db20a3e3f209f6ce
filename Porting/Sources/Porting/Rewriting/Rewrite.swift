/// The result of a rule for a file.
package struct Rewrite: Sendable {
  package var edits: [SourceEdit] = []
  package var findings: [Finding] = []

  /// Creates an empty result.
  package init() {}

  /// Adds the result of another rule.
  package static func += (one: inout Rewrite, other: Rewrite) {
    one.edits += other.edits
    one.findings += other.findings
  }
}

/// A single idea of how a source for iOS becomes one for Linux. Rules are independent of each other; their edits affect
/// single tokens.
package protocol RewritingRule: Sendable {
  /// Returns the changes to a file.
  func rewrite(_ file: SourceFile, in project: Project) -> Rewrite
}
