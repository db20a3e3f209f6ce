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

  /// The ground over content that extends below the bar.
  func ground(of standard: UIBarAppearance?, or proxy: some ColoredBar) -> BarFill {
    let style = barStyle == .default ? proxy.barStyle : barStyle
    if let standard, standard.backgroundColor != nil { return BarFill(standard) }
    if let color = barTintColor ?? proxy.barTintColor ?? style.ground { return .color(color) }
    // Since iOS 26 bars are glass.
    return look.isGlass ? .none : standard.map { BarFill($0) } ?? .material
  }

  /// The appearance in force of a bar at the bottom, and its ground: since iOS 15 the one at the edge counts while no
  /// content extends below the bar.
  func shown<Appearance: UIBarAppearance>(
    _ standard: Appearance?, atEdge edge: Appearance?, isAtEdge: Bool, or proxy: some ColoredBar
  ) -> (appearance: Appearance?, ground: BarFill) {
    if look.version >= 15, isAtEdge { return (edge ?? standard, fill(atEdge: edge)) }
    return (standard, ground(of: standard, or: proxy))
  }

  /// The ground of the appearance at the edge; none if there is no such appearance.
  func fill(atEdge edge: UIBarAppearance?) -> BarFill {
    guard let edge else { return .none }
    let fill = BarFill(edge)
    if look.isGlass, case .material = fill { return .none }
    return fill
  }
}
