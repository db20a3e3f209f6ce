internal import ConstraintSolver
import SystemValues

/// Converts attributes to linear forms of the engine's variables (AL-1.9).
///
/// A location is expressed in the coordinates of the view that holds the constraint (AL-1.30): going up from the item,
/// each superview on the way adds its own position variable.
@MainActor
struct AttributeForms {
  let variables: [ObjectIdentifier: ItemVariables]

  /// A constraint's first side minus its multiplied second, without the constant; nil if an item is not in the tree.
  func difference(of constraint: NSLayoutConstraint, in holder: UIView) -> LinearExpression? {
    let isMirrored = constraint.isDirectional && holder.isRightToLeft
    var sum = LinearExpression()
    sum.terms.reserveCapacity(6)
    func addSide(
      _ offset: AnchorOffset?, _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute,
      _ other: (any LayoutItem)?, times factor: Double
    ) -> Bool {
      if let offset {
        guard let form = offset.form(self, in: holder, isMirrored: isMirrored) else { return false }
        sum = sum + form * factor
        return true
      }
      guard let item else { return false }
      return add(
        attribute, of: item, in: holder, isMirrored: isMirrored,
        area: ContentArea.meant(by: item, attribute, beside: other), times: factor, to: &sum)
    }
    let (one, two) = (constraint.firstLayoutItem, constraint.secondLayoutItem)
    guard addSide(constraint.firstOffset, one, constraint.firstAttribute, two, times: 1) else { return nil }
    if constraint.secondOffset == nil, two == nil { return sum }
    return addSide(constraint.secondOffset, two, constraint.secondAttribute, one, times: -constraint.multiplier)
      ? sum : nil
  }

  /// Returns `attribute` of `item` in the coordinates of `container`.
  /// - Parameter isMirrored: Whether horizontal values are measured from right to left (AL-1.12, AL-1.32).
  /// - Returns: nil if the item is not in the tree.
  func form(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in container: UIView, isMirrored: Bool
  ) -> LinearExpression? {
    var sum = LinearExpression()
    return add(attribute, of: item, in: container, isMirrored: isMirrored, times: 1, to: &sum) ? sum : nil
  }

  /// Adds an attribute's form times a factor to a sum; nearly all rows consist of two such forms.
  /// - Parameters:
  ///   - isMirrored: See ``form(_:of:in:isMirrored:)``.
  ///   - area: The rectangle whose edges replace the item's own (AL-9.3).
  /// - Returns: Whether the item is in the tree.
  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in container: UIView, isMirrored: Bool,
    area: (any LayoutItem)? = nil, times factor: Double, to sum: inout LinearExpression
  ) -> Bool {
    guard let unknowns = variables[ObjectIdentifier(area ?? item)] else { return false }
    switch attribute {
    case .width:
      sum.terms.append(Term(unknowns.width, factor))
      return true
    case .height:
      sum.terms.append(Term(unknowns.height, factor))
      return true
    case .notAnAttribute: return true
    case .firstBaseline, .lastBaseline:
      return addBaseline(attribute, of: item, in: container, times: factor, to: &sum)
    default: break
    }
    let margins = attribute.isOfMargins ? (item as? UIView)?.layoutMargins ?? .zero : .zero
    let isVertical = attribute.kind == .vertical
    // In right-to-left layouts values grow to the left.
    let factor = isMirrored && !isVertical ? -factor : factor
    guard var near = addEdge(isVertical ? .vertical : .horizontal, of: area ?? item, in: container, factor, &sum.terms)
    else { return false }
    let length = isVertical ? unknowns.height : unknowns.width
    let far = near - (isVertical ? margins.bottom : margins.right)
    near += isVertical ? margins.top : margins.left
    let end: Bool? =
      switch attribute {
      case .top, .topMargin, .left, .leftMargin: false
      case .bottom, .bottomMargin, .right, .rightMargin: true
      case .leading, .leadingMargin: isMirrored
      case .trailing, .trailingMargin: !isMirrored
      default: nil
      }
    switch end {
    case false?: sum.constant += near * factor
    case true?:
      sum.terms.append(Term(length, factor))
      sum.constant += far * factor
    case nil:
      sum.terms.append(Term(length, 0.5 * factor))
      sum.constant += (near * 0.5 + far * 0.5) * factor
    }
    return true
  }

  /// Adds a baseline, which is relative to the top or the bottom of the view with the item's text (AL-3.17, AL-3.20).
  private func addBaseline(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in container: UIView, times factor: Double,
    to sum: inout LinearExpression
  ) -> Bool {
    guard let view = item as? UIView else { return false }
    let text = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if text !== view, text.isDescendant(of: view) {
      return addBaseline(attribute, of: text, in: container, times: factor, to: &sum)
    }
    guard let unknowns = variables[ObjectIdentifier(view)],
      let top = addEdge(.vertical, of: view, in: container, factor, &sum.terms)
    else { return false }
    let offsets = view.baselineOffsets
    let isFirst = attribute == .firstBaseline
    if let natural = offsets.centredIn {
      // Centred text moves with the centre of its view.
      let fromTop = isFirst ? offsets.firstFromTop : natural - offsets.lastFromBottom
      sum.terms.append(Term(unknowns.height, 0.5 * factor))
      sum.constant += (top + (fromTop - natural / 2)) * factor
    } else if isFirst {
      sum.constant += (top + offsets.firstFromTop) * factor
    } else {
      sum.terms.append(Term(unknowns.height, factor))
      sum.constant += (top - offsets.lastFromBottom) * factor
    }
    return true
  }

  /// Adds the variables of the left or top edge of an item's alignment rectangle in a container's coordinates, times a
  /// factor.
  /// - Returns: The edge's constant part, without the factor; nil if the item is not in the container.
  private func addEdge(
    _ axis: NSLayoutConstraint.Axis, of item: any LayoutItem, in container: UIView, _ factor: Double,
    _ terms: inout [Term]
  ) -> Double? {
    func position(_ unknowns: ItemVariables) -> Variable { axis == .horizontal ? unknowns.minX : unknowns.minY }
    func inset(_ view: UIView) -> Double {
      axis == .horizontal ? view.alignmentRectInsets.left : view.alignmentRectInsets.top
    }
    func scroll(_ view: UIView) -> Double { axis == .horizontal ? view.bounds.minX : view.bounds.minY }

    if item === container { return scroll(container) + inset(container) }
    guard let own = variables[ObjectIdentifier(item)] else { return nil }
    terms.append(Term(position(own), factor))
    var constant = 0.0
    var outer = (item as? UIView)?.superview ?? (item is UIView ? nil : item.layoutOwner)
    while let view = outer, view !== container {
      guard let unknowns = variables[ObjectIdentifier(view)] else { return nil }
      terms.append(Term(position(unknowns), factor))
      constant = constant - inset(view) - scroll(view)
      outer = view.superview
    }
    return outer == nil ? nil : constant
  }
}
