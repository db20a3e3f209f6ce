/// How a section of a collection stands: groups of items, as compositional layouts have them (AL-9.14).
package struct SceneGrid: Sendable, Hashable, Encodable {
  /// Repeated for as long as there are items.
  package var group: Item
  /// Between two groups, in points.
  package var groupSpacing: Double
  /// Around the groups, in points; left and right are leading and trailing.
  package var insets: Insets
  /// Whether groups stand across and are scrolled for themselves.
  package var scrolling: Scrolling

  /// A section of one group, repeated.
  package init(
    group: Item, groupSpacing: Double = 0, insets: Insets = .zero, scrolling: Scrolling = .none
  ) {
    (self.group, self.groupSpacing, self.insets, self.scrolling) = (group, groupSpacing, insets, scrolling)
  }

  /// How a section scrolls across; the names are UIKit's.
  package enum Scrolling: String, Sendable, CaseIterable, Encodable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
  }

  /// The direction in which a group's items follow one another.
  package enum Axis: String, Sendable, CaseIterable, Encodable {
    case horizontal, vertical
  }

  /// A width or a height.
  package enum Length: Sendable, Hashable, Encodable {
    /// In points.
    case points(Double)
    /// At first; then what the content needs. In points.
    case estimated(Double)
    /// A part of the container's width.
    case ofWidth(Double)
    /// A part of the container's height.
    case ofHeight(Double)
  }

  /// The place of a cell, or a group of such places.
  package struct Item: Sendable, Hashable, Encodable {
    /// Of the item with its insets.
    package var width: Length
    /// Of the item with its insets.
    package var height: Length
    /// Inside of the item, in points; left and right are leading and trailing.
    package var insets: Insets
    /// Empty for the place of a cell.
    package var items: [Item]
    /// Of a group.
    package var axis: Axis
    /// Between two items of a group, in points.
    package var itemSpacing: Double
    /// How many items share a group along its axis, alike; nil for as many as fit.
    package var count: Int?

    /// The place of a cell, or a group of items.
    package init(
      width: Length, height: Length, insets: Insets = .zero, items: [Item] = [], axis: Axis = .horizontal,
      itemSpacing: Double = 0
    ) {
      (self.width, self.height, self.insets) = (width, height, insets)
      (self.items, self.axis, self.itemSpacing) = (items, axis, itemSpacing)
    }
  }
}
