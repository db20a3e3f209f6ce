import SystemValues

/// A linear relation between two attributes: `item1.attr1 REL multiplier · item2.attr2 + constant` (AL-1.1).
///
/// A new constraint is inactive and required. Items are held weakly; a constraint with a dead item contributes
/// nothing (AL-1.36).
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, NibConnecting {
  /// The attributes of the class that nibs and storyboards name; an override adds its own to `super`'s.
  open class var nibMembers: NibMembers { NibMembers() }

  @WeakItem private var first: (any LayoutItem)?
  @WeakItem private var second: (any LayoutItem)?
  private var hasSecondItem = false

  /// The attribute of the first item.
  open private(set) var firstAttribute = Attribute.notAnAttribute
  /// The attribute of the second item; `notAnAttribute` without one.
  open private(set) var secondAttribute = Attribute.notAnAttribute
  /// Whether the first side equals, is at least, or is at most the second.
  open private(set) var relation = Relation.equal
  /// The factor of the second attribute; fixed once the constraint is created.
  open private(set) var multiplier: CGFloat = 1

  /// The view that holds the constraint while it is active (AL-1.28).
  @WeakView var holder: UIView?
  /// The constraint's position among all activations in the process; it decides conflicts and ties (AL-13.25).
  package private(set) var sequence = 0
  private static var installations = 0

  public override init() { super.init() }

  /// One side of a constraint: an attribute of an item, or the distance between two anchors (AL-6.7).
  enum Side {
    case attribute((any LayoutItem)?, Attribute)
    case offset(AnchorOffset)
  }

  /// Set if the side is a distance between two positions.
  private(set) var firstOffset: AnchorOffset?
  private(set) var secondOffset: AnchorOffset?
  /// Whether a side is a distance between two anchors, and not an attribute of an item (AL-6.7).
  package var hasOffset: Bool { firstOffset != nil || secondOffset != nil }

  /// Makes an inactive constraint with an offset between anchors on one side.
  convenience init(_ first: Side, _ relation: Relation, _ second: Side, multiplier: CGFloat, constant c: CGFloat) {
    self.init()
    if case .attribute(let item, let attribute) = first { (self.first, firstAttribute) = (item, attribute) }
    if case .offset(let offset) = first { firstOffset = offset }
    if case .attribute(let item, let attribute) = second {
      (self.second, secondAttribute, hasSecondItem) = (item, attribute, item != nil)
    }
    if case .offset(let offset) = second { secondOffset = offset }
    self.relation = relation
    self.multiplier = multiplier
    constant = Self.limited(c)
  }

  /// Sets the constant to the system's spacing, which descriptions print as such (AL-2.33), unlike any other constant.
  func setSystemSpacing(_ spacing: CGFloat) {
    constant = spacing
    isSystemSpacing = true
  }

  private(set) var isSystemSpacing = false

  /// Makes an inactive constraint at priority 1000.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: The attribute of the first item.
  ///   - relation: The relation between the first side and the second.
  ///   - view2: A view, a layout guide, or nil for a constant.
  ///   - attr2: The attribute of the second item; `notAnAttribute` for a constant.
  ///   - multiplier: The factor of the second item's attribute.
  ///   - c: Added to the second side, in points.
  ///
  /// Raises the exceptions that AL-1.20 lists under a, b, c, h, i and j.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    guard let first = Self.item(view1) else {
      LayoutException(
        name: LayoutException.invalidArgument, reason: "Constraint items must each be a view or layout guide."
      ).raise()
      return
    }
    let second = view2.flatMap(Self.item)
    guard view2 == nil || second != nil else {
      Self.raise(
        LayoutException(
          name: LayoutException.invalidArgument, reason: "Constraint items must each be a view or layout guide."),
        for: first)
      return
    }
    if let objection = ConstraintLegality.objection(
      attr1, hasSecondItem: second != nil, attr2, multiplier: multiplier, constant: c, allowsMixedAxes: true)
      ?? Self.objectionToBaselines(first, attr1, second, attr2)
    {
      if objection == ConstraintLegality.notFinite(c) {
        Self.raiseNotFinite(c, (first, attr1), second.map { ($0, attr2) })
      } else {
        // Only the exceptions that AL-1.20 lists under a, b, c and j name the first item (AL-1.18).
        objection.name == LayoutException.internalInconsistency
          ? objection.raise() : Self.raise(objection, for: first)
      }
      return
    }
    self.first = first
    self.second = second
    hasSecondItem = second != nil
    firstAttribute = attr1
    secondAttribute = second == nil ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = Self.limited(c)
  }

  /// Casts by class, because a conformance lookup takes several times as long.
  private static func item(_ object: Any) -> (any LayoutItem)? {
    if let view = object as? UIView { return view }
    return object as? UILayoutGuide
  }

  private static func raise(_ objection: LayoutException, for first: any LayoutItem) {
    LayoutException(
      name: objection.name, reason: "NSLayoutConstraint for \(first.layoutDescription): \(objection.reason)"
    ).raise()
  }

  private static func raiseNotFinite(
    _ constant: CGFloat, _ first: (any LayoutItem, Attribute)?, _ second: (any LayoutItem, Attribute)?
  ) {
    func anchor(_ side: (any LayoutItem, Attribute)?) -> String {
      guard let (item, attribute) = side, attribute != .notAnAttribute else { return "(null)" }
      return AnchorDescription.text(item: item, attribute: attribute)
    }
    let exception = ConstraintLegality.notFinite(constant)
    LayoutException(
      name: exception.name,
      reason: "\(exception.reason) firstAnchor:\(anchor(first)) secondAnchor:\(anchor(second))"
    ).raise()
  }

  private static var hasLoggedLimit = false

  /// A constant within the engine's limits; the first one beyond them is logged (AL-1.21 b).
  private static func limited(_ constant: CGFloat) -> CGFloat {
    let limit = ConstraintLegality.constantLimit
    guard abs(constant) > limit else { return constant }
    if !hasLoggedLimit {
      hasLoggedLimit = true
      LayoutDiagnostics.note(
        "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value "
          + "will be substituted, but this problem should be fixed. Break on BOOL "
          + "_NSLayoutConstraintNumberExceedsLimit() to debug.  This will be logged only once.  This may break in the "
          + "future.")
    }
    return constant < 0 ? -limit : limit
  }

  /// Guides have neither baselines nor margins (AL-13.20).
  private static func objectionToBaselines(
    _ first: any LayoutItem, _ attr1: Attribute, _ second: (any LayoutItem)?, _ attr2: Attribute
  ) -> LayoutException? {
    let isLegal = [(first, attr1), (second ?? first, second == nil ? .notAnAttribute : attr2)].allSatisfy {
      item, attr in
      item is UIView || !(attr.isBaseline || attr.isOfMargins)
    }
    return isLegal
      ? nil
      : LayoutException(name: LayoutException.invalidArgument, reason: "Invalid pairing of layout attributes")
  }

  /// The first view or guide; nil once it is gone.
  open var firstItem: AnyObject? { first }
  /// The second view or guide; nil without one, or once it is gone.
  open var secondItem: AnyObject? { second }

  var firstLayoutItem: (any LayoutItem)? { first }
  var secondLayoutItem: (any LayoutItem)? { second }

  /// Whether one of its items is gone.
  package var isOrphaned: Bool {
    let isFirstGone = firstOffset.map(\.isOrphaned) ?? (first == nil)
    return isFirstGone || (secondOffset.map(\.isOrphaned) ?? (hasSecondItem && second == nil))
  }

  /// All items the constraint refers to.
  var layoutItems: [any LayoutItem] {
    // Nearly all constraints are between two items, and this is read very often.
    if firstOffset == nil, secondOffset == nil, let first { return second.map { [first, $0] } ?? [first] }
    return (firstOffset?.items ?? [first].compactMap { $0 }) + (secondOffset?.items ?? [second].compactMap { $0 })
  }

  /// Whether an attribute follows the reading direction.
  var isDirectional: Bool {
    firstAttribute.kind == .directional || secondAttribute.kind == .directional || firstOffset?.isDirectional ?? false
      || secondOffset?.isDirectional ?? false
  }

  /// In points; may change at any time, the cheapest change of all (AL-1.26). Raises AL-1.20 h if it is not finite.
  open var constant: CGFloat = 0 {
    willSet {
      if newValue != constant, let holder { holder.link.askEngine { $0.logConflicts(before: self) } }
    }
    didSet {
      if !constant.isFinite {
        let given = constant
        constant = oldValue
        Self.raiseNotFinite(
          given, first.map { ($0, firstAttribute) }, second.map { ($0, secondAttribute) })
      }
      constant = Self.limited(constant)
      isSystemSpacing = false
      if constant != oldValue {
        holder?.link.askEngine { $0.pending.note(self) }
        changed()
      }
    }
  }

  /// Raises AL-1.20 g for a value outside (0, 1000], and f for crossing the required boundary while an engine holds the
  /// constraint, that is, while it is active in a tree that has been laid out.
  open var priority = UILayoutPriority.required {
    didSet {
      if priority == oldValue { return }
      if let objection = ConstraintLegality.objection(toPriority: priority.rawValue) {
        priority = oldValue
        objection.raise()
      } else if holder?.rootView.ownEngine != nil, priority.isRequired != oldValue.isRequired {
        let (given, existing) = (priority.rawValue, oldValue.rawValue)
        priority = oldValue
        LayoutException(
          name: LayoutException.internalInconsistency,
          reason: "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
            + "supported.  You passed priority \(GeneralNumber.text(Double(given))) and the existing priority "
            + "was \(GeneralNumber.text(Double(existing)))."
        ).raise()
      } else {
        changed()
      }
    }
  }

  /// Printed in descriptions, never interpreted (AL-1.37).
  open var identifier: String?
  /// Stored, and has no effect here.
  open var shouldBeArchived = false

  /// Whether the constraint takes part in layout.
  ///
  /// Activating installs it on the nearest common ancestor of its items (AL-1.28) and raises AL-1.20 d if there is
  /// none.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue {
        if !isActive, !activateIfPossible() { raiseNoCommonAncestor() }
      } else {
        holder?.removeConstraint(self)
      }
    }
  }

  /// Sets ``isActive`` of each to true (AL-1.27).
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Sets ``isActive`` of each to false (AL-1.27).
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Installs the constraint on the nearest common ancestor of its items.
  /// - Returns: `false`, without an exception, if there is none.
  package func activateIfPossible() -> Bool {
    guard let commonAncestor else { return false }
    commonAncestor.addConstraint(self)
    return true
  }

  /// The view that would hold the constraint; nil if its items have no common ancestor (AL-1.28).
  private var commonAncestor: UIView? {
    let owners = layoutItems.map(\.layoutOwner)
    guard !isOrphaned, var ancestor = owners.first ?? nil else { return nil }
    for owner in owners.dropFirst() {
      guard let owner, let common = ancestor.nearestCommonAncestor(with: owner) else { return nil }
      ancestor = common
    }
    return ancestor
  }

  private func raiseNoCommonAncestor() {
    let anchors = [(first, firstAttribute), (second, secondAttribute)].compactMap { item, attribute in
      item.map { AnchorDescription.text(item: $0, attribute: attribute) }
    }
    LayoutException(
      name: LayoutException.generic,
      reason: "Unable to activate constraint with anchors \(anchors.joined(separator: " and ")) because they have no "
        + "common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  "
        + "That's illegal."
    ).raise()
  }

  func didInstall(on view: UIView) {
    renumber()
    holder = view
  }

  /// Makes the constraint the one activated last.
  func renumber() {
    Self.installations += 1
    sequence = Self.installations
  }

  /// Whether the system created the constraint for one of its own views.
  package var isPrivate: Bool { false }
  /// The class that descriptions name.
  var descriptionClassName: String { "\(type(of: self))" }

  private func changed() { holder?.layoutDidBecomeInvalid() }

  /// The anchor of the first item and attribute: the same object as the item's own (AL-6.11).
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    first?.anyAnchor(firstAttribute) ?? NSLayoutAnchor(item: nil, attribute: firstAttribute)
  }
  /// The anchor of the second item and attribute: the same object as the item's own; nil without a second item (AL-6.11).
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    hasSecondItem
      ? second?.anyAnchor(secondAttribute) ?? NSLayoutAnchor(item: nil, attribute: secondAttribute) : nil
  }

  /// The constraint as UIKit prints it (AL-2.29).
  open override var description: String { MainActor.unchecked { ConstraintDescription.text(of: self) } }
}
