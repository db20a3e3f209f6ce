internal import ConstraintSolver

/// The linear system of one view tree: unknowns for every item, a row for everything that pulls at them.
///
/// The rows are written down again in each pass; ``InstalledRows`` keeps those that say what they said before.
@MainActor
struct SystemOfRows {
  private let installed: InstalledRows
  /// Views and guides in pre-order: a view, its guides, its subviews (AL-2.18).
  private(set) var items: [any LayoutItem] = []
  private(set) var variables: [ObjectIdentifier: ItemVariables] = [:]
  private(set) var sources: [RowID: RowSource] = [:]
  /// Margins and guides that rows were made from, to see whether frames have changed them since (AL-5.19); only those
  /// that some row uses (AL-5.12).
  private var readings: [Reading] = []
  /// Content guides that constraints name (AL-9.4).
  private var constrainedContents: Set<ObjectIdentifier> = []

  private enum Reading {
    case margins(UIView, UIEdgeInsets)
    case placement(UILayoutGuide, SystemPlacement)

    @MainActor
    var isOutdated: Bool {
      switch self {
      case .margins(let view, let insets): view.layoutMargins != insets
      case .placement(let guide, let placement): guide.systemPlacement != placement
      }
    }
  }

  /// When an item was first placed along an axis by a constraint: ties go by it (AL-2.19).
  private var firstPlaced: [PlacedItem: Int] = [:]

  private struct PlacedItem: Hashable {
    let item: ObjectIdentifier
    let axis: NSLayoutConstraint.Axis
  }

  private let root: UIView
  private let fitting: Fitting?
  private var systemRowCount = 0
  /// Rows that are yet to be installed, and where they come from.
  private var rows: [NamedRow] = []
  private var rowSources: [RowSource] = []

  /// - Parameter fitting: What the root is to be fitted to; nil gives it the frame it has.
  init(root: UIView, in installed: InstalledRows, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
    self.installed = installed
    root.forEachInSubtree { view in
      items.append(view)
      items += view.layoutGuides
    }
    variables = installed.variables(of: items)
    let unknowns = items.compactMap { variables[ObjectIdentifier($0)] }
    installed.solver.closingOrder =
      unknowns.flatMap { [$0.width, $0.height] } + unknowns.flatMap { [$0.minX, $0.minY] }
    // Mostly each item is placed once an axis, and a view needs four constraints.
    firstPlaced.reserveCapacity(2 * items.count)
    rows.reserveCapacity(4 * items.count)
    rowSources.reserveCapacity(4 * items.count)
    let forms = AttributeForms(variables: variables)
    for item in items {
      if let view = item as? UIView {
        addFrameRows(of: view)
        addConstraintRows(heldBy: view, forms)
        addContentRows(of: view)
      } else if let guide = item as? UILayoutGuide {
        addPlacementRows(of: guide, forms)
      }
    }
    for case let guide as ContentLayoutGuide in items { addContentSizeRows(of: guide) }
    // Numbers were checked and limited when they were set (AL-1.20 h, AL-1.21 b): what is left to be refused is a
    // product of several limits, and says nothing that could be laid out.
    for (id, source) in zip(installed.install(rows), rowSources) {
      if let id { sources[id] = source }
    }
    (rows, rowSources) = ([], [])
  }

  var solver: Solver { installed.solver }

  /// Whether frames have since changed what rows were made from.
  var isOutdated: Bool { readings.contains { $0.isOutdated } }

  // MARK: Rows

  private mutating func add(_ row: Row, _ key: RowKey, _ source: RowSource) {
    rows.append(NamedRow(key: key, row: row))
    rowSources.append(source)
  }

  private mutating func addSystem(_ item: NSObject, _ name: String, _ what: String, _ expression: LinearExpression) {
    systemRowCount += 1
    // System rows stand before all others in a conflict's list.
    add(
      Row(expression, .equal, sequence: systemRowCount - 1_000_000_000), .system(ObjectIdentifier(item), name),
      .system(Weakly(item), what))
  }

