/// A bar that the system draws over a controller's view.
package enum Bar: String, Sendable, Hashable, CaseIterable, Encodable {
  case navigation
  /// A navigation bar with a large title below it, if the device is tall enough.
  case largeTitle
  /// A line above the title of a navigation bar.
  case prompt
  /// A search field below the title of a navigation bar.
  case search
  case tab
  case toolbar
}

extension Set<Bar> {
  /// Whether there is a navigation bar of any kind.
  package var hasNavigationBar: Bool { !isDisjoint(with: [.navigation, .largeTitle, .prompt, .search]) }
}

/// Heights of bars by cell and look, in points (`control-metrics.md` 5).
extension Cell {
  /// Returns the height of a tab bar above the safe area; a toolbar is above it.
  package func tabBarThickness(_ look: Look) -> Double {
    // On a pad without home button the bar and the safe area below it are 65 high together.
    family == .pad && safeArea.bottom > 0 ? 65 - safeArea.bottom : lowBarHeight(look, upright: 49)
  }

  /// Returns whether tabs are at the top, in the row of a navigation bar: from iPadOS 18 on in regular widths. Without
  /// a navigation bar they have a row of the same height (unverified).
  package func hasTabsOnTop(_ look: Look) -> Bool {
    family == .pad && look.version >= 18 && sizeClasses.horizontal == .regular
  }

  /// Returns how much bars cover of the root view at its top and bottom beyond the safe area, in points.
  package func insets(for bars: Set<Bar>, look: Look) -> Insets {
    var insets = Insets.zero
    if bars.hasNavigationBar {
      insets.top = navigationBarTop(look) + navigationBarHeight(look) - safeArea.top
      if showsLargeTitle(bars) { insets.top += Self.largeTitleHeight }
      if bars.contains(.prompt) { insets.top += Self.promptHeight }
      if bars.contains(.search) { insets.top += searchHeight(look) }
    }
    let hasLowTabs = bars.contains(.tab) && !hasTabsOnTop(look)
    if hasLowTabs { insets.bottom += tabBarThickness(look) }
    if bars.contains(.tab), !hasLowTabs, !bars.hasNavigationBar { insets.top = navigationBarHeight(look) }
    // Above a tab bar, a toolbar does not reach the home indicator.
    if bars.contains(.toolbar) {
      insets.bottom += hasLowTabs ? min(toolbarHeight(look), 44) : toolbarHeight(look)
    }
    return insets
  }

  /// Returns how far opaque bars keep the root view from the window's top and bottom, in points (AL-5.14). The bars at
  /// the bottom count as one.
  package func edges(of opaque: Set<Bar>, among bars: Set<Bar>, look: Look) -> Insets {
    if opaque.isEmpty { return .zero }
    let (opaque, covered) = (opaque.intersection(bars), insets(for: bars, look: look))
    let hasLowTabs = opaque.contains(.tab) && !hasTabsOnTop(look)
    // In the row of a navigation bar, tabs are in its background.
    let hasOwnRow = opaque.contains(.tab) && !hasLowTabs && !bars.hasNavigationBar
    var edges = Insets.zero
    if opaque.hasNavigationBar || hasOwnRow { edges.top = safeArea.top + covered.top }
    if hasLowTabs || opaque.contains(.toolbar) { edges.bottom = safeArea.bottom + covered.bottom }
    return edges
  }

  /// The height that a prompt adds to a navigation bar, in points (`control-metrics.md` 5).
  package static let promptHeight = 30.0

  /// The height that a large title adds to a navigation bar, in points (`control-metrics.md` 5).
  package static let largeTitleHeight = 52.0

  /// Returns whether a large title is shown below the navigation bar: not on a phone in landscape (`control-metrics.md`
  /// 5).
  package func showsLargeTitle(_ bars: Set<Bar>) -> Bool {
    bars.contains(.largeTitle) && !(family == .phone && sizeClasses.vertical == .compact)
  }

  /// Returns the height of a search field in a navigation bar: 52 below the title, its field 36 high (unverified for
  /// `minimal` bars of 50 and 56).
  package func searchHeight(_ look: Look) -> Double { look.isGlass ? 60 : 52 }

  /// Returns the height of a navigation bar, in points: lower on a phone in landscape that is not regular in width.
  package func navigationBarHeight(_ look: Look) -> Double {
    if isCompactLandscapePhone { return 32 }
    if look.isGlass { return 54 }
    return family == .pad && look.version >= 12 ? 50 : 44
  }

  /// Returns the height of a toolbar above the safe area, in points.
  package func toolbarHeight(_ look: Look) -> Double {
    let hasIndicator = family == .phone && sizeClasses.vertical == .regular && safeArea.bottom > 0
    return lowBarHeight(look, upright: hasIndicator ? 49 : 44)
  }

  private var isCompactLandscapePhone: Bool {
    family == .phone && sizeClasses.vertical == .compact && sizeClasses.horizontal == .compact
  }

  /// Returns the top of a navigation bar: the end of the status bar, which before glass is slightly above the safe area
  /// on phones with a Dynamic Island, and 24 points down on a phone in landscape with glass.
  package func navigationBarTop(_ look: Look) -> Double {
    if look.isGlass { return isCompactLandscapePhone ? 24 : safeArea.top }
    return switch (family, safeArea.top) {
    case (.phone, 59): 53 + 2.0 / 3
    case (.phone, 62): 56 + 1.0 / 3
    case (.phone, 68): 62 + 1.0 / 3
    default: safeArea.top
    }
  }

  /// Returns the height of a bar at the bottom, whose height on an upright phone is given.
  private func lowBarHeight(_ look: Look, upright: Double) -> Double {
    if family == .pad { return look.version >= 12 ? 50 : upright }
    return isCompactLandscapePhone ? 32 : upright
  }
}
