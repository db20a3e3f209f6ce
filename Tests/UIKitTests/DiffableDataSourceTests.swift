import Testing

@testable import UIKit

/// Lists that show snapshots.
@Suite(.serialized) @MainActor struct DiffableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @MainActor struct Table {
    let stage = Stage(width: 320, height: 480, top: 0)
    let view: UITableView
    let source: UITableViewDiffableDataSource<String, Int>
    var titles: [String?] { view.visibleCells.map { $0.textLabel?.text } }

    init() {
      view = UITableView(frame: stage.root.bounds)
      source = UITableViewDiffableDataSource(tableView: view) { _, _, item in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      stage.root.addSubview(view)
    }
  }

  @Test func `a table shows the rows of the last snapshot`() {
    let table = Table()
    #expect(table.view.dataSource === table.source)
    table.source.apply(snapshot([("a", [1, 2]), ("b", [3])]))
    table.stage.layout()
    #expect(table.titles == ["1", "2", "3"])
    table.source.applySnapshotUsingReloadData(snapshot([("a", [2, 4])]))
    table.stage.layout()
    #expect(table.titles == ["2", "4"])
    #expect(table.source.snapshot().itemIdentifiers == [2, 4])
  }

  @Test func `a snapshot's completion runs later`() {
    let table = Table()
    var runs = 0
    table.source.applySnapshotUsingReloadData(snapshot([("a", [1])])) { runs += 1 }
    #expect(runs == 0)
    Completions.runAll()
    #expect(runs == 1)
  }

  @Test func `a snapshot is awaited`() async {
    let table = Table()
    await table.source.apply(snapshot([("a", [7])]), animatingDifferences: false)
    table.stage.layout()
    #expect(table.titles == ["7"])
  }

  @Test(
    arguments: [
      Fact("sections", 2) { $0.source.numberOfSections(in: $0.view) },
      Fact("rows", 1) { $0.source.tableView($0.view, numberOfRowsInSection: 1) },
      Fact("item", 3) { $0.source.itemIdentifier(for: IndexPath(row: 0, section: 1)) },
      Fact("item beyond the rows", nil) { $0.source.itemIdentifier(for: IndexPath(row: 1, section: 1)) },
      Fact("path", IndexPath(row: 1, section: 0)) { $0.source.indexPath(for: 2) },
      Fact("path of another item", nil) { $0.source.indexPath(for: 9) },
      Fact("section", "b") { $0.source.sectionIdentifier(for: 1) },
      Fact("section beyond the last", nil) { $0.source.sectionIdentifier(for: 2) },
      Fact("index", 1) { $0.source.index(for: "b") },
      Fact("index of another section", nil) { $0.source.index(for: "z") },
      Fact("canEdit", false) { $0.source.tableView($0.view, canEditRowAt: IndexPath(row: 0, section: 0)) },
      Fact("canMove", false) { $0.source.tableView($0.view, canMoveRowAt: IndexPath(row: 0, section: 0)) },
      Fact("header", true) { $0.source.tableView($0.view, titleForHeaderInSection: 0) == nil },
      Fact("footer", true) { $0.source.tableView($0.view, titleForFooterInSection: 0) == nil },
      Fact("indexTitles", true) { $0.source.sectionIndexTitles(for: $0.view) == nil },
      Fact("animation", UITableView.RowAnimation.automatic) { $0.source.defaultRowAnimation },
    ] as [Fact<Table>])
  func `a table's source answers from its snapshot`(_ fact: Fact<Table>) {
    let table = Table()
    table.source.apply(snapshot([("a", [1, 2]), ("b", [3])]))
    fact.check(table)
  }

  @MainActor struct Collection {
    let stage = Stage(width: 320, height: 480, top: 0)
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, Int>
    var tags: [Int] { view.visibleCells.map(\.tag) }

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 40)
      view = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout)
      source = UICollectionViewDiffableDataSource(collectionView: view) { _, _, item in
        let cell = UICollectionViewCell()
        cell.tag = item
        return cell
      }
      stage.root.addSubview(view)
    }
  }

  @Test func `a collection shows the items of the last snapshot`() async {
    let collection = Collection()
    collection.source.apply(snapshot([("a", [1, 2]), ("b", [3])]), completion: nil)
    collection.stage.layout()
    #expect(collection.tags == [1, 2, 3])
    collection.source.applySnapshotUsingReloadData(snapshot([("a", [2, 4])]))
    collection.stage.layout()
    #expect(collection.tags == [2, 4])
    await collection.source.apply(snapshot([("a", [5])]), animatingDifferences: true)
    collection.stage.layout()
    #expect(collection.tags == [5])
  }

  @Test(
    arguments: [
      Fact("item", 3) { $0.source.itemIdentifier(for: IndexPath(item: 0, section: 1)) },
      Fact("path", IndexPath(item: 1, section: 0)) { $0.source.indexPath(for: 2) },
      Fact("section", "b") { $0.source.sectionIdentifier(for: 1) },
      Fact("section before the first", nil) { $0.source.sectionIdentifier(for: -1) },
      Fact("index", 1) { $0.source.index(for: "b") },
      Fact("canMove", false) { $0.source.collectionView($0.view, canMoveItemAt: IndexPath(item: 0, section: 0)) },
    ] as [Fact<Collection>])
  func `a collection's source answers from its snapshot`(_ fact: Fact<Collection>) {
    let collection = Collection()
    collection.source.apply(snapshot([("a", [1, 2]), ("b", [3])]))
    fact.check(collection)
  }

  @Test func `a section shows the visible items of its own snapshot`() async {
    let collection = Collection()
    collection.source.apply(snapshot([("a", [1]), ("b", [2])]), completion: nil)
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([3, 4])
    outline.append([31], to: 3)
    await collection.source.apply(outline, to: "a", animatingDifferences: false)
    collection.stage.layout()
    #expect(collection.tags == [3, 4, 2])
    outline.expand([3])
    collection.source.apply(outline, to: "a", completion: nil)
    collection.stage.layout()
    #expect(collection.tags == [3, 31, 4, 2])
    #expect(collection.source.snapshot(for: "a").items == [3, 31, 4])
    #expect(collection.source.snapshot(for: "b").items == [2])
  }
}
