/// What one view draws, without its subviews.
struct DrawingPart: Hashable {
  /// The number of its elements' description, in which lengths are left out.
  var shape: Int
  /// The lengths, in the order of the description.
  var numbers: [Double]
}
