import UIKit

/// A collection view whose cells already exist.
final class CollectionOfCells: UICollectionView, CellHolder, UICollectionViewDataSource {
  struct Section {
    /// nil for the collection's own grid.
    var grid: SceneGrid?
    var header: UICollectionReusableView?
    var cells: [UICollectionViewCell] = []
    var footer: UICollectionReusableView?
  }

  var sections: [Section] = [] { didSet { reloadData() } }
  /// The grid of sections without their own.
  var grid: SceneGrid {
    didSet {
      if grid == oldValue { return }
      if let flow = grid.makeFlow() {
        collectionViewLayout = flow
      } else if oldValue.flow != nil {
        collectionViewLayout = makeGroups()
      } else {
        collectionViewLayout.invalidateLayout()
      }
    }
  }

  init(_ grid: SceneGrid) {
    self.grid = grid
    super.init(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    collectionViewLayout = grid.makeFlow() ?? makeGroups()
    dataSource = self
  }

  private func makeGroups() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] index, _ in
      let section = sections[index]
      return (section.grid ?? self.grid)
        .makeSection(hasHeader: section.header != nil, hasFooter: section.footer != nil)
    }
  }

  required init?(coder: NSCoder) { nil }

  func remove(_ object: NSObject) {
    for index in sections.indices { sections[index].cells.removeAll { $0 === object } }
  }

  /// Keeps cells hidden that the scene hides, because the layout shows all of them.
  override func layoutSubviews() {
    let shown = sections.flatMap(\.cells).map { ($0, $0.isHidden, $0.alpha) }
    super.layoutSubviews()
    for (cell, isHidden, alpha) in shown { (cell.isHidden, cell.alpha) = (isHidden, alpha) }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].cells.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    sections[path.section].cells[path.item]
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let section = sections[path.section]
    return (kind == UICollectionView.elementKindSectionHeader ? section.header : section.footer)
      ?? UICollectionReusableView(frame: .zero)
  }

  /// Returns a header or a footer with a label, and 8 points above and below it.
  static func makeTitle(_ text: String, isHeader: Bool) -> (view: UICollectionReusableView, label: UILabel) {
    let (view, label) = (UICollectionReusableView(frame: .zero), UILabel())
    label.text = text
    label.font = .preferredFont(forTextStyle: isHeader ? .headline : .footnote)
    label.adjustsFontForContentSizeCategory = true
    if !isHeader { label.textColor = .secondaryLabel }
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    ])
    return (view, label)
  }
}
