/// One cell, or a container for several, in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// An item with a size.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }

  /// The item's size.
  public let layoutSize: NSCollectionLayoutSize
  /// Supplementary views of the item; stored, but not placed.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets between the item's space and its cell, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
}

/// A supplementary view of an item; stored, but not placed.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// A view of a kind at an anchor.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    super.init(layoutSize: layoutSize)
  }

  /// The kind the view was registered for.
  public let elementKind: String
  /// The view's position.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// How far in front the view is.
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
  /// How far the view is moved, in points.
  public let offset: CGPoint
  /// Stored, because views keep their positions here.
  open var pinToVisibleBounds = false
  /// Whether the view extends the section; stored, because it always does here.
  open var extendsBoundary = true
}

/// A view behind a section, of a class that the layout registers for its kind.
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
  /// How far in front the view is; with zero it is behind the cells.
  open var zIndex = 0
}

/// A position at the edges of an item.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// A position at some edges.
  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
    super.init()
  }
  /// A position at some edges, with an offset as a fraction of the size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { self.init(edges: edges) }
  /// A position at some edges, with an offset in points.
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

  /// Whether a view at this edge comes after the content.
  var isAtBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}
