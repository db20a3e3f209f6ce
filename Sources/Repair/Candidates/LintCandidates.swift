import Foundation
import Layout
import Linting
import RecipeDocuments

/// Candidates for findings of lint: the rule's own fix, and edits of the geometry that it describes.
extension GoalCandidates {
  func addLint(_ rule: String, _ subjects: [String], _ screenings: [Screening], to found: inout Found) {
    let views = subjects.compactMap(subject.view(named:))
    let constraints = subject.constraints.filter { constraint in
      subjects.contains { $0 == constraint.label || $0 == constraint.text }
    }
    let (equations, properties) = (EquationCandidates(subject: subject), ViewCandidates(subject: subject))
    let rewritten = rewritten(rule, views, constraints)
    found.candidates += rewritten.isEmpty ? fix() : rewritten
    if !rewritten.isEmpty { return }
    for constraint in constraints {
      found.candidates += equations.weaker(constraint) + equations.stronger(constraint)
      found.candidates += rounded(constraint) + [equations.directional(constraint)].compactMap { $0 }
    }
    let ids = views.map(\.id)
    switch rule {
    case "truncated-text", "shrunk-text", "content-cut-off", "unwrapped-text", "zero-size": addText(ids, to: &found)
    case "overlap":
      for screening in screenings {
        let shown = ids.compactMap { id in screening.layout.views.first { $0.id == id } }
        if shown.count == 2 { addApart(shown[0], shown[1], screening.layout, to: &found) }
      }
    case "outside-safe-area", "outside-screen", "outside-superview":
      for id in ids {
        addInside(id, to: &found)
        addText([id], to: &found)
      }
    case "behind-keyboard": found.candidates += subject.constraints.flatMap(equations.aboveKeyboard)
    case "touch-target": for id in ids { addTouchTarget(id, to: &found) }
    case "not-mirrored", "left-right": found.candidates += subject.constraints.compactMap(equations.directional)
    case "equal-hugging", "priority-below-one", "priority-level":
      found.candidates += properties.priorities(of: ids, [.horizontal, .vertical]) + ids.flatMap(properties.bothAxes)
      found.candidates += SceneAxis.allCases.flatMap { axis in
        properties.precedence(among: ids + tied(with: ids, axis, rule), axis)
      }
    case "stretched-view": addNear(ids, [.horizontal, .vertical], to: &found)
    case "baseline": found.candidates += baselines(ids)
    case "readable-width": for id in ids { found.candidates += readable(id) }
    case "fixed-text-size": for id in ids { found.candidates += styles(id) }
    case "row-height", "size-class-fallback": for id in ids { addOpen(id, screenings, to: &found) }
    default: break
    }
  }

  /// Returns the siblings of views between which priorities have to decide: for `equal-hugging` those that hug alike.
  private func tied(with ids: [String], _ axis: SceneAxis, _ rule: String) -> [String] {
    guard let first = ids.first, let own = subject.viewsByID[first] else { return [] }
    let hugging = subject.priorities(of: own, axis).hugging
    return subject.siblings(of: first).filter { sibling in
      !ids.contains(sibling.id) && (rule != "equal-hugging" || subject.priorities(of: sibling, axis).hugging == hugging)
    }.map(\.id)
  }

  /// The remedies of a rule about how a document is written; empty for other rules, and where the rule has none. Other
  /// edits would silence such a rule, and improve nothing.
  private func rewritten(_ rule: String, _ views: [SceneView], _ constraints: [SceneConstraint]) -> [Candidate] {
    switch rule {
    case "negative-constant", "left-right", "equation-order", "required-row-height": fix()
    case "duplicate-constraint", "redundant-constraint", "inactive-constraint":
      constraints.map { Candidate([.remove($0)], custom: 0) }
    case "constant-size":
      constraints.map { Candidate([.remove($0)], custom: 0) }
        + constraints.compactMap { Candidate(changing: $0) { $0.relation = .greaterThanOrEqual } }
    case "fractional-multiplier":
      constraints.compactMap { constraint in
        constraint.wholeMultiple.map { Candidate([.replace(constraint, with: $0)], custom: 0) }
      }
    case "required-content-priority": views.map { Candidate(optional($0), custom: 0) }.filter { !$0.edits.isEmpty }
    default: []
    }
  }

