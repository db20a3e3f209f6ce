/// The rows of a picture that equal the row above: compared on first use, and cached.
struct RowRepeats {
  private let image: PixelRows
  private var known: [Bool]
  /// The number of rows compared so far.
  private var count = 0

  init(_ image: PixelRows) {
    self.image = image
    known = Array(repeating: false, count: image.height)
  }

  subscript(y: Int) -> Bool {
    mutating get {
      while count <= y {
        known[count] = image.isLikeAbove(count)
        count &+= 1
      }
      return known[y]
    }
  }
}
