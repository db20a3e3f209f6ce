import Testing

@testable import UIKit

/// Changes of a collection's items and sections, and questions about where they are.
@Suite(.serialized) @MainActor struct CollectionUpdateTests {
  final class Source: NSObject, UICollectionViewDataSource {
    var tags: [[Int]]
    init(_ tags: [[Int]]) { self.tags = tags }
    func numberOfSections(in collectionView: UICollectionView) -> Int { tags.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      tags[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewCell()
      cell.tag = tags[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath)
      view.tag = indexPath.section
      return view
    }
  }

  final class Title: UICollectionReusableView {}

  private static let header = UICollectionView.elementKindSectionHeader

  /// A collection whose items are 320 by 50, one a line.
  private func make(
    _ tags: [[Int]], height: CGFloat = 480, header: CGFloat = 0
  ) -> (stage: Stage, view: UICollectionView, source: Source) {
    let (stage, source, layout) = (Stage(width: 320, height: 480, top: 0), Source(tags), UICollectionViewFlowLayout())
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 50), 0)
    layout.headerReferenceSize = CGSize(width: 0, height: header)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout)
    view.register(Title.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "title")
    view.dataSource = source
    stage.root.addSubview(view)
    stage.layout()
    return (stage, view, source)
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let tags: [[Int]]
    let change: @MainActor (UICollectionView) -> Void
    init(_ name: String, _ tags: [[Int]], _ change: @escaping @MainActor (UICollectionView) -> Void) {
      (testDescription, self.tags, self.change) = (name, tags, change)
    }
  }

  private nonisolated static let first = IndexPath(item: 0, section: 0)
  private nonisolated static let second = IndexPath(item: 1, section: 0)

  @Test(arguments: [
    Change("insert an item", [[1, 9, 2], [3]]) { $0.insertItems(at: [second]) },
    Change("delete an item", [[2], [3]]) { $0.deleteItems(at: [first]) },
    Change("move an item", [[2, 1], [3]]) { $0.moveItem(at: first, to: second) },
    Change("reload an item", [[1, 8], [3]]) { $0.reloadItems(at: [second]) },
    Change("reconfigure an item", [[7, 2], [3]]) { $0.reconfigureItems(at: [first]) },
    Change("insert a section", [[1, 2], [9], [3]]) { $0.insertSections([1]) },
    Change("delete a section", [[3]]) { $0.deleteSections([0]) },
    Change("move a section", [[3], [1, 2]]) { $0.moveSection(1, toSection: 0) },
    Change("reload a section", [[7, 2], [3]]) { $0.reloadSections([0]) },
    Change("reload all", [[5]]) { $0.reloadData() },
  ])
  func `a collection shows the items of its source after a change`(_ change: Change) {
    let (stage, view, source) = make([[1, 2], [3]])
    source.tags = change.tags
    change.change(view)
    stage.layout()
    #expect(view.visibleCells.map(\.tag) == change.tags.flatMap { $0 })
    #expect(view.numberOfSections == change.tags.count)
    #expect(view.contentSize.height == 50 * CGFloat(change.tags.flatMap { $0 }.count))
  }

  @Test func `headers are of the registered class`() {
    let (_, view, _) = make([[1], [2, 3]], header: 30)
    let headers = view.visibleSupplementaryViews(ofKind: Self.header)
    #expect(headers.map { $0 is Title } == [true, true])
    #expect(headers.map(\.reuseIdentifier) == ["title", "title"])
    #expect(headers.map(\.frame.minY) == [0, 80])
    #expect(
      view.indexPathsForVisibleSupplementaryElements(ofKind: Self.header) == [
        Self.first, IndexPath(item: 0, section: 1),
      ])
    #expect(view.supplementaryView(forElementKind: Self.header, at: Self.first) === headers[0])
    #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).isEmpty)
  }

  @Test func `only headers in the bounds are visible`() {
    let (_, view, _) = make([[1, 2, 3], [4]], height: 100, header: 30)
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: Self.header) == [Self.first])
  }

  @Test func `attributes are those of the layout`() {
    let (_, view, _) = make([[1, 2]], header: 30)
    let cell = view.layoutAttributesForItem(at: Self.second)
    let title = view.layoutAttributesForSupplementaryElement(ofKind: Self.header, at: Self.first)
    #expect(cell?.frame == CGRect(x: 0, y: 80, width: 320, height: 50))
    #expect(cell?.representedElementCategory == .cell)
    #expect(title?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(title?.representedElementKind == Self.header)
  }

  @Test func `a cell knows its path`() throws {
    let (_, view, _) = make([[1, 2]])
    let cell = try #require(view.cellForItem(at: Self.second))
    #expect(view.indexPath(for: cell) == Self.second)
    #expect(view.indexPath(for: UICollectionViewCell()) == nil)
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 60)) == Self.second)
  }

  @Test(
    arguments: [
      ("top", UICollectionView.ScrollPosition.top, 200), ("middle", .centeredVertically, 175), ("bottom", .bottom, 150),
    ] as [(String, UICollectionView.ScrollPosition, CGFloat)])
  func `a collection scrolls an item to a position`(
    _ name: String, _ position: UICollectionView.ScrollPosition, _ y: CGFloat
  ) {
    let (_, view, _) = make([Array(0..<20)], height: 100)
    view.scrollToItem(at: IndexPath(item: 4, section: 0), at: position, animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: y), "\(name)")
  }

  @Test func `a selected item is deselected when another one is selected`() {
    let (_, view, _) = make([[1, 2]])
    #expect(view.indexPathsForSelectedItems ?? [] == [])
    view.selectItem(at: Self.first, animated: false, scrollPosition: [])
    view.selectItem(at: Self.second, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [Self.second])
    #expect(view.cellForItem(at: Self.first)?.isSelected == false)
    view.deselectItem(at: Self.second, animated: false)
    #expect(view.cellForItem(at: Self.second)?.isSelected == false)
    #expect(view.indexPathsForSelectedItems ?? [] == [])
  }

  @Test func `several items are selected where a collection allows it, until none is selected`() {
    let (_, view, _) = make([[1, 2]])
    view.allowsMultipleSelection = true
    view.selectItem(at: Self.first, animated: false, scrollPosition: [])
    view.selectItem(at: Self.second, animated: false, scrollPosition: [])
    #expect(Set(view.indexPathsForSelectedItems ?? []) == [Self.first, Self.second])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.visibleCells.map(\.isSelected) == [false, false])
    #expect(view.indexPathsForSelectedItems ?? [] == [])
  }

  @Test func `selection scrolls to the item`() {
    let (_, view, _) = make([Array(0..<20)], height: 100)
    view.selectItem(at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: .top)
    #expect(view.contentOffset.y == 200)
  }

  @Test func `another layout places the items, and its completion says that it has`() {
    let (stage, view, source) = make([[1, 2]])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 20)
    var ends: [Bool] = []
    view.setCollectionViewLayout(layout, animated: false) { ends.append($0) }
    stage.layout()
    Completions.runAll()
    #expect(view.visibleCells.map(\.frame.size) == [CGSize(width: 80, height: 20), CGSize(width: 80, height: 20)])
    #expect(view.collectionViewLayout === layout)
    #expect(layout.collectionView === view)
    #expect(ends == [true])
    #expect(view.dataSource === source)
  }

  @Test func `a cell keeps the identifier that it is made for`() {
    let (_, view, _) = make([[1]])
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: Self.first)
    #expect(cell.reuseIdentifier == "cell")
  }
}
