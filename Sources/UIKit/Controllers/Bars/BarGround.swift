/// The colour behind a bar, up to the edge of what the bar belongs to. The system's own grounds are materials, which
/// show what is below; without a colour there is no view.
@MainActor
final class BarGround: UIView {
  /// Shows a colour behind a bar's contents, or removes it.
  /// - Parameters:
  ///   - ground: The bar's; nil as long as it has shown none.
  ///   - above: How far the ground extends above the bar, in points.
  ///   - below: How far it extends below the bar, in points.
  static func show(
    _ color: UIColor?, behind bar: UIView, as ground: inout BarGround?, above: CGFloat = 0, below: CGFloat = 0
  ) {
    guard let color, color != .clear else {
      ground?.removeFromSuperview()
      ground = nil
      return
    }
    let view = ground ?? BarGround(frame: .zero)
    ground = view
    view.isUserInteractionEnabled = false
    view.backgroundColor = color
    view.frame = CGRect(x: 0, y: 0 - above, width: bar.bounds.width, height: above + bar.bounds.height + below)
    if bar.subviews.first !== view { bar.insertSubview(view, at: 0) }
  }
}

extension UIBarStyle {
  /// The ground of a dark bar, whose material is nearly black whatever is below it; nil for the default style.
  var ground: UIColor? { self == .black ? UIColor(white: 0.11, alpha: 1) : nil }
}
