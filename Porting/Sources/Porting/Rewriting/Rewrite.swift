/// What a rule does to a file.
package struct Rewrite: Sendable {
  package var edits: [SourceEdit] = []
  package var findings: [Finding] = []

  /// Nothing.
  package init() {}

  /// Adds what another rule does.
  package static func += (one: inout Rewrite, other: Rewrite) {
    one.edits += other.edits
    one.findings += other.findings
  }
}

/// One idea of how a source for iOS becomes one for Linux. Rules know nothing of each other; their edits touch single tokens.
package protocol RewritingRule: Sendable {
  /// Reads a file and says what changes in it.
  func rewrite(_ file: SourceFile, in project: Project) -> Rewrite
}
