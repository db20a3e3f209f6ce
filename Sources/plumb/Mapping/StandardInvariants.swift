import Layout
import LayoutMaps
import RecipeDocuments
import Values
import Verifying

/// What every scene should do in windows of phones and tablets of any size: nothing overlaps, nothing leaves the safe area, no
/// text is cut, controls are large enough to touch, and from right to left it is the mirror image.
@MainActor
struct StandardInvariants {
  /// One invariant in one family of windows.
  struct Row {
    /// The invariant, in a few words.
    let name: String
    /// The windows, in a few words.
    let windows: String
    let proof: Proof

    /// What is proven, in a few words.
    var outcome: String {
      switch proof.outcome {
      case .holds: "holds"
      case .refuted(let example): "no: \(example.words)"
      case .open(let unknown): unknown.places.first ?? "not known everywhere"
      case .unsupported(let why): "cannot be proven: \(why)"
      }
    }
  }

  /// The devices that windows are like, and the ranges of their sizes.
  private static let families:
    [(name: String, device: String, width: ClosedRange<Double>, height: ClosedRange<Double>)] = [
      ("phone", "iphone-15", 320...440, 568...956), ("phone landscape", "iphone-15", 568...956, 320...440),
      ("tablet", "ipad-pro-11", 744...1366, 744...1366),
    ]

  let rows: [Row]

  /// - Complexity: A few layouts for each region of three maps.
  init(_ scene: Scene, _ pipeline: LayoutPipeline) {
    let invariants = Self.invariants(of: scene)
    rows = Self.families.flatMap { family -> [Row] in
      guard let device = DeviceCatalogue.device(family.device) else { return [] }
      let sizes = WindowSizes(scene, .device(device), pipeline: pipeline)
      @MainActor func map(_ sizes: WindowSizes) -> LayoutMap {
        var builder = LayoutMapBuilder(sizes, width: family.width, height: family.height)
        return builder.build()
      }
      let turned = invariants.contains { $0.invariant.isAboutBothDirections } ? map(sizes.turned) : nil
      let prover = InvariantProver(map(sizes), of: scene, turned: turned)
      return invariants.map { name, invariant in
        Row(name: name, windows: family.name, proof: prover.proof(of: invariant).inSmallestWindow(prover))
      }
    }
  }

  /// The rows of a scene as lines with columns: `phone            nothing overlaps  holds`.
  var table: [String] {
    let (windows, names) = (rows.map(\.windows.count).max() ?? 0, rows.map(\.name.count).max() ?? 0)
    return rows.map { row in
      Escaped.line("  \(row.windows.padded(to: windows))  \(row.name.padded(to: names))  \(row.outcome)")
    }
  }

  /// What does not hold, as findings of a run.
  var broken: [StoredFinding] {
    rows.compactMap { row in
      guard case .refuted(let example) = row.proof.outcome else { return nil }
      return StoredFinding(
        Escaped.line("invariant does not hold: \(row.name) (\(row.windows)): \(example.words)"),
        advice: "`plumb prove --all` lists what every scene should do")
    }
  }

  private static func invariants(of scene: Scene) -> [(name: String, invariant: SceneInvariant)] {
    var found: [(String, SceneInvariant)] = []
    func add(_ name: String, _ statement: SceneInvariant.Statement) {
      found.append((name, SceneInvariant(statement, text: name)))
    }
    let superviews = scene.superviews
    let shown = scene.allViews.filter { $0.kind != .guide && !$0.isHidden }
    for (_, siblings) in Dictionary(grouping: shown, by: { "\(superviews[$0.id] ?? .root)" })
      .sorted(by: { $0.key < $1.key }) where siblings.count > 1
    {
      // A picture or a plain view may be behind others on purpose.
      let ids = siblings.filter { !$0.texts.isEmpty || $0.kind.isControl }.map(\.id)
      if ids.count > 1 { add("nothing overlaps: \(ids.prefix(3).joined(separator: ", "))", .noOverlap(ids)) }
    }
    let texts = shown.filter { !$0.texts.isEmpty || $0.kind.isControl }.map(\.id)
    if !texts.isEmpty { add("inside the safe area", .insideSafeArea(texts)) }
    add("no text is cut", .notCut([]))
    // In an intentionally ambiguous layout, views stay near the left side in either direction.
    if !scene.allowsAmbiguity, !shown.isEmpty { add("mirrored from right to left", .mirrored([])) }
    for view in shown where view.kind.isControl {
      for side in [SceneAttribute.width, .height] {
        let least = SceneConstraint(.init(.view(view.id), side), .greaterThanOrEqual, constant: .points(28))
        add("\(view.name) can be touched (\(side == .width ? "width" : "height"))", .equation(least))
      }
    }
    return found
  }
}

extension Proof {
  /// Returns the proof with the smallest counterexample of those that a prover finds.
  /// - Complexity: That of the proof; none if it holds.
  @MainActor
  fileprivate func inSmallestWindow(_ prover: InvariantProver) -> Proof {
    func area(_ fault: Fault) -> Double { fault.example.size.x * fault.example.size.y }
    guard case .refuted = outcome,
      let smallest = prover.faults(of: invariant)?.min(by: { area($0) < area($1) })
    else { return self }
    return Proof(invariant: invariant, outcome: .refuted(smallest.example), regionCount: regionCount)
  }
}

extension SceneView.Kind {
  /// Whether the view is touched.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .toggle, .slider, .stepper, .segments, .textField: true
    default: false
    }
  }
}
