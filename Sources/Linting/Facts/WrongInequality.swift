import Layout
import Values

/// An inequality that lets views beyond a side of their superview instead of keeping them inside: `>=` where `<=` is meant.
struct WrongInequality {
  let advice: String
  /// nil if the document cannot be changed there.
  let fix: LintFix?
}

extension LintedScene {
  /// Returns the wrong inequality that lets views beyond a side; nil if there is none.
  /// - Parameter names: The views that are beyond the side.
  func wrongInequality(of names: [String], at side: ScreenSide) -> WrongInequality? {
    let ids = Set(views.filter { names.contains($0.name) }.map(\.id))
    let wrong = constraints.lazy.compactMap { constraint -> WrongInequality? in
      guard constraint.letsOut(ids, at: side, of: self) else { return nil }
      let (written, meant) = (constraint.relation.rawValue, constraint.relation.reversed.rawValue)
      let name = constraint.label ?? "\"\(constraint.text)\""
      return WrongInequality(
        advice: "\(name) says \(written), which lets the view extend beyond that edge: probably \(meant) is meant",
        fix: self.fix([constraint]) { wrong in
          var right = wrong
          right.relation = wrong.relation.reversed
          return right
        })
    }
    return wrong.first
  }
}

extension SceneConstraint {
  /// Whether it is an inequality between the same edge of a view and of its superview that only moves the view outwards.
  fileprivate func letsOut(_ ids: Set<String>, at side: ScreenSide, of scene: LintedScene) -> Bool {
    guard relation != .equal, multiplier == 1, let second, Self.isEdge(first.attribute, side),
      Self.isEdge(second.attribute, side)
    else { return false }
    let isFirst = first.item.viewID.map(ids.contains) ?? false
    let inner = isFirst ? first.item : second.item
    let outer = isFirst ? second.item : first.item
    guard let id = inner.viewID, ids.contains(id), outer.isContainer(of: id, in: scene) else { return false }
    // At the right and the bottom the view's own edge may be at most the superview's.
    let isAtLeast = (relation == .greaterThanOrEqual) == isFirst
    return side == .right || side == .bottom ? isAtLeast : !isAtLeast
  }

  private static func isEdge(_ attribute: SceneAttribute, _ side: ScreenSide) -> Bool {
    let edges: [SceneAttribute] =
      switch side {
      case .left: [.left, .leading, .leftMargin, .leadingMargin]
      case .right: [.right, .trailing, .rightMargin, .trailingMargin]
      case .top: [.top, .topMargin]
      case .bottom: [.bottom, .bottomMargin]
      }
    return edges.contains(attribute)
  }
}

extension SceneItem {
  /// Whether it is the superview of a view, or a guide of the root.
  fileprivate func isContainer(of id: String, in scene: LintedScene) -> Bool {
    if self == scene.superviews[id] ?? .root { return true }
    switch self {
    case .root, .safeArea, .readableGuide: return true
    default: return false
    }
  }
}
