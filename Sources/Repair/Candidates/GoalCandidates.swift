import Foundation
import Layout
import LayoutMaps
import Linting
import RecipeDocuments

/// Candidates for a goal, from the layouts that miss it.
@MainActor
struct GoalCandidates {
  let subject: RepairSubject
  /// The lint result to repair; nil for other goals.
  let lint: LintResult?

  /// What may be tried: edits, and numbers whose values must be found.
  struct Found {
    var candidates: [Candidate] = []
    var numbers: [NumberSolver.Family] = []
  }

  /// Returns the candidates, each once.
  /// - Parameter screenings: Layouts that miss the goal.
  func found(for goal: RepairGoal, _ screenings: [Screening]) -> Found {
    var found = Found()
    switch goal {
    case .invariant(let invariant): add(invariant.statement, screenings, to: &found)
    case .finding(.expectation(let text)):
      let all = subject.scene.expectations + subject.scene.states.flatMap(\.expectations)
      if let equation = all.first(where: { $0.text == text }) { add(.equation(equation), screenings, to: &found) }
    case .finding: for screening in screenings { add(screening, to: &found) }
    case .lint(let rule, let subjects): addLint(rule, subjects, screenings, to: &found)
    }
    var seen: Set<Candidate> = []
    found.candidates = found.candidates.filter { seen.insert($0).inserted }
    return found
  }

  // MARK: Invariants

  private func add(_ statement: SceneInvariant.Statement, _ screenings: [Screening], to found: inout Found) {
    let added = AddedCandidates(subject: subject)
    switch statement {
    case .equation(let equation):
      let ids = [equation.first.item, equation.second?.item].compactMap { $0?.viewID }
      if [equation.first.item, equation.second?.item].contains(.keyboardGuide) {
        found.candidates += subject.constraints.flatMap(EquationCandidates(subject: subject).aboveKeyboard)
      }
      let isHorizontal = equation.first.attribute.isHorizontal
      let statements = added.statement(equation)
      found.candidates += statements
      let properties = ViewCandidates(subject: subject)
      if let required = statements.first {
        // A text that gets less room takes more lines.
        found.candidates += properties.moreText(ids).compactMap { required.followed(by: $0) }
      }
      if ids.count == 2, equation.relation != .equal, let required = statements.first {
        found.candidates += properties.givingWay(required, ids, isHorizontal ? .horizontal : .vertical)
      }
      // Where text wraps, heights depend on widths.
      addNear(ids, isHorizontal ? [.horizontal] : [.vertical, .horizontal], to: &found)
      addEdges(ids, to: &found)
    case .noOverlap(let ids):
      for screening in screenings {
        for (a, b) in Self.overlapping(ids, screening.layout) { addApart(a, b, screening.layout, to: &found) }
      }
    case .insideSafeArea(let ids):
      for screening in screenings {
        for view in Self.outside(ids, screening.layout) { addInside(view.id, to: &found) }
      }
    case .notCut(let ids):
      let cut = screenings.flatMap { screening in
        screening.layout.views.filter {
          ($0.text?.isTruncated ?? false || $0.text?.isClipped ?? false) && (ids.isEmpty || ids.contains($0.id))
        }
      }
      addUncut(Array(Set(cut.map(\.id))).sorted(), to: &found)
    case .mirrored:
      found.candidates += subject.constraints.compactMap(EquationCandidates(subject: subject).directional)
    case .lines(let id, _, let count):
      found.candidates.append(Candidate(.set(.lines(count), of: id)))
      addNear([id], [.horizontal, .vertical], to: &found)
    }
  }

  /// Edits of what is near to views.
  func addNear(_ ids: [String], _ axes: [SceneAxis], to found: inout Found) {
    let near = Surrounding(ids, in: subject, Set(axes))
    found.candidates += near.candidates(of: ids, axes)
    found.numbers += near.numbers
  }

  /// The safe area in place of the edges of the root view.
  func addEdges(_ ids: [String], to found: inout Found) {
    let equations = EquationCandidates(subject: subject)
    let near = Surrounding(ids, in: subject, [.horizontal, .vertical])
    found.candidates += near.constraints.flatMap(equations.insideEdges)
  }

