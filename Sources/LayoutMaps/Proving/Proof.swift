package import Scenes
import Values

/// Whether an invariant holds in all windows of a map.
package struct Proof: Sendable {
  /// What came out.
  package enum Outcome: Sendable {
    /// It holds at every size.
    case holds
    /// It does not hold at some sizes.
    case refuted(CounterExample)
    /// It holds wherever the map is known, and the map has a remainder.
    case open
    /// It names something that is no form of the window's size here, such as a margin of a view.
    case unsupported(String)
  }

  /// A window in which an invariant does not hold.
  package struct CounterExample: Sendable, Hashable {
    /// In points.
    package let size: SIMD2<Double>
    /// What is so instead, in a few words.
    package let text: String

    /// What is so, and at which size: `320 against 400 at 320 x 400`.
    package var words: String { "\(text) at \(NumberText.plain(size.x)) x \(NumberText.plain(size.y))" }
  }

  /// What was asked.
  package let invariant: SceneInvariant
  /// What came out.
  package let outcome: Outcome
  /// Regions that were looked at.
  package let regionCount: Int

  /// Whether it holds at every size.
  package var holds: Bool {
    if case .holds = outcome { return true }
    return false
  }
}
