/// A cell's content view, whose margins depend on the system's version (`control-metrics.md` 6).
@preconcurrency @MainActor
final class CellContentView: UIView {
  override var defaultLayoutMargins: UIEdgeInsets {
    if look.version < 11 { return LayoutMargins.standard }
    let side = CellContent.margin(superview?.bounds.width ?? bounds.width, look)
    let edge: CGFloat = look.isGlass ? 15 : 11
    return UIEdgeInsets(top: edge, left: side, bottom: edge, right: side)
  }
}
