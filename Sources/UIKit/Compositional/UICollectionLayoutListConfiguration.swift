/// How a list looks, and what stands above and below its rows.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// Looks of lists.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  /// What stands above rows.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    case supplementary = 1
    case firstItemInSection = 2
  }

  /// What stands below rows.
  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary = 1
  }

  /// Makes what swiping a row shows.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Changes the line below a row.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// A list of a look.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// The look.
  public let appearance: Appearance
  /// What stands above rows; none by default.
  public var headerMode = HeaderMode.none
  /// What stands below rows; none by default.
  public var footerMode = FooterMode.none
  /// Above a header, in points; nil for none here.
  public var headerTopPadding: CGFloat?
  /// Stored; lines between rows are not drawn.
  public var showsSeparators = true
  /// Stored; lines between rows are not drawn.
  public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
  /// Stored.
  public var backgroundColor: UIColor?
  /// Stored; rows are not swiped here.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Stored; rows are not swiped here.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Stored; lines between rows are not drawn.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// What a row is high before it is measured, in points.
  private static let estimatedHeight: CGFloat = 44
  /// At the sides of grouped rows that are inset, in points (`control-metrics.md` 8).
  private static let (inset, wideInset): (CGFloat, CGFloat) = (16, 20)
  /// Between two sections of grouped rows, in points (unverified).
  private static let groupGap: CGFloat = 35

  func section(width: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(Self.estimatedHeight))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    // Rows that are not cards reach the sides of the screen.
    if appearance != .insetGrouped { section.contentInsetsReference = .none }
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    let side: CGFloat = appearance == .insetGrouped ? (width < 390 ? Self.inset : Self.wideInset) : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: isGrouped && headerMode == .none ? Self.groupGap : headerTopPadding ?? 0, leading: side, bottom: 0,
      trailing: side)
    var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary {
      boundaries.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
    }
    if footerMode == .supplementary {
      boundaries.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    section.boundarySupplementaryItems = boundaries
    return section
  }
}

/// Lines between rows; not drawn.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// Whether something is shown.
  public enum Visibility: Int, Sendable {
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// The lines of a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
  /// Above a row.
  public var topSeparatorVisibility = Visibility.automatic
  /// Below a row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// In points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// In points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The lines' colour.
  public var color = UIColor.separator
}
