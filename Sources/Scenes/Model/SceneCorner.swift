/// A corner of a view, whatever the direction of reading.
package enum SceneCorner: String, Sendable, CaseIterable, Encodable {
  case topLeft, topRight, bottomLeft, bottomRight
}

/// Some of a view's corners, as layers mask them.
package struct SceneCorners: OptionSet, Sendable, Hashable, Encodable {
  /// A bit a corner, in the order of ``SceneCorner``.
  package let rawValue: UInt8

  /// Corners by their bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The corners of a list.
  package init(_ corners: [SceneCorner]) { self = corners.reduce(into: []) { $0.formUnion(Self($1)) } }

  private init(_ corner: SceneCorner) {
    switch corner {
    case .topLeft: self = .topLeft
    case .topRight: self = .topRight
    case .bottomLeft: self = .bottomLeft
    case .bottomRight: self = .bottomRight
    }
  }

  package static let topLeft = SceneCorners(rawValue: 1)
  package static let topRight = SceneCorners(rawValue: 2)
  package static let bottomLeft = SceneCorners(rawValue: 4)
  package static let bottomRight = SceneCorners(rawValue: 8)
  /// What layers round unless a document says otherwise.
  package static let all = SceneCorners(rawValue: 15)

  /// The corners one by one.
  package var list: [SceneCorner] { SceneCorner.allCases.filter { contains(Self($0)) } }
}
