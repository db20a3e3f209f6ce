/// Width and height in points.
package struct Size: Sendable, Hashable, Encodable {
  /// In points.
  package var width: Double
  /// In points.
  package var height: Double

  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points.
  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}
