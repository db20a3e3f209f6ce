/// A snapshot whose identifiers are of any hashable type: what a fetched results controller gives.
@preconcurrency @MainActor
open class NSDiffableDataSourceSnapshotReference: NSObject {
  private var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()

  /// An empty snapshot.
  public nonisolated override init() { super.init() }

  /// The snapshot with identifiers of known types; others are left out.
  public func snapshot<Section: Hashable, Item: Hashable>(
    of sections: Section.Type, _ items: Item.Type
  ) -> NSDiffableDataSourceSnapshot<Section, Item> {
    var typed = NSDiffableDataSourceSnapshot<Section, Item>()
    for identifier in snapshot.sectionIdentifiers {
      guard let section = identifier.base as? Section else { continue }
      typed.appendSections([section])
      typed.appendItems(
        snapshot.itemIdentifiers(inSection: identifier).compactMap { $0.base as? Item }, toSection: section)
    }
    typed.reloadItems(snapshot.reloadedItemIdentifiers.compactMap { $0.base as? Item })
    typed.reconfigureItems(snapshot.reconfiguredItemIdentifiers.compactMap { $0.base as? Item })
    typed.reloadSections(snapshot.reloadedSectionIdentifiers.compactMap { $0.base as? Section })
    return typed
  }

  private func keys(_ identifiers: [Any]) -> [AnyHashable] { identifiers.compactMap { $0 as? AnyHashable } }
  private func key(_ identifier: Any) -> AnyHashable {
    identifier as? AnyHashable ?? AnyHashable(ObjectIdentifier(self))
  }

  /// The number of items.
  open var numberOfItems: Int { snapshot.numberOfItems }
  /// The number of sections.
  open var numberOfSections: Int { snapshot.numberOfSections }
  /// The sections, in order.
  open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.base) }
  /// The items of all sections, in order.
  open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.base) }
  /// Items that were marked as changed.
  open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.base) }
  /// Items that were marked as changed but keep their cells.
  open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.map(\.base) }
  /// Sections that were marked as changed.
  open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.map(\.base) }

  /// The number of items in a section; 0 for one that does not exist.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: key(sectionIdentifier))
  }
  /// The items in a section; none for one that does not exist.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    snapshot.itemIdentifiers(inSection: key(sectionIdentifier)).map(\.base)
  }
  /// The section that contains an item.
  open func sectionIdentifierForSection(containingItemIdentifier itemIdentifier: Any) -> Any? {
    snapshot.sectionIdentifier(containingItem: key(itemIdentifier))?.base
  }
  /// The index of an item among all items; `NSNotFound` for none.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    snapshot.indexOfItem(key(itemIdentifier)) ?? NSNotFound
  }
  /// The index of a section; `NSNotFound` for none.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    snapshot.indexOfSection(key(sectionIdentifier)) ?? NSNotFound
  }

  /// Appends items to the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) { snapshot.appendItems(keys(identifiers)) }
  /// Appends items to a section.
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    snapshot.appendItems(keys(identifiers), toSection: key(sectionIdentifier))
  }
  /// Inserts items before another.
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
    snapshot.insertItems(keys(identifiers), beforeItem: key(itemIdentifier))
  }
  /// Inserts items after another.
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
    snapshot.insertItems(keys(identifiers), afterItem: key(itemIdentifier))
  }
  /// Removes items.
  open func deleteItems(withIdentifiers identifiers: [Any]) { snapshot.deleteItems(keys(identifiers)) }
  /// Removes all items and sections.
  open func deleteAllItems() { snapshot.deleteAllItems() }
  /// Moves an item before another.
  open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
    snapshot.moveItem(key(fromIdentifier), beforeItem: key(toIdentifier))
  }
  /// Moves an item after another.
  open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
    snapshot.moveItem(key(fromIdentifier), afterItem: key(toIdentifier))
  }
  /// Marks items as changed.
  open func reloadItems(withIdentifiers identifiers: [Any]) { snapshot.reloadItems(keys(identifiers)) }
  /// Marks items as changed, but lets them keep their cells.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) { snapshot.reconfigureItems(keys(identifiers)) }

  /// Appends sections.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.appendSections(keys(sectionIdentifiers))
  }
  /// Inserts sections before another.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
  ) { snapshot.insertSections(keys(sectionIdentifiers), beforeSection: key(toSectionIdentifier)) }
  /// Inserts sections after another.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
  ) { snapshot.insertSections(keys(sectionIdentifiers), afterSection: key(toSectionIdentifier)) }
  /// Removes sections with their items.
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.deleteSections(keys(sectionIdentifiers))
  }
  /// Marks sections as changed.
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.reloadSections(keys(sectionIdentifiers))
  }
}