  /// Distances that keep two views apart, alone and with what lets one of the two give way.
  func addApart(_ a: SolvedView, _ b: SolvedView, _ layout: SolvedLayout, to found: inout Found) {
    let (added, properties) = (AddedCandidates(subject: subject), ViewCandidates(subject: subject))
    let distances = added.apart((a.id, a.absoluteFrame), (b.id, b.absoluteFrame), isRTL: layout.isRightToLeft)
    found.candidates += distances
    found.candidates += added.after((a.id, a.absoluteFrame), (b.id, b.absoluteFrame), isRTL: layout.isRightToLeft)
    for distance in distances {
      guard case .add(let new)? = distance.edits.first, new.first.attribute.isHorizontal else { continue }
      found.candidates += properties.givingWay(distance, [a.id, b.id], .horizontal)
    }
    found.candidates += properties.moreText([a.id, b.id])
    addNear([a.id, b.id], [.horizontal, .vertical], to: &found)
    // Views in different superviews are kept apart by what holds those.
    let (outerA, outerB) = (subject.chain(of: a.id), subject.chain(of: b.id))
    for (own, other) in zip(outerA.dropFirst(), outerB.dropFirst()) where own != other {
      let frames = [own, other].compactMap { id in layout.views.first { $0.id == id }?.absoluteFrame }
      guard frames.count == 2 else { continue }
      found.candidates += added.apart((own, frames[0]), (other, frames[1]), isRTL: layout.isRightToLeft)
    }
  }

  /// Limits that keep a view inside, each alone and two together.
  func addInside(_ id: String, to found: inout Found) {
    let added = AddedCandidates(subject: subject)
    found.candidates += added.insideMargins(id)
    for item in [SceneItem.safeArea, subject.superviews[id] ?? .root] {
      let limits = added.inside(id, item)
      found.candidates += limits
      // A view may leave by two sides.
      found.candidates += limits.flatMap { limit in limits.compactMap { limit.followed(by: $0) } }
    }
    addEdges(subject.chain(of: id), to: &found)
    addNear([id], [.horizontal, .vertical], to: &found)
  }

  private func addUncut(_ ids: [String], to found: inout Found) {
    let properties = ViewCandidates(subject: subject)
    let more = properties.moreText(ids)
    found.candidates += more
    // Several texts at once.
    for lines in [0] where ids.count > 1 && ids.count <= 6 {
      let edits = ids.filter { if case .label? = subject.viewsByID[$0]?.kind { true } else { false } }
      found.candidates.append(Candidate(edits.map { .set(.lines(lines), of: $0) }, custom: 2 * edits.count))
    }
    addNear(ids, [.horizontal, .vertical], to: &found)
    // A text has room where what fixes its size gives way, and takes the lines it needs.
    let near = Surrounding(ids, in: subject, [.horizontal, .vertical])
    let releases = near.constraints.prefix(12).flatMap(EquationCandidates(subject: subject).weaker)
    for line in more.prefix(4) {
      for release in releases { if let both = release.followed(by: line) { found.candidates.append(both) } }
    }
    let resistances = properties.priorities(of: ids, [.horizontal, .vertical])
    for line in more.prefix(2) {
      for one in resistances { if let both = one.followed(by: line) { found.candidates.append(both) } }
    }
  }

  // MARK: Findings

  private func add(_ screening: Screening, to found: inout Found) {
    for conflict in screening.conflicts { found.candidates += conflictCandidates(conflict, screening.layout) }
    for conflict in screening.conflicts {
      let own = conflict.rows.compactMap { subject.constraint(at: $0.place) }
      let ids = own.flatMap { [$0.first.item.viewID, $0.second?.item.viewID].compactMap { $0 } }
      found.numbers += Surrounding(Array(Set(ids)).sorted(), in: subject, [.horizontal, .vertical]).numbers
        .filter { family in
          guard case .replace(let old, _) = family.edit(0) else { return false }
          return own.contains(old)
        }
    }
    for open in screening.open { found.candidates += openCandidates(open, screening.layout) }
  }

