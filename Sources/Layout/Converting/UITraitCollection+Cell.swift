package import UIKit

extension UIEdgeInsets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension Insets {
  init(_ insets: UIEdgeInsets) { self.init(insets.top, insets.left, insets.bottom, insets.right) }
}

extension SizeClass {
  var layoutClass: UIUserInterfaceSizeClass {
    switch self {
    case .compact: .compact
    case .regular: .regular
    case .any: .unspecified
    }
  }
}

extension SizeClass {
  fileprivate init(_ sizeClass: UIUserInterfaceSizeClass) {
    self = Self.allCases.first { $0.layoutClass == sizeClass } ?? .any
  }
}

extension SizeClasses {
  /// The size classes of traits.
  package init(_ traits: UITraitCollection) {
    self.init(horizontal: SizeClass(traits.horizontalSizeClass), vertical: SizeClass(traits.verticalSizeClass))
  }
}

extension UITraitCollection {
  convenience init(_ sizeClasses: SizeClasses) {
    self.init(
      horizontalSizeClass: sizeClasses.horizontal.layoutClass, verticalSizeClass: sizeClasses.vertical.layoutClass)
  }

  convenience init(_ cell: Cell) {
    let idiom: UIUserInterfaceIdiom =
      switch cell.family {
      case .phone: .phone
      case .pad: .pad
      case .tv: .tv
      case nil: .unspecified
      }
    self.init(
      horizontalSizeClass: cell.sizeClasses.horizontal.layoutClass,
      verticalSizeClass: cell.sizeClasses.vertical.layoutClass, userInterfaceIdiom: idiom,
      displayScale: cell.displayScale, layoutDirection: cell.variant.isRightToLeft ? .rightToLeft : .leftToRight,
      userInterfaceStyle: cell.variant.isDark ? .dark : .light,
      preferredContentSizeCategory: (cell.variant.contentSize ?? .l).category)
  }
}

extension ContentSize {
  var category: UIContentSizeCategory {
    switch self {
    case .xs: .extraSmall
    case .s: .small
    case .m: .medium
    case .l: .large
    case .xl: .extraLarge
    case .xxl: .extraExtraLarge
    case .xxxl: .extraExtraExtraLarge
    case .ax1: .accessibilityMedium
    case .ax2: .accessibilityLarge
    case .ax3: .accessibilityExtraLarge
    case .ax4: .accessibilityExtraExtraLarge
    case .ax5: .accessibilityExtraExtraExtraLarge
    }
  }
}

extension WindowEnvironment {
  /// Creates the environment of a window in a cell, with its bars and the controls of a look.
  package init(_ cell: Cell, _ look: Look = .usual) {
    self.init(safeAreaInsets: UIEdgeInsets(cell.safeArea), traits: UITraitCollection(cell))
    barHeights = BarHeights(cell, look)
    self.look = ControlLook(iOS: look.version)
  }
}

extension BarHeights {
  /// The heights of bars in a cell.
  init(_ cell: Cell, _ look: Look) {
    self.init()
    navigationBar = cell.navigationBarHeight(look)
    navigationBarRise = cell.safeArea.top - cell.navigationBarTop(look)
    largeTitle = Cell.largeTitleHeight
    tabBar = cell.tabBarThickness(look)
    toolbar = cell.toolbarHeight(look)
    hasTabsOnTop = cell.hasTabsOnTop(look)
  }
}
