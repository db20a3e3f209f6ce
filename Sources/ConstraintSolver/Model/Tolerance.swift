/// How near numbers must be to count as equal, all in one place, each with its reason.
///
/// The outermost is ``Solver/tolerance``, which callers see: in points, what a layout does not show. All others lie between
/// it and the rounding of doubles, about 1e-16 of a number's size, and are far enough from both.
enum Tolerance {
  /// ``Solver/tolerance``: on a screen of three pixels a point, a three-hundredth of a pixel.
  static let points = 1e-3
  /// Farther than any value of a layout: what goes beyond is called unbounded.
  static let horizon = 1e11

  // MARK: Numbers that cancel

  /// Coefficients of rows below this are rounding: images were multiplied with each other. Coefficients that were
  /// written down are ratios of points, seldom below 1e-3.
  static let rowCoefficient = 1e-10
  /// Entries of a matrix below this have cancelled. Smaller than ``rowCoefficient``, so that what a reduced row keeps is not
  /// lost in the matrix it goes into.
  static let matrixEntry = 1e-11
  /// Slopes below this are what is left of equal ones that cancelled: sums of a few coefficients near 1.
  static let cancelledSlope = 1e-12
  /// Slopes below this are flat: after pivots, rounding is larger than in sums.
  static let flatSlope = 1e-9

  // MARK: Positions

  /// Positions of bends nearer than this count as one, relative to their size if they are beyond 1: a millionth of
  /// ``Solver/tolerance``, so that a thousand of them in a chain do not add up to it.
  static let position = 1e-9
  /// Steps of the simplex whose lengths differ by less are of one length: the larger entry decides which column leaves.
  static let stepLength = 1e-12

  // MARK: What to divide by

  /// An entry is not divided by when another one of its row or column is so much larger: rounding would grow by the ratio.
  static let pivotRatio = 1e-3
  /// The least entry by which a row is divided when a program is set up; the inverse is the growth of rounding.
  static let startingPivot = 1e-8
  /// Entries of a dictionary below this do not move their row: as above, after pivots.
  static let dictionaryEntry = 1e-9
  /// Factors of deciding rows below this are rounding of the elimination that found them.
  static let factor = 1e-9

  // MARK: Rows that are parallel

  /// Of coefficients that differ by less than this share, the first counts as the largest, so that equal rows agree on it.
  static let equalLead = 1e-9
  /// Coefficients of parallel rows differ by no more than this share: the rounding of one division.
  static let equalRatio = 1e-12

  // MARK: Laws

  /// How far beyond its limits a law holds: less than any layout shows.
  static let lawCondition = 1e-9
  /// By how much a law may differ from the solution that it was written from, and a required hint be missed there. Above
  /// the rounding of a form's product, far below ``Solver/tolerance``.
  static let lawValue = 1e-7
  /// A condition that moves less than this with a parameter does not limit it.
  static let stillCondition = 1e-12
  /// Laws whose slopes and intercepts differ by less say the same of a variable.
  static let lawSlope = 1e-9
  static let lawIntercept = 1e-6
  /// The step across a bend to the next law, relative to the parameter: above rounding, below what can be measured.
  static let stepBeyondBend = 1e-5
  /// The step that measures a slope where there is no law.
  static let slopeStep = 1e-3

  // MARK: Invariants

  /// By how much two ways to the same value may differ, relative to it.
  static let invariant = 1e-6
  /// The same for sums over long rows.
  static let invariantRow = 1e-5
}
