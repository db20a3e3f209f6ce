/// What navigation bars, tab bars and toolbars state of their colours.
@MainActor
package protocol ColoredBar: UIView {
  /// Whether content extends below the bar.
  var isTranslucent: Bool { get set }
  /// Whether ``isTranslucent`` was set.
  var statesTranslucency: Bool { get }
  /// Whether the bar is dark.
  var barStyle: UIBarStyle { get set }
  /// The ground of a bar without appearances.
  var barTintColor: UIColor? { get set }
}

extension ColoredBar {
  /// Takes tint color and translucency of the bar that `appearance()` returns, where the bar states none of its own.
  func adopt(_ proxy: some ColoredBar) {
    if ownTintColor == nil, let tint = proxy.ownTintColor { tintColor = tint }
    if !proxy.isTranslucent, !statesTranslucency { isTranslucent = false }
  }

  /// The ground over content that extends below the bar; nil for the system's.
  func ground(of standard: UIBarAppearance?, or proxy: some ColoredBar) -> UIColor? {
    let style = barStyle == .default ? proxy.barStyle : barStyle
    return standard?.backgroundColor ?? barTintColor ?? proxy.barTintColor ?? style.ground
  }

  /// The appearance in force of a bar at the bottom, and the colour of its ground; nil for the system's. Since iOS 15
  /// the one at the edge counts, because pictures show content that ends above the bar.
  func shown<Appearance: UIBarAppearance>(
    _ standard: Appearance?, atEdge edge: Appearance?, or proxy: some ColoredBar
  ) -> (appearance: Appearance?, ground: UIColor?) {
    if look.version >= 15 { return (edge ?? standard, edge?.backgroundColor) }
    return (standard, ground(of: standard, or: proxy))
  }
}
