import Drawing
import Goldens
import Layout
import RecipeDocuments

/// Lays a document out with each of its edits alone, to attribute each effect to its edit.
///
/// If the previous document, reconstructed from its record, is not laid out like its golden, nothing is separated,
/// because the record contains less than the document did.
@MainActor
struct EditSeparation {
  private let edits: [EditGroup]
  /// The version of the layout rules that computed the golden.
  private let rules: Int
  /// Names of views with pictures from files.
  private let pictured: Set<String>
  /// The project's own font files whose content has changed.
  private let changedFonts: [String]
  /// By the cell's name: with no edit, with each edit alone, with all edits.
  private let before: [String: Drawn]
  private let alone: [[String: Drawn]]
  private let after: [String: Drawn]
  /// Draws the document with some of its edits in a cell; nil if that cannot be done.
  private let drawing: (_ edits: Set<Int>, _ cell: String) -> Drawn?

  /// A cell of one of the documents.
  private struct Drawn {
    let facts: LayoutFacts
    let list: DisplayList
    /// The digest of what is drawn with its title; nil where it is not compared.
    let digest: String?
    /// What is contradictory or ambiguous.
    let faults: Set<[String]>

    init(_ layout: SolvedLayout, _ renderer: Renderer, digested: Bool) {
      facts = LayoutFacts(layout)
      let drawing = renderer.displayList(layout)
      list = drawing.untitled
      digest = digested ? DrawingDigest.text(of: drawing) : nil
      faults = Set(layout.findings.filter(\.isOfConstraints).map(\.key))
    }
  }

  /// More edits than this are not separated.
  private static let limit = 12

  /// - Parameters:
  ///   - changes: What differs from the recorded scene.
  ///   - scene: The present scene.
  ///   - finder: Finds causes without a separation; it knows the files that may have changed besides the edits.
  /// - Returns: nil if there is nothing to separate, or if the edits cannot be made separately.
  /// - Complexity: A solve and a display list for each cell and edit.
  init?(
    _ changes: DocumentChanges, of scene: Scene, _ finder: CauseFinder, cells: [Cell], pipeline: LayoutPipeline,
    renderer: Renderer
  ) {
    let (rules, changedFonts) = (finder.rules, finder.changedFonts)
    // What shows another picture now says so itself.
    let exchanged = changes.edits.flatMap(\.changes).filter { $0.properties.contains { $0.name == "image" } }
    let pictured = finder.pictured.subtracting(exchanged.flatMap(\.views))
    // A renamed view, a picture's file and a font's are changes, too.
    let isAlone =
      changes.edits.count == 1 && changes.renames.isEmpty && pictured.isEmpty && changedFonts.isEmpty
    guard !isAlone, (1...Self.limit).contains(changes.edits.count), !cells.isEmpty else { return nil }
    // A record states colours with eight bits; those of a storyboard or an application may have been drawn with more.
    let hasExactColors = scene.canvas == nil && scene.capture == nil
    let statesColors = hasExactColors || !changes.edits.flatMap(\.changes).contains(where: \.changesColor)
    // Names of views are drawn, so that pictures of renamed ones are others in any case.
    let showsFiles = !pictured.isEmpty && changes.renames.isEmpty && statesColors
    func drawn(_ some: [Cell], digested: Bool, _ document: (_ onCanvas: Bool) -> Scene?) -> [String: Drawn]? {
      var all: [String: Drawn] = [:]
      for onCanvas in [true, false] {
        let own = some.filter { scene.isCanvas($0) == onCanvas }
        if own.isEmpty { continue }
        guard let document = document(onCanvas) else { return nil }
        for cell in own { all[cell.name] = Drawn(pipeline.solve(document, in: cell), renderer, digested: digested) }
      }
      return all
    }
    guard let before = drawn(cells, digested: showsFiles, changes.before),
      let after = drawn(cells, digested: showsFiles, { _ in scene })
    else { return nil }
    func edited(_ edits: Set<Int>, in some: [Cell]) -> [String: Drawn]? {
      drawn(some, digested: false) { changes.scene(with: edits, onCanvas: $0) }
    }
    // Neither document has such a fault, so no layout of it is shown.
    func fault(_ drawn: [String: Drawn]) -> Cell? {
      cells.first { cell in
        let known = (before[cell.name]?.faults ?? []).union(after[cell.name]?.faults ?? [])
        return !(drawn[cell.name]?.faults ?? []).isSubset(of: known)
      }
    }
    let found = EditGroup.groups(of: changes.edits, fault: fault) { edited($0, in: $1 ?? cells) }
    guard let found else { return nil }
    (edits, alone) = (found.map(\.group), found.map(\.layouts))
    let byName = Dictionary(cells.map { ($0.name, $0) }) { first, _ in first }
    let groups = edits
    drawing = { edits, name in
      byName[name].flatMap { edited(Set(edits.flatMap { groups[$0].members }), in: [$0]) }?[name]
    }
    (self.rules, self.pictured, self.changedFonts) = (rules, pictured, changedFonts)
    (self.before, self.after) = (before, after)
  }

