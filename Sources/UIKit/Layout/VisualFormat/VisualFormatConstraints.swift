import SystemValues

/// A visual format's rows as constraints between views and guides.
@MainActor
enum VisualFormatConstraints {
  static func constraints(
    _ text: String, _ options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let items = views.compactMapValues { $0 as? any LayoutItem }
    func superview(_ name: String) -> UIView? {
      (items[name] as? UIView)?.superview ?? (items[name] as? UILayoutGuide)?.owningView
    }
    let format = try VisualFormatRows(
      text, VisualFormatOptions(rawValue: options.rawValue), metrics: metrics.compactMapValues(number),
      views: Set(items.keys),
      hasSuperview: { superview($0) != nil })
    let outer = format.besideSuperview.flatMap(superview)
    func item(_ side: VisualFormatRow.Side) -> (any LayoutItem)? {
      switch side.item {
      case .view(let name): items[name]
      case .superview: outer
      case .superviewMargins: outer?.layoutMarginsGuide
      }
    }
    return format.rows.map { row in
      let (first, second) = (item(row.first), row.second.flatMap(item))
      let constraint = NSLayoutConstraint(
        item: first as Any, attribute: .init(row.first.attribute),
        relatedBy: .init(rawValue: row.relation.rawValue) ?? .equal, toItem: second,
        attribute: row.second.map { .init($0.attribute) } ?? .notAnAttribute, multiplier: 1, constant: row.constant)
      if row.isStandard, let near = row.second {
        let isAtMargin = row.first.item == .superviewMargins || near.item == .superviewMargins
        constraint.setSystemSpacing(
          isAtMargin
            ? 0 : SystemSpacing.between((second, .init(near.attribute)), (first, .init(row.first.attribute))))
      }
      if let priority = row.priority { constraint.priority = UILayoutPriority(Float(priority)) }
      return constraint
    }
  }

  private static func number(_ metric: Any) -> Double? {
    switch metric {
    case let number as NSNumber: number.doubleValue
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    default: nil
    }
  }
}
