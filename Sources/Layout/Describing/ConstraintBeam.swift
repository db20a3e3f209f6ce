package import Foundation

/// The line of a constraint in a picture: between the edges that it relates, or along the length that it sets.
package struct ConstraintBeam: Sendable, Hashable {
  /// In the root view's coordinates, at the second item's edge.
  package let start: CGPoint
  /// At the first item's edge.
  package let end: CGPoint

  /// The line of a constraint. Edges at the same place have a line along what they share.
  package init(_ constraint: ExplainedConstraint) {
    let first = constraint.first
    let isHorizontal = first.attribute.isHorizontal
    func point(_ along: Double, _ across: Double) -> CGPoint {
      isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    let own = Self.range(first.rect, isHorizontal)
    if first.attribute.isLength {
      let span = Self.range(first.rect, !isHorizontal)
      let across = (own.lowerBound + own.upperBound) / 2
      (start, end) = (point(span.lowerBound, across), point(span.upperBound, across))
      return
    }
    let other = constraint.second.map { Self.range($0.rect, isHorizontal) } ?? own
    let (low, high) = (max(own.lowerBound, other.lowerBound), min(own.upperBound, other.upperBound))
    let far = constraint.second?.value ?? first.value - constraint.constant
    if abs(first.value - far) < 0.5 {
      let isOfRoot = constraint.second?.isRoot ?? true
      let (from, to) =
        isOfRoot
        ? (own.lowerBound, own.upperBound)
        : (min(own.lowerBound, other.lowerBound), max(own.upperBound, other.upperBound))
      (start, end) = (point(first.value, from), point(first.value, to))
      return
    }
    let across = high > low ? (low + high) / 2 : (own.lowerBound + own.upperBound) / 2
    (start, end) = (point(far, across), point(first.value, across))
  }

  /// Returns what a rectangle covers across the direction of a beam.
  private static func range(_ rect: CGRect, _ isHorizontal: Bool) -> (lowerBound: Double, upperBound: Double) {
    isHorizontal ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }
}