  /// Returns the effect of each cause in a cell: of each edit by itself, and of all edits together.
  /// - Parameters:
  ///   - golden: The golden's facts with the views' present names.
  ///   - now: The cell's present facts.
  ///   - fonts: The font files other than the renderer's that the cell's text is drawn with.
  ///   - drawings: The digests of what the golden and the cell show; nil if unknown.
  /// - Returns: nil if that cannot be determined; empty if no edit has an effect.
  /// - Complexity: O(edits · facts).
  func changes(
    in cell: String, from golden: LayoutFacts, to now: LayoutFacts, fonts: [String],
    drawings: (golden: String?, now: String?)
  ) -> [CausedChanges]? {
    guard let before = before[cell], let after = after[cell], after.facts == now else { return nil }
    var parts: [CausedChanges] = []
    // Differences without any edit are due to the device or to changed rules.
    let others = FactComparison.changes(from: golden, to: before.facts)
    // With other rules or on another device no edits give the golden.
    let mayBeAccepted = !others.isEmpty && rules == LayoutRules.version && !others.contains(where: \.isOfDevice)
    if mayBeAccepted, let accepted = accepted(in: cell, golden) {
      return changes(in: cell, besides: accepted.edits, from: accepted.drawn, to: now)
    }
    if !others.isEmpty {
      guard let cause = cause(ofOthers: others) else { return nil }
      parts.append(CausedChanges(cause: cause, status: .layout, changes: others, facts: (golden, before.facts)))
    } else if changedFonts.contains(where: fonts.map(Fingerprint.file).contains) {
      parts.append(CausedChanges(cause: .fonts(changedFonts), status: .paint, facts: (golden, before.facts)))
    } else if let drawing = drawings.golden, let digest = before.digest, digest != drawing,
      after.digest == drawings.now, rules == LayoutRules.version
    {
      parts.append(CausedChanges(cause: .pictures(pictured.sorted()), status: .paint, facts: (golden, before.facts)))
    }
    var own: [LayoutFacts] = []
    for (edit, drawn) in zip(edits, alone) {
      guard let drawn = drawn[cell] else { return nil }
      own.append(drawn.facts)
      part(of: edit, from: before, to: drawn).map { parts.append($0) }
    }
    let together = JointChanges(from: before.facts, alone: own, to: now)
    if !together.changes.isEmpty {
      let joint = joined(together, in: cell, from: before.facts, alone: own)
      parts.append(
        CausedChanges(
          cause: .together(joint.flatMap { edits[$0].changes }), status: .layout, changes: together.changes,
          facts: (before.facts, now)))
    }
    return parts
  }

  /// Returns the edits that are part of a cell's golden already, because the cell was accepted by itself and the record
  /// states one document for all cells.
  /// - Returns: nil if no one or two edits, and not all but one, give the golden.
  /// - Complexity: A solve for each pair of at most six edits.
  private func accepted(in cell: String, _ golden: LayoutFacts) -> (edits: Set<Int>, drawn: Drawn)? {
    for (index, drawn) in alone.enumerated() {
      if let drawn = drawn[cell], drawn.facts == golden { return ([index], drawn) }
    }
    let all = Set(edits.indices)
    let pairs =
      edits.count > 6
      ? [] : edits.indices.flatMap { first in edits.indices.filter { $0 > first }.map { Set([first, $0]) } }
    let others = edits.indices.map { all.subtracting([$0]) }
    for some in Set(pairs + others).subtracting([all]) where some.count > 1 {
      if let drawn = drawing(some, cell), drawn.facts == golden { return (some, drawn) }
    }
    return nil
  }

  /// Returns the effects of the edits that are not part of a cell's golden.
  private func changes(
    in cell: String, besides accepted: Set<Int>, from base: Drawn, to now: LayoutFacts
  ) -> [CausedChanges]? {
    var (parts, own) = ([CausedChanges](), [LayoutFacts]())
    let rest = edits.indices.filter { !accepted.contains($0) }
    for index in rest {
      guard let drawn = drawing(accepted.union([index]), cell) else { return nil }
      own.append(drawn.facts)
      part(of: edits[index], from: base, to: drawn).map { parts.append($0) }
    }
    let together = JointChanges(from: base.facts, alone: own, to: now)
    if !together.changes.isEmpty {
      parts.append(
        CausedChanges(
          cause: .together(rest.flatMap { edits[$0].changes }), status: .layout, changes: together.changes,
          facts: (base.facts, now)))
    }
    return parts
  }

  /// Returns what an edit did; nil for nothing.
  private func part(of edit: EditGroup, from before: Drawn, to drawn: Drawn) -> CausedChanges? {
    let changes = FactComparison.changes(from: before.facts, to: drawn.facts)
    if changes.isEmpty, drawn.list == before.list { return nil }
    return CausedChanges(
      cause: .inputs(edit.changes), status: changes.isEmpty ? .paint : .layout, changes: changes,
      facts: (before.facts, drawn.facts))
  }

  /// Returns the edits that a joint effect needs: it is the same without the others.
  /// - Complexity: A solve for each edit.
  private func joined(
    _ together: JointChanges, in cell: String, from before: LayoutFacts, alone: [LayoutFacts]
  ) -> [Int] {
    var needed = Array(edits.indices)
    for index in edits.indices where needed.count > 2 {
      let others = needed.filter { $0 != index }
      guard let facts = drawing(Set(others), cell)?.facts else { continue }
      if JointChanges(from: before, alone: others.map { alone[$0] }, to: facts).isSame(as: together) {
        needed = others
      }
    }
    return needed
  }

  /// Returns the cause of differences that are there without any edit; nil if it is unknown.
  private func cause(ofOthers others: [FactChange]) -> Cause? {
    let device = others.filter(\.isOfDevice)
    if !device.isEmpty { return .device(device) }
    if rules < LayoutRules.version { return .rules(since: rules) }
    if !changedFonts.isEmpty { return .fonts(changedFonts) }
    let shown = pictured.intersection(others.map(\.subject))
    return shown.isEmpty ? nil : .pictures(shown.sorted())
  }
}

/// The effect of one cause in one cell.
struct CausedChanges {
  let cause: Cause
  let status: CellStatus
  /// The facts it changed; empty if it changed only the picture.
  var changes: [FactChange] = []
  /// The facts without it and with it.
  var facts: (before: LayoutFacts, after: LayoutFacts)
}
