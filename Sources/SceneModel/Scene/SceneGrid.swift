/// The layout of a collection's section: groups of items, as in compositional layouts (AL-9.14).
package struct SceneGrid: Sendable, Hashable, Encodable {
  /// The group, repeated for as long as there are items.
  package var group: Item
  /// The spacing between two groups, in points.
  package var groupSpacing: Double
  /// The insets around the groups, in points; left and right mean leading and trailing.
  package var insets: Insets
  /// Whether and how groups are arranged horizontally and scroll independently.
  package var scrolling: Scrolling
  /// Whether cells flow in lines (AL-9.15), each as large as the group's first item, and what the insets at the sides count
  /// from; nil for groups.
  package var flow: FlowReference?

  /// Creates a section with one repeated group.
  package init(
    group: Item, groupSpacing: Double = 0, insets: Insets = .zero, scrolling: Scrolling = .none
  ) {
    (self.group, self.groupSpacing, self.insets, self.scrolling) = (group, groupSpacing, insets, scrolling)
  }

  /// What the insets at the sides of a flow layout count from; the names are a recipe's.
  package enum FlowReference: String, Sendable, CaseIterable, Encodable {
    case contentInset, safeArea, layoutMargins
  }

  /// How a section scrolls horizontally; the names are UIKit's.
  package enum Scrolling: String, Sendable, CaseIterable, Encodable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
  }

  /// A width or a height.
  package enum Length: Sendable, Hashable, Encodable {
    /// In points.
    case points(Double)
    /// Initially in points, then the size that the content needs.
    case estimated(Double)
    /// A fraction of the container's width.
    case ofWidth(Double)
    /// A fraction of the container's height.
    case ofHeight(Double)
  }

  /// A cell's position, or a group of such positions.
  package struct Item: Sendable, Hashable, Encodable {
    /// The width of the item including its insets.
    package var width: Length
    /// The height of the item including its insets.
    package var height: Length
    /// The insets inside the item, in points; left and right mean leading and trailing.
    package var insets: Insets
    /// The items of a group; empty for a cell.
    package var items: [Item]
    /// The axis of a group.
    package var axis: SceneAxis
    /// The spacing between two items of a group, in points.
    package var itemSpacing: Double
    /// The number of items that share a group equally along its axis; nil for as many as fit.
    package var count: Int?

    /// Creates the position of a cell, or a group of items.
    package init(
      width: Length, height: Length, insets: Insets = .zero, items: [Item] = [], axis: SceneAxis = .horizontal,
      itemSpacing: Double = 0
    ) {
      (self.width, self.height, self.insets) = (width, height, insets)
      (self.items, self.axis, self.itemSpacing) = (items, axis, itemSpacing)
    }
  }
}

extension SceneGrid.Length {
  /// The length in points, of an estimated one that at first; nil for a part of the container.
  package var points: Double? {
    switch self {
    case .points(let points), .estimated(let points): points
    case .ofWidth, .ofHeight: nil
    }
  }
}
