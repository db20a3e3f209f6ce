import SystemValues

/// Required constraints that were activated, or were given another constant, since a tree was last solved.
@MainActor
struct PendingConstraints {
  /// An item that a constraint is about, and the axis.
  private struct Subject: Hashable {
    let item: ObjectIdentifier
    let isVertical: Bool
  }

  private var known: Set<ObjectIdentifier> = []
  private var subjects: [Subject: Set<ObjectIdentifier>] = [:]
  /// The number of solves between two passes, which are limited: a loop over many constraints may change each of them.
  private var solves = 0
  /// More solves than this in one pass are a loop.
  private static let solveLimit = 16

  /// Adds a constraint of a client.
  mutating func note(_ constraint: NSLayoutConstraint) {
    guard constraint.priority.isRequired, !constraint.isPrivate else { return }
    known.insert(ObjectIdentifier(constraint))
    for subject in Self.subjects(of: constraint) { subjects[subject, default: []].insert(ObjectIdentifier(constraint)) }
  }

  /// Whether a constraint is among them.
  func contains(_ constraint: NSLayoutConstraint) -> Bool { known.contains(ObjectIdentifier(constraint)) }

  /// Forgets all of them, because they have been solved.
  mutating func forget() {
    if known.isEmpty { return }
    self = PendingConstraints()
  }

  /// Returns whether others of them are about the same item as a constraint that is about to change, and notes that the
  /// tree is solved.
  mutating func needsSolve(before constraint: NSLayoutConstraint) -> Bool {
    guard !known.isEmpty, constraint.priority.isRequired, !constraint.isPrivate, solves < Self.solveLimit else {
      return false
    }
    let own = ObjectIdentifier(constraint)
    guard Self.subjects(of: constraint).contains(where: { subjects[$0]?.contains { $0 != own } ?? false }) else {
      return false
    }
    solves += 1
    return true
  }

  /// The items of a constraint other than the view that holds it, which most constraints of its subviews mention.
  private static func subjects(of constraint: NSLayoutConstraint) -> [Subject] {
    let items = constraint.layoutItems
    let inner = items.filter { $0 !== constraint.holder }
    let attribute = constraint.firstAttribute
    let isVertical = attribute == .height || attribute.kind == .vertical
    return (inner.isEmpty ? items : inner).map { Subject(item: ObjectIdentifier($0), isVertical: isVertical) }
  }
}
