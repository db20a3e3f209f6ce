import Layout

extension SceneAttribute {
  /// Whether it is a start edge: leading, left, top.
  package var isStart: Bool { [.leading, .left, .top, .leadingMargin, .leftMargin, .topMargin].contains(self) }

  /// Whether it is an end edge: trailing, right, bottom.
  package var isEnd: Bool { [.trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin].contains(self) }

  /// Whether it is a side that does not depend on the reading direction.
  var isPhysicalSide: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

  /// The side's name in reading direction.
  var readingSide: SceneAttribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: self
    }
  }

}
