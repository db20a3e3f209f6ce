import Testing

@testable import UIKit

/// Changes of snapshots of lists and of outlines.
@Suite @MainActor struct DiffableSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// Two sections: a with 1, 2 and 3, b with 4 and 5.
  private func make() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5], toSection: "b")
    return snapshot
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let items: [[Int]]
    let change: @MainActor (inout Snapshot) -> Void
    init(_ name: String, _ items: [[Int]], _ change: @escaping @MainActor (inout Snapshot) -> Void) {
      (testDescription, self.items, self.change) = (name, items, change)
    }
  }

  @Test(arguments: [
    Change("append to the last section", [[1, 2, 3], [4, 5, 6]]) { $0.appendItems([6]) },
    Change("append to a section", [[1, 2, 3, 6, 7], [4, 5]]) { $0.appendItems([6, 7], toSection: "a") },
    Change("insert before", [[1, 6, 7, 2, 3], [4, 5]]) { $0.insertItems([6, 7], beforeItem: 2) },
    Change("insert after", [[1, 2, 6, 7, 3], [4, 5]]) { $0.insertItems([6, 7], afterItem: 2) },
    Change("delete", [[1, 3], [5]]) { $0.deleteItems([2, 4]) },
    Change("delete all", []) { $0.deleteAllItems() },
    Change("move before", [[1, 5, 2, 3], [4]]) { $0.moveItem(5, beforeItem: 2) },
    Change("move after", [[2, 3, 1], [4, 5]]) { $0.moveItem(1, afterItem: 3) },
    Change("move to another section", [[2, 3], [4, 1, 5]]) { $0.moveItem(1, afterItem: 4) },
    Change("append sections", [[1, 2, 3], [4, 5], [], []]) { $0.appendSections(["c", "d"]) },
    Change("insert sections before", [[1, 2, 3], [], [], [4, 5]]) {
      $0.insertSections(["c", "d"], beforeSection: "b")
    },
    Change("insert sections after", [[1, 2, 3], [], [], [4, 5]]) { $0.insertSections(["c", "d"], afterSection: "a") },
    Change("delete sections", [[4, 5]]) { $0.deleteSections(["a"]) },
  ])
  func `a change of a snapshot moves its items`(_ change: Change) {
    var snapshot = make()
    change.change(&snapshot)
    #expect(snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) } == change.items)
    #expect(snapshot.itemIdentifiers == change.items.flatMap { $0 })
    #expect(snapshot.numberOfItems == change.items.flatMap { $0 }.count)
    #expect(snapshot.numberOfSections == change.items.count)
  }

  @Test func `sections are inserted in order`() {
    var snapshot = make()
    snapshot.insertSections(["c", "d"], beforeSection: "b")
    snapshot.insertSections(["e", "f"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "d", "b", "e", "f"])
  }

  @Test(
    arguments: [
      Fact("items", 5) { $0.numberOfItems },
      Fact("items of a section", 2) { $0.numberOfItems(inSection: "b") },
      Fact("section of an item", "b") { $0.sectionIdentifier(containingItem: 4) },
      Fact("section of an unknown item", nil) { $0.sectionIdentifier(containingItem: 9) },
      Fact("index of an item", 3) { $0.indexOfItem(4) },
      Fact("index of an unknown item", nil) { $0.indexOfItem(9) },
      Fact("index of a section", 1) { $0.indexOfSection("b") },
      Fact("index of an unknown section", nil) { $0.indexOfSection("z") },
    ] as [Fact<Snapshot>])
  func `a snapshot knows the places of its items`(_ fact: Fact<Snapshot>) { fact.check(make()) }

  @Test func `marks of changes are kept apart`() {
    var snapshot = make()
    snapshot.reloadItems([1, 2])
    snapshot.reconfigureItems([4])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 2])
    #expect(snapshot.reconfiguredItemIdentifiers == [4])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
  }

  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  /// 1 with the children 11 and 12, of which 11 has the child 111, and 2.
  private func makeOutline() -> Outline {
    var outline = Outline()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([111], to: 11)
    return outline
  }

  @Test(
    arguments: [
      Fact("items", [1, 11, 111, 12, 2]) { $0.items },
      Fact("roots", [1, 2]) { $0.rootItems },
      Fact("visible", [1, 2]) { $0.visibleItems },
      Fact("contains", true) { $0.contains(111) },
      Fact("contains another", false) { $0.contains(3) },
      Fact("isExpanded", false) { $0.isExpanded(1) },
      Fact("a root is visible", true) { $0.isVisible(2) },
      Fact("a child is not", false) { $0.isVisible(11) },
      Fact("index", 3) { $0.index(of: 12) },
      Fact("index of another", nil) { $0.index(of: 3) },
      Fact("level", 2) { $0.level(of: 111) },
      Fact("parent", 11) { $0.parent(of: 111) },
      Fact("parent of a root", nil) { $0.parent(of: 2) },
    ] as [Fact<Outline>])
  func `an outline knows the places of its items`(_ fact: Fact<Outline>) { fact.check(makeOutline()) }

  @Test func `children of an expanded item are visible`() {
    var outline = makeOutline()
    outline.expand([1])
    #expect(outline.visibleItems == [1, 11, 12, 2])
    #expect(outline.isExpanded(1))
    #expect(outline.isVisible(11))
    outline.expand([11])
    #expect(outline.visibleItems == [1, 11, 111, 12, 2])
    outline.collapse([1])
    #expect(outline.visibleItems == [1, 2])
  }

  @Test func `items are inserted beside another at its level`() {
    var outline = makeOutline()
    outline.insert([10], before: 11)
    outline.insert([13], after: 11)
    #expect(outline.items == [1, 10, 11, 111, 13, 12, 2])
    #expect(outline.level(of: 10) == 1)
    #expect(outline.parent(of: 13) == 1)
  }

  @Test func `an item is deleted with its children`() {
    var outline = makeOutline()
    outline.delete([11])
    #expect(outline.items == [1, 12, 2])
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }

  @Test func `other children replace those of an item`() {
    var (outline, children) = (makeOutline(), Outline())
    children.append([21, 22])
    children.append([211], to: 21)
    outline.replace(childrenOf: 1, using: children)
    #expect(outline.items == [1, 21, 211, 22, 2])
    #expect(outline.level(of: 211) == 2)
    #expect(outline.rootItems == [1, 2])
  }

  @Test func `the snapshot of a parent begins with its children`() {
    let outline = makeOutline()
    #expect(outline.snapshot(of: 1).items == [11, 111, 12])
    #expect(outline.snapshot(of: 1).rootItems == [11, 12])
    #expect(outline.snapshot(of: 1, includingParent: true).items == [1, 11, 111, 12])
    #expect(outline.snapshot(of: 1, includingParent: true).rootItems == [1])
  }
}
