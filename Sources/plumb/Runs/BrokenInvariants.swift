import Layout
import LayoutMaps
import Values
import Verifying

/// Proves the invariants of verified scenes.
@MainActor
struct BrokenInvariants {
  let pipeline: LayoutPipeline
  /// Results of earlier runs; nil for none.
  let cache: CacheFolder?
  /// Whether the standard invariants are proven, besides a scene's own.
  let provesStandard: Bool

  /// Adds violated invariants to the findings of their scenes, as faults like conflicts. A shard proves those of its own
  /// scenes.
  func add(to run: inout StoredRun, of scenes: [Scene]) {
    let scenes = Dictionary(scenes.map { ($0.id, $0) }) { first, _ in first }
    for index in run.scenes.indices {
      guard let scene = scenes[run.scenes[index].id], provesStandard || !scene.invariants.isEmpty else { continue }
      let path = cache?.path(of: scene, purpose: provesStandard ? "standard invariants" : "invariants")
      let known: [StoredFinding]? = path.flatMap { cache?.value(at: $0) }
      let findings = known ?? findings(in: scene)
      if known == nil, let path { cache?.keep(value: findings, at: path) }
      run.scenes[index].findings += findings
    }
  }

  private func findings(in scene: Scene) -> [StoredFinding] {
    let sizes = WindowSizes(scene, .freeCanvas, pipeline: pipeline)
    let windows = scene.invariantWindows
    let own = InvariantProver.proofs(of: scene.invariants, sizes, width: windows.width, height: windows.height)
      .filter { !$0.holds }
      .map { proof in
        StoredFinding(
          "invariant " + ProofTexts.text(proof), advice: "draw it with `plumb prove \(Escaped.shell(scene.id))`",
          at: proof.invariant.place)
      }
    return provesStandard ? own + StandardInvariants(scene, pipeline).broken : own
  }
}
