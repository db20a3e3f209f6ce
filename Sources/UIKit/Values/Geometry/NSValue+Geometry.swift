/// Geometry in an `NSValue`, as notifications of the keyboard carry it. All lengths in points.
extension NSValue {
  /// A value with a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The rectangle of a value that was made with one.
  public var cgRectValue: CGRect { rectValue }

  /// A value with a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// The point of a value that was made with one.
  public var cgPointValue: CGPoint { pointValue }

  /// A value with a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The size of a value that was made with one.
  public var cgSizeValue: CGSize { sizeValue }
}
