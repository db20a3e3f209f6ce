/// The system's images without a name, replaced by symbols; only the check mark's box is known.
extension UIImage {
  /// A check mark: 20 by 19 points, with an alignment rectangle that is two thirds of a point taller at each end, as in
  /// descriptions recorded on iOS (AL-2.42).
  public class var checkmark: UIImage {
    UIImage(size: CGSize(width: 20, height: 19), scale: 3, name: "checkmark.circle.fill", isSymbol: true)
      .withRenderingMode(.alwaysTemplate)
      .withAlignmentRectInsets(UIEdgeInsets(top: -2.0 / 3, left: 0, bottom: -2.0 / 3, right: 0))
  }
  /// A check mark in a circle.
  public class var strokedCheckmark: UIImage { .symbol("checkmark.circle", pointSize: 17) }
  /// A plus sign.
  public class var add: UIImage { .symbol("plus.circle.fill", pointSize: 17) }
  /// A minus sign.
  public class var remove: UIImage { .symbol("minus.circle.fill", pointSize: 17) }
  /// Three dots.
  public class var actions: UIImage { .symbol("ellipsis.circle", pointSize: 17) }
}
