/// A constraint that a stack requires.
struct StackRow {
  var first: any LayoutItem
  var firstAttribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  var second: (any LayoutItem)?
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  /// In points.
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required
  var identifier: String
  /// Whether the constant is the system's spacing (AL-4.41).
  var isSystemSpacing = false
}

/// The constraints of a stack: tables AL-4.14 to 4.35, in order.
@MainActor
struct StackRows {
  private let stack: UIStackView
  private let items: [UIView]
  private let visible: [UIView]
  private let terms: StackTerms
  private(set) var rows: [StackRow] = []

  init(_ stack: UIStackView) {
    self.stack = stack
    items = stack.arrangedSubviews
    visible = items.filter { !$0.isHidden }
    terms = StackTerms(axis: stack.axis)
    stack.useSpacer(along: spacerAxes)
    let usesGaps = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let gaps = stack.gapGuides(usesGaps ? max(0, visible.count - 1) : 0)
    if items.isEmpty { return }
    connectEnds()
    space()
    hide()
    distribute(gaps)
    align()
    span()
    connectSides()
    suppressAmbiguity()
    widthsOfText()
  }

  // MARK: Terms

  private var canvas: any LayoutItem {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  /// The edges across the axis that the alignment leaves open (AL-4.31).
  private var weakEdges: (near: Bool, far: Bool) {
    switch stack.alignment {
    case .fill: (false, false)
    case .leading: (false, true)
    case .trailing: (true, false)
    case .center, .firstBaseline, .lastBaseline: (true, true)
    }
  }

  private var hasWeakEdge: Bool { weakEdges.near || weakEdges.far }
  private var hasSpanner: Bool { visible.count > 1 && hasWeakEdge || visible.isEmpty }

  private var spacerAxes: Set<NSLayoutConstraint.Axis> {
    if items.isEmpty { return [] }
    if visible.isEmpty { return [.horizontal, .vertical] }
    return hasSpanner ? [stack.axis.other] : []
  }

  private mutating func add(
    _ identifier: String, _ first: any LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: (any LayoutItem)? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, at priority: Float = 1000
  ) {
    rows.append(
      StackRow(
        first: first, firstAttribute: firstAttribute, relation: relation, second: second,
        secondAttribute: secondAttribute, multiplier: multiplier, constant: constant,
        priority: UILayoutPriority(priority), identifier: "UISV-\(identifier)"))
  }

  // MARK: Along the axis

  /// AL-4.14.
  private mutating func connectEnds() {
    let (first, last): (any LayoutItem, any LayoutItem) = (visible.first ?? stack.spacer, visible.last ?? stack.spacer)
    add("canvas-connection", canvas, terms.lead, .equal, first, terms.lead)
    add("canvas-connection", canvas, terms.trail, .equal, last, terms.trail)
    // If nothing is visible, the chain of hidden views is attached to the spacer; otherwise nothing would hold it.
    if visible.isEmpty { add("canvas-connection", stack.spacer, terms.lead, .equal, items[0], terms.lead) }
  }

  /// AL-4.15 to 4.18, AL-4.40 to 4.42.
  private mutating func space() {
    let usesGaps = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (previous, current) in zip(items, items.dropFirst()) {
      let isAtEnd = current === visible.first || previous === visible.last || visible.isEmpty
      let own = stack.spacing(after: previous)
      let isSystem = own == UIStackView.spacingUseSystem
      let spacing = isSystem ? SystemSpacing.standard : own
      let hiddenCount = CGFloat([previous, current].count { $0.isHidden })
      let isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
      add(
        "spacing", current, isBaselineRelative ? .firstBaseline : terms.lead, usesGaps ? .greaterThanOrEqual : .equal,
        previous, isBaselineRelative ? .lastBaseline : terms.trail,
        plus: isAtEnd ? 0 : spacing - spacing / 2 * hiddenCount)
      rows[rows.count - 1].isSystemSpacing = isSystem && !isAtEnd && hiddenCount == 0
    }
  }

  /// AL-4.19.
  private mutating func hide() {
    for item in items where item.isHidden { add("hiding", item, terms.size) }
  }

  private mutating func distribute(_ gaps: [StackGapGuide]) {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing: spread(gaps, from: terms.trail, to: terms.lead, at: 1000)
    case .equalCentering: spread(gaps, from: terms.mid, to: terms.mid, at: 149)
    }
  }

