import Layout
import UIKit

@testable import PlumbTesting

/// A controller that loads a xib when its view is wanted, with the traits of its window: as its view, or, with a size, below the
/// safe area's top in the middle.
final class XibHost: UIViewController {
  private let size: SceneFrame?
  private let load: (UIViewController) -> UIView?

  init(size: SceneFrame?, load: @escaping (UIViewController) -> UIView?) {
    (self.size, self.load) = (size, load)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    guard let root = load(self) else { return super.loadView() }
    guard let size else {
      view = root
      return
    }
    let screen = UIView()
    view = screen
    root.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(root)
    let drawn = root.widthAnchor.constraint(equalToConstant: size.width)
    drawn.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      root.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor),
      root.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
      root.heightAnchor.constraint(equalToConstant: size.height),
      root.widthAnchor.constraint(lessThanOrEqualTo: screen.widthAnchor), drawn,
    ])
  }
}

/// A controller whose table has one row, from a xib.
final class RowHost: UITableViewController {
  private let height: CGFloat
  private let load: (UIViewController) -> UITableViewCell?

  init(height: CGFloat, load: @escaping (UIViewController) -> UITableViewCell?) {
    (self.height, self.load) = (height, load)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    guard let cell = load(self) else { return }
    staticRows = StaticRows([StaticRows.Section(header: nil, footer: nil, cells: [cell], heights: [height])])
  }
}

/// One row for each prototype of a table.
final class PrototypeRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let rows: [(id: String, height: Double?)]

  init(_ rows: [(id: String, height: Double?)]) { self.rows = rows }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: rows[indexPath.row].id, for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    rows[indexPath.row].height.map { CGFloat($0) } ?? tableView.rowHeight
  }
}

/// One item for each prototype of a collection.
final class PrototypeItems: NSObject, UICollectionViewDataSource {
  private let ids: [String]
  /// The views above and below them, by kind.
  private let others: [String: String]

  init(_ nodes: [SceneView]) {
    ids = nodes.filter { $0.listForm == .cell }.map(\.id)
    let parts: [(SceneListPart, String)] = [
      (.header, UICollectionView.elementKindSectionHeader), (.footer, UICollectionView.elementKindSectionFooter),
    ]
    others = Dictionary(
      parts.compactMap { part, kind in nodes.first { $0.listPart == part }.map { (kind, $0.id) } }
    ) { first, _ in first }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { ids.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: ids[indexPath.item], for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let id = others[kind] else { return UICollectionReusableView(frame: .zero) }
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: id, for: indexPath)
  }
}
