package import Linting
package import Scenes

/// What a project says, as far as the server needs it.
package struct ProjectFacts {
  /// The cells that a scene is laid out in.
  package var cells: (Scene) -> [Cell]
  /// What is said about rules.
  package var lint: LintSettings

  /// What a project says.
  package init(cells: @escaping (Scene) -> [Cell], lint: LintSettings) {
    self.cells = cells
    self.lint = lint
  }
}
