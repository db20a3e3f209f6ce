import Testing

@testable import UIKit

/// Changes of a table's rows and sections, and questions about where they are.
@Suite @MainActor struct TableUpdateTests {
  final class Source: NSObject, UITableViewDataSource {
    var titles: [[String]]
    init(_ titles: [[String]]) { self.titles = titles }
    func numberOfSections(in tableView: UITableView) -> Int { titles.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = titles[indexPath.section][indexPath.row]
      return cell
    }
  }

  private func make(_ titles: [[String]], height: CGFloat = 480) -> (stage: Stage, table: UITableView, source: Source) {
    let (stage, source) = (Stage(width: 320, height: 480, top: 0), Source(titles))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: .plain)
    (table.rowHeight, table.dataSource) = (50, source)
    stage.root.addSubview(table)
    stage.layout()
    return (stage, table, source)
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let titles: [[String]]
    let change: @MainActor (UITableView) -> Void
    init(_ name: String, _ titles: [[String]], _ change: @escaping @MainActor (UITableView) -> Void) {
      (testDescription, self.titles, self.change) = (name, titles, change)
    }
  }

  private nonisolated static let first = IndexPath(row: 0, section: 0)
  private nonisolated static let second = IndexPath(row: 1, section: 0)

  @Test(arguments: [
    Change("insert a row", [["a", "x", "b"], ["c"]]) { $0.insertRows(at: [second], with: .fade) },
    Change("delete a row", [["b"], ["c"]]) { $0.deleteRows(at: [first], with: .left) },
    Change("move a row", [["b", "a"], ["c"]]) { $0.moveRow(at: first, to: second) },
    Change("reload a row", [["a", "B"], ["c"]]) { $0.reloadRows(at: [second], with: .none) },
    Change("reconfigure a row", [["A", "b"], ["c"]]) { $0.reconfigureRows(at: [first]) },
    Change("insert a section", [["a", "b"], ["x"], ["c"]]) { $0.insertSections([1], with: .top) },
    Change("delete a section", [["c"]]) { $0.deleteSections([0], with: .bottom) },
    Change("move a section", [["c"], ["a", "b"]]) { $0.moveSection(1, toSection: 0) },
    Change("reload a section", [["A", "b"], ["c"]]) { $0.reloadSections([0], with: .automatic) },
    Change("reload all", [["z"]]) { $0.reloadData() },
  ])
  func `a table shows the rows of its source after a change`(_ change: Change) {
    let (stage, table, source) = make([["a", "b"], ["c"]])
    source.titles = change.titles
    change.change(table)
    stage.layout()
    #expect(table.visibleCells.map { $0.textLabel?.text } == change.titles.flatMap { $0 })
    #expect(table.numberOfSections == change.titles.count)
    #expect(table.contentSize.height == 50 * CGFloat(change.titles.flatMap { $0 }.count))
  }

  @Test func `changes between the begin and the end of updates are shown together`() {
    let (stage, table, source) = make([["a", "b"]])
    table.beginUpdates()
    source.titles = [["x", "b", "y"]]
    table.deleteRows(at: [Self.first], with: .none)
    table.insertRows(at: [Self.first, IndexPath(row: 2, section: 0)], with: .none)
    table.endUpdates()
    stage.layout()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["x", "b", "y"])
  }

  @Test func `rows are found by rectangles and points of the content`() {
    let (_, table, _) = make([["a", "b"], ["c"]])
    let all = [Self.first, Self.second, IndexPath(row: 0, section: 1)]
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 320, height: 150)) == all)
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 10, height: 10)) == [Self.second])
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 120)) == all[2])
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 170)) == nil)
    #expect(table.rectForRow(at: Self.second) == CGRect(x: 0, y: 50, width: 320, height: 50))
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 100, width: 320, height: 50))
    #expect(table.indexPathsForVisibleRows == all)
  }

  @Test(
    arguments: [
      ("top", UITableView.ScrollPosition.top, 200), ("middle", .middle, 175), ("bottom", .bottom, 150),
      ("none", .none, 150),
    ] as [(String, UITableView.ScrollPosition, CGFloat)])
  func `a table scrolls a row to a position`(_ name: String, _ position: UITableView.ScrollPosition, _ y: CGFloat) {
    let (_, table, _) = make([(0..<20).map { "\($0)" }], height: 100)
    table.scrollToRow(at: IndexPath(row: 4, section: 0), at: position, animated: false)
    #expect(table.contentOffset.y == y, "\(name)")
  }

  @Test func `a table does not scroll beyond its rows`() {
    let (_, table, _) = make([["a", "b", "c"]], height: 100)
    table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 50)
  }

  @Test func `a selected row is deselected when another one is selected`() {
    let (_, table, _) = make([["a", "b"]])
    #expect(table.indexPathsForSelectedRows == nil)
    table.selectRow(at: Self.first, animated: false, scrollPosition: .none)
    table.selectRow(at: Self.second, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [Self.second])
    #expect(table.cellForRow(at: Self.first)?.isSelected == false)
    #expect(table.cellForRow(at: Self.second)?.isSelected == true)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: Self.second)?.isSelected == false)
  }

  @Test func `several rows are selected where a table allows it`() {
    let (_, table, _) = make([["a", "b"]])
    table.allowsMultipleSelection = true
    table.selectRow(at: Self.second, animated: false, scrollPosition: .none)
    table.selectRow(at: Self.first, animated: false, scrollPosition: .none)
    #expect(Set(table.indexPathsForSelectedRows ?? []) == [Self.first, Self.second])
    table.deselectRow(at: Self.second, animated: false)
    #expect(table.indexPathsForSelectedRows == [Self.first])
  }

  @Test func `selection scrolls to the row`() {
    let (_, table, _) = make([(0..<20).map { "\($0)" }], height: 100)
    table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .top)
    #expect(table.contentOffset.y == 200)
  }

  @Test func `cells are edited with their table`() {
    let (stage, table, source) = make([["a", "b"]])
    table.isEditing = true
    #expect(table.visibleCells.map(\.isEditing) == [true, true])
    source.titles = [["a", "b", "c"]]
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    stage.layout()
    #expect(table.visibleCells.map(\.isEditing) == [true, true, true])
    table.setEditing(false, animated: true)
    #expect(table.visibleCells.map(\.isEditing) == [false, false, false])
  }
}