  /// AL-4.21.
  private mutating func fillEqually() {
    guard let first = visible.first else { return }
    for item in visible.dropFirst() { add("fill-equally", item, terms.size, .equal, first, terms.size) }
  }

  /// AL-4.22 to 4.24.
  private mutating func fillProportionally() {
    let lengths = stack.proportionalLengths
    let known = lengths.filter { $0 > 0 }
    if known.isEmpty { return fillEqually() }
    let spacing = stack.spacing == UIStackView.spacingUseSystem ? SystemSpacing.standard : stack.spacing
    let total = known.reduce(0, +) + spacing * CGFloat(visible.count - 1)
    // Views without an intrinsic size that are no stacks keep their own constraints and take the rest.
    for (index, (item, length)) in zip(visible, lengths).enumerated() where length > 0 {
      add(
        "fill-proportionally", item, terms.size, .equal, stack, terms.size, times: length / total,
        at: visible.count == 1 ? 1000 : max(1, Float(999 - index)))
    }
  }

  /// AL-4.25 to 4.27.
  private mutating func spread(
    _ gaps: [StackGapGuide], from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, at priority: Float
  ) {
    let isBaselineRelative = stack.isBaselineRelativeArrangement && stack.distribution == .equalSpacing
    let isVertical = stack.axis == .vertical
    for (gap, pair) in zip(gaps, zip(visible, visible.dropFirst())) {
      let (start, end) =
        isBaselineRelative && isVertical
        ? (NSLayoutConstraint.Attribute.lastBaseline, NSLayoutConstraint.Attribute.firstBaseline) : (from, to)
      add("distributing-edge", gap, terms.lead, .equal, pair.0, start)
      add("distributing-edge", gap, terms.trail, .equal, pair.1, end)
    }
    for (index, gap) in gaps.enumerated().dropFirst() {
      let weakened = priority == 1000 ? 1000 : max(1, priority - Float(index - 1))
      add("fill-equally", gap, terms.size, .equal, gaps[0], terms.size, at: weakened)
    }
    add("canvas-fit", stack, terms.size, at: 49)
  }

  // MARK: Across the axis

  /// The attributes that align the items (AL-4.30).
  private var alignmentAttributes: [NSLayoutConstraint.Attribute] {
    switch stack.alignment {
    case .fill: [terms.far, terms.near]
    case .leading: [terms.near]
    case .trailing: [terms.far]
    case .center: [terms.middle]
    case .firstBaseline: stack.axis == .horizontal ? [.firstBaseline] : []
    case .lastBaseline: stack.axis == .horizontal ? [.lastBaseline] : []
    }
  }

  /// AL-4.30, and AL-4.20 for hidden views.
  private mutating func align() {
    let first: any LayoutItem = visible.first ?? stack.spacer
    for item in items where item !== first {
      if !item.isHidden {
        for attribute in alignmentAttributes { add("alignment", first, attribute, .equal, item, attribute) }
      } else if let last = alignmentAttributes.last {
        // A spacer has no baselines.
        let attribute = visible.isEmpty && last.isBaseline ? terms.near : last
        add("alignment", first, attribute, .equal, item, attribute)
      }
    }
  }

  /// AL-4.32.
  private mutating func span() {
    if !hasSpanner { return }
    let (spacer, weak) = (stack.spacer, weakEdges)
    if hasWeakEdge { add("spanning-fit", spacer, terms.extent, at: 51) }
    for item in visible {
      for (edge, isWeak, relation) in [
        (terms.near, weak.near, NSLayoutConstraint.Relation.lessThanOrEqual),
        (terms.far, weak.far, .greaterThanOrEqual),
      ] {
        add("spanning-boundary", spacer, edge, isWeak ? relation : .equal, item, edge, at: isWeak ? 1000 : 999.5)
      }
    }
  }

