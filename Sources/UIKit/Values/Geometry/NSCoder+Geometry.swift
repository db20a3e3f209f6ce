/// Texts of geometry as archives have them, such as `{{0, 0}, {10, 20}}`.
extension NSCoder {
  /// A point as text.
  public class func string(for point: CGPoint) -> String { braces([point.x, point.y]) }
  /// A size as text.
  public class func string(for size: CGSize) -> String { braces([size.width, size.height]) }
  /// A rectangle as text.
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  /// A vector as text.
  public class func string(for vector: CGVector) -> String { braces([vector.dx, vector.dy]) }
  /// Insets as text.
  public class func string(for insets: UIEdgeInsets) -> String {
    braces([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// A transform as text.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(numbers.map(text).joined(separator: ", "))]"
  }

  private class func braces(_ numbers: [CGFloat]) -> String { "{\(numbers.map(text).joined(separator: ", "))}" }
  /// With up to 17 significant digits, as in Objective-C's `%.*g`.
  private class func text(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }
}