  /// A root keeps its place; a view whose frame is an input keeps its frame, or follows its superview by its mask
  /// (AL-2.11, AL-7.4).
  private mutating func addFrameRows(of view: UIView) {
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
      addSystem(view, name, "\(name) == \(GeneralNumber.text(value))", LinearExpression(variable) - value)
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

  /// One axis of a frame that follows the superview's size (AL-7.5).
  private mutating func addSpringRows(
    of view: UIView, _ reference: FrameReference, _ axis: NSLayoutConstraint.Axis, _ position: Variable,
    _ length: Variable
  ) {
    guard let parent = view.superview, let outer = variables[ObjectIdentifier(parent)] else { return }
    let isHorizontal = axis == .horizontal
    func of(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    func sides(_ insets: UIEdgeInsets) -> (near: CGFloat, far: CGFloat) {
      isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    }
    let rows = AutoresizingRows(
      isHorizontal ? reference.frame.minX : reference.frame.minY, max(0, of(reference.frame.size)),
      Springs(view.autoresizingMask, axis), in: of(reference.container))
    let (own, around) = (sides(view.alignmentRectInsets), sides(parent.alignmentRectInsets))
    // Unknowns are of alignment rectangles, masks of frames.
    let container = LinearExpression(isHorizontal ? outer.width : outer.height) + (around.near + around.far)
    let names = isHorizontal ? ("minX", "width") : ("minY", "height")
    func addRow(_ name: String, _ variable: Variable, _ factor: CGFloat, _ constant: CGFloat) {
      let number = GeneralNumber.text(constant)
      // AL-2.33.
      let multiplier = factor == 1 ? "" : "\(GeneralNumber.text(factor))*"
      let tail = constant == 0 ? "" : constant > 0 ? " + \(number)" : " - \(GeneralNumber.text(-constant))"
      let text =
        factor == 0
        ? "\(name) == \(number)" : "\(name) == \(multiplier)\(parent.layoutToken).\(names.1)\(tail)"
      addSystem(view, name, text, LinearExpression(variable) - container * factor - constant)
    }
    addRow(names.0, position, rows.minFactor, rows.minConstant + own.near)
    addRow(names.1, length, rows.sizeFactor, rows.sizeConstant - own.near - own.far)
  }

  /// A root that is fitted stands at zero, and the target pulls at its size (AL-3.26, AL-3.27).
  private mutating func addRows(of fitting: Fitting, _ unknowns: ItemVariables) {
    addSystem(root, "minX", "minX == 0", LinearExpression(unknowns.minX))
    addSystem(root, "minY", "minY == 0", LinearExpression(unknowns.minY))
    for (name, variable, length, priority) in [
      ("Width", unknowns.width, fitting.target.width, fitting.horizontal),
      ("Height", unknowns.height, fitting.target.height, fitting.vertical),
    ] {
      systemRowCount += 1
      add(
        Row(
          LinearExpression(variable) - length, .equal, priority: Priority(rawValue: priority.rawValue),
          sequence: systemRowCount - 1_000_000_000),
        .system(ObjectIdentifier(root), name), .system(Weakly(root), "_UITemporaryLayout\(name)"))
    }
  }

  private mutating func addConstraintRows(heldBy view: UIView, _ forms: AttributeForms) {
    for constraint in view.constraints where !constraint.isOrphaned {
      noteMargins(constraint.firstAttribute, of: constraint.firstLayoutItem)
      noteMargins(constraint.secondAttribute, of: constraint.secondLayoutItem)
      noteOrder(of: constraint)
      for guide in ContentArea.guides(in: constraint) { constrainedContents.insert(ObjectIdentifier(guide)) }
      guard let expression = forms.difference(of: constraint, in: view) else { continue }
      let relation = Relation(rawValue: Int8(constraint.relation.rawValue)) ?? .equal
      add(
        Row(
          expression - constraint.constant, relation, priority: Priority(rawValue: constraint.priority.rawValue),
          sequence: constraint.sequence, closesAtBound: constraint.firstAttribute.kind != .size),
        .constraint(ObjectIdentifier(constraint)), .constraint(constraint))
    }
  }

  /// Notes what a constraint places, for ties: of two items the second one is placed first where a stack chains them.
  private mutating func noteOrder(of constraint: NSLayoutConstraint) {
    let kind = constraint.firstAttribute.kind
    // What ties a stack to its last item does not place it before the others.
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

  private mutating func place(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, at order: Int) {
    func lower(_ known: inout Int) { known = min(known, order) }
    lower(&firstPlaced[PlacedItem(item: ObjectIdentifier(item), axis: axis), default: .max])
  }

  /// Notes the margins that a constraint reads.
  private mutating func noteMargins(_ attribute: NSLayoutConstraint.Attribute, of item: (any LayoutItem)?) {
    if attribute.isOfMargins, let view = item as? UIView { readings.append(.margins(view, view.layoutMargins)) }
  }

  /// When the content size of a view is honoured where it ties with others of its priority: the later gives way (AL-2.19).
  ///
  /// Too much room goes to the view that was placed first, too little is at the expense of the last. Texts whose lines
  /// follow their width are measured after all others and give way before them, the last of them first.
  private func tieOrder(of view: UIView, _ axis: NSLayoutConstraint.Axis, isHugging: Bool) -> Int {
    let place = PlacedItem(item: ObjectIdentifier(view), axis: axis)
    let order = firstPlaced[place] ?? Self.neverPlaced + sources.count
    if axis == .horizontal, view.isMeasuredAfterLayout { return order + 4 * Self.neverPlaced }
    return isHugging ? -order : order
  }

  /// Above twice the number of any constraint.
  private static let neverPlaced = 1 << 48

  /// Hugging and compression resistance (AL-3.1).
  private mutating func addContentRows(of view: UIView) {
    let isPlacedByFrame = view.translatesAutoresizingMaskIntoConstraints && !(view === root && fitting != nil)
    guard !isPlacedByFrame, let unknowns = variables[ObjectIdentifier(view)]
    else { return }
    let size = view.layoutIntrinsicSize
    for (axis, variable, length) in [
      (NSLayoutConstraint.Axis.horizontal, unknowns.width, size.width), (.vertical, unknowns.height, size.height),
    ] where length >= 0 {
      let difference = LinearExpression(variable) - length
      let pulls = [
        (Relation.lessThanOrEqual, view.contentHuggingPriority(for: axis)),
        (.greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis)),
      ]
      for (relation, priority) in pulls {
        let isHugging = relation == .lessThanOrEqual
        // A required one never ties, and is listed in conflicts where its view stands.
        let order = priority.rawValue < 1000 ? tieOrder(of: view, axis, isHugging: isHugging) : sources.count
        add(
          Row(
            difference, relation, priority: Priority(rawValue: priority.rawValue), sequence: order, yieldsInTies: true),
          .content(ObjectIdentifier(view), axis, isHugging: isHugging),
          .contentSize(Weakly(view), axis))
      }
    }
  }

  /// Whether constraints say how large a scroll view's content is.
  func isContentConstrained(of view: UIScrollView) -> Bool {
    constrainedContents.contains(ObjectIdentifier(view.contentLayoutGuide))
  }

  /// A content that no constraint names is as large as it was set.
  private mutating func addContentSizeRows(of guide: ContentLayoutGuide) {
    guard !constrainedContents.contains(ObjectIdentifier(guide)), case .content(let size)? = guide.systemPlacement,
      let unknowns = variables[ObjectIdentifier(guide)]
    else { return }
    addSystem(guide, "width", "width", LinearExpression(unknowns.width) - size.width)
    addSystem(guide, "height", "height", LinearExpression(unknowns.height) - size.height)
  }

  /// The rows by which the system places its own guides.
  private mutating func addPlacementRows(of guide: UILayoutGuide, _ forms: AttributeForms) {
    guard let placement = guide.systemPlacement, let owner = guide.owningView else { return }
    // A content's size is the layout's own result.
    if !(guide is ContentLayoutGuide) { readings.append(.placement(guide, placement)) }
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
      if let expression { addSystem(guide, name, name, expression) }
    }
  }
}
