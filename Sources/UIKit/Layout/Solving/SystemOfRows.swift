internal import ConstraintSolver
import SystemValues

/// The linear system of one view tree: variables for every item, and a row for everything that affects them.
///
/// If the tree or its constraints have changed, all rows are written; if only values have changed, only the rows that
/// depend on them (``updated()``). ``InstalledRows`` keeps those that are unchanged.
@MainActor
final class SystemOfRows {
  private let installed: InstalledRows
  /// Not retained, because the root's engine retains the system.
  private unowned let root: UIView
  /// All items except the root; listed items must exist, whatever a pass removes from the tree.
  private var retained: [any LayoutItem] = []
  private let fitting: Fitting?
  /// In pre-order, the root first.
  private(set) var views: [SystemItem<UIView>] = []
  /// In pre-order; a view's guides come before those of its subviews.
  private(set) var guides: [SystemItem<UILayoutGuide>] = []
  /// The scroll views among the views.
  private(set) var scrollViews: [Unretained<UIScrollView>] = []
  private(set) var variables: [ObjectIdentifier: ItemVariables] = [:]
  private(set) var sources: [RowID: RowSource] = [:]
  /// The writers of rows that depend on values.
  private var parts: [RowPart] = []
  /// The ids of all rows in the solver; nil for a row that the solver rejected.
  private var ids: [RowID?] = []
  /// One per view in ``views``; every attribute's form depends on it.
  private var alignmentInsets: [UIEdgeInsets] = []
  /// The content guides that constraints refer to (AL-9.4).
  private var constrainedContents: Set<ObjectIdentifier> = []

  /// The order in which a constraint first placed an item along an axis, which decides ties (AL-2.19).
  private var firstPlaced: [PlacedItem: Int] = [:]

  private struct PlacedItem: Hashable {
    let item: ObjectIdentifier
    let axis: NSLayoutConstraint.Axis
  }

  private var systemRowCount = 0
  /// Rows not yet installed, and their sources.
  private var rows: [NamedRow] = []
  private var rowSources: [RowSource] = []

  /// Writes all rows.
  /// - Parameter fitting: The size to fit the root to; nil uses its current frame.
  /// - Complexity: O(rows), plus the solver's work for those that have changed.
  init(root: UIView, in installed: InstalledRows, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
    self.installed = installed
    // Views and guides in pre-order: a view, its guides, its subviews (AL-2.18).
    var items: [any LayoutItem] = []
    root.forEachInSubtree { view in
      items.append(view)
      items += view.layoutGuides
      alignmentInsets.append(view.alignmentRectInsets)
      if let scroll = view as? UIScrollView { scrollViews.append(Unretained(scroll)) }
    }
    variables = installed.variables(of: items)
    let unknowns = items.compactMap { variables[ObjectIdentifier($0)] }
    list(items, unknowns)
    retained = Array(items.dropFirst())
    installed.solver.closingOrder =
      unknowns.flatMap { [$0.width, $0.height] } + unknowns.flatMap { [$0.minX, $0.minY] }
    // Usually each item is placed once per axis, and a view needs four constraints.
    firstPlaced.reserveCapacity(2 * items.count)
    rows.reserveCapacity(4 * items.count)
    rowSources.reserveCapacity(4 * items.count)
    sources.reserveCapacity(4 * items.count)
    for item in items {
      if let view = item as? UIView {
        if view === root || view.translatesAutoresizingMaskIntoConstraints { addPart(.frame(Unretained(view))) }
        addConstraintRows(heldBy: view)
        let isPlacedByFrame = view.translatesAutoresizingMaskIntoConstraints && !(view === root && fitting != nil)
        if !isPlacedByFrame { addPart(.content(Unretained(view))) }
      } else if let guide = item as? UILayoutGuide {
        addPart(.placement(Unretained(guide)))
      }
    }
    for case let guide as ContentLayoutGuide in items { addPart(.contentSize(Unretained(guide))) }
    // Values were checked and limited when they were set (AL-1.20 h, AL-1.21 b). The only value still rejected is a
    // product of several limits, which could not be laid out anyway.
    ids = installed.install(rows)
    for (id, source) in zip(ids, rowSources) {
      if let id { sources[id] = source }
    }
    (rows, rowSources) = ([], [])
  }

