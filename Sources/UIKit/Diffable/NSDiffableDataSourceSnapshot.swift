/// Sections and their items at one time.
@preconcurrency @MainActor
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []

  /// Nothing.
  public nonisolated init() {}

  /// How many items there are.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections, in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
  /// The items of all sections, in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// Items that were marked as changed.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Items that were marked as changed and keep their cells.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// Sections that were marked as changed.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// How many items a section has; 0 for one that does not exist.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The items of a section; none for one that does not exist.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    index(of: identifier).map { sections[$0].items } ?? []
  }
  /// The section of an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    place(of: identifier).map { sections[$0.section].section }
  }
  /// The index of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// The index of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { index(of: identifier) }

  /// Adds items to a section; to the last one without a name.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let index = sectionIdentifier.map({ self.index(of: $0) }) ?? sections.indices.last else { return }
    deleteItems(identifiers)
    sections[index].items += identifiers
  }
  /// Adds items before another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
    guard let place = place(of: beforeItem) else { return }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
  }
  /// Adds items behind another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
    guard let place = place(of: afterItem) else { return }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + 1)
  }
  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }
  /// Takes all items and sections away.
  public mutating func deleteAllItems() { sections = [] }
  /// Moves an item before another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Moves an item behind another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  /// Marks items as changed.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
  /// Marks items as changed that keep their cells.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  /// Adds sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where index(of: identifier) == nil { sections.append((identifier, [])) }
  }
  /// Adds sections before another.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection: SectionIdentifierType) {
    guard let index = index(of: beforeSection) else { return }
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index)
  }
  /// Adds sections behind another.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection: SectionIdentifierType) {
    guard let index = index(of: afterSection) else { return }
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index + 1)
  }
  /// Takes sections with their items away.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0.section) }
  }
  /// Marks sections as changed.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  private func index(of section: SectionIdentifierType) -> Int? { sections.firstIndex { $0.section == section } }
  private func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (index, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) { return (index, place) }
    }
    return nil
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
      return nil
    }
    return sections[path.section].items[path.item]
  }
  func path(of item: ItemIdentifierType) -> IndexPath? {
    place(of: item).map { IndexPath(item: $0.item, section: $0.section) }
  }
  func count(at section: Int) -> Int { sections.indices.contains(section) ? sections[section].items.count : 0 }
}
