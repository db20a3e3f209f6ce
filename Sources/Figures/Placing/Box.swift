import Foundation

/// A rectangle of a figure, in points; a line along an axis is one without width or height.
package struct Box: Sendable, Hashable {
  /// The left edge.
  package var left: Double
  /// The upper edge.
  package var top: Double
  /// The right edge.
  package var right: Double
  /// The lower edge.
  package var bottom: Double

  init(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// A line between two points that lie above or beside each other.
  static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Box {
    Box(min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))
  }

  /// A line along an axis at a distance from it.
  static func line(from start: Double, to end: Double, at cross: Double, isAcross: Bool) -> Box {
    isAcross ? line(start, cross, end, cross) : line(cross, start, cross, end)
  }

  static func around(_ x: Double, _ y: Double, width: Double, height: Double) -> Box {
    Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
  }

  /// In points.
  package var width: Double { right - left }
  /// In points.
  package var height: Double { bottom - top }
  var midX: Double { (left + right) / 2 }
  var midY: Double { (top + bottom) / 2 }
  var rect: CGRect { CGRect(x: left, y: top, width: width, height: height) }
  /// Whether it is a line from left to right.
  var isFlat: Bool { height < 0.1 }

  func span(isAcross: Bool) -> (low: Double, high: Double) { isAcross ? (left, right) : (top, bottom) }

  /// Whether both have a point in common, or are closer than a distance.
  package func meets(_ other: Box, within gap: Double = 0) -> Bool {
    left < other.right + gap && other.left < right + gap && top < other.bottom + gap && other.top < bottom + gap
  }

  func contains(_ other: Box) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  func grown(by distance: Double) -> Box {
    Box(left - distance, top - distance, right + distance, bottom + distance)
  }

  func union(_ other: Box) -> Box {
    Box(min(left, other.left), min(top, other.top), max(right, other.right), max(bottom, other.bottom))
  }

  /// Whether two lines cross.
  package func crosses(_ other: Box) -> Bool { isFlat != other.isFlat && meets(other, within: 0.5) }

  /// Whether two lines run beside each other, closer than a distance.
  package func runs(beside other: Box, within distance: Double) -> Bool {
    guard isFlat == other.isFlat else { return false }
    if isFlat {
      return abs(top - other.top) < distance && min(right, other.right) - max(left, other.left) > -2
    }
    return abs(left - other.left) < distance && min(bottom, other.bottom) - max(top, other.top) > -2
  }
}
