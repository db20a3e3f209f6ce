import Testing

@testable import UIKit

/// Flow, compositional and list layouts, snapshots, selection, and tables with sections.
@MainActor @Suite struct CollectionLayoutTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  /// Collections do not retain their data sources.
  private static var kept: [AnyObject] = []

  /// A cell whose height is its number.
  private final class Card: UICollectionViewCell {
    lazy var height = contentView.heightAnchor.constraint(equalToConstant: 0)
  }

  /// Returns a collection with sections of items, and the frames of its cells.
  private func collection(
    _ layout: UICollectionViewLayout, _ sections: [(String, [Int])], width: CGFloat = 320,
    headers: CGFloat? = nil
  ) -> (view: UICollectionView, source: Source) {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: 480), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<Card, Int> { cell, _, item in
      cell.height.constant = CGFloat(item)
      cell.height.isActive = true
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in view.heightAnchor.constraint(equalToConstant: headers ?? 0).isActive = true }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = Source.Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    source.apply(snapshot)
    view.layoutIfNeeded()
    Self.kept.append(source)
    return (view, source)
  }

  private func frames(_ view: UICollectionView, _ section: Int) -> [[CGFloat]] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.cellForItem(at: IndexPath(item: $0, section: section))?.numbers
    }
  }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test func `a section shows the items of an outline that are inside of expanded ones`() {
    let (view, source) = collection(UICollectionViewFlowLayout(), [("first", [1]), ("second", [])])
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([10, 20])
    outline.append([11, 12], to: 10)
    outline.append([111], to: 11)
    outline.insert([15], after: 10)
    #expect(outline.items == [10, 11, 111, 12, 15, 20])
    #expect(outline.level(of: 111) == 2 && outline.parent(of: 111) == 11 && outline.parent(of: 15) == nil)
    outline.expand([11])
    #expect(outline.visibleItems == [10, 15, 20])
    outline.expand([10])
    source.apply(outline, to: "second")
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 1 && view.numberOfItems(inSection: 1) == 6)
    outline = source.snapshot(for: "second")
    outline.collapse([11])
    outline.delete([12])
    source.apply(outline, to: "second")
    #expect(source.snapshot().itemIdentifiers(inSection: "second") == [10, 11, 15, 20])
    #expect(source.snapshot(for: "second").snapshot(of: 10).items == [11, 111])
  }

  @Test func `a layout may set its own properties while it prepares`() {
    final class Grid: UICollectionViewFlowLayout {
      var count = 0
      override func prepare() {
        count += 1
        itemSize = CGSize(width: 100, height: 30)
        super.prepare()
      }
    }
    let layout = Grid()
    let log = logs { _ = collection(layout, [("a", [30])]) }
    #expect(log == [])
    #expect(layout.count < 5)
  }

  @Test func `a grid of estimated heights is as high as its cells`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    section.interGroupSpacing = 5
    let (view, _) = collection(UICollectionViewCompositionalLayout(section: section), [("a", [40, 60, 30])])
    #expect(frames(view, 0) == [[20, 10, 140, 40], [160, 10, 140, 60], [20, 75, 140, 30]])
    #expect(view.contentSize == CGSize(width: 320, height: 115))
  }

  @Test func `groups share, nest and keep gaps`() {
    let cell = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitem: cell, count: 2)
    column.interItemSpacing = .fixed(10)
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(110)), subitems: [large, column])
    let (view, _) = collection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)), [("a", [1, 2, 3, 4])],
      width: 300)
    #expect(
      frames(view, 0) == [[0, 0, 150, 110], [150, 0, 150, 50], [150, 60, 150, 50], [0, 110, 150, 110]])
  }

  @Test func `a section that scrolls for itself stands beside itself, under its header`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(200), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(10)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let (view, _) = collection(
      UICollectionViewCompositionalLayout(section: section), [("a", [1, 2]), ("b", [3])], headers: 30)
    #expect(frames(view, 0) == [[0, 30, 200, 80], [210, 30, 200, 80]])
    #expect(frames(view, 1) == [[0, 140, 200, 80]])
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.numbers == [0, 110, 320, 30])
  }

  @Test func `flexible gaps share what is left, and right-to-left layouts are mirrored`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .flexible(0)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let (view, _) = collection(layout, [("a", [1, 2, 3])], width: 300)
    #expect(frames(view, 0).map { $0[0] } == [0, 125, 250])
    view.semanticContentAttribute = .forceRightToLeft
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(frames(view, 0).map { $0[0] } == [250, 125, 0], "mirrored")
  }

  @Test func `rows of a list are as high as their content`() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let (view, source) = collection(layout, [("a", [50, 70])])
    #expect(frames(view, 0) == [[0, 0, 320, 50], [0, 50, 320, 70]])
    var snapshot = source.snapshot()
    snapshot.insertItems([44], beforeItem: 70)
    snapshot.deleteItems([50])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(frames(view, 0) == [[0, 0, 320, 44], [0, 44, 320, 70]])
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 70)
    #expect(source.indexPath(for: 44) == IndexPath(item: 0, section: 0))
    #expect(snapshot.itemIdentifiers == [44, 70])
  }

  private final class FlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    var calls: [String] = []
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100 + 10 * indexPath.item, height: 40) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section == 1 ? 25 : 0) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("selected \(indexPath.section) \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      calls.append("deselected \(indexPath.section) \(indexPath.item)")
    }
  }

  @Test func `a flow layout asks its delegate, and taps select`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 5
    let (view, _) = collection(layout, [("a", [1, 2, 3]), ("b", [4])], width: 300)
    let delegate = FlowDelegate()
    view.delegate = delegate
    view.reloadData()
    view.layoutIfNeeded()
    #expect(frames(view, 0) == [[0, 0, 100, 40], [190, 0, 110, 40], [0, 45, 120, 40]])
    #expect(frames(view, 1) == [[0, 110, 100, 40]])
    try TouchSimulation.tap(try #require(view.cellForItem(at: IndexPath(item: 1, section: 0))))
    try TouchSimulation.tap(try #require(view.cellForItem(at: IndexPath(item: 0, section: 1))))
    #expect(delegate.calls == ["selected 0 1", "deselected 0 1", "selected 1 0"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
  }

  /// A client's custom layout: a staircase.
  private final class Stairs: UICollectionViewLayout {
    private var steps: [UICollectionViewLayoutAttributes] = []
    override func prepare() {
      super.prepare()
      steps = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map {
        let step = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
        step.frame = CGRect(x: 20 * $0, y: 30 * $0, width: 20, height: 30)
        return step
      }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 60, height: 90) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      steps.filter { $0.frame.intersects(rect) }
    }
  }

  @Test func `a client's layout places the cells`() {
    let (view, _) = collection(Stairs(), [("a", [1, 2, 3])])
    #expect(frames(view, 0) == [[0, 0, 20, 30], [20, 30, 20, 30], [40, 60, 20, 30]])
    #expect(view.contentSize.height == 90)
  }

  // MARK: Tables

  private final class TableDelegate: NSObject, UITableViewDelegate, UITableViewDataSource {
    var calls: [String] = []
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "Fruit" : nil
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      section == 1 ? UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 17)) : nil
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      section == 0 ? UITableView.automaticDimension : 12
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      indexPath.row == 1 ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("selected \(indexPath.section)")
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }

  @Test func `sections have headers and footers, and taps select rows`() throws {
    let (table, delegate) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), TableDelegate())
    (table.dataSource, table.delegate) = (delegate, delegate)
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.textLabel?.text == "Fruit")
    #expect(header.frame.height > 20)
    // AL-9.13: since iOS 15 with 22 points above it.
    #expect(header.frame.minY == 22)
    let top = 22 + header.frame.height
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 0, y: top, width: 320, height: 50))
    // A height without a view is empty space.
    let padding: CGFloat = table.headerView(forSection: 1) == nil ? 0 : 22
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == top + padding + 112)
    #expect(table.rectForFooter(inSection: 1) == CGRect(x: 0, y: top + padding + 212, width: 320, height: 17))
    try TouchSimulation.tap(try #require(table.cellForRow(at: IndexPath(row: 0, section: 1))))
    try TouchSimulation.tap(try #require(table.cellForRow(at: IndexPath(row: 1, section: 1))))
    #expect(delegate.calls == ["selected 1"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `AL-9.13 a dequeued header of a plain table is as high as the table's own`() throws {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "header"))
    header.textLabel?.text = "Title"
    let own = table.makeTitleView("Title", isHeader: true)
    #expect(header.automaticHeight(width: 320) == own.automaticHeight(width: 320))
  }

  @Test func `a bar that states its translucency keeps it whatever its proxy has`() {
    UITabBar.appearance().isTranslucent = false
    defer { UITabBar.appearance().isTranslucent = true }
    let (own, other) = (UITabBar(), UITabBar())
    own.isTranslucent = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(own)
    window.addSubview(other)
    #expect(own.isTranslucent)
    #expect(!other.isTranslucent)
  }

  @Test func `a content configuration makes the row's height`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    cell.contentConfiguration = content
    let one = cell.automaticHeight(width: 320)
    content.secondaryText = "Subtitle"
    cell.contentConfiguration = content
    #expect(one == 44)
    #expect(cell.automaticHeight(width: 320) > 50)
    cell.frame.size.width = 393
    cell.contentView.frame.size.width = 393
    cell.layoutIfNeeded()
    // A wide row has wider margins.
    let row = cell.contentView.subviews.first?.subviews.first
    #expect(row?.frame.minX == 20)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }
}
