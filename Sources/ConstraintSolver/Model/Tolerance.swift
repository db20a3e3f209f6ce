/// How near numbers must be to count as equal, all in one place, each with its reason.
///
/// The outermost is ``Solver/tolerance``, which callers see: in points, what a layout does not show. All others lie between
/// it and the rounding of doubles, about 1e-16 of a number's size, and are far enough from both.
enum Tolerance {
  /// Coefficients of rows below this are rounding: images were multiplied with each other. Coefficients that somebody
  /// wrote down are ratios of points, seldom below 1e-3.
  static let rowCoefficient = 1e-10
  /// An entry is not divided by when another one of its row or column is so much larger: rounding would grow by the ratio.
  static let pivotRatio = 1e-3
}
