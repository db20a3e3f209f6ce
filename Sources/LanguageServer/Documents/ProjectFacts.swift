package import Layout
package import Linting

/// The project's settings that the server needs.
package struct ProjectFacts {
  /// Returns the cells in which a scene is laid out.
  package var cells: (Scene) -> [Cell]
  /// The settings for lint rules.
  package var lint: LintSettings
  /// Returns the paths of the project's documents.
  package var documents: () -> [String]

  /// Creates the facts of a project.
  package init(
    cells: @escaping (Scene) -> [Cell], lint: LintSettings, documents: @escaping () -> [String] = { [] }
  ) {
    self.cells = cells
    self.lint = lint
    self.documents = documents
  }
}
