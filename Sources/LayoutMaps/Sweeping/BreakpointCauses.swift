package import Layout
import Values

/// Explains why a layout changes between two neighbouring parts of a map.
@MainActor
package struct BreakpointCauses {
  /// A layout on one side of a border.
  package struct Side {
    let facts: RegionFacts
    let frames: [RegionFrame]
    let surroundings: Surroundings
    let cell: Cell
    /// The scene laid out there; nil for the scene of the causes.
    var scene: Scene?

    /// The layout of a piece near one of its ends.
    init(_ piece: Sweep.Piece, in cell: Cell, of scene: Scene?, surroundings: Surroundings) {
      self.scene = scene
      (facts, frames, self.surroundings, self.cell) = (piece.facts, piece.frames, surroundings, cell)
    }

    init(_ neighbourhood: Neighbourhood, in cell: Cell) {
      (facts, frames, surroundings) = (neighbourhood.facts, neighbourhood.frames, neighbourhood.surroundings)
      self.cell = cell
    }

    /// The layout of a region, with a cell that has it.
    package init(_ region: LayoutRegion, in cell: Cell) {
      (facts, frames, surroundings, self.cell) = (region.facts, region.frames, region.surroundings, cell)
    }
  }

  private let scene: Scene
  private let pipeline: LayoutPipeline

  /// Causes of changes in a scene's layouts.
  package init(_ scene: Scene, _ pipeline: LayoutPipeline) { (self.scene, self.pipeline) = (scene, pipeline) }

  /// Returns the cause in a few words, for a growing parameter: `Title fits on one line`.
  /// - Complexity: One explanation of an edge on each side, if no text and no size class has changed.
  package func text(_ before: Side, _ after: Side) -> String {
    let words = factTexts(before.facts, after.facts)
    if !words.isEmpty { return Listing.text(words, separator: "; ") }
    return before.surroundings.change(to: after.surroundings) ?? deciderText(before, after) ?? "the layout changes"
  }

  static func change(_ old: RegionFacts.View, _ new: RegionFacts.View) -> String? {
    if old.isHidden != new.isHidden { return new.isHidden ? "is hidden" : "is shown" }
    if old.isTruncated != new.isTruncated { return new.isTruncated ? "is cut" : "is no longer cut" }
    if old.isClipped != new.isClipped { return new.isClipped ? "is clipped" : "is no longer clipped" }
    if old.isShrunk != new.isShrunk { return new.isShrunk ? "is drawn smaller" : "is drawn at its size" }
    if old.lineCount != new.lineCount {
      return new.lineCount == 1 ? "fits on one line" : "wraps to \(new.lineCount) lines"
    }
    return old.lines == new.lines ? nil : "breaks its lines elsewhere"
  }

  private func factTexts(_ before: RegionFacts, _ after: RegionFacts) -> [String] {
    if before.sizeClasses != after.sizeClasses {
      let (old, new) = (before.sizeClasses, after.sizeClasses)
      return [
        old.horizontal == new.horizontal
          ? "the height class becomes \(new.vertical)" : "the width class becomes \(new.horizontal)"
      ]
    }
    let known = Dictionary(before.views.map { ($0.id, $0) }) { first, _ in first }
    let ids = Set(after.views.map(\.id))
    var words = before.views.filter { !ids.contains($0.id) }.map { "\($0.name) is not installed" }
    for view in after.views {
      guard let old = known[view.id] else {
        words.append("\(view.name) is installed")
        continue
      }
      if let change = Self.change(old, view) { words.append("\(view.name) \(change)") }
    }
    return words.isEmpty ? Self.findingTexts(before.findings, after.findings) : words
  }

  private static func findingTexts(_ before: [[String]], _ after: [[String]]) -> [String] {
    func text(_ key: [String], isNew: Bool) -> String? {
      switch key.first {
      case "conflict":
        isNew ? "constraints begin to contradict each other" : "constraints no longer contradict each other"
      case "ambiguous": "\(key.dropFirst().first ?? "a view") is \(isNew ? "" : "no longer ")ambiguous"
      case "expectation": "\(key.dropFirst().first ?? "an expectation") \(isNew ? "no longer holds" : "holds")"
      default: nil
      }
    }
    return before.filter { !after.contains($0) }.compactMap { text($0, isNew: false) }
      + after.filter { !before.contains($0) }.compactMap { text($0, isNew: true) }
  }

  // MARK: What decides

  /// An edge that another function of the window's size gives on the other side.
  private struct EdgeChange {
    let view: RegionFacts.View
    let edge: SceneAttribute
    let old: AffineForm
    let new: AffineForm
  }

  /// Returns the ids of the visible views that say most about a change, at most three: those whose text or presence changes,
  /// else those whose size does, else those that move.
  package static func views(_ before: Side, _ after: Side) -> [String] {
    let known = Dictionary(before.facts.views.map { ($0.id, $0) }) { first, _ in first }
    let facts = after.facts.views.filter { known[$0.id] != $0 && !after.facts.isHidden($0) }
    if !facts.isEmpty { return facts.prefix(3).map(\.id) }
    // The root is as large as the window.
    let changes = changes(before, after).filter { $0.view.parent != nil && !after.facts.isHidden($0.view) }
    let sizes = changes.filter { $0.edge.isLength }
    var ids: [String] = []
    for change in sizes.isEmpty ? changes : sizes where !ids.contains(change.view.id) { ids.append(change.view.id) }
    return Array(ids.prefix(3))
  }

  private static func change(_ old: AffineForm, _ new: AffineForm) -> String {
    abs(old.x - new.x) < MapTolerance.slope && abs(old.y - new.y) < MapTolerance.slope
      ? "changes by \(NumberText.plain(new.constant - old.constant))" : "grows at a different rate"
  }

  private func takeover(of view: SceneView, _ edge: SceneAttribute, _ before: Side, _ after: Side) -> String? {
    func deciders(_ side: Side) -> [EdgeExplanation.Decider] {
      pipeline.explain(
        [(view: view, edge: edge)], of: side.scene ?? scene, in: side.cell, withChanges: false
      ).first?.deciders ?? []
    }
    let (old, new) = (deciders(before), deciders(after))
    func isThere(_ decider: EdgeExplanation.Decider, _ list: [EdgeExplanation.Decider]) -> Bool {
      list.contains { $0.kind == decider.kind && $0.text == decider.text }
    }
    let gone = old.filter { !isThere($0, new) }
    let come = new.filter { !isThere($0, old) }
    func weakest(_ deciders: [EdgeExplanation.Decider]) -> EdgeExplanation.Decider? {
      // The constraint that gives way or takes over is the weakest, the last among equals.
      let own = deciders.filter { $0.kind == deciders.first?.kind }
      return own.reversed().min { $0.priority.value < $1.priority.value }
    }
    guard let taker = weakest(come) else { return weakest(gone).map { "\(Self.name($0)) no longer decides" } }
    guard let giver = weakest(gone.filter { $0.kind == taker.kind }) ?? weakest(gone) else {
      return "\(Self.name(taker)) decides, too"
    }
    return "\(Self.name(taker)) takes over from \(Self.name(giver))"
  }

  private static func name(_ decider: EdgeExplanation.Decider) -> String {
    decider.kind == .constraint ? "`\(decider.text)`" : decider.text
  }

  /// The first edge that changes, with the constraint that decides it on one side only.
  private func deciderText(_ before: Side, _ after: Side) -> String? {
    let views = Dictionary(scene.allViews.map { ($0.id, $0) }) { first, _ in first }
    var fallback: String?
    for change in Self.changes(before, after) {
      guard let node = views[change.view.id] else { continue }
      let name = "\(change.view.name).\(change.edge)"
      if let text = takeover(of: node, change.edge, before, after) { return "\(text) (\(name))" }
      fallback = fallback ?? "\(name) \(Self.change(change.old, change.new))"
    }
    return fallback
  }

  /// Returns the edges that change, view by view: lengths before positions.
  private static func changes(_ before: Side, _ after: Side) -> [EdgeChange] {
    after.facts.views.enumerated().flatMap { index, view -> [EdgeChange] in
      guard before.frames.indices.contains(index) else { return [] }
      return [SceneAttribute.width, .height, .left, .top].compactMap { edge in
        guard let old = before.frames[index].form(of: edge, isRightToLeft: false),
          let new = after.frames[index].form(of: edge, isRightToLeft: false), !old.isNear(new)
        else { return nil }
        return EdgeChange(view: view, edge: edge, old: old, new: new)
      }
    }
  }
}