  /// Lists views and guides separately, with their variables and the indices of their superviews and owners.
  private func list(_ items: [any LayoutItem], _ unknowns: [ItemVariables]) {
    // The indices of the last view and its superviews.
    var path: [Int] = []
    for (item, unknowns) in zip(items, unknowns) {
      if let view = item as? UIView {
        while let last = path.last, views[last].object !== view.superview { path.removeLast() }
        views.append(SystemItem(reference: Unretained(view), superview: path.last ?? 0, unknowns: unknowns))
        path.append(views.count - 1)
      } else if let guide = item as? UILayoutGuide {
        guides.append(SystemItem(reference: Unretained(guide), superview: views.count - 1, unknowns: unknowns))
      }
    }
  }

  /// Returns this system with the current values, or a new one if the set of rows has changed. The tree and its
  /// constraints must be unchanged.
  /// - Complexity: O(views), plus the solver's work for the rows that have changed.
  func updated() -> SystemOfRows { update() ? self : SystemOfRows(root: root, in: installed, fitting: fitting) }

  /// Writes the rows again that depend on a changed value.
  /// - Returns: `false` if the set of rows has changed.
  private func update() -> Bool {
    for index in views.indices
    where views[index].reference.ask({ $0.alignmentRectInsets }) != alignmentInsets[index] { return false }
    for index in parts.indices {
      let basis = parts[index].currentBasis
      if basis == parts[index].basis, !parts[index].followsText { continue }
      let before = parts[index].basis
      parts[index].basis = basis
      if moveContent(of: parts[index], from: before) { continue }
      systemRowCount = parts[index].systemRowsBefore
      rows.removeAll(keepingCapacity: true)
      rowSources.removeAll(keepingCapacity: true)
      write(parts[index].writer, basis)
      if rows.count != parts[index].rows.count { return false }
      for ((id, named), source) in zip(zip(ids[parts[index].rows], rows), rowSources) {
        guard let id, (try? solver.update(id, to: named.row)) ?? false else { return false }
        // The texts of system rows contain their values.
        if case .system = source { sources[id] = source }
      }
    }
    return true
  }

  /// Moves the rows of an intrinsic size if only its lengths have changed.
  /// - Returns: Whether it did.
  private func moveContent(of part: RowPart, from before: RowPart.Basis) -> Bool {
    guard case .content(let oldAcross, let oldDown) = before, case .content(let across, let down) = part.basis,
      across.differsInLengthAlone(from: oldAcross), down.differsInLengthAlone(from: oldDown)
    else { return false }
    let lengths = [across.length, down.length].filter { $0 >= 0 }
    if part.rows.count != 2 * lengths.count { return false }
    for (place, id) in part.rows.enumerated() {
      guard let id = ids[id], (try? solver.setConstant(0 - lengths[place / 2], of: id)) != nil else { return false }
    }
    return true
  }

  var solver: Solver { installed.solver }

  /// Whether frames have since changed margins or guides that rows were made from (AL-5.19); only those that a row uses
  /// count (AL-5.12).
  var isOutdated: Bool { parts.contains { $0.followsFrames && $0.currentBasis != $0.basis } }

  // MARK: Rows

  private func add(_ row: Row, _ key: RowKey, _ source: RowSource) {
    rows.append(NamedRow(key: key, row: row))
    rowSources.append(source)
  }

  /// Writes rows that depend on values, and stores their writer.
  private func addPart(_ writer: RowPart.Writer) {
    var part = RowPart(writer, systemRowsBefore: systemRowCount)
    let before = rows.count
    write(writer, part.basis)
    part.rows = before..<rows.count
    parts.append(part)
  }

