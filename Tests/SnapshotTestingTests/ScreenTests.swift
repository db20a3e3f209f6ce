import PlumbTesting
import SnapshotTesting
import Testing

/// Behaviour of screens, each with a picture of its window.
@MainActor
@Suite(.snapshots) struct ScreenTests {
  private static let phone = "iphone-se-3-portrait"

  /// A screen with a label centred in the safe area.
  private class Screen: UIViewController {
    let label = UILabel()

    convenience init(_ text: String) {
      self.init()
      label.text = text
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      ])
    }
  }

  @Test func `a rotation lays a screen out for its other side`() {
    final class Turning: Screen {
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        label.text = "\(Int(size.width)) by \(Int(size.height))"
      }
    }
    let screen = Turning("upright")
    let window = show(screen, on: Self.phone)
    rotate(window, to: "iphone-se-3-landscape")
    #expect(screen.label.text == "667 by 375")
    #expect(screen.traitCollection.verticalSizeClass == .compact)
    assertSnapshot(of: window, as: .image)
  }

  @Test func `a sheet stands at its detent`() {
    let screen = Screen("below")
    let window = show(screen, on: Self.phone)
    let content = Screen("in the sheet")
    content.view.backgroundColor = .systemYellow
    content.sheetPresentationController?.detents = [.medium(), .large()]
    screen.present(content, animated: true)
    window.layoutIfNeeded()
    #expect(content.view.frame == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
    assertSnapshot(of: window, as: .image)
  }

  @Test func `an alert stands over its screen`() throws {
    let screen = Screen("below")
    let window = show(screen, on: Self.phone)
    let alert = UIAlertController(
      title: "Delete the list?", message: "Its 12 entries go, too.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in screen.label.text = "deleted" })
    screen.present(alert, animated: true)
    window.layoutIfNeeded()
    #expect(try #require(alert.view.subviews.first).frame.width == 270)
    assertSnapshot(of: window, as: .image)
  }

  @Test func `a compositional grid takes its rows' heights from their cells`() throws {
    final class Card: UICollectionViewCell {
      let label = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.backgroundColor = .systemGray5
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        ])
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    final class Grid: UICollectionViewController {
      let texts = ["Short", "Words that need a second line", "Three", "Four words in this", "Last"]
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Card.self, forCellWithReuseIdentifier: "card")
      }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "card", for: path)
        (cell as? Card)?.label.text = texts[path.item]
        return cell
      }
    }
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
      subitem: item, count: 2)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let grid = Grid(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let window = show(grid, on: Self.phone)
    let heights = try (0..<5).map {
      try #require(grid.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))).frame.height
    }
    #expect(heights[0] < heights[1])
    #expect(heights[4] == heights[0])
    let second = grid.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(second?.frame.minX == 191.5)
    #expect(second?.frame.maxX == 367)
    assertSnapshot(of: window, as: .image)
  }

  @Test func `registered cells are made of their class or of a nib`() throws {
    final class ClassRow: UITableViewCell {
      let caption = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        caption.text = "Of its class"
        caption.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(caption)
        NSLayoutConstraint.activate([
          caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 40),
          caption.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
          caption.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
        ])
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    final class ClassTile: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemTeal
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    final class Lists: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
      let table = UITableView(frame: CGRect(x: 0, y: 20, width: 375, height: 200))
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 240, width: 375, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        table.register(ClassRow.self, forCellReuseIdentifier: "class")
        table.register(UINib(nibName: "ScreenRow", bundle: nil), forCellReuseIdentifier: "nib")
        table.dataSource = self
        view.addSubview(table)
        collection.register(ClassTile.self, forCellWithReuseIdentifier: "class")
        collection.register(UINib(nibName: "ScreenTile", bundle: nil), forCellWithReuseIdentifier: "nib")
        collection.dataSource = self
        view.addSubview(collection)
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: indexPath.row == 0 ? "class" : "nib", for: indexPath)
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: path.item == 0 ? "class" : "nib", for: path)
      }
    }
    let lists = Lists()
    let window = show(lists, on: Self.phone)
    let first = try #require(lists.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? ClassRow)
    #expect(first.caption.frame.minX == 40)
    #expect(first.contentView.frame.height > 60)
    let second = try #require(lists.table.cellForRow(at: IndexPath(row: 1, section: 0)) as? ScreenRow)
    #expect(second.caption.text == "Of a nib")
    #expect(second.caption.frame.minX == 40)
    #expect(lists.collection.cellForItem(at: IndexPath(item: 0, section: 0)) is ClassTile)
    let tile = try #require(lists.collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? ScreenTile)
    #expect(tile.caption.text == "Tile")
    assertSnapshot(of: window, as: .image)
  }

  @Test func `a toolbar shows its items apart`() throws {
    let screen = Screen("with a toolbar")
    screen.title = "Notes"
    screen.toolbarItems = [
      UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(
        title: "Add", primaryAction: UIAction { [weak screen] _ in screen?.label.text = "added" }),
    ]
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    let window = show(navigation, on: Self.phone)
    tap(try #require(screen.toolbarItems?.last))
    #expect(screen.label.text == "added")
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
    assertSnapshot(of: window, as: .image)
  }

  @Test func `a search in a bar hears what is entered`() {
    final class Searching: Screen, UISearchResultsUpdating {
      func updateSearchResults(for searchController: UISearchController) {
        label.text = "results for \(searchController.searchBar.text ?? "")"
      }
    }
    let screen = Searching("nothing searched for")
    screen.title = "Library"
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = screen
    search.searchBar.placeholder = "Title or author"
    screen.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: screen)
    let window = show(navigation, on: Self.phone)
    enter("Ada", into: search.searchBar)
    #expect(screen.label.text == "results for Ada")
    #expect(search.isActive)
    assertSnapshot(of: window, as: .image)
  }

  @Test func `a gesture is made by a tap`() {
    final class Tapped: Screen {
      let card = UIView(frame: CGRect(x: 40, y: 80, width: 120, height: 80))
      override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = .systemTeal
        card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Tapped.tapped)))
        view.addSubview(card)
      }
      func tapped(_ tap: UITapGestureRecognizer) {
        label.text = "tapped at \(Int(tap.location(in: view).x)), \(Int(tap.location(in: view).y))"
        card.layer.cornerRadius = 16
      }
    }
    let screen = Tapped("not yet")
    let window = show(screen, on: Self.phone)
    tap(screen.card)
    #expect(screen.label.text == "tapped at 100, 120")
    assertSnapshot(of: window, as: .image)
  }
}

final class ScreenRow: UITableViewCell {
  private(set) weak var caption: UILabel!
  override class var nibMembers: NibMembers { super.nibMembers.property("caption", \ScreenRow.caption) }
}

final class ScreenTile: UICollectionViewCell {
  private(set) weak var caption: UILabel!
  override class var nibMembers: NibMembers { super.nibMembers.property("caption", \ScreenTile.caption) }
}