  /// Edits of one of the constraints that contradict each other.
  func conflictCandidates(_ conflict: Contradiction, _ layout: SolvedLayout) -> [Candidate] {
    let equations = EquationCandidates(subject: subject)
    let classes = layout.cell.sizeClasses
    let own = conflict.rows.compactMap { subject.constraint(at: $0.place) }
    var found = own.flatMap { constraint -> [Candidate] in
      equations.weaker(constraint)
        + equations.restricted(
          constraint,
          outside: classes.horizontal == .any && classes.vertical == .any
            ? []
            : [
              classes, SizeClasses(horizontal: classes.horizontal, vertical: .any),
              SizeClasses(horizontal: .any, vertical: classes.vertical),
            ])
    }
    // Content that may not give way, and what a stack view arranges.
    for view in subject.views where conflict.rows.contains(where: { $0.text.text.contains(view.name) }) {
      let properties = ViewCandidates(subject: subject)
      for axis in SceneAxis.allCases {
        let now = subject.priorities(of: view, axis)
        if now.resistance >= 1000 {
          found += [999, 750].map { Candidate(.set(.resistance(axis, $0), of: view.id)) }
        }
        if now.hugging >= 1000 { found += [999, 250].map { Candidate(.set(.hugging(axis, $0), of: view.id)) } }
      }
      if let stack = subject.stack(around: view.id) ?? (view.kind.isStack ? view : nil) {
        found += properties.stack(stack)
      }
    }
    return found
  }

  /// Constraints and priorities that determine open views.
  func openCandidates(_ open: OpenViews, _ layout: SolvedLayout) -> [Candidate] {
    let (added, properties) = (AddedCandidates(subject: subject), ViewCandidates(subject: subject))
    let equations = EquationCandidates(subject: subject)
    var found: [Candidate] = []
    for axis in SceneAxis.allCases {
      let tied = open.views.filter { $0.sides.contains { $0.attribute.isHorizontal == (axis == .horizontal) } }
      found += properties.precedence(among: tied.prefix(4).compactMap { subject.view(named: $0.name)?.id }, axis)
    }
    for own in open.views.prefix(4) {
      if let scroll = subject.views.first(where: { own.name == OpenViews.View.content(of: $0.name) }) {
        for side in own.sides { found += added.ending(scroll.id, side.attribute, layout) }
        continue
      }
      guard let view = subject.view(named: own.name),
        let solved = layout.views.first(where: { $0.id == view.id })
      else { continue }
      let parent = solved.parent.map { layout.views[$0] }
      let axes = Array(Set(own.sides.map { $0.attribute.isHorizontal ? SceneAxis.horizontal : .vertical }))
        .sorted { $0.rawValue < $1.rawValue }
      found += properties.priorities(of: [view.id], axes)
      let near = Surrounding([view.id], in: subject, Set(axes))
      found += near.constraints.filter { $0.relation != .equal || $0.priority < 1000 }.flatMap(equations.stronger)
      if let stack = subject.stack(around: view.id) { found += properties.stack(stack) }
      for side in own.sides where !subject.isArranged(view.id) || side.attribute == .width || side.attribute == .height
      {
        found += added.closing(view.id, side.attribute, layout) + added.opposite(view.id, side.attribute)
        found += added.determining(
          view.id, side.attribute, frame: solved.exactFrame, bounds: parent?.exactFrame ?? .zero)
      }
    }
    return found
  }
}

extension SceneView.Kind {
  /// Whether the view arranges its subviews.
  var isStack: Bool { if case .stack = self { true } else { false } }
}

// MARK: Rectangles

extension GoalCandidates {
  /// Pairs of views that overlap, without those that contain each other.
  static func overlapping(_ ids: [String], _ layout: SolvedLayout) -> [(SolvedView, SolvedView)] {
    let views = layout.views.dropFirst().filter { !$0.isHidden && (ids.isEmpty || ids.contains($0.id)) }
    return views.indices.flatMap { first in
      views.indices.filter { second in
        second > first && views[first].absoluteFrame.overlaps(views[second].absoluteFrame, by: MapTolerance.invisible)
      }.map { (views[first], views[$0]) }
    }
  }

  /// Views that leave the safe area.
  static func outside(_ ids: [String], _ layout: SolvedLayout) -> [SolvedView] {
    guard let root = layout.views.first?.absoluteFrame else { return [] }
    let (area, slack) = (layout.safeArea, MapTolerance.invisible)
    return layout.views.dropFirst().filter { view in
      guard !view.isHidden, ids.isEmpty || ids.contains(view.id) else { return false }
      let frame = view.absoluteFrame
      return frame.minX < root.minX + area.left - slack || frame.minY < root.minY + area.top - slack
        || frame.maxX > root.maxX - area.right + slack || frame.maxY > root.maxY - area.bottom + slack
    }
  }
}
