/// Makes the constraints that a visual format means, in the order in which it says them (AL-8.5).
@MainActor
struct VisualFormatConstraints {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private let edges: Edges
  private var made: [NSLayoutConstraint] = []

  /// The sides that views have before and behind them along the axis.
  private struct Edges {
    let near: NSLayoutConstraint.Attribute
    let far: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute
    /// Whether the row runs against the axis (AL-8.15).
    let isReversed: Bool

    init(_ axis: NSLayoutConstraint.Axis, _ options: NSLayoutConstraint.FormatOptions) {
      let direction = options.intersection(.directionMask)
      isReversed = axis == .horizontal && direction == .directionRightToLeft
      size = axis == .vertical ? .height : .width
      (near, far) =
        axis == .vertical
        ? (.top, .bottom)
        : direction == .directionLeftToRight ? (.left, .right) : isReversed ? (.right, .left) : (.leading, .trailing)
    }
  }

  static func constraints(
    _ text: String, _ options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let format = try VisualFormatParser.parse(text)
    var builder = VisualFormatConstraints(format, options, metrics, views)
    try builder.build(length: text.count)
    return builder.made
  }

  private init(
    _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
    edges = Edges(format.axis, options)
  }

  private mutating func build(length: Int) throws(VisualFormatError) {
    var items: [any LayoutItem] = []
    for part in format.parts {
      if case .view(let word, _) = part { items.append(try view(word)) }
    }
    let outer = try superview(items)
    var index = 0
    var previous: (any LayoutItem)?
    for (position, part) in format.parts.enumerated() {
      switch part {
      case .superview:
        if position > 0, let previous, let outer { try link(previous, nil, outer, format.links[position - 1]) }
      case .view(_, let sizes):
        let item = items[index]
        if position > 0 { try link(previous, item, outer, format.links[position - 1]) }
        for size in sizes { try add(size, to: item) }
        previous = item
        index += 1
      }
    }
    try align(items, length: length)
  }

  // MARK: Names

  private func view(_ word: VisualFormat.Word) throws(VisualFormatError) -> any LayoutItem {
    if let item = views[word.text] as? any LayoutItem { return item }
    throw VisualFormatError(
      reason: "\(word.text) is not a key in the views dictionary.", place: word.place + word.text.count)
  }

  private func metric(_ name: String) -> CGFloat? {
    switch metrics[name] {
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    default: nil
    }
  }

  private func number(_ object: VisualFormat.Object) throws(VisualFormatError) -> CGFloat {
    switch object {
    case .number(let number): return number
    case .name(let word):
      if let number = metric(word.text) { return number }
      let reason =
        views[word.text] == nil
        ? "Encountered metric with name \"\(word.text)\", but value was not specified in metrics or views dictionaries"
        : "\"\(word.text)\" is a view, and only a number or a metric can stand here. Put a spacer view in its place."
      throw VisualFormatError(reason: reason, place: word.place + word.text.count)
    }
  }

