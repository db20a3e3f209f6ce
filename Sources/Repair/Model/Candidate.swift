import Layout
import Linting

/// Edits that may repair a problem.
struct Candidate: Hashable {
  var edits: [LayoutEdit]
  /// How unusual they are: see ``Custom``.
  var custom: Int

  init(_ edits: [LayoutEdit], custom: Int) { (self.edits, self.custom) = (edits, custom) }

  /// One edit.
  init(_ edit: LayoutEdit) { self.init([edit], custom: Custom.rank(edit)) }

  /// A constraint that is written otherwise; nil if that changes nothing.
  init?(changing constraint: SceneConstraint, _ change: (inout SceneConstraint) -> Void) {
    var new = constraint
    change(&new)
    if new == constraint { return nil }
    self.init(.replace(constraint, with: new))
  }

  /// Whether a required constraint is added.
  var requires: Bool {
    edits.contains { if case .add(let new) = $0 { new.priority == .required } else { false } }
  }

  /// Both together; nil if they concern the same constraint or the same property.
  func followed(by other: Candidate) -> Candidate? {
    for own in edits {
      for next in other.edits where own == next || own.subject == next.subject { return nil }
    }
    return Candidate(edits + other.edits, custom: custom + other.custom)
  }
}

extension LayoutEdit {
  /// What an edit is about: edits of one subject are alternatives.
  enum Subject: Hashable {
    case constraint(SceneConstraint)
    case hugging(String, SceneAxis)
    case resistance(String, SceneAxis)
    case view(String, ViewProperty.Key)
    /// Between these, in either order.
    case new(Set<SceneConstraint.Operand>)
  }

  /// See ``Subject``.
  var subject: Subject {
    switch self {
    case .replace(let old, _), .remove(let old), .uninstall(let old, _): return .constraint(old.withoutWriting)
    case .add(let new): return .new(Set([new.first, new.second].compactMap(\.self)))
    case .set(let property, let id):
      switch property {
      case .hugging(let axis, _): return .hugging(id, axis)
      case .resistance(let axis, _): return .resistance(id, axis)
      case .lines, .distribution, .alignment, .spacing, .lineBreak, .font: return .view(id, property.key)
      }
    }
  }
}

/// What the guide advises first: an inequality or a lower priority rather than a constant, 999 rather than required,
/// hugging before width, leading rather than left.
enum Custom {
  /// Whether the guide advises each of some edits: none of them is a constant, an equation, a length or a removal.
  static func isAdvised(_ edits: [LayoutEdit]) -> Bool { edits.allSatisfy { rank($0) <= advised } }

  /// Whether one of some edits gives a constant its other sign, and it then points inwards: the commonest slip.
  static func rightsSign(_ edits: [LayoutEdit], _ subject: RepairSubject) -> Bool {
    edits.contains { edit in
      guard case .replace(let old, let new) = edit, case .points(let before) = old.constant,
        case .points(let now) = new.constant, now == -before, abs(now) <= farthest, let sign = new.inwardSign(subject)
      else { return false }
      return now * sign > 0
    }
  }

  /// The greatest distance between views that people write, in points.
  private static let farthest = 64.0

  /// The rank of what is advised at most.
  private static let advised = 3

  static func rank(_ edit: LayoutEdit) -> Int {
    switch edit {
    case .set(let property, _):
      switch property {
      case .hugging, .resistance: 1
      case .lines, .lineBreak, .font: 2
      case .spacing: 5
      case .alignment, .distribution: 6
      }
    case .replace(let old, let new): rank(old, new)
    case .add(let new) where new.relation != .equal: 2
    // Beside an inequality: a spring with a stop.
    case .add(let new) where new.priority < .required: 3
    case .add(let new): new.second == nil ? 6 : 4
    case .uninstall: 7
    case .remove: 8
    }
  }

  /// A slip of the sign is the commonest, and people write few distances: a number that was solved for is the last.
  private static func rank(constant old: SceneConstraint.Constant, _ new: SceneConstraint.Constant) -> Int {
    guard case .points(let points) = new else { return 4 }
    if case .points(let before) = old, points == -before { return 2 }
    if familiar.contains(abs(points)) { return 3 }
    return points == points.rounded() ? 5 : 7
  }

  /// Distances that people write, in points.
  private static let familiar: Set<Double> = [0, 8, 16, 20]

  /// Whether a view that was tied to something around it is placed after a sibling.
  private static func isBeside(_ old: SceneConstraint, _ new: SceneConstraint) -> Bool {
    guard old.first == new.first, old.second != new.second, let second = new.second else { return false }
    return new.first.attribute.isStart && second.item.viewID != nil
      && second.attribute == new.first.attribute.opposite
  }

  private static func rank(_ old: SceneConstraint, _ new: SceneConstraint) -> Int {
    var rank = 0
    if isBeside(old, new) { return 2 }
    if old.priority != new.priority { rank += new.priority == 999 ? 1 : new.priority == .required ? 3 : 2 }
    // A view keeps its place, and gives way in its size or at its end.
    if new.priority < old.priority, new.first.attribute.isStart { rank += 1 }
    if old.relation != new.relation { rank += 2 }
    if old.constant != new.constant {
      rank += self.rank(constant: old.constant, new.constant)
    }
    if old.first != new.first || old.second != new.second { rank += 3 }
    if old.multiplier != new.multiplier { rank += 5 }
    let isOfSides = [new.first.attribute, new.second?.attribute].contains { $0 == .left || $0 == .right }
    // A line of the visual format becomes several equations.
    return rank + (isOfSides ? 1 : 0) + (old.isVisualFormat ? 1 : 0)
  }
}

extension SceneConstraint {
  /// The sign of a constant that keeps a view inside what it is tied to, or beside it; nil for lengths and centers.
  fileprivate func inwardSign(_ subject: RepairSubject) -> Double? {
    guard let second else { return nil }
    let around = second.item.viewID.map { subject.chain(of: $0).dropFirst() } ?? []
    let isOuterFirst = first.item.viewID.map(around.contains) ?? true
    let sides: [SceneAttribute: Double] = [
      .left: 1, .leading: 1, .top: 1, .leftMargin: 1, .leadingMargin: 1, .topMargin: 1, .right: -1, .trailing: -1,
      .bottom: -1, .rightMargin: -1, .trailingMargin: -1, .bottomMargin: -1,
    ]
    return sides[first.attribute].map { isOuterFirst ? -$0 : $0 }
  }
}
