package import Layout
import Values

/// Edits and movements in sentences.
package struct RepairWords {
  private let subject: RepairSubject

  init(subject: RepairSubject) { self.subject = subject }

  /// - Parameter scene: The scene before the edits.
  package init(_ scene: Scene) { self.init(subject: RepairSubject(scene)) }

  /// What edits do, and what else moves: `Title gives way before Price; nothing moves in the 6 cells`.
  func sentence(_ edits: [LayoutEdit], _ movement: Movement) -> String {
    let what = edits.map(words).joined(separator: ", and ")
    if movement.settled.isEmpty { return "\(what); \(Self.words(movement))" }
    // Where a view stood that was left open was chance.
    let rest = Self.words(movement).replacing("nothing moves", with: "nothing else moves")
    return "\(what); \(movement.settled.prefix(3).joined(separator: ", ")) in the first cell; \(rest)"
  }

  /// What an edit does.
  package func words(_ edit: LayoutEdit) -> String {
    switch edit {
    case .add(let new): return "a new constraint: \(subject.text(new))"
    case .remove(let old):
      let (name, text) = (subject.name(old), subject.text(old))
      return name.contains(text) ? "without \(name)" : "without \(name) (\(text))"
    case .uninstall(let old, let classes):
      return "\(subject.name(old)) is not installed in \(classes.horizontal) x \(classes.vertical)"
    case .replace(let old, let new): return words(old, new)
    case .set(let property, let id): return words(property, subject.name(of: id))
    }
  }

  /// What moves in the cells.
  static func words(_ movement: Movement) -> String {
    let all = Count.text(movement.cells, "cell")
    if movement.unchanged == movement.cells { return "nothing moves in the \(all)" }
    let moved = movement.views.map { "\($0.name) by up to \(NumberText.plain($0.points, digits: 1))" }
    let what = moved.isEmpty ? "lines of text change" : Listing.text(moved, "view")
    return movement.unchanged == 0
      ? "in \(movement.cells == 1 ? "the cell" : "all \(all)"): \(what)"
      : "\(movement.unchanged) of \(all) stay as they are; elsewhere: \(what)"
  }

  /// Where a repair is proven: `for every width 320...1366 and height 320...1366, and in 6 cells`.
  package static func words(_ proof: RepairProof, _ range: RepairRange) -> String {
    let cells = "in \(Count.text(proof.cells, "cell"))"
    if let reservation = proof.reservation { return "proven \(cells); \(reservation)" }
    let readers = range.windows.map { String($0.variant.suffix.dropFirst()) }.filter { !$0.isEmpty }
    let who = readers.isEmpty ? "" : " (\(readers.joined(separator: ", ")))"
    return
      "proven for every width \(NumberText.plain(range.width)) and height \(NumberText.plain(range.height))\(who), "
      + "\(Count.text(proof.regions, "region")), and \(cells)"
  }

  private func words(_ old: SceneConstraint, _ new: SceneConstraint) -> String {
    let name = subject.name(old)
    if old.first != new.first || old.second != new.second || old.multiplier != new.multiplier {
      return "\(name) becomes \(subject.text(new))"
    }
    var parts: [String] = []
    let (now, before) = (new.points(subject.superviews), old.points(subject.superviews))
    switch (old.relation, new.relation) {
    case (let a, let b) where a == b: break
    case (_, let relation) where relation != .equal && old.constant != new.constant:
      let limit = relation == .greaterThanOrEqual ? "least" : "most"
      parts.append("\(name) is at \(limit) \(NumberText.plain(now)) instead of \(NumberText.plain(before))")
    case (_, .greaterThanOrEqual): parts.append("\(name) is a minimum (>=)")
    case (_, .lessThanOrEqual): parts.append("\(name) is a maximum (<=)")
    default: parts.append("\(name) is exact (=)")
    }
    if old.constant != new.constant, old.relation == new.relation || new.relation == .equal {
      parts.append("\(name) is \(NumberText.plain(now)) instead of \(NumberText.plain(before))")
    }
    if old.priority != new.priority {
      parts.append(
        new.priority < old.priority
          ? "\(name) gives way where it must (priority \(new.priority))"
          : "\(name) has a higher priority (priority \(new.priority))")
    }
    return parts.joined(separator: ", ")
  }

  private func words(_ property: ViewProperty, _ name: String) -> String {
    switch property {
    case .hugging(let axis, let priority):
      "\(name) \(hugs(axis, priority, name)) where there is \(room(axis)) to spare (hugging \(priority))"
    case .resistance(let axis, let priority):
      "\(name) \(resists(axis, priority, name)) where there is too little \(room(axis)) (resistance \(priority))"
    case .lines(0): "\(name) may have any number of lines"
    case .lines(let lines): "\(name) may have \(Count.text(lines, "line"))"
    case .distribution(let distribution): "\(name) has the distribution \(distribution.rawValue)"
    case .alignment(let alignment): "\(name) has the alignment \(alignment.rawValue)"
    case .spacing(let points): "\(name) has a spacing of \(NumberText.plain(points))"
    case .lineBreak(let lineBreak): "\(name) breaks its title by \(lineBreak.rawValue)"
    case .font: "\(name) has a text style, which follows the reader's text size"
    }
  }

  private func hugs(_ axis: SceneAxis, _ priority: ScenePriority, _ name: String) -> String {
    let now = subject.view(named: name).map { subject.priorities(of: $0, axis).hugging } ?? 250
    return priority < now ? "is stretched before others" : "keeps to its content"
  }

  private func resists(_ axis: SceneAxis, _ priority: ScenePriority, _ name: String) -> String {
    let now = subject.view(named: name).map { subject.priorities(of: $0, axis).resistance } ?? 750
    return priority < now ? "gives way before others" : "keeps its content"
  }

  private func room(_ axis: SceneAxis) -> String { axis == .horizontal ? "width" : "height" }
}
