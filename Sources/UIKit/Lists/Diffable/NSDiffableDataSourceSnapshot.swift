/// The sections and their items at a point in time.
@preconcurrency @MainActor
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []

  /// An empty snapshot.
  public nonisolated init() {}

  /// The number of items.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// Items that were marked as changed.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Items that were marked as changed but keep their cells.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// Sections that were marked as changed.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// The number of items in a section; 0 for one that does not exist.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The items in a section; none for one that does not exist.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    index(of: identifier).map { sections[$0].items } ?? []
  }
  /// The section that contains an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    place(of: identifier).map { sections[$0.section].section }
  }
  /// The index of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// The index of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { index(of: identifier) }

  /// Appends items to a section; to the last one if none is given.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let index = sectionIdentifier.map({ self.index(of: $0) }) ?? sections.indices.last else { return }
    let identifiers = Self.unique(identifiers)
    deleteItems(identifiers)
    sections[index].items += identifiers
  }
  /// Inserts items before another; those that exist are moved.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
    insert(identifiers, beside: beforeItem, after: false)
  }
  /// Inserts items after another; those that exist are moved.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
    insert(identifiers, beside: afterItem, after: true)
  }
  private mutating func insert(_ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, after: Bool) {
    let others = Self.unique(identifiers).filter { $0 != item }
    if place(of: item) == nil { return }
    deleteItems(others)
    guard let place = place(of: item) else { return }
    sections[place.section].items.insert(contentsOf: others, at: place.item + (after ? 1 : 0))
  }
  /// Identifiers without repetitions, which UIKit raises an exception for, and which are reported here.
  private static func unique(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var (known, unique) = (Set<ItemIdentifierType>(), [ItemIdentifierType]())
    // Without a closure, which would check that it is on the main actor.
    for identifier in identifiers where known.insert(identifier).inserted { unique.append(identifier) }
    if unique.count < identifiers.count, MainQueue.isCurrent {
      MainActor.unchecked { LayoutDiagnostics.note("Fatal: supplied item identifiers are not unique.") }
    }
    return unique
  }
  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }
  /// Removes all items and sections.
  public mutating func deleteAllItems() { sections = [] }
  /// Moves an item before another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Moves an item after another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    insertItems([identifier], afterItem: toIdentifier)
  }
  /// Marks items as changed.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
  /// Marks items as changed, but lets them keep their cells.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where index(of: identifier) == nil { sections.append((identifier, [])) }
  }
  /// Inserts sections before another; those that exist are moved with their items.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection: SectionIdentifierType) {
    insert(identifiers, beside: beforeSection, after: false)
  }
  /// Inserts sections after another; those that exist are moved with their items.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection: SectionIdentifierType) {
    insert(identifiers, beside: afterSection, after: true)
  }
  /// Moves a section before another, with its items.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { insert([identifier], beside: toIdentifier, after: false) }
  /// Moves a section after another, with its items.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { insert([identifier], beside: toIdentifier, after: true) }
  private mutating func insert(
    _ identifiers: [SectionIdentifierType], beside section: SectionIdentifierType, after: Bool
  ) {
    if index(of: section) == nil { return }
    let others = identifiers.filter { $0 != section }
    let known = Dictionary(sections.map { ($0.section, $0.items) }) { first, _ in first }
    sections.removeAll { others.contains($0.section) }
    guard let index = index(of: section) else { return }
    sections.insert(contentsOf: others.map { ($0, known[$0] ?? []) }, at: index + (after ? 1 : 0))
  }
  /// Removes sections with their items.
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
  /// Without marks of changes, as a data source keeps it.
  var shown: Self {
    var shown = self
    (shown.reloadedItemIdentifiers, shown.reconfiguredItemIdentifiers, shown.reloadedSectionIdentifiers) = ([], [], [])
    return shown
  }

  /// Where the items and sections were in an earlier snapshot; what is marked as changed is new.
  func places(since before: Self) -> ListPlaces {
    var (itemPlaces, sectionPlaces) = ([ItemIdentifierType: IndexPath](), [SectionIdentifierType: Int]())
    for (index, section) in before.sections.enumerated() {
      sectionPlaces[section.section] = index
      for (row, item) in section.items.enumerated() { itemPlaces[item] = IndexPath(row: row, section: index) }
    }
    for section in reloadedSectionIdentifiers {
      sectionPlaces[section] = nil
      for item in itemIdentifiers(inSection: section) { itemPlaces[item] = nil }
    }
    for item in reloadedItemIdentifiers { itemPlaces[item] = nil }
    return ListPlaces(
      sections: sections.map { section in
        ListPlaces.Section(origin: sectionPlaces[section.section], rows: section.items.map { itemPlaces[$0] })
      },
      reconfigured: Set(reconfiguredItemIdentifiers.compactMap { itemPlaces[$0] }))
  }

  func count(at section: Int) -> Int { sections.indices.contains(section) ? sections[section].items.count : 0 }
}
