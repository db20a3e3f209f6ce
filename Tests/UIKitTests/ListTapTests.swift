import Testing

@testable import UIKit

/// Taps on rows and items, and headers and footers of tables.
@Suite @MainActor struct ListTapTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var lines: [String] = []
    var (highlights, deselects) = (true, true)

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { highlights }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lines.append("+\(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      lines.append("-\(indexPath.row)")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
      deselects
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      lines.append("+\(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      lines.append("-\(indexPath.item)")
    }
  }

  final class Title: UITableViewHeaderFooterView {}

  private func makeTable() -> (stage: Stage, table: UITableView, source: Source) {
    let (stage, source) = (Stage(width: 320, height: 480, top: 0), Source())
    let table = UITableView(frame: stage.root.bounds, style: .plain)
    (table.rowHeight, table.sectionHeaderTopPadding) = (50, 0)
    table.register(Title.self, forHeaderFooterViewReuseIdentifier: "title")
    (table.delegate, table.dataSource) = (source, source)
    stage.root.addSubview(table)
    stage.layout()
    return (stage, table, source)
  }

  private func makeCollection() -> (stage: Stage, view: UICollectionView, source: Source) {
    let (stage, source, layout) = (Stage(width: 320, height: 480, top: 0), Source(), UICollectionViewFlowLayout())
    let view = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout)
    (view.delegate, view.dataSource) = (source, source)
    stage.root.addSubview(view)
    stage.layout()
    return (stage, view, source)
  }

  @Test func `headers and footers lie around the rows`() {
    let (stage, table, source) = makeTable()
    withExtendedLifetime((stage, source)) {
      #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
      #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 180, width: 320, height: 20))
      #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 200))
      #expect(table.headerView(forSection: 0) is Title)
      #expect(table.footerView(forSection: 0)?.textLabel?.text == "Footer")
      #expect(table.footerView(forSection: 1) == nil)
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    }
  }

  @Test func `a row that may not be highlighted is not selected`() throws {
    let (_, table, source) = makeTable()
    source.highlights = false
    try TouchSimulation.tap(table.visibleCells[1])
    #expect(source.lines.isEmpty)
    source.highlights = true
    try TouchSimulation.tap(table.visibleCells[1])
    try TouchSimulation.tap(table.visibleCells[2])
    #expect(source.lines == ["+1", "-1", "+2"])
  }

  @Test(arguments: [(false, false, false), (true, false, true), (false, true, true)])
  func `rows are selected while editing only where a table allows it`(
    _ one: Bool, _ several: Bool, _ selects: Bool
  ) throws {
    let (_, table, source) = makeTable()
    (table.allowsSelectionDuringEditing, table.allowsMultipleSelectionDuringEditing) = (one, several)
    table.isEditing = true
    try TouchSimulation.tap(table.visibleCells[1])
    #expect(source.lines == (selects ? ["+1"] : []))
  }

  @Test func `a table without selection takes no taps`() throws {
    let (_, table, source) = makeTable()
    table.allowsSelection = false
    try TouchSimulation.tap(table.visibleCells[1])
    #expect(source.lines.isEmpty)
  }

  @Test func `a second tap deselects an item where several may be selected`() throws {
    let (_, view, source) = makeCollection()
    view.allowsMultipleSelection = true
    try TouchSimulation.tap(view.visibleCells[0])
    try TouchSimulation.tap(view.visibleCells[2])
    try TouchSimulation.tap(view.visibleCells[0])
    #expect(source.lines == ["+0", "+2", "-0"])
    source.deselects = false
    try TouchSimulation.tap(view.visibleCells[2])
    #expect(source.lines.count == 3)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func `a new size of headers is shown`() {
    final class Plain: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView { UICollectionReusableView() }
    }
    let (stage, source, layout) = (Stage(top: 0), Plain(), UICollectionViewFlowLayout())
    let view = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout)
    view.dataSource = source
    stage.root.addSubview(view)
    stage.layout()
    #expect(view.contentSize.height == 50)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    stage.layout()
    #expect(view.contentSize.height == 80)
    #expect(view.visibleCells.first?.frame.minY == 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    stage.layout()
    #expect(view.contentSize.height == 100)
  }
}
