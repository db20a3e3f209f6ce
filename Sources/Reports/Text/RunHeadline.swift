import Goldens
import Values

/// A run in a few words, by causes: what a reviewer has to decide on, not how many cells there are.
struct RunHeadline {
  /// How many decisions there are: what rules of this version moved is one, in any number of scenes.
  let causes: Int
  /// How many cells differ, those of another renderer aside.
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

  /// `2 causes, 424 layouts`; then what is wrong beside them; `nothing changed` for a clean run.
  var text: String {
    if totals.isClean { return "nothing changed" }
    let changes = layouts == 0 ? [] : [Count.text(causes, "cause"), Count.text(layouts, "layout")]
    let renderer = totals.renderer == 0 ? [] : ["\(totals.renderer) of another renderer"]
    return (changes + renderer + totals.strays).joined(separator: ", ")
  }
}