  /// 999 for each priority of a view's content that is required.
  private func optional(_ view: SceneView) -> [LayoutEdit] {
    func axes(_ priorities: AxisPriorities) -> [SceneAxis] {
      let all: [(SceneAxis, ScenePriority?)] = [
        (.horizontal, priorities.horizontal), (.vertical, priorities.vertical),
      ]
      return all.filter { $0.1 == .required }.map(\.0)
    }
    return axes(view.hugging).map { .set(.hugging($0, 999), of: view.id) }
      + axes(view.resistance).map { .set(.resistance($0, 999), of: view.id) }
  }

  /// The change that the rule itself knows.
  private func fix() -> [Candidate] {
    switch lint?.fix {
    case .equations(let equations):
      let edits = equations.compactMap { equation -> LayoutEdit? in
        guard let old = subject.constraint(at: equation.place),
          case .equation(var new)? = try? RecipeDocument.invariant(equation.text, of: subject.scene).statement
        else { return nil }
        (new.label, new.place, new.text) = (old.label, old.place, old.text)
        return .replace(old, with: new)
      }
      return edits.count == equations.count ? [Candidate(edits, custom: 0)] : []
    case .priority(let name, let key, let axis, let value):
      guard let view = subject.view(named: name), let axis = SceneAxis(rawValue: axis) else { return [] }
      return [
        Candidate([.set(key == "hugging" ? .hugging(axis, value) : .resistance(axis, value), of: view.id)], custom: 0)
      ]
    case nil: return []
    }
  }

  /// A constant on whole points.
  private func rounded(_ constraint: SceneConstraint) -> [Candidate] {
    guard case .points(let points) = constraint.constant else { return [] }
    return [Candidate(changing: constraint) { $0.constant = .points(points.rounded()) }].compactMap { $0 }
  }

  private func addText(_ ids: [String], to found: inout Found) {
    let properties = ViewCandidates(subject: subject)
    let near = Surrounding(ids, in: subject, [.horizontal, .vertical])
    found.candidates += properties.moreText(ids) + near.candidates(of: ids, [.horizontal, .vertical])
    found.numbers += near.numbers
    let added = AddedCandidates(subject: subject)
    for id in ids {
      found.candidates += added.asWideAsScroll(id)
      for outer in subject.chain(of: id).dropFirst().prefix(2) {
        found.candidates += added.inside(id, .view(outer))
        // As wide as what it is in, and with as many lines as that takes.
        for line in properties.moreText([id]) {
          found.candidates += added.inside(id, .view(outer)).compactMap { $0.followed(by: line) }
        }
      }
      if subject.superviews[id] == .root {
        let limits = added.insideMargins(id) + added.inside(id, .safeArea) + added.inside(id, .root)
        found.candidates += limits
        for line in properties.moreText([id]) { found.candidates += limits.compactMap { $0.followed(by: line) } }
      }
    }
    let releases = near.constraints.prefix(12).flatMap(EquationCandidates(subject: subject).weaker)
    for line in properties.moreText(ids).prefix(2) {
      found.candidates += releases.compactMap { $0.followed(by: line) }
    }
  }

