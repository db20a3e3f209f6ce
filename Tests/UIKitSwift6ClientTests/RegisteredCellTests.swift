import Testing
import UIKit

/// Cells of client classes whose `init(coder:)` traps, as Xcode generates it.
@MainActor @Suite struct RegisteredCellTests {
  final class TitleCell: UITableViewCell {
    let title = UILabel()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      title.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(title)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        title.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  final class SquareCell: UICollectionViewCell {
    let square = UIView()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(square)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "title", for: indexPath)
      (cell as? TitleCell)?.title.text = "Row \(indexPath.row)"
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
    }
  }

  @Test func `a registered table cell is made by its own initialiser`() throws {
    let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Source())
    table.register(TitleCell.self, forCellReuseIdentifier: "title")
    table.separatorStyle = .none
    table.dataSource = source
    table.layoutIfNeeded()
    let cells = table.visibleCells.compactMap { $0 as? TitleCell }
    #expect(cells.map(\.title.text) == ["Row 0", "Row 1", "Row 2"])
    #expect(cells.map(\.frame.minY) == [0, 60, 120])
    #expect(cells.map(\.title.frame.height) == [40, 40, 40])
    #expect(cells.map(\.reuseIdentifier) == ["title", "title", "title"])
  }

  @Test func `a registered collection cell is made by its own initialiser`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let source = Source()
    view.register(SquareCell.self, forCellWithReuseIdentifier: "square")
    view.dataSource = source
    view.layoutIfNeeded()
    let cells = view.visibleCells.compactMap { $0 as? SquareCell }
    #expect(cells.count == 4)
    #expect(cells.allSatisfy { $0.square.superview === $0.contentView })
    #expect(cells.map(\.reuseIdentifier) == Array(repeating: "square", count: 4))
  }

  final class RoundLayer: CALayer {
    override init() {
      super.init()
      cornerRadius = 5
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }
  final class RoundView: UIView { override class var layerClass: AnyClass { RoundLayer.self } }

  @Test func `a layer of a client's class is made by its own initialiser`() {
    #expect(RoundView().layer is RoundLayer)
    #expect(RoundView().layer.cornerRadius == 5)
  }
}
