/// A section of a compositional layout: one group after the other, until there are no items left.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// A section whose groups repeat.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  let group: NSCollectionLayoutGroup
  /// Around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between two groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Other than `none`, groups stand beside each other in one row that scrolls for itself; here they extend beyond the side.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Stored, and not placed.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether headers and footers are within the insets at the sides; true by default.
  open var supplementariesFollowContentInsets = true
  /// What the insets at the sides start from; that of the layout's configuration by default (AL-9.14).
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Stored; the section's own insets count.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Stored; never called here, where nothing scrolls on its own.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Rows of a list: as wide as the container, as high as their content.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    configuration.section(width: layoutEnvironment.container.effectiveContentSize.width)
  }
}

/// How a row of groups scrolls for itself.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}

/// What a section's insets start from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

/// What a layout is made for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The room a layout is made for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// An item that is seen; none is passed to closures here.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var frame: CGRect { get }
  var indexPath: IndexPath { get }
  var alpha: CGFloat { get set }
  var transform: CGAffineTransform { get set }
}

@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var container: any NSCollectionLayoutContainer { self }
  let contentInsets: NSDirectionalEdgeInsets
  var effectiveContentSize: CGSize {
    CGSize(
      width: Branch.max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: Branch.max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  init(_ size: CGSize, _ traits: UITraitCollection, insets: NSDirectionalEdgeInsets = .zero) {
    (contentSize, traitCollection, contentInsets) = (size, traits, insets)
    super.init()
  }
}

/// Sees items while a section is scrolled; never called.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
