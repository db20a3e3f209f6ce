/// One constraint of a visual format, with the names in it.
package struct VisualFormatRow {
  /// The item that a side refers to.
  package enum Item: Hashable {
    case view(String)
    /// The superview of the view next to a `|`, and the inside of its margins.
    case superview
    case superviewMargins
  }

  /// One side of a constraint.
  package struct Side {
    /// The item.
    package let item: Item
    /// The item's attribute.
    package let attribute: ConstraintAttribute
  }

  /// The side that is constrained.
  package let first: Side
  /// The relation between the sides.
  package let relation: ConstraintRelation
  /// The second side; nil for a constant.
  package let second: Side?
  /// In points.
  package let constant: Double
  /// The priority; nil if the format names none, which means required.
  package let priority: Double?
  /// Whether the constant is the standard spacing.
  package let isStandard: Bool
}

/// Makes the rows of a visual format, in its order (AL-8.5).
package struct VisualFormatRows {
  /// In the order of the format (AL-8.5).
  package private(set) var rows: [VisualFormatRow] = []
  /// The view whose superview `|` refers to; nil for a format without `|`.
  package private(set) var besideSuperview: String?

  private let format: VisualFormat
  private let options: VisualFormatOptions
  private let edges: Edges

  /// The near and far edges of views along the axis.
  private struct Edges {
    let near: ConstraintAttribute
    let far: ConstraintAttribute
    let size: ConstraintAttribute
    /// Whether the row is laid out against the axis (AL-8.15).
    let isReversed: Bool

    init(_ axis: VisualFormat.Axis, _ options: VisualFormatOptions) {
      let direction = options.intersection(.directions)
      isReversed = axis == .horizontal && direction == .rightToLeft
      size = axis == .vertical ? .height : .width
      (near, far) =
        axis == .vertical
        ? (.top, .bottom)
        : direction == .leftToRight ? (.left, .right) : isReversed ? (.right, .left) : (.leading, .trailing)
    }
  }

  /// - Parameter hasSuperview: Whether the view with a name has a superview.
  package init(
    _ text: String, _ options: VisualFormatOptions, metrics: [String: Double], views: Set<String>,
    hasSuperview: @escaping (String) -> Bool
  ) throws(VisualFormatError) {
    format = try VisualFormatParser.parse(
      text, VisualFormatParser.Names(views: views, metrics: metrics, hasSuperview: hasSuperview))
    self.options = options
    edges = Edges(format.axis, options)
    let names = format.parts.compactMap { part in
      if case .view(let word, _) = part { word.text } else { nil }
    }
    if format.parts.first == .superview {
      besideSuperview = names.first
    } else if format.parts.last == .superview {
      besideSuperview = names.last
    }
    addRows(names)
    try align(names, length: text.count)
  }

  private mutating func addRows(_ names: [String]) {
    var index = 0
    var previous: String?
    for (position, part) in format.parts.enumerated() {
      switch part {
      case .superview:
        if position > 0, previous != nil { link(previous, nil, format.links[position - 1]) }
      case .view(_, let sizes):
        let name = names[index]
        if position > 0 { link(previous, name, format.links[position - 1]) }
        for size in sizes { add(size, to: name) }
        previous = name
        index += 1
      }
    }
  }

  // MARK: Rows

  private typealias Side = VisualFormatRow.Side

  /// Adds the distance between two neighbours; nil stands for the superview's edge (AL-8.6).
  private mutating func link(_ before: String?, _ after: String?, _ link: VisualFormat.Link) {
    let isBetweenViews = before != nil && after != nil
    let isOfBaselines = isBetweenViews && format.axis == .vertical && options.contains(.betweenBaselines)
    func side(
      _ name: String?, _ edge: ConstraintAttribute, _ baseline: ConstraintAttribute,
      atSuperview: ConstraintAttribute
    ) -> Side {
      guard let name else { return Side(item: .superview, attribute: atSuperview) }
      return Side(item: .view(name), attribute: isOfBaselines ? baseline : edge)
    }
    let first = side(before, edges.far, .lastBaseline, atSuperview: edges.near)
    let second = side(after, edges.near, .firstBaseline, atSuperview: edges.far)
    switch link {
    case .flush: add(from: first, to: second, .equal, 0, nil)
    case .standard:
      // The standard spacing to a superview ends at its margin (AL-8.18).
      func inside(_ side: Side) -> Side {
        side.item == .superview ? Side(item: .superviewMargins, attribute: side.attribute) : side
      }
      add(from: inside(first), to: inside(second), .equal, 0, nil, isStandard: true)
    case .gap(let predicates):
      for predicate in predicates {
        add(from: first, to: second, predicate.relation, predicate.object.number, predicate.priority?.number)
      }
    }
  }

  /// `end REL start + distance`, reversed if the row is laid out to the left.
  private mutating func add(
    from start: Side, to end: Side, _ relation: ConstraintRelation, _ distance: Double, _ priority: Double?,
    isStandard: Bool = false
  ) {
    let (first, second) = edges.isReversed ? (start, end) : (end, start)
    rows.append(
      VisualFormatRow(
        first: first, relation: relation, second: second, constant: distance, priority: priority, isStandard: isStandard
      ))
  }

  private mutating func add(_ size: VisualFormat.Predicate, to name: String) {
    var second: Side?
    if case .view(let word) = size.object { second = Side(item: .view(word.text), attribute: edges.size) }
    rows.append(
      VisualFormatRow(
        first: Side(item: .view(name), attribute: edges.size), relation: size.relation, second: second,
        constant: size.object.number, priority: size.priority?.number, isStandard: false))
  }

  /// AL-8.13 and 8.14.
  private mutating func align(_ names: [String], length: Int) throws(VisualFormatError) {
    for attribute in options.alignments {
      if (attribute.kind == .vertical) != (format.axis == .horizontal) {
        let axis = format.axis == .horizontal ? "horizontal" : "vertical"
        throw VisualFormatError(
          reason:
            "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout that is "
            + "also \(axis).", place: length)
      }
      for (previous, next) in zip(names, names.dropFirst()) {
        rows.append(
          VisualFormatRow(
            first: Side(item: .view(previous), attribute: attribute), relation: .equal,
            second: Side(item: .view(next), attribute: attribute), constant: 0, priority: nil, isStandard: false))
      }
    }
  }
}
