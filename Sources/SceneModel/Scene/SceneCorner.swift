/// A corner of a view, independent of the reading direction.
package enum SceneCorner: String, Sendable, CaseIterable, Encodable {
  case topLeft, topRight, bottomLeft, bottomRight
}

/// Some of a view's corners, in the form of a layer mask.
package struct SceneCorners: OptionSet, Sendable, Hashable, Encodable {
  /// One bit per corner, in the order of ``SceneCorner``.
  package let rawValue: UInt8

  /// Creates corners from their bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates corners from a list.
  package init(_ corners: [SceneCorner]) { self = corners.reduce(into: []) { $0.formUnion(Self($1)) } }

  private init(_ corner: SceneCorner) {
    switch corner {
    case .topLeft: self = .topLeft
    case .topRight: self = .topRight
    case .bottomLeft: self = .bottomLeft
    case .bottomRight: self = .bottomRight
    }
  }

  /// The top left corner alone.
  package static let topLeft = SceneCorners(rawValue: 1)
  /// The top right corner alone.
  package static let topRight = SceneCorners(rawValue: 2)
  /// The bottom left corner alone.
  package static let bottomLeft = SceneCorners(rawValue: 4)
  /// The bottom right corner alone.
  package static let bottomRight = SceneCorners(rawValue: 8)
  /// The corners that layers round by default.
  package static let all = SceneCorners(rawValue: 15)

  /// The corners as a list.
  package var list: [SceneCorner] { SceneCorner.allCases.filter { contains(Self($0)) } }
}
