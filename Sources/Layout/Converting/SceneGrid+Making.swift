import UIKit

extension SceneGrid {
  /// Returns the section for UIKit's layout.
  @MainActor
  func makeSection(hasHeader: Bool, hasFooter: Bool) -> NSCollectionLayoutSection {
    let made = group.make()
    let section = NSCollectionLayoutSection(
      group: made as? NSCollectionLayoutGroup ?? .horizontal(layoutSize: made.layoutSize, subitems: [made]))
    section.interGroupSpacing = groupSpacing
    section.contentInsets = NSDirectionalEdgeInsets(insets)
    section.orthogonalScrollingBehavior = scrolling.behavior
    if hasHeader { section.boundarySupplementaryItems.append(.title(UICollectionView.elementKindSectionHeader, .top)) }
    if hasFooter {
      section.boundarySupplementaryItems.append(.title(UICollectionView.elementKindSectionFooter, .bottom))
    }
    return section
  }
}

extension SceneGrid {
  /// Returns the flow layout for UIKit; nil for a grid of groups.
  @MainActor
  func makeFlow() -> UICollectionViewFlowLayout? {
    guard let flow, let item = group.items.first else { return nil }
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = scrolling == .none ? .vertical : .horizontal
    layout.itemSize = CGSize(width: item.width.points ?? 50, height: item.height.points ?? 50)
    if case .estimated = item.width { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    if case .estimated = item.height { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (groupSpacing, group.itemSpacing)
    layout.sectionInset = UIEdgeInsets(insets)
    layout.sectionInsetReference =
      switch flow {
      case .contentInset: .fromContentInset
      case .safeArea: .fromSafeArea
      case .layoutMargins: .fromLayoutMargins
      }
    return layout
  }
}

extension SceneGrid.Item {
  @MainActor
  fileprivate func make() -> NSCollectionLayoutItem {
    let size = NSCollectionLayoutSize(widthDimension: width.dimension, heightDimension: height.dimension)
    let inner = items.map { $0.make() }
    let made: NSCollectionLayoutItem
    if inner.isEmpty {
      made = NSCollectionLayoutItem(layoutSize: size)
    } else {
      let group: NSCollectionLayoutGroup =
        switch (axis, count) {
        case (.horizontal, nil): .horizontal(layoutSize: size, subitems: inner)
        case (.vertical, nil): .vertical(layoutSize: size, subitems: inner)
        case (.horizontal, let count?): .horizontal(layoutSize: size, subitem: inner[0], count: count)
        case (.vertical, let count?): .vertical(layoutSize: size, subitem: inner[0], count: count)
        }
      if itemSpacing != 0 { group.interItemSpacing = .fixed(itemSpacing) }
      made = group
    }
    made.contentInsets = NSDirectionalEdgeInsets(insets)
    return made
  }
}

extension SceneGrid.Length {
  @MainActor
  fileprivate var dimension: NSCollectionLayoutDimension {
    switch self {
    case .points(let points): .absolute(points)
    case .estimated(let points): .estimated(points)
    case .ofWidth(let part): .fractionalWidth(part)
    case .ofHeight(let part): .fractionalHeight(part)
    }
  }
}

extension SceneGrid.Scrolling {
  fileprivate var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Returns a title as wide as the section and as high as its text.
  fileprivate static func title(
    _ kind: String, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: kind, alignment: alignment)
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init(_ insets: Insets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
