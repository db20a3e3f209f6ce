/// Chooses the frames of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items side by side or stacked, repeated until the space is used up.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How a group arranges its items.
  enum Arrangement {
    case row
    case column
    case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }

  let arrangement: Arrangement
  /// The items, in order.
  public let subitems: [NSCollectionLayoutItem]
  /// How many times one item repeats, sharing the space; nil for as often as it fits.
  let count: Int?
  /// How many items there may be at most; nil for as many as fit.
  let most: Int?
  /// Supplementary views of the group; stored, but not placed.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }
  /// The space between two items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ arrangement: Arrangement, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil, most: Int? = nil
  ) {
    (self.arrangement, self.subitems, self.count, self.most) = (arrangement, subitems, count, most)
    super.init(layoutSize: layoutSize)
  }

  /// Items side by side.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.row, layoutSize, subitems) }
  /// One item repeated a number of times, sharing the width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.row, layoutSize, [subitem], count: count) }
  /// One item repeated side by side, with its own width, as often as it fits and at most a number of times.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.row, layoutSize, Array(repeating: subitem, count: max(0, count)), most: count)
  }
  /// Items stacked vertically.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.column, layoutSize, subitems) }
  /// One item repeated a number of times, sharing the height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.column, layoutSize, [subitem], count: count) }
  /// One item repeated vertically, with its own height, as often as it fits and at most a number of times.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.column, layoutSize, Array(repeating: subitem, count: max(0, count)), most: count)
  }
  /// Items placed by a closure.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, []) }
}

/// A frame that a closure chose, in the group's coordinates.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// In points.
  public let frame: CGRect
  /// How far in front the item is.
  public let zIndex: Int
  /// An item with a frame.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}
