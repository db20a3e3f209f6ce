/// One cell, or a place for several, in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// An item of a size.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }

  /// The item's size.
  public let layoutSize: NSCollectionLayoutSize
  /// Views beside the item; stored, and not placed.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Between the item's room and its cell, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Around the item's room.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
}

/// A view beside an item; stored, and not placed.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// A view of a kind at a place.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    super.init(layoutSize: layoutSize)
  }

  /// The kind the view was registered for.
  public let elementKind: String
  /// Where the view is.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// How far in front the view is; stored.
  open var zIndex = 0
}

/// A header or a footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// A view of a kind at an edge of the section.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: .top))
  }

  /// The edge.
  public let alignment: NSRectAlignment
  /// Where the view is moved to, in points.
  public let offset: CGPoint
  /// Stored: the view is where it is when nothing is scrolled.
  open var pinToVisibleBounds = false
  /// Whether the section is larger by the view; stored, because it always is here.
  open var extendsBoundary = true
}

/// What is behind a section; stored, and not placed.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind the view was registered for.
  public let elementKind: String
  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  /// A view behind a section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
  /// How far in front the view is; stored.
  open var zIndex = 0
}

/// A place at the edge of an item.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// A place at some edges.
  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
    super.init()
  }
  /// A place at some edges, moved by a part of the size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { self.init(edges: edges) }
  /// A place at some edges, moved by points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges: edges) }
  /// The edges.
  public let edges: NSDirectionalRectEdge
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8

  /// Whether something at the edge follows the content.
  var isAtBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}
