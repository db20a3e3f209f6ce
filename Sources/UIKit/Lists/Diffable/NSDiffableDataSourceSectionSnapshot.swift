/// The items of a section at a point in time, some of them inside of others, as an outline shows them.
@preconcurrency @MainActor
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Entry {
    var item: ItemIdentifierType
    var level: Int
    var isExpanded = false
  }
  /// In order, each followed by those inside of it.
  private var entries: [Entry] = []

  /// An empty snapshot.
  public nonisolated init() {}

  /// All items, in order.
  public var items: [ItemIdentifierType] { entries.map(\.item) }
  /// The items that are inside of no other.
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }
  /// The items that are inside of no other, or of expanded ones only.
  public var visibleItems: [ItemIdentifierType] {
    var (visible, hidden) = ([ItemIdentifierType](), Int.max)
    for entry in entries where entry.level < hidden || entry.level == 0 {
      visible.append(entry.item)
      hidden = entry.isExpanded ? Int.max : entry.level + 1
    }
    return visible
  }

  /// Appends items: inside of another one, or at the end.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    delete(items)
    let place = parent.flatMap(place)
    insert(items, at: place.map(end) ?? entries.count, level: place.map { entries[$0].level + 1 } ?? 0)
  }
  /// Inserts items before another.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    delete(items)
    if let place = place(of: item) { insert(items, at: place, level: entries[place].level) }
  }
  /// Inserts items after another, and after those inside of it.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    delete(items)
    if let place = place(of: item) { insert(items, at: end(of: place), level: entries[place].level) }
  }
  /// Removes items with those inside of them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      if let place = place(of: item) { entries.removeSubrange(place..<end(of: place)) }
    }
  }
  /// Removes all items.
  public mutating func deleteAll() { entries = [] }
  /// Shows what is inside of items.
  public mutating func expand(_ items: [ItemIdentifierType]) { set(true, items) }
  /// Hides what is inside of items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(false, items) }
  /// Replaces what is inside of an item.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard let place = place(of: parent) else { return }
    let level = entries[place].level + 1
    let inside = snapshot.entries.map { Entry(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded) }
    entries.replaceSubrange(place + 1..<end(of: place), with: inside)
  }

  /// Whether the snapshot has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { place(of: item) != nil }
  /// Whether what is inside of an item is shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { place(of: item).map { entries[$0].isExpanded } ?? false }
  /// Whether an item is shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// How many items an item is inside of; 0 for one that does not exist.
  public func level(of item: ItemIdentifierType) -> Int { place(of: item).map { entries[$0].level } ?? 0 }
  /// The index of an item among all.
  public func index(of item: ItemIdentifierType) -> Int? { place(of: item) }
  /// The item that an item is inside of.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let place = place(of: child) else { return nil }
    return entries[..<place].last { $0.level < entries[place].level }?.item
  }
  /// What is inside of an item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var inner = Self()
    guard let place = place(of: parent) else { return inner }
    let first = includingParent ? place : place + 1
    inner.entries = entries[first..<end(of: place)].map { entry in
      Entry(
        item: entry.item, level: entry.level - entries[place].level - (includingParent ? 0 : 1),
        isExpanded: entry.isExpanded)
    }
    return inner
  }

  private mutating func insert(_ items: [ItemIdentifierType], at place: Int, level: Int) {
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: place)
  }
  private mutating func set(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
    for place in items.compactMap(place) { entries[place].isExpanded = isExpanded }
  }
  private func place(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.item == item } }
  /// The place after an entry and those inside of it.
  private func end(of place: Int) -> Int {
    entries[(place + 1)...].firstIndex { $0.level <= entries[place].level } ?? entries.count
  }
}
