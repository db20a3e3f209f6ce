/// A rectangle's place in its superview, as a layer stores it.
///
/// The frame before the transform is what is stored, so that a frame that was set is read back to the last digit.
struct LayerGeometry: Equatable {
  /// The top left corner before the transform, in the superview's coordinates.
  var origin = CGPoint.zero
  var size = CGSize.zero
  var boundsOrigin = CGPoint.zero
  /// The point of the rectangle, in parts of its size, that the position names and the transform leaves in place.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity

  /// What layout uses: the frame without the transform (AL-2.43).
  var untransformedFrame: CGRect {
    get { CGRect(origin: origin, size: size) }
    set { (origin, size) = (newValue.origin, newValue.size) }
  }

  /// The anchor point in the superview's coordinates.
  var position: CGPoint {
    get { CGPoint(x: origin.x + size.width * anchorPoint.x, y: origin.y + size.height * anchorPoint.y) }
    set { origin = CGPoint(x: newValue.x - size.width * anchorPoint.x, y: newValue.y - size.height * anchorPoint.y) }
  }

  var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: size) }
    set {
      boundsOrigin = newValue.origin
      if newValue.size == size { return }
      let position = position
      size = newValue.size
      self.position = position
    }
  }

  /// The smallest upright rectangle around what the transform makes of the bounds.
  var frame: CGRect {
    get { transform.isIdentity ? untransformedFrame : box(around: position) }
    set {
      if transform.isIdentity {
        untransformedFrame = newValue
        return
      }
      size = sizeBefore(newValue.size)
      // The position follows from the box.
      let box = box(around: .zero)
      position = CGPoint(x: newValue.minX - box.minX, y: newValue.minY - box.minY)
    }
  }

  /// The box around what the transform makes of the rectangle, its anchor point at a position.
  private func box(around position: CGPoint) -> CGRect {
    CGRect(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
      .applying(transform.concatenating(CGAffineTransform(translationX: position.x, y: position.y)))
  }

  /// From the rectangle's own coordinates to its superview's.
  var toSuperview: CGAffineTransform {
    let position = position
    return CGAffineTransform(
      translationX: -boundsOrigin.x - size.width * anchorPoint.x, y: -boundsOrigin.y - size.height * anchorPoint.y
    ).concatenating(transform).concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The size that the transform gives a box of another: `|a|w + |c|h` wide and `|b|w + |d|h` high.
  private func sizeBefore(_ box: CGSize) -> CGSize {
    let (a, b, c, d) = (abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
    let determinant = a * d - b * c
    if abs(determinant) > 1e-9 {
      let size = CGSize(
        width: (d * box.width - c * box.height) / determinant, height: (a * box.height - b * box.width) / determinant)
      if size.width >= 0, size.height >= 0 { return size }
    }
    // No such size: then the box around the box, turned back.
    return CGRect(origin: .zero, size: box).applying(transform.inverted()).size
  }
}
