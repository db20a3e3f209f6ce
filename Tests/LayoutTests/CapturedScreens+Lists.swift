import UIKit

/// A row whose label determines its height.
final class CaptionCell: UITableViewCell {
  let caption = body("")

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    add([caption], to: contentView)
    NSLayoutConstraint.activate([
      caption.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      caption.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
      caption.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A table with rows of different heights.
final class TableScreen: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(CaptionCell.self, forCellReuseIdentifier: "Caption")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Caption", for: indexPath)
    (cell as? CaptionCell)?.caption.text = String(repeating: "Words that wrap. ", count: 1 + 2 * indexPath.row)
    return cell
  }
}

/// A cell of a grid.
final class GridCell: UICollectionViewCell {
  let caption = body("Cell")

  override init(frame: CGRect) {
    super.init(frame: frame)
    add([caption], to: contentView)
    NSLayoutConstraint.activate([
      caption.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      caption.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A collection in a flow layout.
final class GridScreen: UIViewController, UICollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    let grid = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    grid.register(GridCell.self, forCellWithReuseIdentifier: "Cell")
    grid.dataSource = self
    add([grid], to: view)
    NSLayoutConstraint.activate([
      grid.topAnchor.constraint(equalTo: view.topAnchor), grid.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      grid.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      grid.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }
}
