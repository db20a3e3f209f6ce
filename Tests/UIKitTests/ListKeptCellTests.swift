import Foundation
import Testing

@testable import UIKit

/// Updates of lists keep the cells of rows that they do not name, with their state and the selection.
@Suite(.serialized) @MainActor struct ListKeptCellTests {
  final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource, UITableViewDelegate,
    UICollectionViewDelegate
  {
    var rows: [[String]]
    var asked: [String] = []
    var gone: [String] = []
    init(_ rows: [[String]]) { self.rows = rows }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let name = rows[indexPath.section][indexPath.row]
      asked.append(name)
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = name
      return cell
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      gone.append(cell.accessibilityLabel ?? "")
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { rows[section].first }

    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      rows[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let name = rows[indexPath.section][indexPath.item]
      asked.append(name)
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = name
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { gone.append(cell.accessibilityLabel ?? "") }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = UICollectionReusableView()
      view.accessibilityLabel = rows[indexPath.section].first
      return view
    }
  }

  @MainActor struct Table {
    let stage = Stage(width: 320, height: 900, top: 0)
    let source: Source
    let view: UITableView
    init(_ rows: [[String]]) {
      source = Source(rows)
      view = UITableView(frame: stage.root.bounds, style: .plain)
      view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      view.dataSource = source
      view.delegate = source
      stage.root.addSubview(view)
      stage.layout()
    }
    func names() -> [String] {
      stage.layout()
      return view.visibleCells.map { $0.accessibilityLabel ?? "" }
    }
    func cell(_ name: String) -> UITableViewCell? { view.visibleCells.first { $0.accessibilityLabel == name } }
  }

  @MainActor struct Collection {
    let stage = Stage(width: 320, height: 900, top: 0)
    let source: Source
    let view: UICollectionView
    init(_ rows: [[String]], header: CGFloat = 0) {
      source = Source(rows)
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize.height = header
      view = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.delegate = source
      stage.root.addSubview(view)
      stage.layout()
    }
    func names() -> [String] {
      stage.layout()
      return view.visibleCells.map { $0.accessibilityLabel ?? "" }
    }
    func cell(_ name: String) -> UICollectionViewCell? { view.visibleCells.first { $0.accessibilityLabel == name } }
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The rows after it, those that are asked for, and where the selected row b is then.
    let (rows, asked, selected): ([[String]], [String], IndexPath?)
    let table: @MainActor (UITableView) -> Void
    let collection: @MainActor (UICollectionView) -> Void
  }

