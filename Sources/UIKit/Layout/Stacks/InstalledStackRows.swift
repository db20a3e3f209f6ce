/// The constraints that a stack has installed, kept from one arrangement to the next.
///
/// A row that an arrangement shares with the previous one keeps its constraint object, so that the engine solves only
/// the changes.
@MainActor
final class InstalledStackRows {
  private var installed: [Key: NSLayoutConstraint] = [:]

  /// The constraints that are installed, in no order.
  var constraints: [NSLayoutConstraint] { Array(installed.values) }

  private struct Key: Hashable {
    let first: ObjectIdentifier
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ObjectIdentifier?
    let secondAttribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let priority: UILayoutPriority
    let identifier: String
    let isSystemSpacing: Bool

    init(_ row: StackRow) {
      first = ObjectIdentifier(row.first)
      firstAttribute = row.firstAttribute
      relation = row.relation
      second = row.second.map(ObjectIdentifier.init)
      secondAttribute = row.secondAttribute
      multiplier = row.multiplier
      priority = row.priority
      identifier = row.identifier
      isSystemSpacing = row.isSystemSpacing
    }
  }

  func install(_ rows: [StackRow]) {
    var before = installed
    installed = [:]
    var kept: [(NSLayoutConstraint, CGFloat)] = []
    var added: [NSLayoutConstraint] = []
    var ordered: [NSLayoutConstraint] = []
    for row in rows {
      let key = Key(row)
      // Of rows that differ only in their constant, one is enough.
      if installed[key] != nil { continue }
      let constraint: NSLayoutConstraint
      if let known = before.removeValue(forKey: key), known.isActive {
        constraint = known
        kept.append((known, row.constant))
      } else {
        constraint = make(row)
        added.append(constraint)
      }
      installed[key] = constraint
      ordered.append(constraint)
    }
    // Old rows are removed before new ones are added, so that they never contradict each other (AL-10.13).
    for constraint in before.values { constraint.isActive = false }
    for (constraint, constant) in kept where constraint.constant != constant { constraint.constant = constant }
    for constraint in added { constraint.isActive = true }
    // Ties and conflicts are resolved by order, so the order must be that of the rows, whatever was installed before.
    for constraint in ordered { constraint.renumber() }
    // The order alone may affect the solution, even if no row has changed.
    ordered.first?.holder?.layoutDidBecomeInvalid()
  }

  /// Removes the rows of a view that is being removed.
  func remove(mentioning view: UIView) {
    for (key, constraint) in installed where constraint.layoutItems.contains(where: { $0 === view }) {
      constraint.isActive = false
      installed[key] = nil
    }
  }

  private func make(_ row: StackRow) -> NSLayoutConstraint {
    let constraint =
      row.isSystemSpacing
      ? _UISystemBaselineConstraint(row) : StackConstraint(row)
    constraint.priority = row.priority
    constraint.identifier = row.identifier
    if row.isSystemSpacing { constraint.setSystemSpacing(row.constant) }
    return constraint
  }
}

/// A constraint that a stack made; in a conflict it is kept and the user's is broken (AL-4.19).
class StackConstraint: NSLayoutConstraint {
  convenience init(_ row: StackRow) {
    self.init(
      item: row.first, attribute: row.firstAttribute, relatedBy: row.relation, toItem: row.second,
      attribute: row.secondAttribute, multiplier: row.multiplier, constant: row.constant)
  }

  package override var isPrivate: Bool { true }
  override var descriptionClassName: String { "NSLayoutConstraint" }
}

/// A stack constraint whose constant is the system's spacing (AL-4.41).
final class _UISystemBaselineConstraint: StackConstraint {
  override var descriptionClassName: String { "_UISystemBaselineConstraint" }
}
