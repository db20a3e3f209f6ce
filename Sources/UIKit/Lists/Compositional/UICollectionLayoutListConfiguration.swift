/// The appearance of a list, and its headers and footers.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearances of a list.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  /// What is shown above rows.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    case supplementary = 1
    case firstItemInSection = 2
  }

  /// What is shown below rows.
  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary = 1
  }

  /// Returns the swipe actions of a row.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Changes the line below a row.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// A list with an appearance.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// The appearance.
  public let appearance: Appearance
  /// What is shown above rows; none by default.
  public var headerMode = HeaderMode.none
  /// What is shown below rows; none by default.
  public var footerMode = FooterMode.none
  /// The space above a header, in points; nil for none here.
  public var headerTopPadding: CGFloat?
  /// Whether there are lines between rows; true by default.
  public var showsSeparators = true
  /// The colour and visibility of the lines below rows.
  public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
  /// The colour behind the rows of a collection view that has none of its own; nil for the system's.
  public var backgroundColor: UIColor?
  /// Stored; rows are not swiped here.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Stored; rows are not swiped here.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Decides about the line below a row.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// A row's height before it is measured, in points.
  private static let estimatedHeight: CGFloat = 44
  /// The inset at the sides of inset grouped rows, in points (`control-metrics.md` 8).
  private static let (inset, wideInset): (CGFloat, CGFloat) = (16, 20)
  /// The gap between two sections of grouped rows, in points (unverified).
  private static let groupGap: CGFloat = 35

  func section(width: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(Self.estimatedHeight))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = self
    // Rows that are not cards extend to the sides of the screen.
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

  /// How a row is shown.
  func row(_ index: Int, of count: Int, at path: IndexPath) -> ListRow {
    if headerMode == .firstItemInSection, index == 0 { return ListRow() }
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    let isFirst = index == (headerMode == .firstItemInSection ? 1 : 0)
    let (isLast, isCard) = (index == count - 1, appearance == .insetGrouped)
    var corners: CACornerMask = []
    if isCard, isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isCard, isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let line = itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
    let hasLine: Bool =
      switch line.bottomSeparatorVisibility {
      case .automatic: showsSeparators && appearance != .sidebar && !(isCard && isLast)
      case .visible: true
      case .hidden: false
      }
    return ListRow(
      ground: isGrouped ? .secondarySystemGroupedBackground : nil, corners: corners, hasLine: hasLine,
      lineColor: line.color)
  }

  /// The colour behind the rows.
  var ground: UIColor? {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .plain, .sidebarPlain: return .systemBackground
    case .sidebar: return nil
    }
  }
}

/// Lines between rows; those above rows are not drawn.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// Whether a line is shown.
  public enum Visibility: Int, Sendable {
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// The lines for an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
  /// The visibility of the line above a row.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the line below a row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// In points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// In points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The lines' colour.
  public var color = UIColor.separator
}
