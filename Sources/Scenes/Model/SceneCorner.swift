/// A corner of a view, whatever the direction of reading.
package enum SceneCorner: String, Sendable, CaseIterable {
  case topLeft, topRight, bottomLeft, bottomRight

  /// What layers round unless a document says otherwise.
  package static let all = Set(allCases)
}
