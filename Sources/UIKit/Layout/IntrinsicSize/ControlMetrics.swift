import SystemValues

/// The intrinsic sizes of controls without text, by look: one row per class (`control-metrics.md` 3, 3.3, 4).
struct ControlMetrics {
  /// Intrinsic size of the alignment rectangle, in points; ``UIView/noIntrinsicMetric`` for none.
  var size: CGSize
  /// How far the frame extends beyond the alignment rectangle.
  var insets = UIEdgeInsets.zero

  static func toggle(_ look: ControlLook) -> ControlMetrics {
    ControlMetrics(
      size: look.isGlass ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31),
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
  }

  static func slider(_ look: ControlLook) -> ControlMetrics {
    ControlMetrics(
      size: CGSize(width: -1, height: look.isGlass ? 33 : 30),
      insets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
  }

  static func stepper(_ look: ControlLook) -> ControlMetrics {
    ControlMetrics(size: CGSize(width: 94, height: look.hasTallControls ? 32 : 29))
  }

  static func progress(isInBar: Bool, _ look: ControlLook) -> ControlMetrics {
    let height = isInBar ? 2.5 : look.hasPillPageControl ? 4 : 2
    return ControlMetrics(size: CGSize(width: -1, height: height))
  }

  static func spinner(isLarge: Bool) -> ControlMetrics {
    let side = isLarge ? 37.0 : 20
    return ControlMetrics(size: CGSize(width: side, height: side))
  }

  /// A date picker with wheels (`control-metrics.md`).
  static let wheels = ControlMetrics(size: CGSize(width: 320, height: 216))

  /// A line of body text with seven points above and below; slightly more in the glass look.
  static func compactDatePicker(width: CGFloat, lineHeight: CGFloat, _ look: ControlLook) -> ControlMetrics {
    ControlMetrics(
      size: CGSize(width: width, height: look.isGlass ? max(36, lineHeight + 14) : lineHeight + 14))
  }

  /// A calendar, a calendar above a time, or only a time, as measured at the smallest text size.
  static func inlineDatePicker(showsDate: Bool, showsTime: Bool) -> ControlMetrics {
    let height: CGFloat = !showsDate ? 47 : showsTime ? 393 : 364
    return ControlMetrics(size: CGSize(width: 320, height: height))
  }

  static func searchBar(isSmall: Bool, hasPrompt: Bool, hasScopes: Bool, _ look: ControlLook) -> ControlMetrics {
    let row = look.isGlass ? 64.0 : look.version < 11 ? 44 : isSmall && look.hasPillPageControl ? 51 : 56
    let height = row + (hasPrompt ? SearchBarHeights.prompt : 0) + (hasScopes ? SearchBarHeights.scopes : 0)
    return ControlMetrics(size: CGSize(width: -1, height: height))
  }

  /// The image of a button that the system draws (`control-metrics.md` 3.1, 3.2).
  static func buttonKind(isClose: Bool, hasConfiguration: Bool, isSmall: Bool, _ look: ControlLook) -> CGSize {
    if !look.hasTallControls { return CGSize(width: 22, height: 22) }
    switch (hasConfiguration, isSmall) {
    case (true, true): return CGSize(width: isClose ? 16.5 : 21, height: 17.5)
    case (true, false): return CGSize(width: isClose ? 20 : 26, height: 20)
    case (false, true): return CGSize(width: 20, height: 20)
    case (false, false): return CGSize(width: 25, height: 24)
    }
  }

  /// A page control, whose width grows with its pages.
  static func pages(_ count: Int, isSmall: Bool, _ look: ControlLook) -> ControlMetrics {
    let pages = CGFloat(count)
    let size =
      look.hasPillPageControl
      ? CGSize(width: 62.5 + 18 * pages, height: isSmall ? 26 : 27.5)
      : CGSize(width: max(0, 7 * pages + 9 * (pages - 1)), height: 37)
    return ControlMetrics(size: size)
  }

  /// A segmented control, whose segments are as wide as their titles and the padding around them.
  /// - Parameter titles: The space for the title of each segment, in points.
  @MainActor
  static func segments(_ titles: [CGFloat], _ look: ControlLook) -> ControlMetrics {
    let widths = titles.map { Branch.whole($0) + (look.hasTallControls ? 18 : 14) }
    return ControlMetrics(
      size: CGSize(
        width: widths.reduce(0, +) + CGFloat(max(0, titles.count - 1)), height: look.hasTallControls ? 31 : 28),
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
  }
}

extension ControlMetrics {
  /// The insets, resolved for a view's layout direction.
  func insets(isRightToLeft: Bool) -> UIEdgeInsets {
    isRightToLeft
      ? UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left) : insets
  }
}
