internal import ConstraintSolver

/// Turns attributes into linear forms of the engine's unknowns (AL-1.9).
///
/// The value of a location means the coordinates of the view that holds the constraint (AL-1.30): from the item upward,
/// each superview on the way adds its own unknown position.
@MainActor
struct AttributeForms {
  let variables: [ObjectIdentifier: ItemVariables]

  /// The first side of a constraint less its multiplied second, without the constant; nil if an item is not in the
  /// tree.
  func difference(of constraint: NSLayoutConstraint, in holder: UIView) -> LinearExpression? {
    let isMirrored = constraint.isDirectional && holder.isRightToLeft
    func side(
      _ offset: AnchorOffset?, _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute,
      _ other: (any LayoutItem)?
    ) -> LinearExpression? {
      if let offset { return offset.form(self, in: holder, isMirrored: isMirrored) }
      return item.flatMap { item in
        form(
          attribute, of: item, in: holder, isMirrored: isMirrored,
          area: ContentArea.meant(by: item, attribute, beside: other))
      }
    }
    let (one, two) = (constraint.firstLayoutItem, constraint.secondLayoutItem)
    guard let first = side(constraint.firstOffset, one, constraint.firstAttribute, two) else { return nil }
    if constraint.secondOffset == nil, two == nil { return first }
    return side(constraint.secondOffset, two, constraint.secondAttribute, one).map {
      first - $0 * constraint.multiplier
    }
  }

  /// `attribute` of `item` in the coordinates of `container`.
  /// - Parameters:
  ///   - isMirrored: Horizontal values are taken from right to left, growing to the left (AL-1.12, AL-1.32).
  ///   - area: The rectangle whose edges are meant instead of the item's own (AL-9.3).
  /// - Returns: nil if the item is not in the tree.
  func form(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in container: UIView, isMirrored: Bool,
    area: (any LayoutItem)? = nil
  ) -> LinearExpression? {
    guard let unknowns = variables[ObjectIdentifier(area ?? item)] else { return nil }
    switch attribute {
    case .width: return LinearExpression(unknowns.width)
    case .height: return LinearExpression(unknowns.height)
    case .notAnAttribute: return LinearExpression()
    case .firstBaseline, .lastBaseline: return baseline(attribute, of: item, in: container)
    default: break
    }
    let margins = attribute.isOfMargins ? (item as? UIView)?.layoutMargins ?? .zero : .zero
    if attribute.kind == .vertical {
      guard let top = edge(.vertical, of: area ?? item, in: container) else { return nil }
      let bottom = top + LinearExpression(unknowns.height)
      return switch attribute {
      case .top, .topMargin: top + margins.top
      case .bottom, .bottomMargin: bottom - margins.bottom
      default: (top + margins.top) * 0.5 + (bottom - margins.bottom) * 0.5
      }
    }
    guard let left = edge(.horizontal, of: area ?? item, in: container) else { return nil }
    let (start, end) = (left + margins.left, left + LinearExpression(unknowns.width) - margins.right)
    let value =
      switch attribute {
      case .left, .leftMargin: start
      case .right, .rightMargin: end
      case .leading, .leadingMargin: isMirrored ? end : start
      case .trailing, .trailingMargin: isMirrored ? start : end
      default: start * 0.5 + end * 0.5
      }
    return isMirrored ? value * -1 : value
  }

  /// Baselines hang on the top and the bottom of the view that stands for the item's text (AL-3.17, AL-3.20).
  private func baseline(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in container: UIView
  ) -> LinearExpression? {
    guard let view = item as? UIView else { return nil }
    let text = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if text !== view, text.isDescendant(of: view) { return baseline(attribute, of: text, in: container) }
    guard let unknowns = variables[ObjectIdentifier(view)], let top = edge(.vertical, of: view, in: container)
    else { return nil }
    let offsets = view.baselineOffsets
    let isFirst = attribute == .firstBaseline
    let height = LinearExpression(unknowns.height)
    // Centred text moves with the middle of its view.
    if let natural = offsets.centredIn {
      let fromTop = isFirst ? offsets.firstFromTop : natural - offsets.lastFromBottom
      return top + height * 0.5 + (fromTop - natural / 2)
    }
    return isFirst ? top + offsets.firstFromTop : top + height - offsets.lastFromBottom
  }

  /// The left or top edge of an item's alignment rectangle in a container's coordinates.
  private func edge(
    _ axis: NSLayoutConstraint.Axis, of item: any LayoutItem, in container: UIView
  ) -> LinearExpression? {
    func position(_ unknowns: ItemVariables) -> LinearExpression {
      LinearExpression(axis == .horizontal ? unknowns.minX : unknowns.minY)
    }
    func inset(_ view: UIView) -> Double {
      axis == .horizontal ? view.alignmentRectInsets.left : view.alignmentRectInsets.top
    }
    func scroll(_ view: UIView) -> Double { axis == .horizontal ? view.bounds.minX : view.bounds.minY }

    if item === container { return LinearExpression(constant: scroll(container) + inset(container)) }
    guard let own = variables[ObjectIdentifier(item)] else { return nil }
    var sum = position(own)
    var outer = (item as? UIView)?.superview ?? (item is UIView ? nil : item.layoutOwner)
    while let view = outer, view !== container {
      guard let unknowns = variables[ObjectIdentifier(view)] else { return nil }
      sum = sum + position(unknowns) - inset(view) - scroll(view)
      outer = view.superview
    }
    return outer == nil ? nil : sum
  }
}
