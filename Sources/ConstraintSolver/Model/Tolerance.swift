/// Tolerances for comparing numbers, all in one place, each with its reason.
///
/// The largest is ``Solver/tolerance``, which is visible to callers: a difference in points that a layout does not
/// show. All others are between it and the rounding of doubles, about 1e-16 of a number's size, and far enough from
/// both.
enum Tolerance {
  /// ``Solver/tolerance``: on a screen with three pixels per point, a three-hundredth of a pixel.
  static let points = 1e-3
  /// Farther than any value of a layout: values beyond are called unbounded.
  static let horizon = 1e11

  // MARK: Numbers that cancel

  /// Smaller coefficients of rows are rounding errors of multiplied images. Coefficients that were written by hand are
  /// ratios of points, rarely below 1e-3.
  static let rowCoefficient = 1e-10
  /// Smaller entries of a matrix have cancelled. Less than ``rowCoefficient``, so that coefficients kept in a reduced
  /// row are not lost in the matrix.
  static let matrixEntry = 1e-11
  /// Smaller slopes are rounding errors of equal slopes that cancelled: sums of a few coefficients near 1.
  static let cancelledSlope = 1e-12
  /// Smaller slopes are flat: after pivots, rounding errors are larger than in sums.
  static let flatSlope = 1e-9

  // MARK: Positions

  /// Bends at a smaller distance count as one, relative to their positions if these are beyond 1: a millionth of
  /// ``Solver/tolerance``, so that a thousand of them in a chain do not add up to it.
  static let position = 1e-9
  /// Steps of the simplex whose lengths differ by less have the same length: the larger entry decides which column
  /// leaves.
  static let stepLength = 1e-12

  // MARK: Divisors

  /// Entries smaller than this share of another one in their row or column are not used as divisors: rounding errors
  /// would grow by the ratio.
  static let pivotRatio = 1e-3
  /// The smallest entry by which a row is divided when a program is set up; its inverse is the growth of rounding
  /// errors.
  static let startingPivot = 1e-8
  /// Smaller entries of a dictionary do not move their row: as above, after pivots.
  static let dictionaryEntry = 1e-9
  /// Smaller factors of deciding rows are rounding errors of the elimination that found them.
  static let factor = 1e-9

  // MARK: Parallel rows

  /// Among coefficients that differ by less than this share, the first counts as the largest, so that equal rows agree
  /// on it.
  static let equalLead = 1e-9
  /// Coefficients of parallel rows differ by no more than this share: the rounding of one division.
  static let equalRatio = 1e-12

  // MARK: Laws

  /// The distance beyond its limits at which a law is still valid: less than any layout shows.
  static let lawCondition = 1e-9
  /// The accepted difference between a law and the solution that it was written from, and the accepted error of a
  /// required hint there. Above the rounding errors of a form's product, far below ``Solver/tolerance``.
  static let lawValue = 1e-7
  /// A condition that changes less than this with a parameter does not limit it.
  static let stillCondition = 1e-12
  /// Laws whose slopes and intercepts differ by less agree on a variable.
  static let lawSlope = 1e-9
  static let lawIntercept = 1e-6
  /// The step across a bend to the next law, relative to the parameter: above rounding errors, below any measurable
  /// difference.
  static let stepBeyondBend = 1e-5
  /// The step for measuring a slope if there is no law.
  static let slopeStep = 1e-3

  // MARK: Invariants

  /// The accepted difference between two ways to compute a value, relative to it.
  static let invariant = 1e-6
  /// The same for sums over long rows.
  static let invariantRow = 1e-5
}
