import Escaping
import SystemValues

/// The one-line text of a constraint in logs (AL-2.29 to 2.34); hidden characters in names are spelled out.
@MainActor
enum ConstraintDescription {
  static func text(of constraint: NSLayoutConstraint) -> String {
    let identifier = constraint.identifier.map { " '\(Escaped.line($0))'" } ?? ""
    let state = constraint.isActive ? "active" : "inactive"
    let names = names(in: constraint)
    let list = names.isEmpty ? "" : ", names: \(names.joined(separator: ", ")) "
    return
      "<\(constraint.descriptionClassName):\(constraint.addressText)\(identifier) \(body(of: constraint))   (\(state)\(list))>"
  }

  static func body(of constraint: NSLayoutConstraint) -> String {
    visualBody(of: constraint) ?? equation(of: constraint)
  }

  private static func relation(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  private static func equation(of constraint: NSLayoutConstraint) -> String {
    let first =
      constraint.firstOffset?.token ?? "\(token(constraint.firstLayoutItem)).\(constraint.firstAttribute.name)"
    let relation = relation(constraint.relation)
    let constant = GeneralNumber.text(abs(constraint.constant))
    guard constraint.secondAttribute != .notAnAttribute || constraint.secondOffset != nil else {
      return "\(first) \(relation) \(GeneralNumber.text(constraint.constant))"
    }
    let multiplier =
      constraint.multiplier == 1 ? "" : "\(GeneralNumber.text(constraint.multiplier))*"
    let second =
      constraint.secondOffset?.token ?? "\(token(constraint.secondLayoutItem)).\(constraint.secondAttribute.name)"
    if constraint.isSystemSpacing {
      return "\(first) \(relation) \(multiplier)\(second) NSLayoutAnchorConstraintSpace("
        + "\(GeneralNumber.text(constraint.constant)))"
    }
    let tail = constraint.constant == 0 ? "" : constraint.constant > 0 ? " + \(constant)" : " - \(constant)"
    return "\(first) \(relation) \(multiplier)\(second)\(tail)"
  }

  private static func token(_ item: (any LayoutItem)?) -> String { item?.layoutToken ?? "(nil)" }

  // MARK: Visual form (AL-2.34)

  /// Returns `H:[A]-(8)-[B]` if the constraint is a distance along its axis with the farther item first.
  private static func visualBody(of constraint: NSLayoutConstraint) -> String? {
    guard constraint.multiplier == 1, !constraint.isSystemSpacing, let first = constraint.firstLayoutItem,
      let second = constraint.secondLayoutItem
    else { return nil }
    let pair = (constraint.firstAttribute, constraint.secondAttribute)
    let axis: String
    let direction: String
    switch pair {
    case (.leading, .trailing), (.leading, .leading), (.trailing, .trailing): (axis, direction) = ("H:", "")
    case (.left, .right), (.left, .left), (.right, .right): (axis, direction) = ("H:", "(LTR)")
    case (.top, .bottom), (.top, .top), (.bottom, .bottom): (axis, direction) = ("V:", "")
    default: return nil
    }
    let prefix = constraint.relation == .equal ? "" : relation(constraint.relation)
    let gap = "-(\(prefix)\(GeneralNumber.text(constraint.constant)))-"
    let (near, far) = ("[\(second.layoutToken)]", "[\(first.layoutToken)]")
    switch pair {
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      return "\(axis)\(near)\(gap)\(far)\(direction)"
    case (.leading, .leading), (.left, .left), (.top, .top):
      return isSuperview(second, of: first) ? "\(axis)|\(gap)\(far)\(direction)" : nil
    default:
      return isSuperview(first, of: second) ? "\(axis)\(near)\(gap)|\(direction)" : nil
    }
  }

  private static func isSuperview(_ item: any LayoutItem, of other: any LayoutItem) -> Bool {
    guard let view = item as? UIView else { return false }
    return ((other as? UIView).map(\.superview) ?? other.layoutOwner) === view
  }

  /// What the short names in the body stand for (AL-2.29, AL-2.31).
  private static func names(in constraint: NSLayoutConstraint) -> [String] {
    let items = [constraint.firstLayoutItem, constraint.secondLayoutItem].compactMap { $0 }
    var names: [String] = []
    for case let view as UIView in items {
      if let identifier = view.accessibilityIdentifier {
        names.append("\(Escaped.line(identifier)):\(view.classToken):\(view.addressText)")
      }
    }
    if visualBody(of: constraint)?.contains("|") ?? false,
      let superview = items.first(where: { item in items.contains { isSuperview(item, of: $0) } })
    {
      names.append("'|':\(superview.layoutToken)")
    }
    return names
  }
}
