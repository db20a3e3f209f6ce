/// A bar that the system puts over a controller's view.
public enum Bar: String, Sendable, Hashable, CaseIterable {
  case navigation
  /// A navigation bar whose title stands large below it, where the device has the height.
  case largeTitle
  case tab
  case toolbar
}

/// Thickness of bars in the look of iOS 13 to 18, by cell (`control-metrics.md` 5).
extension Set<Bar> {
  /// Whether there is a navigation bar, whatever its title.
  public var hasNavigationBar: Bool { contains(.navigation) || contains(.largeTitle) }
}

extension Cell {
  /// The height of a tab bar above the safe area; a toolbar stands above it.
  public var tabBarThickness: Double { tabBarHeight }

  /// What bars take of the root view at its top and bottom beyond the safe area, in points.
  public func insets(for bars: Set<Bar>) -> Insets {
    var insets = Insets.zero
    if bars.hasNavigationBar {
      insets.top = navigationBarTop + navigationBarHeight - safeArea.top
      if showsLargeTitle(bars) { insets.top += 52 }
    }
    if bars.contains(.tab) { insets.bottom += tabBarHeight }
    // Above a tab bar a toolbar does not meet the home indicator.
    if bars.contains(.toolbar) { insets.bottom += bars.contains(.tab) ? min(toolbarHeight, 44) : toolbarHeight }
    return insets
  }

  /// Whether a title stands large below the navigation bar: not where a phone lies on its side (`control-metrics.md` 5).
  public func showsLargeTitle(_ bars: Set<Bar>) -> Bool {
    bars.contains(.largeTitle) && !(family == .phone && sizeClasses.vertical == .compact)
  }

  /// Navigation bars are lower where a phone lies on its side and is not regular in width.
  private var navigationBarHeight: Double {
    if family == .pad { return 50 }
    return isCompactLandscapePhone ? 32 : 44
  }

  private var tabBarHeight: Double {
    if family == .pad { return 50 }
    return isCompactLandscapePhone ? 32 : 49
  }

  private var toolbarHeight: Double {
    if family == .pad { return 50 }
    if isCompactLandscapePhone { return 32 }
    return family == .phone && sizeClasses.vertical == .regular && safeArea.bottom > 0 ? 49 : 44
  }

  private var isCompactLandscapePhone: Bool {
    family == .phone && sizeClasses.vertical == .compact && sizeClasses.horizontal == .compact
  }

  /// Where a navigation bar starts: below the status bar, which on phones with a Dynamic Island ends a little above the
  /// safe area.
  private var navigationBarTop: Double {
    switch (family, safeArea.top) {
    case (.phone, 59): 53 + 2.0 / 3
    case (.phone, 62): 56 + 1.0 / 3
    case (.phone, 68): 62 + 1.0 / 3
    default: safeArea.top
    }
  }
}
