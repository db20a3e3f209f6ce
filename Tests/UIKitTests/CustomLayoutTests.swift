import Testing

@testable import UIKit

/// Clients' own collection layouts, and lists whose cells only touch the bounds (AL-9.12).
@MainActor
@Suite struct CustomLayoutTests {
  private final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.width = CGFloat(50 * (layoutAttributes.indexPath.item + 1))
      return layoutAttributes
    }
  }

  private class Row: UICollectionViewLayout {
    var widths: [IndexPath: CGFloat] = [:]
    var all: [UICollectionViewLayoutAttributes] = []
    var takesSizes = true
    override func prepare() {
      var x: CGFloat = 0
      all = (0..<3).map { item in
        let path = IndexPath(item: item, section: 0)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(x: x, y: 0, width: widths[path] ?? 10, height: 50)
        x = attributes.frame.maxX
        return attributes
      }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: all.last?.frame.maxX ?? 0, height: 50) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { all }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard takesSizes else { return false }
      defer { widths[preferred.indexPath] = preferred.frame.width }
      return original.frame.width != preferred.frame.width
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private func shown(_ layout: Row, width: CGFloat = 400) -> (collection: UICollectionView, source: Source) {
    let source = Source()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 50), collectionViewLayout: layout)
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.layoutIfNeeded()
    return (collection, source)
  }

  @Test func `AL-9.12 a client's layout asks its cells and is prepared again`() {
    let layout = Row()
    let (collection, source) = shown(layout)
    #expect(layout.all.map(\.frame.width) == [50, 100, 150])
    #expect(layout.all.map(\.frame.minX) == [0, 50, 150])
    #expect(collection.visibleCells.map(\.frame.width) == [50, 100, 150])
    #expect(collection.contentSize.width == 300)
    _ = source
  }

  @Test func `AL-9.12 a layout that takes no sizes keeps its own, whatever cells do with the attributes`() {
    let layout = Row()
    layout.takesSizes = false
    let (collection, source) = shown(layout)
    #expect(layout.all.map(\.frame.width) == [10, 10, 10])
    #expect(collection.visibleCells.map(\.frame.width) == [10, 10, 10])
    _ = source
  }

  private final class Marked: UICollectionViewLayoutAttributes {
    var mark = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Marked)?.mark = mark
      return copy
    }
  }

  @Test func `attributes are compared by value and copied with a subclass's own`() throws {
    let one = Marked(forCellWith: IndexPath(item: 1, section: 0))
    (one.frame, one.mark) = (CGRect(x: 1, y: 2, width: 3, height: 4), 5)
    let two = try #require(one.copy() as? Marked)
    #expect(two !== one)
    #expect(two == one)
    #expect(two.mark == 5)
    #expect(two.hash == one.hash)
    two.frame.size.width = 9
    #expect(two != one)
    #expect(one.frame.width == 3)
    let plain = UICollectionViewLayoutAttributes(forCellWith: one.indexPath)
    plain.frame = one.frame
    #expect(plain != one)
  }

  @Test func `rows and cells that only touch the bounds are not visible`() {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 88))
    (table.rowHeight, table.dataSource) = (44, source)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
    #expect(table.indexPathsForVisibleRows?.count == 2)
    let layout = Row()
    let (collection, items) = shown(layout, width: 150)
    #expect(collection.indexPathsForVisibleItems.map(\.item) == [0, 1])
    _ = items
  }
}
