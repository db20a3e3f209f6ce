package import Layout
import Values

/// Whether an invariant holds in all windows of several maps: for each reader, and for each text.
package struct JointProof: Sendable {
  /// The proof of each map, with the name of its reader and texts; empty for the usual ones.
  package let parts: [(name: String, proof: Proof)]

  /// - Parameter parts: At least one.
  package init(_ parts: [(name: String, proof: Proof)]) { self.parts = parts }

  /// The first that does not hold, else the first that is not decided, else the first.
  package var decisive: (name: String, proof: Proof) {
    func first(_ isMeant: (Proof.Outcome) -> Bool) -> (name: String, proof: Proof)? {
      parts.first { isMeant($0.proof.outcome) }
    }
    return first { if case .refuted = $0 { true } else { false } } ?? first {
      if case .holds = $0 { false } else { true }
    }
      ?? parts[0]
  }

  /// The number of regions of all maps.
  package var regionCount: Int { parts.reduce(0) { $0 + $1.proof.regionCount } }

  /// Proves invariants in several windows.
  /// - Parameters:
  ///   - windows: With names; the scenes have the same views.
  ///   - asDrawn: Whether frames are compared on whole pixels, in windows of whole points.
  /// - Complexity: Four layouts per region of each map.
  @MainActor
  package static func proofs(
    of invariants: [SceneInvariant], _ windows: [(name: String, sizes: WindowSizes)], width: ClosedRange<Double>,
    height: ClosedRange<Double>, asDrawn: Bool
  ) -> [JointProof] {
    let all = windows.map { name, sizes in
      (
        name,
        InvariantProver.proofs(of: invariants, sizes, width: width, height: height, asDrawn: asDrawn)
      )
    }
    return invariants.indices.map { index in JointProof(all.map { ($0.0, $0.1[index]) }) }
  }
}

/// Whether an invariant holds in all windows of a map.
package struct Proof: Sendable {
  /// The outcome of a proof.
  package enum Outcome: Sendable {
    /// It holds at every size.
    case holds
    /// It does not hold at some sizes.
    case refuted(CounterExample)
    /// It holds wherever the map is known, and the map has a remainder.
    case open(Unknown)
    /// It refers to something that has no form of the window's size here, such as a margin of a view.
    case unsupported(String)
  }

  /// The sizes of which nothing is proven.
  package struct Unknown: Sendable, Hashable {
    /// Where and why, a sentence for each reason (``LayoutMap/unknown``).
    package let places: [String]
    /// The option for the greatest range that is known (``LayoutMap/knownRange``).
    package let range: String?

    init(_ map: LayoutMap) { (places, range) = (map.unknown, map.knownRange) }

    /// Where and why, and what to do about it.
    package var text: String { (places + [Self.advice(range)]).joined(separator: "; ") }

    /// Returns what to do about sizes that are not known.
    /// - Parameter range: See ``range``.
    package static func advice(_ range: String?) -> String {
      "name a smaller range" + (range.map { ", such as \($0)" } ?? " with --width and --height")
    }
  }

  /// A window in which an invariant does not hold.
  package struct CounterExample: Sendable, Hashable {
    /// The window's size, in points.
    package let size: SIMD2<Double>
    /// The actual values, in a few words.
    package let text: String
    /// The ids of the views that are meant, in the order of the text.
    package var views: [String] = []
    /// Both sides of an equation there, in points; nil for another statement.
    package var sides: SIMD2<Double>?

    /// The actual values and the size: `320 against 400 at 320 x 400`.
    package var words: String { "\(text) at \(NumberText.plain(size.x)) x \(NumberText.plain(size.y))" }
  }

  /// A counterexample with the extent to which the invariant is missed.
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

  /// See the properties.
  package init(invariant: SceneInvariant, outcome: Outcome, regionCount: Int) {
    (self.invariant, self.outcome, self.regionCount) = (invariant, outcome, regionCount)
  }

  /// Whether the invariant is known not to hold at some size.
  package var isRefuted: Bool {
    if case .refuted = outcome { true } else { false }
  }

  /// Whether it holds at every size.
  package var holds: Bool {
    if case .holds = outcome { return true }
    return false
  }
}
