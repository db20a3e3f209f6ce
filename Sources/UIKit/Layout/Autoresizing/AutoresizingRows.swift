/// A frame and a mask as two linear equations on one axis, exact at the superview's size when the frame was set
/// (AL-7.5).
///
/// With `S` for the superview's length: `size == sizeFactor · S + sizeConstant`, and
/// `min == minFactor · S + minConstant`.
struct AutoresizingRows: Equatable {
  var sizeFactor: CGFloat = 0
  var sizeConstant: CGFloat = 0
  var minFactor: CGFloat = 0
  var minConstant: CGFloat = 0

  /// - Parameters:
  ///   - position: Distance of the frame from the superview's leading edge, in points.
  ///   - size: Length of the frame.
  ///   - container: Length of the superview when the frame was set.
  init(_ position: CGFloat, _ size: CGFloat, _ springs: Springs, in container: CGFloat) {
    let trailing = container - position - size
    /// A ratio, or the share that replaces it if the whole is zero (AL-7.2).
    func ratio(_ part: CGFloat, _ whole: CGFloat, else share: CGFloat) -> CGFloat { whole == 0 ? share : part / whole }
    switch (springs.leading, springs.size, springs.trailing) {
    case (false, false, _):
      (sizeConstant, minConstant) = (size, position)
    case (true, false, false):
      sizeConstant = size
      (minFactor, minConstant) = (1, -trailing - size)
    case (false, true, false):
      (sizeFactor, sizeConstant) = (1, size - container)
      minConstant = position
    case (true, false, true):
      sizeConstant = size
      let middle = ratio(position + size / 2, container, else: 0.5)
      (minFactor, minConstant) = (middle, -size / 2)
    case (true, true, false):
      let part = ratio(size, container - trailing, else: 0.5)
      (sizeFactor, sizeConstant) = (part, -part * trailing)
      (minFactor, minConstant) = (1 - part, -trailing + part * trailing)
    case (false, true, true):
      let part = ratio(size, container - position, else: 0.5)
      (sizeFactor, sizeConstant) = (part, -part * position)
      minConstant = position
    case (true, true, true):
      sizeFactor = ratio(size, container, else: 1.0 / 3)
      minFactor = ratio(position, container, else: 1.0 / 3)
    }
  }
}

extension AutoresizingRows {
  /// The equations for a frame and a mask along an axis.
  init(_ reference: FrameReference, _ mask: UIView.AutoresizingMask, _ axis: NSLayoutConstraint.Axis) {
    let (frame, container) = (reference.frame, reference.container)
    let springs = Springs(mask, axis)
    self =
      axis == .horizontal
      ? AutoresizingRows(frame.minX, max(0, frame.width), springs, in: container.width)
      : AutoresizingRows(frame.minY, max(0, frame.height), springs, in: container.height)
  }
}

/// A view's frame as it was last set, and the superview's size at that time.
struct FrameReference: Equatable {
  var frame: CGRect
  var container: CGSize
}
