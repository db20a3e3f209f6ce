/// A form that is not negative where the condition holds.
package struct Condition: Sendable, Hashable {
  let form: AffineForm
  /// Whether the form must be above zero.
  let isStrict: Bool

  /// Creates the condition in units of distance, so that all have one tolerance; nil if the form depends on no
  /// parameter.
  init?(_ form: AffineForm, isStrict: Bool) {
    let length = (form.x * form.x + form.y * form.y).squareRoot()
    guard length > MapTolerance.slope else { return nil }
    self.form = form * (1 / length)
    self.isStrict = isStrict
  }

  /// Whether a point is on the right side. A point on the border belongs to the side that is not strict.
  func holds(at point: SIMD2<Double>) -> Bool {
    let value = form.value(at: point)
    return isStrict ? value > Self.border : value >= -Self.border
  }

  /// Points nearer to a border than this are on it.
  package static let border = 1e-7
}
