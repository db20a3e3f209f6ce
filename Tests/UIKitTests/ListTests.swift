import Dispatch
import Testing

@testable import UIKit

/// Self-sizing cells of tables and collections (AL-9.9 to 9.12).
@MainActor @Suite struct ListTests {
  /// One row per text, each a text view on the cell's margins.
  final class Texts: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    let texts: [String]
    let font: UIFont

    init(_ texts: [String], font: UIFont = .systemFont(ofSize: 17)) {
      (self.texts, self.font) = (texts, font)
      super.init()
    }

    private func fill(_ content: UIView, _ text: String) {
      let view = UITextView()
      (view.text, view.font, view.isScrollEnabled) = (text, font, false)
      view.adjustsFontForContentSizeCategory = true
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
      for edge in [NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom] {
        let margin: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
          .leading: .leadingMargin, .trailing: .trailingMargin, .top: .topMargin, .bottom: .bottomMargin,
        ]
        constrain(view, edge, .equal, content, margin[edge] ?? edge).isActive = true
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      fill(cell.contentView, texts[indexPath.row])
      return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewCell()
      constrain(cell.contentView, .width, plus: CGFloat(texts[indexPath.item].count * 10)).isActive = true
      constrain(cell.contentView, .height, plus: 30).isActive = true
      return cell
    }
  }

  private func table(_ source: Texts) -> (stage: Stage, table: UITableView) {
    let stage = Stage(width: 320, height: 480, top: 0, scale: 2)
    let table = UITableView(frame: stage.root.bounds, style: .plain)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = source
    stage.root.addSubview(table)
    return (stage, table)
  }

  @Test func `AL-9.9 a row without constraints is as high as rows are by themselves`() {
    final class Plain: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let (stage, source) = (Stage(), Plain())
    let table = UITableView(frame: stage.root.bounds, style: .plain)
    table.dataSource = source
    stage.root.addSubview(table)
    stage.layout()
    #expect(table.contentSize.height == 88)
  }

  @Test(arguments: [(10, 8.0, 8.0), (12, 16, 11), (18, 16, 11), (26, 16, 15)])
  func `AL-9.9 and 9.11 a row is as high as its text, its margins and the separator`(
    _ version: Int, _ side: CGFloat, _ edge: CGFloat
  ) throws {
    let source = Texts(["One line", String(repeating: "Several lines of text. ", count: 12)])
    let (stage, table) = table(source)
    stage.window.environment.look = ControlLook(iOS: version)
    stage.layout()
    let cells = table.visibleCells
    try #require(cells.count == 2)
    for cell in cells {
      let text = try #require(cell.contentView.subviews.first as? UITextView)
      let height = text.sizeThatFits(CGSize(width: 320 - 2 * side, height: 0)).height
      #expect(cell.frame.height == height + 2 * edge + 0.5)
      #expect(cell.frame.width == 320)
      #expect(text.frame.width == 320 - 2 * side)
    }
    #expect(cells[1].frame.minY == cells[0].frame.maxY)
    #expect(cells[1].frame.height > cells[0].frame.height + 60)
    #expect(table.contentSize == CGSize(width: 320, height: cells[1].frame.maxY))
  }

  @Test func `AL-9.9 content views of rows stay inside the safe area at both sides`() throws {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.accessoryType = .detailButton
        return cell
      }
    }
    let (stage, source) = (Stage(width: 800, height: 400, top: 0, scale: 2), Rows())
    stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 40)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 800, height: 400), style: .plain)
    table.dataSource = source
    stage.root.addSubview(table)
    stage.layout()
    let cell = try #require(table.visibleCells.first)
    #expect(cell.frame.minX == 0)
    #expect(cell.frame.width == 800)
    #expect(cell.contentView.frame.minX == 59)
    #expect(cell.contentView.frame.width == 800 - 59 - 40 - 39.5)
    #expect(cell.textLabel?.frame.minX == 20)
    #expect(cell.separatorStart == 79)
    #expect(cell.safeEnd == 40)
    table.insetsContentViewsToSafeArea = false
    stage.layout()
    #expect(cell.contentView.frame.minX == 0)
    #expect(cell.contentView.frame.width == 800 - 39.5)
  }

  @Test func `AL-9.9 a view in place of an accessory takes its own width and the margin`() throws {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        return cell
      }
    }
    let (stage, source) = (Stage(width: 400, height: 400, top: 0, scale: 2), Rows())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400), style: .plain)
    table.dataSource = source
    stage.root.addSubview(table)
    stage.layout()
    let cell = try #require(table.visibleCells.first)
    // The text ends 8 points before the accessory at the row's end.
    #expect(cell.contentView.frame.width == CGFloat(400 - 30 - 20))
    #expect(cell.textLabel?.frame.width == CGFloat(400 - 30 - 20 - 20 - 8))
    #expect(cell.contentView.layoutMargins.right == 8)
  }

  /// Returns a row with a title, a value and a picture, at a text size.
  private func row(_ category: UIContentSizeCategory) throws -> (cell: UITableViewCell, source: NSObject) {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Video quality"
        cell.detailTextLabel?.text = "Automatic"
        cell.imageView?.image = UIImage(systemName: "play")
        return cell
      }
    }
    let (stage, source) = (Stage(width: 375, height: 600, top: 0, scale: 2), Rows())
    stage.window.environment.traits = UITraitCollection(traitsFrom: [
      stage.window.environment.traits, UITraitCollection(preferredContentSizeCategory: category),
    ])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
    table.dataSource = source
    stage.root.addSubview(table)
    stage.layout()
    return (try #require(table.visibleCells.first), source)
  }

  @Test func `AL-9.9 own labels follow the reader's text size, and a value stands below its title in the largest`()
    throws
  {
    let (usual, _) = try row(.large)
    let (large, _) = try row(.accessibilityExtraLarge)
    let (title, value) = (try #require(large.textLabel), try #require(large.detailTextLabel))
    #expect(usual.textLabel?.font.pointSize == 17)
    #expect(title.font.pointSize == 40)
    #expect(usual.frame.height < 45)
    #expect(large.frame.height > 100)
    #expect(usual.textLabel?.frame.midY == usual.detailTextLabel?.frame.midY)
    #expect(value.frame.minY > title.frame.maxY)
    #expect(value.frame.minX == title.frame.minX)
    // The separator below the row begins at the text.
    #expect(large.separatorStart == title.frame.minX)
    #expect(usual.separatorStart == usual.textLabel?.frame.minX)
  }

  @Test func `AL-9.11 another text size makes other heights`() throws {
    let source = Texts(["One line"], font: .preferredFont(forTextStyle: .body))
    let (stage, table) = table(source)
    stage.layout()
    let before = try #require(table.visibleCells.first).frame.height
    stage.window.environment.traits = UITraitCollection(traitsFrom: [
      stage.window.environment.traits, UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
    ])
    stage.layout()
    #expect(try #require(table.visibleCells.first).frame.height > before + 10)
  }

  @Test func `AL-9.9 a fixed row height is what rows have`() {
    let source = Texts(["a", "b", "c"])
    let (stage, table) = table(source)
    table.rowHeight = 60
    _ = logs { stage.layout() }
    #expect(table.visibleCells.map(\.frame.minY) == [0, 60, 120])
    #expect(table.contentSize.height == 180)
    #expect(table.indexPath(for: table.visibleCells[1]) == IndexPath(row: 1, section: 0))
  }

  @Test func `AL-9.10 what a cell is given is required, and a user's required height gives way`() throws {
    let source = Texts(["a"])
    let (stage, table) = table(source)
    table.rowHeight = 60
    stage.layout()
    let cell = try #require(table.visibleCells.first)
    constrain(cell.contentView, .height, plus: 90).isActive = true
    let log = logs { stage.layout() }.joined()
    #expect(cell.frame.height == 60, "\(log)")
    #expect(cell.contentView.frame.height == 59.5, "\(log)")
    #expect(log.contains("UIView-Encapsulated-Layout-Height"), "\(log)")
  }

  @Test func `AL-9.12 collection cells take their fitting sizes and fill lines`() {
    let source = Texts(["1234567890", "12345", "123456789012345", "1"])
    let stage = Stage(width: 320, height: 480, top: 0)
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout)
    view.dataSource = source
    stage.root.addSubview(view)
    stage.layout()
    let frames = view.visibleCells.map(\.numbers)
    #expect(frames == [[0, 0, 100, 30], [110, 0, 50, 30], [170, 0, 150, 30], [0, 40, 10, 30]])
    #expect(view.contentSize == CGSize(width: 320, height: 70))
  }

  /// Widths of cells in a collection 414 wide, with 10 points between them, and where they begin.
  @Test(
    arguments: [
      ([250, 250], [82, 82]), ([100, 100], [0, 110]), ([100, 100, 100, 100, 100], [0, 157, 314, 0, 157]),
      ([202, 202, 202], [0, 212, 0]), ([300, 100, 50], [0, 314, 0]), ([414], [0]),
    ] as [([CGFloat], [CGFloat])])
  func `AL-9.15 a full line is spread from side to side, and a cell alone in it is in the middle`(
    _ widths: [CGFloat], _ expected: [CGFloat]
  ) {
    final class Widths: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      let widths: [CGFloat]
      init(_ widths: [CGFloat]) { self.widths = widths }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        widths.count
      }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
      }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
      ) -> CGSize { CGSize(width: widths[path.item], height: 40) }
    }
    let (layout, source) = (UICollectionViewFlowLayout(), Widths(widths))
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 414, height: 600), collectionViewLayout: layout)
    (view.dataSource, view.delegate) = (source, source)
    view.layoutIfNeeded()
    let places = widths.indices.map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX }
    #expect(places == expected)
    view.contentInset.left = 14
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 400)
  }

  @Test func `cells have their content view from the start`() {
    let (row, item) = (UITableViewCell(), UICollectionViewCell())
    #expect(row.contentView.superview === row)
    #expect(item.contentView.superview === item)
  }

  @Test func `a snapshot that is applied on another queue is shown by the main queue`() async {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in UITableViewCell() }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        // As applications in Swift 5 do, where the compiler does not check it.
        MainActor.unchecked {
          var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
          snapshot.appendSections([0])
          snapshot.appendItems(["Tent", "Stove"])
          source.apply(snapshot) { continuation.resume() }
        }
      }
    }
    #expect(table.numberOfRows(inSection: 0) == 2)
  }
}
