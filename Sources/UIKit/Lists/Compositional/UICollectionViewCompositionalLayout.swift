/// A layout of sections made of groups of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Returns the section for an index and an environment.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// The same section for all indexes.
  public init(section: NSCollectionLayoutSection) {
    (provider, configuration) = ({ _, _ in section }, .init())
    super.init()
  }
  /// The same section for all indexes.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = ({ _, _ in section }, configuration)
    super.init()
  }
  /// A section for each index.
  public init(sectionProvider: @escaping SectionProvider) {
    (provider, configuration) = (sectionProvider, .init())
    super.init()
  }
  /// A section for each index.
  public init(
    sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  /// A layout without sections; archives are not read.
  public required init?(coder: NSCoder) {
    (provider, configuration) = ({ _, _ in nil }, .init())
    super.init(coder: coder)
  }

  /// A list, with rows as wide as the container and as high as their content.
  open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(sectionProvider: { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    })
  }

  private let provider: SectionProvider
  /// The common settings of all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  private var placed = PlacedAttributes()
  private var size = CGSize.zero

  override var asksViewsItself: Bool { true }
  open override var collectionViewContentSize: CGSize { size }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    var arrangement = SectionArrangement(collectionView, configuration)
    for section in 0..<collectionView.numberOfSections {
      if let made = provider(section, arrangement.environment) { arrangement.add(made, index: section) }
    }
    placed = PlacedAttributes(arrangement.attributes, isVertical: configuration.scrollDirection == .vertical)
    size = arrangement.contentSize
    // The colour of a list is behind rows, unless the application has chosen one.
    if collectionView.backgroundColor == nil, let ground = arrangement.ground {
      collectionView.backgroundColor = ground
    }
    scrolled = arrangement.scrolled
  }

  private var scrolled: [ScrolledSection] = []
  override var followsScrolling: Bool { !scrolled.isEmpty }
  override func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {
    guard let collectionView else { return }
    for section in scrolled { section.update(in: collectionView) }
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    placed.elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    placed.item(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.view(ofKind: elementKind, at: indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.all.first {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == elementKind
        && $0.indexPath == indexPath
    }
  }
}

/// The common settings of a compositional layout's sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The axis along which sections follow one another.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between two sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout; stored, but not placed.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference for insets between sections and the sides of a view that scrolls vertically: the safe area by
  /// default (AL-9.14).
  open var contentInsetsReference = UIContentInsetsReference.automatic
}
