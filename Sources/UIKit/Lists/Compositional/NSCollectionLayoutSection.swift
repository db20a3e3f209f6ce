/// A section of a compositional layout: one group after another, until there are no items left.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// A section whose groups repeat.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  let group: NSCollectionLayoutGroup
  /// The list whose rows the section shows; nil for other sections.
  var list: UICollectionLayoutListConfiguration?
  /// The insets around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between two groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Unless it is `none`, groups are side by side in one row that scrolls independently; here they extend beyond the
  /// side.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Backgrounds behind the section, with its insets, headers and footers.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether headers and footers respect the insets at the sides; true by default.
  open var supplementariesFollowContentInsets = true
  /// What the insets at the sides are relative to; by default the reference in the layout's configuration (AL-9.14).
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Stored; the section's own insets apply.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Called with the visible items in each layout and when the content has scrolled; the offset is that of the collection
  /// view, because no section scrolls independently here.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Rows of a list, as wide as the container and as high as their content.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    configuration.section(width: layoutEnvironment.container.effectiveContentSize.width)
  }
}

/// How a row of groups scrolls independently.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}

/// What a section's insets are relative to.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

/// The environment a layout is created for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The container a layout is created for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A visible item, header or footer, which a closure may change while the content scrolls.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var center: CGPoint { get set }
  var indexPath: IndexPath { get }
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var transform: CGAffineTransform { get set }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

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

/// Receives the visible items in each layout and while the content scrolls, with the collection view's offset.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
