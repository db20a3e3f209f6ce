/// The content view of a row, a header or a footer, whose margins depend on the system's version (`control-metrics.md`
/// 6).
@preconcurrency @MainActor
final class CellContentView: UIView {
  override var defaultLayoutMargins: UIEdgeInsets {
    if look.version < 11 { return LayoutMargins.standard }
    let cell = superview as? UITableViewCell
    let side = cell?.sideMargin ?? CellContent.margin(boundaryWidth, look)
    let edge: CGFloat = look.isGlass ? 15 : 11
    // The margin at the end is smaller next to an accessory.
    let end = cell?.hasAccessory ?? false ? CellContent.accessoryGap : side
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(top: edge, left: isMirrored ? end : side, bottom: edge, right: isMirrored ? side : end)
  }

  /// The width that the margins of a header or a footer depend on, in points: the table's, as those of its rows do.
  private var boundaryWidth: CGFloat {
    let table = (superview as? UITableViewHeaderFooterView)?.superview as? UITableView
    return table?.bounds.width ?? superview?.bounds.width ?? bounds.width
  }

  override var classToken: String {
    superview is UITableViewHeaderFooterView ? "_UITableViewHeaderFooterContentView" : "UITableViewCellContentView"
  }
}