  private func addTouchTarget(_ id: String, to found: inout Found) {
    let added = AddedCandidates(subject: subject)
    let (width, height) = (
      added.length(id, .width, .greaterThanOrEqual, 44), added.length(id, .height, .greaterThanOrEqual, 44)
    )
    found.candidates += [height, width] + [height.followed(by: width)].compactMap { $0 }
    // Lengths that are fixed become least ones.
    let fixed = subject.constraints.filter { constraint in
      constraint.second == nil && constraint.relation == .equal && constraint.first.item == .view(id)
        && constraint.first.attribute.isLength && constraint.points(subject.superviews) < 44
    }
    let edits = fixed.map { constraint -> LayoutEdit in
      var least = constraint
      (least.relation, least.constant) = (.greaterThanOrEqual, .points(44))
      return .replace(constraint, with: least)
    }
    if !edits.isEmpty, edits.count <= 2 { found.candidates.append(Candidate(edits, custom: 1)) }
    addNear([id], [.horizontal, .vertical], to: &found)
  }

  private func baselines(_ ids: [String]) -> [Candidate] {
    guard ids.count > 1 else { return [] }
    let pair = SceneConstraint(
      .init(.view(ids[1]), .firstBaseline), to: .init(.view(ids[0]), .firstBaseline))
    let near = Surrounding(ids, in: subject, [.vertical])
    let added = Candidate(.add(pair))
    let stack = subject.stack(around: ids[0]).map { Candidate(.set(.alignment(.firstBaseline), of: $0.id)) }
    let replaced = near.constraints.filter { !$0.first.attribute.isLength }.flatMap { constraint -> [Candidate] in
      [Candidate(.replace(constraint, with: pair)), added.followed(by: Candidate(.remove(constraint)))].compactMap {
        $0
      }
    }
    return [added] + [stack].compactMap { $0 } + replaced
  }

  private func readable(_ id: String) -> [Candidate] {
    let sides: [SceneAttribute] = [.leading, .trailing]
    let swapped = sides.compactMap { side -> LayoutEdit? in
      guard let old = subject.constraints.first(where: { $0.first == .init(.view(id), side) }) else { return nil }
      var new = old
      new.second = .init(.readableGuide, side)
      new.constant = .points(0)
      return .replace(old, with: new)
    }
    let limit = SceneConstraint(.init(.view(id), .width), .lessThanOrEqual, constant: .points(672))
    return (swapped.count == 2 ? [Candidate(swapped, custom: 2)] : []) + [Candidate(.add(limit))]
      + Surrounding([id], in: subject, [.horizontal]).constraints.flatMap { constraint -> [Candidate] in
        EquationCandidates(subject: subject).weaker(constraint).compactMap { Candidate(.add(limit)).followed(by: $0) }
      }
  }

  private func styles(_ id: String) -> [Candidate] {
    [.body, .headline, .subheadline, .footnote, .title3].map { style in
      Candidate(.set(.font(SceneFont(.style(style))), of: id))
    }
  }

  private func addOpen(_ id: String, _ screenings: [Screening], to found: inout Found) {
    let added = AddedCandidates(subject: subject)
    for screening in screenings {
      guard let view = screening.layout.views.first(where: { $0.id == id }) else { continue }
      let parent = view.parent.map { screening.layout.views[$0] }
      let children =
        subject.viewsByID[id]?.children.compactMap { child in
          screening.layout.views.first { $0.id == child.id }
        } ?? []
      if let last = children.max(by: { $0.absoluteFrame.maxY < $1.absoluteFrame.maxY }) {
        let below = SceneConstraint(
          .init(.view(id), .bottomMargin), to: .init(.view(last.id), .bottom))
        found.candidates.append(Candidate(.add(below)))
        var limit = below
        limit.relation = .greaterThanOrEqual
        found.candidates.append(Candidate(.add(limit)))
      }
      for part in [SolvedView.OpenSide.FramePart.minX, .minY, .width, .height] {
        found.candidates += added.determining(
          id, part, frame: view.exactFrame, bounds: parent?.exactFrame ?? .zero)
      }
    }
    let near = Surrounding([id], in: subject, [.horizontal, .vertical])
    found.candidates += near.candidates(of: [id], [.horizontal, .vertical])
  }
}