  private func write(_ writer: RowPart.Writer, _ basis: RowPart.Basis) {
    switch (writer, basis) {
    case (.frame(let view), _): addFrameRows(of: view.object)
    case (.constraint(let constraint, let holder), _): addRow(of: constraint, heldBy: holder.object)
    case (.content(let view), .content(let horizontal, let vertical)):
      addRows(of: view.object, horizontal)
      addRows(of: view.object, vertical)
    case (.placement(let guide), .placement(let placement?)): addRows(of: placement, guide.object)
    case (.contentSize(let guide), .placement(.content(let size)?)): addContentSizeRows(of: guide.object, size)
    default: break
    }
  }

  private func addSystem(
    _ item: any NSObject & LayoutItem, _ name: String, _ what: SystemRowText, _ expression: LinearExpression
  ) {
    systemRowCount += 1
    // System rows come before all others in a conflict's list.
    add(
      Row(expression, .equal, sequence: systemRowCount - 1_000_000_000), .system(ObjectIdentifier(item), name),
      .system(Weakly(item), what))
  }

  /// Adds the rows of a root, which keeps its frame, or of a view whose frame is an input, which keeps its frame or
  /// follows its superview by its mask (AL-2.11, AL-7.4).
  private func addFrameRows(of view: UIView) {
    guard let unknowns = variables[ObjectIdentifier(view)] else { return }
    if view === root, let fitting { return addRows(of: fitting, unknowns) }
    if let reference = view.frameReference, view.translatesAutoresizingMaskIntoConstraints, view !== root {
      addSpringRows(of: view, reference, .horizontal, unknowns.minX, unknowns.width)
      addSpringRows(of: view, reference, .vertical, unknowns.minY, unknowns.height)
      return
    }
    let frame = view === root ? CGRect(origin: .zero, size: view.bounds.size) : view.geometry.untransformedFrame
    let rect = view.alignmentRect(forFrame: frame)
    func pin(_ name: String, _ variable: Variable, _ value: CGFloat) {
      addSystem(view, name, .pinned(name, value), LinearExpression(variable) - value)
    }
    if view === root || view.translatesAutoresizingMaskIntoConstraints {
      pin("minX", unknowns.minX, rect.minX)
      pin("minY", unknowns.minY, rect.minY)
    }
    if view.translatesAutoresizingMaskIntoConstraints {
      pin("width", unknowns.width, max(rect.width, 0))
      pin("height", unknowns.height, max(rect.height, 0))
    }
  }

  /// Adds one axis of a frame that follows the superview's size (AL-7.5).
  private func addSpringRows(
    of view: UIView, _ reference: FrameReference, _ axis: NSLayoutConstraint.Axis, _ position: Variable,
    _ length: Variable
  ) {
    guard let parent = view.superview, let outer = variables[ObjectIdentifier(parent)] else { return }
    let isHorizontal = axis == .horizontal
    func sides(_ insets: UIEdgeInsets) -> (near: CGFloat, far: CGFloat) {
      isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    }
    let rows = AutoresizingRows(reference, view.autoresizingMask, axis)
    let (own, around) = (sides(view.alignmentRectInsets), sides(parent.alignmentRectInsets))
    // Variables describe alignment rectangles, masks describe frames.
    let container = LinearExpression(isHorizontal ? outer.width : outer.height) + (around.near + around.far)
    let names = isHorizontal ? ("minX", "width") : ("minY", "height")
    func addRow(_ name: String, _ variable: Variable, _ factor: CGFloat, _ constant: CGFloat) {
      let text = SystemRowText.following(name, Weakly(parent), names.1, factor: factor, constant: constant)
      addSystem(view, name, text, LinearExpression(variable) - container * factor - constant)
    }
    addRow(names.0, position, rows.minFactor, rows.minConstant + own.near)
    addRow(names.1, length, rows.sizeFactor, rows.sizeConstant - own.near - own.far)
  }

