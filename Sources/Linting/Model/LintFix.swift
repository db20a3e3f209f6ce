package import Scenes

/// A change of the document after which a finding is gone.
package enum LintFix: Sendable, Hashable, Codable {
  /// An equation in the place of one that the document has.
  package struct Equation: Sendable, Hashable, Codable {
    /// Where the document has the equation that goes.
    package let place: ScenePlace
    /// The new one, without its number.
    package let text: String
  }

  /// Other equations in the place of some.
  case equations([Equation])
  /// A priority of a view along one axis.
  ///
  /// `key` is `hugging` or `resistance`, `axis` is `horizontal` or `vertical`.
  case priority(view: String, key: String, axis: String, value: ScenePriority)
}
