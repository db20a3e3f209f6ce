/// A rectangle's position in its superview, as a layer stores it.
///
/// It stores the frame before the transform, so that reading a frame returns exactly what was set.
struct LayerGeometry: Equatable {
  /// The top left corner before the transform, in the superview's coordinates.
  var origin = CGPoint.zero
  var size = CGSize.zero
  var boundsOrigin = CGPoint.zero
  /// The point, as a fraction of the size, that the position refers to and that the transform leaves in place.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity

  /// The frame that layout uses, without the transform (AL-2.43).
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

  /// The smallest axis-aligned rectangle around the transformed bounds.
  var frame: CGRect {
    get { transform.isIdentity ? untransformedFrame : box(around: position) }
    set {
      if transform.isIdentity {
        untransformedFrame = newValue
        return
      }
      size = sizeBefore(newValue.size)
      // The position follows from the bounding box.
      let box = box(around: .zero)
      position = CGPoint(x: newValue.minX - box.minX, y: newValue.minY - box.minY)
    }
  }

  /// The bounding box of the transformed rectangle, with its anchor point at a position.
  private func box(around position: CGPoint) -> CGRect {
    CGRect(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
      .applying(transform.concatenating(CGAffineTransform(translationX: position.x, y: position.y)))
  }

  /// The transform from the rectangle's own coordinates to its superview's.
  var toSuperview: CGAffineTransform {
    let position = position
    return CGAffineTransform(
      translationX: -boundsOrigin.x - size.width * anchorPoint.x, y: -boundsOrigin.y - size.height * anchorPoint.y
    ).concatenating(transform).concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The size whose transformed bounding box has a given size: `|a|w + |c|h` wide and `|b|w + |d|h` high.
  private func sizeBefore(_ box: CGSize) -> CGSize {
    let (a, b, c, d) = (abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
    let determinant = a * d - b * c
    if abs(determinant) > 1e-9 {
      let size = CGSize(
        width: (d * box.width - c * box.height) / determinant, height: (a * box.height - b * box.width) / determinant)
      if size.width >= 0, size.height >= 0 { return size }
    }
    // If no such size exists, the bounding box of the box transformed back.
    return CGRect(origin: .zero, size: box).applying(transform.inverted()).size
  }
}