  /// Adds the rows of a fitted root, which is at zero, and whose size is pulled to the target (AL-3.26, AL-3.27).
  private func addRows(of fitting: Fitting, _ unknowns: ItemVariables) {
    addSystem(root, "minX", .pinned("minX", 0), LinearExpression(unknowns.minX))
    addSystem(root, "minY", .pinned("minY", 0), LinearExpression(unknowns.minY))
    for (name, variable, length, priority) in [
      ("Width", unknowns.width, fitting.target.width, fitting.horizontal),
      ("Height", unknowns.height, fitting.target.height, fitting.vertical),
    ] {
      systemRowCount += 1
      add(
        Row(
          LinearExpression(variable) - length, .equal, priority: Priority(rawValue: priority.rawValue),
          sequence: systemRowCount - 1_000_000_000),
        .system(ObjectIdentifier(root), name), .system(Weakly(root), .words("_UITemporaryLayout\(name)")))
    }
  }

  private func addConstraintRows(heldBy view: UIView) {
    for constraint in view.constraints where !constraint.isOrphaned {
      noteOrder(of: constraint)
      for guide in ContentArea.guides(in: constraint) { constrainedContents.insert(ObjectIdentifier(guide)) }
      if constraint.followsNumbers {
        addPart(.constraint(constraint, holder: Unretained(view)))
      } else {
        addRow(of: constraint, heldBy: view)
      }
    }
  }

  private func addRow(of constraint: NSLayoutConstraint, heldBy view: UIView) {
    guard let expression = AttributeForms(variables: variables).difference(of: constraint, in: view) else { return }
    let relation = Relation(rawValue: Int8(constraint.relation.rawValue)) ?? .equal
    add(
      Row(
        expression - constraint.constant, relation, priority: Priority(rawValue: constraint.priority.rawValue),
        sequence: constraint.sequence, closesAtBound: constraint.firstAttribute.kind != .size),
      .constraint(ObjectIdentifier(constraint)), .constraint(constraint))
  }

  /// Records the items that a constraint places, for ties; in a stack's own constraints the second item counts as
  /// placed first.
  private func noteOrder(of constraint: NSLayoutConstraint) {
    let kind = constraint.firstAttribute.kind
    // A stack's constraint to its last item does not place that item before the others.
    if kind == .size || constraint.isPrivate && constraint.identifier == "UISV-canvas-connection" { return }
    let axis: NSLayoutConstraint.Axis = kind == .vertical ? .vertical : .horizontal
    var (earlier, later) = (constraint.firstLayoutItem, constraint.secondLayoutItem)
    if constraint.isPrivate { swap(&earlier, &later) }
    var order = 2 * constraint.sequence
    if let earlier {
      place(earlier, axis, at: order)
      order += 1
    }
    if let later { place(later, axis, at: order) }
  }

  private func place(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, at order: Int) {
    func lower(_ known: inout Int) { known = min(known, order) }
    lower(&firstPlaced[PlacedItem(item: ObjectIdentifier(item), axis: axis), default: .max])
  }

  /// Returns the order in which a view's content size is honoured if it ties with others of its priority; the later one
  /// gives way (AL-2.19).
  ///
  /// Surplus space goes to the view that was placed first, and a shortage shrinks the one placed last. Texts whose
  /// lines depend on their width are measured after all others and give way before them, the last of them first.
  private func tieOrder(of view: UIView, _ pull: ContentPull, isHugging: Bool) -> Int {
    let place = PlacedItem(item: ObjectIdentifier(view), axis: pull.axis)
    let order = firstPlaced[place] ?? Self.neverPlaced
    if pull.axis == .horizontal, pull.isMeasuredAfterLayout { return order + 4 * Self.neverPlaced }
    return isHugging ? -order : order
  }

  /// Greater than twice the sequence of any constraint.
  private static let neverPlaced = 1 << 48

