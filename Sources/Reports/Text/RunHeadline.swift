import Values
import Verifying

/// A short summary of a run by causes: by what a reviewer has to decide on, not by the number of cells.
struct RunHeadline {
  /// The number of decisions; everything that this version's rules moved is one, however many scenes it affects.
  let causes: Int
  /// The number of cells that differ, except those of another renderer.
  let layouts: Int
  private let totals: RunTotals

  /// - Complexity: O(cells).
  init(_ run: StoredRun) {
    totals = run.totals
    layouts = totals.layout + totals.paint + totals.missing + totals.failed
    let open = run.scenes.flatMap { scene in
      let other = Set(scene.cells.filter { $0.status == .renderer }.flatMap(\.groups))
      return scene.groups.indices.filter { !other.contains($0) }.map { scene.groups[$0].kind }
    }
    causes = open.count { $0 != .rules } + run.changedRules.count
  }

  /// `2 causes, 424 layouts`, then other problems; `nothing changed` for a clean run.
  var text: String {
    if totals.isClean { return "nothing changed" }
    let changes = layouts == 0 ? [] : [Count.text(causes, "cause"), Count.text(layouts, "layout")]
    let renderer = totals.renderer == 0 ? [] : ["\(totals.renderer) of another renderer"]
    return (changes + renderer + totals.strays).joined(separator: ", ")
  }
}
