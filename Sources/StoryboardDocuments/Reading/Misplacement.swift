import SceneModel

/// Finds constraints that the saved frames contradict: the document was changed by hand, or saved before its frames
/// were updated.
struct Misplacement {
  /// The effect of rounding both ends of a distance to pixels, in points.
  static let tolerance = 1.0

  /// Frames by view, in the root's coordinates; the root's own is at "".
  private var frames: [String: SceneFrame] = [:]
  /// Views whose edges in constraints are not those of their frames, because of scrolling content or alignment rects
  /// (AL-2.42).
  private var unlike: Set<String> = []

  /// - Complexity: O(views).
  init(_ root: SceneView) {
    guard var frame = root.designFrame else { return }
    (frame.x, frame.y) = (0, 0)
    frames[""] = frame
    collect(root.children, x: 0, y: 0)
  }

  private mutating func collect(_ views: [SceneView], x: Double, y: Double) {
    for view in views {
      // A view that was never laid out has no size, and the positions of its subviews are unknown.
      guard var frame = view.designFrame, frame.width > 0, frame.height > 0 else { continue }
      frame.x += x
      frame.y += y
      frames[view.id] = frame
      if !type(of: view.kind.content).frameIsAlignmentRect { unlike.insert(view.id) }
      collect(view.children, x: frame.x, y: frame.y)
    }
  }

  /// Returns how far the saved frames are from a required constraint, in points; nil if they agree with it or this is
  /// unknown.
  func distance(of constraint: SceneConstraint) -> Double? {
    guard constraint.priority == 1000, case .points(let constant) = constraint.constant,
      let first = value(constraint.first)
    else { return nil }
    var wanted = constant
    if let second = constraint.second {
      guard let value = value(second) else { return nil }
      wanted += constraint.multiplier * value
    }
    let off = first - wanted
    let distance =
      switch constraint.relation {
      case .equal: abs(off)
      case .lessThanOrEqual: off
      case .greaterThanOrEqual: -off
      }
    return distance > Self.tolerance ? distance : nil
  }

  private func value(_ operand: SceneConstraint.Operand) -> Double? {
    let id: String
    switch operand.item {
    case .root: id = ""
    case .view(let own) where !unlike.contains(own): id = own
    default: return nil
    }
    guard let frame = frames[id] else { return nil }
    return switch operand.attribute {
    case .left, .leading: frame.x
    case .right, .trailing: frame.x + frame.width
    case .top: frame.y
    case .bottom: frame.y + frame.height
    case .width: frame.width
    case .height: frame.height
    case .centerX: frame.x + frame.width / 2
    case .centerY: frame.y + frame.height / 2
    default: nil
    }
  }
}
