package import Layout

/// A change of the document that resolves a finding.
package enum LintFix: Sendable, Hashable, Codable {
  /// A replacement for an equation of the document.
  package struct Equation: Sendable, Hashable, Codable {
    /// The place of the old equation in the document.
    package let place: ScenePlace
    /// The new equation, without its label.
    package let text: String
  }

  /// Replacements for some equations.
  case equations([Equation])
  /// A priority of a view along one axis.
  ///
  /// `key` is `hugging` or `resistance`, `axis` is `horizontal` or `vertical`.
  case priority(view: String, key: String, axis: String, value: ScenePriority)
}
