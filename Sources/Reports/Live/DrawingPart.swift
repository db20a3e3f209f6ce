/// The drawing of one view, without its subviews.
struct DrawingPart: Hashable {
  /// The number of the description of its elements, which omits lengths.
  var shape: Int
  /// The lengths omitted from the description, in order.
  var numbers: [Double]
}
