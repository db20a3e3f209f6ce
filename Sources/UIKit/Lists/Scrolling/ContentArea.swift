/// Determines whether a constraint that refers to a scroll view means its content or its frame (AL-9.3).
@MainActor
enum ContentArea {
  /// The content guide, if a scroll view's edge is constrained to something inside it; nil if the item itself is meant.
  static func meant(
    by item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, beside other: (any LayoutItem)?
  ) -> (any LayoutItem)? {
    guard let scroll = item as? UIScrollView, let other, other !== item, !(other is FrameLayoutGuide) else {
      return nil
    }
    switch attribute {
    case .width, .height, .centerX, .centerY, .notAnAttribute, .firstBaseline, .lastBaseline: return nil
    default: return other.layoutOwner?.isDescendant(of: scroll) ?? false ? scroll.contentLayoutGuide : nil
    }
  }

  private static func isOfScrolling(_ item: (any LayoutItem)?) -> Bool {
    guard let item else { return false }
    return item is UIScrollView || item is ContentLayoutGuide
  }

  /// The content guides that a constraint refers to, directly or through AL-9.3.
  static func guides(in constraint: NSLayoutConstraint) -> [any LayoutItem] {
    let (one, two) = (constraint.firstLayoutItem, constraint.secondLayoutItem)
    if constraint.firstOffset == nil, constraint.secondOffset == nil, !isOfScrolling(one), !isOfScrolling(two) {
      return []
    }
    let named = constraint.layoutItems.filter { $0 is ContentLayoutGuide }
    let implied = [
      one.flatMap { meant(by: $0, constraint.firstAttribute, beside: two) },
      two.flatMap { meant(by: $0, constraint.secondAttribute, beside: one) },
    ]
    return named + implied.compactMap { $0 }
  }
}

extension NSLayoutConstraint {
  /// The constraint's items, with a scroll view's content guide where its content is meant (AL-9.3).
  package var meantItems: [NSObject] {
    let (one, two) = (firstLayoutItem, secondLayoutItem)
    let first = one.map { ContentArea.meant(by: $0, firstAttribute, beside: two) ?? $0 }
    let second = two.map { ContentArea.meant(by: $0, secondAttribute, beside: one) ?? $0 }
    return [first, second].compactMap { $0 as? NSObject }
  }
}
