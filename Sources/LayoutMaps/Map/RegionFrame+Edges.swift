package import Layout

extension RegionFrame {
  /// Edges that have a form in every layout, as sweeps list them.
  package static let edges: [SceneAttribute] = [
    .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
  ]

  /// Returns an edge as a form, positions in the root view's coordinates; nil for margins, and for baselines of a view
  /// without text.
  /// - Parameter isRightToLeft: Whether leading is right.
  package func form(of edge: SceneAttribute, isRightToLeft: Bool) -> AffineForm? {
    switch edge {
    case .left: x
    case .right: x + width
    case .leading: isRightToLeft ? x + width : x
    case .trailing: isRightToLeft ? x : x + width
    case .top: y
    case .bottom: y + height
    case .width: width
    case .height: height
    case .centerX: x + width * 0.5
    case .centerY: y + height * 0.5
    case .firstBaseline: baselines.first.map { y + $0 }
    case .baseline, .lastBaseline: baselines.last.map { y + $0 }
    default: nil
    }
  }
}