  /// Adds hugging and compression resistance (AL-3.1).
  private func addRows(of view: UIView, _ pull: ContentPull) {
    guard pull.length >= 0, let unknowns = variables[ObjectIdentifier(view)] else { return }
    let variable = pull.axis == .horizontal ? unknowns.width : unknowns.height
    let difference = LinearExpression(variable) - pull.length
    for (relation, priority) in [(Relation.lessThanOrEqual, pull.hugging), (.greaterThanOrEqual, pull.resistance)] {
      let isHugging = relation == .lessThanOrEqual
      // Required rows never tie, and conflicts list them at their view's position.
      let order = priority.rawValue < 1000 ? tieOrder(of: view, pull, isHugging: isHugging) : 0
      add(
        Row(difference, relation, priority: Priority(rawValue: priority.rawValue), sequence: order, yieldsInTies: true),
        .content(ObjectIdentifier(view), pull.axis, isHugging: isHugging), .contentSize(Weakly(view), pull.axis))
    }
  }

  /// Whether constraints determine the size of a scroll view's content.
  func isContentConstrained(of view: UIScrollView) -> Bool {
    constrainedContents.contains(ObjectIdentifier(view.contentLayoutGuide))
  }

  /// Adds the set size of a content that no constraint refers to.
  private func addContentSizeRows(of guide: ContentLayoutGuide, _ size: CGSize) {
    guard !constrainedContents.contains(ObjectIdentifier(guide)), let unknowns = variables[ObjectIdentifier(guide)]
    else { return }
    addSystem(guide, "width", .words("width"), LinearExpression(unknowns.width) - size.width)
    addSystem(guide, "height", .words("height"), LinearExpression(unknowns.height) - size.height)
  }

  /// Adds the rows by which the system places its own guides.
  private func addRows(of placement: SystemPlacement, _ guide: UILayoutGuide) {
    guard let owner = guide.owningView else { return }
    let forms = AttributeForms(variables: variables)
    func distance(_ attribute: NSLayoutConstraint.Attribute, _ inset: CGFloat) -> LinearExpression? {
      guard let own = forms.form(attribute, of: guide, in: owner, isMirrored: false),
        let edge = forms.form(attribute, of: owner, in: owner, isMirrored: false)
      else { return nil }
      return own - edge - inset
    }
    func length(_ attribute: NSLayoutConstraint.Attribute, _ length: CGFloat) -> LinearExpression? {
      forms.form(attribute, of: guide, in: owner, isMirrored: false).map { $0 - length }
    }
    func height(_ points: CGFloat) -> LinearExpression? { length(.height, points) }
    func origin(_ coordinate: KeyPath<ItemVariables, Variable>) -> LinearExpression? {
      variables[ObjectIdentifier(guide)].map { LinearExpression($0[keyPath: coordinate]) }
    }
    let rows: [(String, LinearExpression?)] =
      switch placement {
      case .inset(let insets):
        [
          ("left", distance(.left, insets.left)), ("top", distance(.top, insets.top)),
          ("right", distance(.right, -insets.right)), ("bottom", distance(.bottom, -insets.bottom)),
        ]
      case .topBand(let length):
        [
          ("left", distance(.left, 0)), ("right", distance(.right, 0)), ("top", distance(.top, 0)),
          ("height", height(length)),
        ]
      case .bottomBand(let length):
        [
          ("left", distance(.left, 0)), ("right", distance(.right, 0)), ("bottom", distance(.bottom, 0)),
          ("height", height(length)),
        ]
      case .horizontalLine: [("top", distance(.top, 0)), ("height", length(.height, 0))]
      case .verticalLine: [("left", distance(.left, 0)), ("width", length(.width, 0))]
      case .content: [("left", origin(\.minX)), ("top", origin(\.minY))]
      }
    for (name, expression) in rows {
      if let expression { addSystem(guide, name, .words(name), expression) }
    }
  }
}
