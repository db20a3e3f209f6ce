/// How far numbers of a map may differ and still be the same.
package enum MapTolerance {
  /// For lengths, in points: what the solver's rounding adds up to.
  static let length = 1e-6
  /// For slopes, in points per point: multiplied by the largest window it stays below ``length``.
  static let slope = 1e-9
  /// For the ends of neighbouring pieces, in points: a border is found to less than this.
  static let gap = 1e-4
  /// The part of the way to the middle by which a corner is moved to be inside its region, not on the border.
  static let inward = 1e-4
  /// For frames, in points: a move that no screen shows.
  package static let invisible = 0.01
}