  private nonisolated static func at(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private nonisolated static let changes = [
    Change(
      testDescription: "insert", rows: [["x", "a", "b", "y"], ["c"]], asked: ["x", "y"], selected: at(2),
      table: { $0.insertRows(at: [at(0), at(3)], with: .fade) }, collection: { $0.insertItems(at: [at(0), at(3)]) }),
    Change(
      testDescription: "delete", rows: [["b"], ["c"]], asked: [], selected: at(0),
      table: { $0.deleteRows(at: [at(0)], with: .fade) }, collection: { $0.deleteItems(at: [at(0)]) }),
    Change(
      testDescription: "delete the selected row", rows: [["a"], ["c"]], asked: [], selected: nil,
      table: { $0.deleteRows(at: [at(1)], with: .fade) }, collection: { $0.deleteItems(at: [at(1)]) }),
    Change(
      testDescription: "move", rows: [["b", "a"], ["c"]], asked: [], selected: at(0),
      table: { $0.moveRow(at: at(0), to: at(1)) }, collection: { $0.moveItem(at: at(0), to: at(1)) }),
    Change(
      testDescription: "move to another section", rows: [["a"], ["c", "b"]], asked: [], selected: at(1, 1),
      table: { $0.moveRow(at: at(1), to: at(1, 1)) }, collection: { $0.moveItem(at: at(1), to: at(1, 1)) }),
    Change(
      testDescription: "reload another row", rows: [["A", "b"], ["c"]], asked: ["A"], selected: at(1),
      table: { $0.reloadRows(at: [at(0)], with: .fade) }, collection: { $0.reloadItems(at: [at(0)]) }),
    Change(
      testDescription: "reload the selected row", rows: [["a", "b"], ["c"]], asked: ["b"], selected: nil,
      table: { $0.reloadRows(at: [at(1)], with: .fade) }, collection: { $0.reloadItems(at: [at(1)]) }),
    Change(
      testDescription: "insert a section", rows: [["x"], ["a", "b"], ["c"]], asked: ["x"], selected: at(1, 1),
      table: { $0.insertSections([0], with: .fade) }, collection: { $0.insertSections([0]) }),
    Change(
      testDescription: "delete a section", rows: [["a", "b"]], asked: [], selected: at(1),
      table: { $0.deleteSections([1], with: .fade) }, collection: { $0.deleteSections([1]) }),
    Change(
      testDescription: "move a section", rows: [["c"], ["a", "b"]], asked: [], selected: at(1, 1),
      table: { $0.moveSection(0, toSection: 1) }, collection: { $0.moveSection(0, toSection: 1) }),
    Change(
      testDescription: "reload a section", rows: [["a", "b"], ["C", "D"]], asked: ["C", "D"], selected: at(1),
      table: { $0.reloadSections([1], with: .fade) }, collection: { $0.reloadSections([1]) }),
    Change(
      testDescription: "a group names deletions by their places before it, and insertions by those after it",
      rows: [["x", "b", "y"], ["c"]], asked: ["x", "y"], selected: at(1),
      table: { table in
        table.performBatchUpdates({
          table.insertRows(at: [at(0), at(2)], with: .fade)
          table.deleteRows(at: [at(0)], with: .fade)
        })
      },
      collection: { collection in
        collection.performBatchUpdates({
          collection.insertItems(at: [at(0), at(2)])
          collection.deleteItems(at: [at(0)])
        })
      }),
  ]

  @Test(arguments: changes) func `an update of a table keeps other cells`(_ change: Change) {
    let table = Table([["a", "b"], ["c"]])
    let before = ["a", "b", "c"].map { table.cell($0) }
    table.view.selectRow(at: Self.at(1), animated: false, scrollPosition: .none)
    (table.source.rows, table.source.asked) = (change.rows, [])
    change.table(table.view)
    #expect(table.names() == change.rows.flatMap { $0 })
    #expect(table.source.asked == change.asked)
    #expect(table.view.indexPathForSelectedRow == change.selected)
    #expect(table.view.visibleCells.filter(\.isSelected).count == (change.selected == nil ? 0 : 1))
    for (name, cell) in zip(["a", "b", "c"], before) where change.rows.joined().contains(name) {
      if !change.asked.contains(name) { #expect(table.cell(name) === cell, "\(name)") }
    }
    let names = table.view.subviews.compactMap { ($0 as? UITableViewCell)?.accessibilityLabel }
    #expect(names == change.rows.flatMap { $0 }, "the order of the subviews")
  }

  @Test(arguments: changes) func `an update of a collection keeps other cells`(_ change: Change) {
    let collection = Collection([["a", "b"], ["c"]])
    let before = ["a", "b", "c"].map { collection.cell($0) }
    collection.view.selectItem(at: Self.at(1), animated: false, scrollPosition: [])
    (collection.source.rows, collection.source.asked) = (change.rows, [])
    change.collection(collection.view)
    #expect(collection.names() == change.rows.flatMap { $0 })
    #expect(collection.source.asked == change.asked)
    #expect(collection.view.indexPathsForSelectedItems == [change.selected].compactMap { $0 })
    #expect(collection.view.visibleCells.filter(\.isSelected).count == (change.selected == nil ? 0 : 1))
    for (name, cell) in zip(["a", "b", "c"], before) where change.rows.joined().contains(name) {
      if !change.asked.contains(name) { #expect(collection.cell(name) === cell, "\(name)") }
    }
  }

  @Test func `a row is configured again in its own cell`() throws {
    let (table, collection) = (Table([["a", "b"]]), Collection([["a", "b"]]))
    let (row, item) = (try #require(table.cell("a")), try #require(collection.cell("a")))
    for source in [table.source, collection.source] { (source.rows, source.asked) = ([["A", "b"]], []) }
    table.view.selectRow(at: Self.at(0), animated: false, scrollPosition: .none)
    table.view.reconfigureRows(at: [Self.at(0)])
    collection.view.reconfigureItems(at: [Self.at(0)])
    #expect(table.names() == ["A", "b"])
    #expect(collection.names() == ["A", "b"])
    #expect(table.cell("A") === row)
    #expect(collection.cell("A") === item)
    #expect(table.source.asked == ["A"])
    #expect(collection.source.asked == ["A"])
    #expect(table.view.indexPathForSelectedRow == Self.at(0))
    #expect(table.source.gone.isEmpty)
  }

  @Test func `a field in a row stays the first responder while other rows are inserted`() throws {
    let table = Table([["a", "b"]])
    let field = UITextField()
    try #require(table.cell("b")).contentView.addSubview(field)
    field.becomeFirstResponder()
    field.text = "typed"
    table.source.rows = [["x", "a", "b"]]
    table.view.insertRows(at: [Self.at(0)], with: .automatic)
    table.stage.layout()
    #expect(field.isFirstResponder)
    #expect(field.isDescendant(of: try #require(table.view.cellForRow(at: Self.at(2)))))
    table.source.rows = [["x", "a"]]
    table.view.deleteRows(at: [Self.at(2)], with: .automatic)
    #expect(!field.isFirstResponder)
    #expect(table.source.gone == ["b"])
  }

  @Test func `the cell of a new row is there as soon as the update ends`() {
    let (table, collection) = (Table([["a"]]), Collection([["a"]]))
    for source in [table.source, collection.source] { source.rows = [["a", "b"]] }
    table.view.insertRows(at: [Self.at(1)], with: .none)
    collection.view.insertItems(at: [Self.at(1)])
    #expect(table.view.cellForRow(at: Self.at(1))?.accessibilityLabel == "b")
    #expect(collection.view.cellForItem(at: Self.at(1))?.accessibilityLabel == "b")
  }

  @Test func `headers move with their sections`() {
    let (table, collection) = (Table([["a"], ["b"]]), Collection([["a"], ["b"]], header: 20))
    let kind = UICollectionView.elementKindSectionHeader
    let (title, header) = (
      table.view.headerView(forSection: 1), collection.view.supplementaryView(forElementKind: kind, at: Self.at(0, 1))
    )
    for source in [table.source, collection.source] { source.rows = [["x"], ["a"], ["b"]] }
    table.view.insertSections([0], with: .none)
    collection.view.insertSections([0])
    _ = (table.names(), collection.names())
    #expect(table.view.headerView(forSection: 2) === title)
    #expect(table.view.headerView(forSection: 0)?.textLabel?.text == "x")
    #expect(collection.view.supplementaryView(forElementKind: kind, at: Self.at(0, 2)) === header)
    let labels = (0..<3).map {
      collection.view.supplementaryView(forElementKind: kind, at: Self.at(0, $0))?.accessibilityLabel
    }
    #expect(labels == ["x", "a", "b"])
  }

  @Test func `headers that a layout does not place any more are removed`() {
    let collection = Collection([["a"]], header: 20)
    (collection.view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = .zero
    collection.stage.layout()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(collection.view.supplementaryView(forElementKind: kind, at: Self.at(0)) == nil)
    #expect(collection.view.subviews.filter { $0.accessibilityLabel == "a" }.count == 1)
  }

  @Test func `numbers of rows that do not agree with an update are reported in UIKit's words`() {
    let (table, collection) = (Table([["a"]]), Collection([["a"]]))
    for source in [table.source, collection.source] { source.rows = [["a", "b", "c"]] }
    let messages = logs {
      table.view.insertRows(at: [Self.at(1)], with: .none)
      collection.view.insertItems(at: [Self.at(1)])
    }
    let words =
      "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (1), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
    #expect(messages == [words, words])
    #expect(table.names() == ["a", "b", "c"])
    #expect(collection.names() == ["a", "b", "c"])
    table.source.rows = []
    let sections = logs { table.view.insertSections([1], with: .none) }
    #expect(sections.count == 1 && sections[0].hasPrefix("Invalid update: invalid number of sections."))
  }

  @Test func `reloading all data ends the selection`() {
    let (table, collection) = (Table([["a"]]), Collection([["a"]]))
    table.view.selectRow(at: Self.at(0), animated: false, scrollPosition: .none)
    collection.view.selectItem(at: Self.at(0), animated: false, scrollPosition: [])
    table.view.reloadData()
    collection.view.reloadData()
    #expect(table.view.indexPathForSelectedRow == nil)
    #expect(collection.view.indexPathsForSelectedItems == [])
  }

  @Test func `diffable sources keep the cells of items that stay`() throws {
    let (stage, table) = (
      Stage(width: 320, height: 900, top: 0), UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 900))
    )
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var asked: [String] = []
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
      asked.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.accessibilityLabel = item
      return cell
    }
    stage.root.addSubview(table)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c"], toSection: 1)
    source.apply(snapshot)
    stage.layout()
    let cells = Dictionary(table.visibleCells.map { ($0.accessibilityLabel ?? "", $0) }) { first, _ in first }
    table.selectRow(at: Self.at(1), animated: false, scrollPosition: .none)
    asked = []
    snapshot.insertItems(["x"], beforeItem: "a")
    snapshot.moveItem("c", beforeItem: "b")
    snapshot.reconfigureItems(["a"])
    snapshot.deleteSections([1])
    source.apply(snapshot)
    stage.layout()
    #expect(table.visibleCells.map(\.accessibilityLabel) == ["x", "a", "c", "b"])
    #expect(asked == ["x", "a"])
    for name in ["a", "b", "c"] {
      #expect(table.visibleCells.contains { $0 === cells[name] }, "\(name)")
    }
    #expect(table.indexPathForSelectedRow == Self.at(3))
    #expect(source.snapshot().reconfiguredItemIdentifiers == [])
    snapshot.reloadItems(["b"])
    source.apply(snapshot)
    #expect(table.cellForRow(at: Self.at(3)) !== cells["b"])
    #expect(table.cellForRow(at: Self.at(2)) === cells["c"])
    let kept = table.cellForRow(at: Self.at(2))
    source.applySnapshotUsingReloadData(snapshot)
    stage.layout()
    #expect(table.cellForRow(at: Self.at(2)) !== kept)
  }

  @Test func `a diffable source of a collection keeps cells, also with registrations`() {
    let (stage, layout) = (Stage(width: 320, height: 900, top: 0), UICollectionViewFlowLayout())
    let view = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, item in
      cell.accessibilityLabel = (cell.accessibilityLabel ?? "") + item
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    stage.root.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    stage.layout()
    let cells = view.visibleCells
    snapshot.insertItems(["x"], beforeItem: "a")
    snapshot.reconfigureItems(["b"])
    source.apply(snapshot)
    stage.layout()
    #expect(view.visibleCells.map(\.accessibilityLabel) == ["x", "a", "bb"])
    #expect(view.visibleCells[1] === cells[0])
    #expect(view.visibleCells[2] === cells[1])
  }

  @Test func `inserted items and sections that exist are moved`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    snapshot.insertItems([3], beforeItem: 1)
    #expect(snapshot.itemIdentifiers == [3, 1, 2])
    snapshot.insertItems([3, 9], afterItem: 2)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 9])
    snapshot.appendSections(["b", "c"])
    snapshot.appendItems([7], toSection: "c")
    snapshot.insertSections(["c", "d"], beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "d", "a", "b"])
    #expect(snapshot.itemIdentifiers(inSection: "c") == [7])
    snapshot.moveSection("a", beforeSection: "c")
    snapshot.moveSection("d", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b", "d"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 9, 7])
  }
}