  /// The superview of the view beside a `|` (AL-8.8); nil if the format has none.
  private func superview(_ items: [any LayoutItem]) throws(VisualFormatError) -> UIView? {
    func outside(_ item: (any LayoutItem)?) -> UIView? {
      (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }
    for (index, part) in format.parts.enumerated() {
      guard case .superview(let place) = part else { continue }
      if let view = outside(index == 0 ? items.first : items.last) { return view }
      throw VisualFormatError(
        reason: "Unable to interpret '|' character, because the related view doesn't have a superview", place: place)
    }
    return nil
  }

  // MARK: Rows

  /// The distance between two neighbours, one of which may be the superview's edge: nil (AL-8.6).
  private mutating func link(
    _ before: (any LayoutItem)?, _ after: (any LayoutItem)?, _ outer: UIView?, _ link: VisualFormat.Link
  ) throws(VisualFormatError) {
    let isBetweenViews = before != nil && after != nil
    let isOfBaselines =
      isBetweenViews && format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    let start: (any LayoutItem)? = before ?? outer
    let end: (any LayoutItem)? = after ?? outer
    guard let start, let end else { return }
    let first = (start, isOfBaselines ? .lastBaseline : before == nil ? edges.near : edges.far)
    let second = (end, isOfBaselines ? .firstBaseline : after == nil ? edges.far : edges.near)
    switch link {
    case .flush: add(from: first, to: second, .equal, 0, nil)
    case .standard:
      guard isBetweenViews else { return addStandard(first, second, outer) }
      let constraint = add(from: first, to: second, .equal, 0, nil)
      constraint.setSystemSpacing(SystemSpacing.between(first, second))
    case .gap(let predicates):
      for predicate in predicates {
        let distance = try number(predicate.object)
        let priority = try priority(predicate)
        add(from: first, to: second, predicate.relation, distance, priority)
      }
    }
  }

  private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> CGFloat? {
    guard let priority = predicate.priority else { return nil }
    return try number(priority)
  }

  /// The standard space to a superview ends at its margin (AL-8.18).
  private mutating func addStandard(
    _ first: ((any LayoutItem), NSLayoutConstraint.Attribute),
    _ second: ((any LayoutItem), NSLayoutConstraint.Attribute),
    _ outer: UIView?
  ) {
    guard let guide = outer?.layoutMarginsGuide else { return }
    func inside(_ end: ((any LayoutItem), NSLayoutConstraint.Attribute)) -> (
      (any LayoutItem), NSLayoutConstraint.Attribute
    ) {
      end.0 === outer ? (guide, end.1) : end
    }
    add(from: inside(first), to: inside(second), .equal, 0, nil).setSystemSpacing(0)
  }

  /// `end REL start + distance`, the other way round where the row runs to the left.
  @discardableResult
  private mutating func add(
    from start: ((any LayoutItem), NSLayoutConstraint.Attribute),
    to end: ((any LayoutItem), NSLayoutConstraint.Attribute),
    _ relation: NSLayoutConstraint.Relation, _ distance: CGFloat, _ priority: CGFloat?
  ) -> NSLayoutConstraint {
    let (first, second) = edges.isReversed ? (start, end) : (end, start)
    return add(
      NSLayoutConstraint(
        item: first.0, attribute: first.1, relatedBy: relation, toItem: second.0, attribute: second.1, multiplier: 1,
        constant: distance), priority)
  }

  @discardableResult
  private mutating func add(_ constraint: NSLayoutConstraint, _ priority: CGFloat?) -> NSLayoutConstraint {
    if let priority { constraint.priority = UILayoutPriority(Float(priority)) }
    made.append(constraint)
    return constraint
  }

  private mutating func add(_ size: VisualFormat.Predicate, to item: any LayoutItem) throws(VisualFormatError) {
    let priority = try priority(size)
    var other: (any LayoutItem)?
    var constant: CGFloat = 0
    // A name is a metric if there is one, else a view (AL-8.3).
    if case .name(let word) = size.object, metric(word.text) == nil, views[word.text] != nil {
      other = try view(word)
    } else {
      constant = try number(size.object)
    }
    add(
      NSLayoutConstraint(
        item: item, attribute: edges.size, relatedBy: size.relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : edges.size, multiplier: 1, constant: constant), priority)
  }

  /// AL-8.13 and 8.14.
  private mutating func align(_ items: [any LayoutItem], length: Int) throws(VisualFormatError) {
    for attribute in options.alignments {
      let isVertical = attribute.kind == .vertical
      if isVertical != (format.axis == .horizontal) {
        let axis = format.axis == .horizontal ? "horizontal" : "vertical"
        throw VisualFormatError(
          reason:
            "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout that is "
            + "also \(axis).", place: length)
      }
      for (previous, next) in zip(items, items.dropFirst()) {
        add(
          NSLayoutConstraint(
            item: previous, attribute: attribute, relatedBy: .equal, toItem: next, attribute: attribute, multiplier: 1,
            constant: 0), nil)
      }
    }
  }
}
