/// Pictures of the system's that have no name; symbols stand in whose boxes are not verified.
extension UIImage {
  /// A check mark.
  public class var checkmark: UIImage { .symbol("checkmark.circle.fill", pointSize: 17) }
  /// A check mark in a circle's line.
  public class var strokedCheckmark: UIImage { .symbol("checkmark.circle", pointSize: 17) }
  /// A plus sign.
  public class var add: UIImage { .symbol("plus.circle.fill", pointSize: 17) }
  /// A minus sign.
  public class var remove: UIImage { .symbol("minus.circle.fill", pointSize: 17) }
  /// Three dots.
  public class var actions: UIImage { .symbol("ellipsis.circle", pointSize: 17) }
}
