/// A length as a function of a map's parameters, `constant + x · first + y · second`: usually the window's width and
/// height.
package struct AffineForm: Sendable, Hashable {
  /// The constant, and the slopes along both parameters.
  package var lanes: SIMD3<Double>

  /// Creates a form from its constant and slopes.
  package init(constant: Double, x: Double, y: Double) { lanes = SIMD3(constant, x, y) }

  init(lanes: SIMD3<Double>) { self.lanes = lanes }

  /// The value where both parameters are zero.
  package var constant: Double { lanes.x }
  /// The slope along the first parameter.
  package var x: Double { lanes.y }
  /// The slope along the second parameter.
  package var y: Double { lanes.z }

  /// The value at a point.
  package func value(at point: SIMD2<Double>) -> Double { lanes.x + lanes.y * point.x + lanes.z * point.y }

  /// Whether two forms are the same function, up to rounding.
  package func isNear(_ other: AffineForm) -> Bool {
    let difference = lanes - other.lanes
    return abs(difference.x) < MapTolerance.length && abs(difference.y) < MapTolerance.slope
      && abs(difference.z) < MapTolerance.slope
  }

  /// Returns the form whose values are the sums of both forms' values.
  package static func + (a: AffineForm, b: AffineForm) -> AffineForm { AffineForm(lanes: a.lanes + b.lanes) }
  /// Returns the form whose values are the differences of both forms' values.
  package static func - (a: AffineForm, b: AffineForm) -> AffineForm { AffineForm(lanes: a.lanes - b.lanes) }
  /// Returns the form whose values are multiples of a form's values.
  package static func * (a: AffineForm, factor: Double) -> AffineForm { AffineForm(lanes: a.lanes * factor) }
}
