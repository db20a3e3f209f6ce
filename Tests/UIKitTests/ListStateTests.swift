import Foundation
import Testing

@testable import UIKit

/// The state of rows and items: highlighted, selected, being edited, in front of one another.
@Suite(.serialized) @MainActor struct ListStateTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var lines: [String] = []
    var isEditable = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      isEditable || indexPath.row == 0
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      lines.append("should \(indexPath.row)")
      return true
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      lines.append("highlight \(tableView.cellForRow(at: indexPath)?.isHighlighted ?? false)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      lines.append("unhighlight \(tableView.cellForRow(at: indexPath)?.isHighlighted ?? true)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lines.append("select") }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewCell()
      cell.tag = indexPath.item + 1
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      lines.append("should \(indexPath.item)")
      return indexPath.item != 2
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      lines.append("highlight \(collectionView.cellForItem(at: indexPath)?.isHighlighted ?? false)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      lines.append("unhighlight \(collectionView.cellForItem(at: indexPath)?.isHighlighted ?? true)")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      lines.append("select")
    }
  }

  private func makeTable() -> (stage: Stage, view: UITableView, source: Source) {
    let (stage, source) = (Stage(width: 320, height: 480, top: 0), Source())
    let view = UITableView(frame: stage.root.bounds, style: .plain)
    (view.delegate, view.dataSource) = (source, source)
    stage.root.addSubview(view)
    stage.layout()
    return (stage, view, source)
  }

  private func makeCollection(
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  ) -> (stage: Stage, view: UICollectionView, source: Source) {
    let (stage, source) = (Stage(width: 320, height: 480, top: 0), Source())
    let view = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout)
    (view.delegate, view.dataSource) = (source, source)
    stage.root.addSubview(view)
    stage.layout()
    return (stage, view, source)
  }

  @Test func `a tapped row is highlighted until the finger leaves`() throws {
    let (_, table, source) = makeTable()
    try TouchSimulation.tap(table.visibleCells[1])
    #expect(source.lines == ["should 1", "highlight true", "unhighlight false", "select"])
    source.lines = []
    try TouchSimulation.drag(table.visibleCells[1], by: CGVector(dx: 0, dy: 5))
    #expect(source.lines == ["should 1", "highlight true", "unhighlight false"])
    source.lines = []
    table.tapRow(at: IndexPath(row: 2, section: 0))
    #expect(source.lines == ["should 2", "highlight true", "unhighlight false", "select"])
  }

  @Test func `a tapped item is highlighted until it is selected`() throws {
    let (_, view, source) = makeCollection()
    try TouchSimulation.tap(view.visibleCells[1])
    #expect(source.lines == ["should 1", "highlight true", "select", "unhighlight false"])
    source.lines = []
    try TouchSimulation.tap(view.visibleCells[2])
    #expect(source.lines == ["should 2"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test func `controllers of lists deselect when their view appears`() {
    let table = UITableViewController(style: .plain)
    table.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    table.clearsSelectionOnViewWillAppear = false
    table.viewWillAppear(false)
    #expect(table.tableView.indexPathForSelectedRow != nil)
    table.clearsSelectionOnViewWillAppear = true
    table.viewWillAppear(false)
    #expect(table.tableView.indexPathForSelectedRow == nil)
    let collection = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    collection.collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    collection.viewWillAppear(false)
    #expect(collection.collectionView.indexPathsForSelectedItems == [])
  }

  @Test func `a row that is edited makes room for a control`() {
    let (stage, table, source) = makeTable()
    source.isEditable = false
    table.setEditing(true, animated: false)
    stage.layout()
    let cells = table.visibleCells
    #expect(cells.map(\.isEditing) == [true, false, false])
    #expect(cells.map(\.editingStyle) == [.delete, .none, .none])
    #expect(cells.map(\.contentView.frame.minX) == [38, 0, 0])
    #expect(cells.map(\.contentView.frame.maxX) == [320, 320, 320])
    table.setEditing(false, animated: false)
    stage.layout()
    #expect(cells.map(\.contentView.frame.minX) == [0, 0, 0])
    #expect(cells[0].editingStyle == .none)
    #expect(!cells[0].showingDeleteConfirmation)
  }

  @Test func `a row that is edited has its other accessory`() {
    let (stage, table, _) = makeTable()
    let (cell, view, other) = (table.visibleCells[0], UIView(), UIView())
    view.frame.size = CGSize(width: 30, height: 20)
    other.frame.size = CGSize(width: 50, height: 20)
    (cell.accessoryView, cell.editingAccessoryView) = (view, other)
    stage.layout()
    #expect(cell.contentView.frame.width == 274)
    #expect(other.superview == nil)
    table.setEditing(true, animated: false)
    stage.layout()
    #expect(view.superview == nil && other.superview === cell)
    #expect(cell.contentView.frame.maxX == 254)
  }

  @Test func `backgrounds are behind a cell's content, the selected one only while the cell is selected`() {
    let (usual, selected) = (UIView(), UIView())
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    (row.backgroundView, row.selectedBackgroundView) = (usual, selected)
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    row.layoutIfNeeded()
    #expect(row.subviews.first === usual)
    #expect(usual.frame == row.bounds)
    #expect(selected.superview == nil)
    row.isSelected = true
    #expect(row.subviews.prefix(2).elementsEqual([usual, selected]) { $0 === $1 })
    #expect(selected.frame == row.bounds)
    row.selectionStyle = .none
    #expect(selected.superview == nil)

    let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    (item.backgroundView, item.selectedBackgroundView) = (usual, selected)
    item.isHighlighted = true
    #expect(item.subviews.prefix(2).elementsEqual([usual, selected]) { $0 === $1 })
    item.frame.size.width = 90
    item.layoutIfNeeded()
    #expect(usual.frame.width == 90 && selected.frame.width == 90)
    item.isHighlighted = false
    item.backgroundView = nil
    #expect(item.subviews.count == 1)
  }

  @Test func `items are in front of one another by their index`() {
    final class Layout: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for one in all ?? [] { one.zIndex = -one.indexPath.item }
        return all
      }
    }
    let (_, view, _) = makeCollection(Layout())
    #expect(view.subviews.map(\.tag).filter { $0 > 0 } == [3, 2, 1])
    #expect(!UICollectionViewLayoutInvalidationContext().invalidateEverything)
  }

  @Test func `a layout that wants it is used again when the content scrolls`() {
    final class Layout: UICollectionViewFlowLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        all?.first?.frame.origin.y = collectionView?.contentOffset.y ?? 0
        return all
      }
    }
    let layout = Layout()
    layout.itemSize = CGSize(width: 320, height: 300)
    let (stage, view, source) = makeCollection(layout)
    withExtendedLifetime(source) {
      view.contentOffset.y = 100
      stage.layout()
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 100)
    }
  }

  final class Ground: UICollectionReusableView {}

  private func makeSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      repeatingSubitem: item, count: 2)
    return NSCollectionLayoutSection(group: group)
  }

  @Test func `a repeated item is in a group at most as often as it says`() {
    let (_, view, _) = makeCollection(UICollectionViewCompositionalLayout(section: makeSection()))
    #expect(view.visibleCells.map(\.frame.origin) == [.zero, CGPoint(x: 60, y: 0), CGPoint(x: 0, y: 50)])
  }

  @Test func `a section has a background`() {
    let section = makeSection()
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [ground]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    let (_, view, _) = makeCollection(layout)
    #expect(view.subviews.first is Ground)
    #expect(view.subviews.first?.frame == CGRect(x: 2, y: 1, width: 314, height: 126))
    let attributes = layout.layoutAttributesForDecorationView(ofKind: "ground", at: IndexPath(item: 0, section: 0))
    #expect(attributes?.frame.height == 126)
    view.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(!view.subviews.contains { $0 is Ground })
  }

  @Test func `a closure changes the items that are visible`() {
    let section = makeSection()
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.y)
      for item in items { item.alpha = 0.5 }
      #expect(environment.container.contentSize.width == 320)
    }
    let (stage, view, source) = makeCollection(UICollectionViewCompositionalLayout(section: section))
    #expect(view.visibleCells.map(\.alpha) == [0.5, 0.5, 0.5])
    withExtendedLifetime(source) {
      view.frame.size.height = 60
      stage.layout()
      view.contentOffset.y = 30
      stage.layout()
      #expect(offsets.last == 30)
    }
  }
}
