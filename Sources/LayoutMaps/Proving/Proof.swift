package import Layout
import Values

/// Whether an invariant holds in all windows of a map.
package struct Proof: Sendable {
  /// The outcome of a proof.
  package enum Outcome: Sendable {
    /// It holds at every size.
    case holds
    /// It does not hold at some sizes.
    case refuted(CounterExample)
    /// It holds wherever the map is known, and the map has a remainder.
    case open
    /// It refers to something that has no form of the window's size here, such as a margin of a view.
    case unsupported(String)
  }

  /// A window in which an invariant does not hold.
  package struct CounterExample: Sendable, Hashable {
    /// The window's size, in points.
    package let size: SIMD2<Double>
    /// The actual values, in a few words.
    package let text: String

    /// The actual values and the size: `320 against 400 at 320 x 400`.
    package var words: String { "\(text) at \(NumberText.plain(size.x)) x \(NumberText.plain(size.y))" }
  }

  /// A counter-example with the extent to which the invariant is missed.
  package struct Fault: Sendable, Hashable {
    /// The window and the actual values.
    package let example: CounterExample
    /// In points; for a cut text 1, for lines their number.
    package let depth: Double
  }

  /// The invariant to prove.
  package let invariant: SceneInvariant
  /// The outcome of the proof.
  package let outcome: Outcome
  /// The number of regions examined.
  package let regionCount: Int

  /// Whether it holds at every size.
  package var holds: Bool {
    if case .holds = outcome { return true }
    return false
  }
}