  /// AL-4.33 and 4.34.
  private mutating func connectSides() {
    let isOne = visible.count == 1
    let spacer: any LayoutItem = stack.spacer
    let first: any LayoutItem = visible.first ?? spacer
    /// The item at an edge, and whether exactly.
    typealias Side = (item: any LayoutItem, isExact: Bool)
    let near: Side
    let far: Side
    switch (stack.alignment, stack.axis) {
    case (.fill, _): (near, far) = ((first, true), (first, true))
    case (.leading, _): (near, far) = ((first, true), isOne ? (first, false) : (spacer, true))
    case (.trailing, _): (near, far) = (isOne ? (first, false) : (spacer, true), (first, true))
    case (_, _) where isOne: (near, far) = ((first, false), (first, false))
    case (.firstBaseline, .horizontal): (near, far) = ((first, false), (spacer, true))
    case (.lastBaseline, .horizontal): (near, far) = ((spacer, true), (first, false))
    default: (near, far) = ((spacer, true), (spacer, true))
    }
    add("canvas-connection", canvas, terms.near, near.isExact ? .equal : .lessThanOrEqual, near.item, terms.near)
    add("canvas-connection", canvas, terms.far, far.isExact ? .equal : .greaterThanOrEqual, far.item, terms.far)
    if stack.alignment == .center { add("canvas-connection", canvas, terms.middle, .equal, first, terms.middle) }
    if !near.isExact || !far.isExact { add("canvas-fit", stack, terms.extent, at: 49) }
  }

  /// AL-4.35.
  private mutating func suppressAmbiguity() {
    for item in items where stack.alignment != .fill || item.isHidden {
      add("ambiguity-suppression", item, terms.extent, at: 25)
    }
  }

  /// AL-4.39.
  private mutating func widthsOfText() {
    if stack.axis == .vertical { return }
    if stack.look.sharesRowsAmongWrappingTexts { return equalWidthsOfText() }
    let count = CGFloat(visible.count)
    let spacing = stack.spacing == UIStackView.spacingUseSystem ? SystemSpacing.standard : stack.spacing
    for case let label as UILabel in visible where label.numberOfLines != 1 {
      add(
        "text-width-disambiguation", label, .width, .equal, canvas, .width, times: 1 / count,
        plus: -spacing * (count - 1) / count,
        at: min(1000, label.contentCompressionResistancePriority(for: .horizontal).rawValue + 10))
    }
  }

  /// AL-4.39 from iOS 15 on: multi-line labels have equal widths; a single one has no such row.
  private mutating func equalWidthsOfText() {
    let labels = visible.compactMap { $0 as? UILabel }.filter { $0.numberOfLines != 1 }
    guard let first = labels.first else { return }
    for label in labels.dropFirst() {
      add(
        "text-width-disambiguation", label, .width, .equal, first, .width,
        at: min(1000, label.contentCompressionResistancePriority(for: .horizontal).rawValue + 10))
    }
  }
}

/// The attributes along and across an axis (AL-4.11).
struct StackTerms {
  let lead, trail, size, mid: NSLayoutConstraint.Attribute
  let near, far, extent, middle: NSLayoutConstraint.Attribute

  init(axis: NSLayoutConstraint.Axis) {
    let rows = (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.trailing)
    let columns = (NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.bottom)
    if axis == .horizontal {
      (lead, trail, size, mid) = (rows.0, rows.1, .width, .centerX)
      (near, far, extent, middle) = (columns.0, columns.1, .height, .centerY)
    } else {
      (lead, trail, size, mid) = (columns.0, columns.1, .height, .centerY)
      (near, far, extent, middle) = (rows.0, rows.1, .width, .centerX)
    }
  }
}

extension NSLayoutConstraint.Axis {
  var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
