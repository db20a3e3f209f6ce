import Testing

@testable import UIKit

/// The pieces of layouts: dimensions, groups, attributes, contexts and the layout that places nothing.
@Suite @MainActor struct CollectionPieceTests {
  nonisolated private static let path = IndexPath(item: 0, section: 0)

  @Test(
    arguments: [
      Fact("size", CGSize.zero) { $0.collectionViewContentSize },
      Fact("elements", true) { $0.layoutAttributesForElements(in: .zero) == nil },
      Fact("item", true) { $0.layoutAttributesForItem(at: path) == nil },
      Fact("supplementary", true) { $0.layoutAttributesForSupplementaryView(ofKind: "k", at: path) == nil },
      Fact("decoration", true) { $0.layoutAttributesForDecorationView(ofKind: "k", at: path) == nil },
      Fact("bounds", false) { $0.shouldInvalidateLayout(forBoundsChange: .zero) },
      Fact("appearing", true) { $0.initialLayoutAttributesForAppearingItem(at: path) == nil },
      Fact("disappearing", true) { $0.finalLayoutAttributesForDisappearingItem(at: path) == nil },
      Fact("appearing header", true) {
        $0.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "k", at: path) == nil
      },
      Fact("disappearing header", true) {
        $0.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "k", at: path) == nil
      },
      Fact("appearing decoration", true) {
        $0.initialLayoutAttributesForAppearingDecorationElement(ofKind: "k", at: path) == nil
      },
      Fact("disappearing decoration", true) {
        $0.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "k", at: path) == nil
      },
      Fact("inserted", []) { $0.indexPathsToInsertForSupplementaryView(ofKind: "k") },
      Fact("deleted", []) { $0.indexPathsToDeleteForSupplementaryView(ofKind: "k") },
      Fact("offset", CGPoint(x: 3, y: 4)) { $0.targetContentOffset(forProposedContentOffset: CGPoint(x: 3, y: 4)) },
      Fact("offset of a scroll", CGPoint(x: 3, y: 4)) {
        $0.targetContentOffset(forProposedContentOffset: CGPoint(x: 3, y: 4), withScrollingVelocity: .zero)
      },
      Fact("flips", false) { $0.flipsHorizontallyInOppositeLayoutDirection },
      Fact("view", true) { $0.collectionView == nil },
      Fact("context", true) {
        type(of: $0).invalidationContextClass == UICollectionViewLayoutInvalidationContext.self
      },
      Fact("attributes", true) { type(of: $0).layoutAttributesClass == UICollectionViewLayoutAttributes.self },
    ] as [Fact<UICollectionViewLayout>])
  func `a layout places nothing by itself`(_ fact: Fact<UICollectionViewLayout>) {
    fact.check(UICollectionViewLayout())
  }

  @Test func `a context collects the items that are invalid`() {
    let context = UICollectionViewLayout().invalidationContext(forBoundsChange: .zero)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(!context.invalidateDataSourceCounts)
    #expect(context.contentOffsetAdjustment == .zero)
    #expect(context.contentSizeAdjustment == .zero)
    context.invalidateItems(at: [Self.path])
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    #expect(context.invalidatedItemIndexPaths == [Self.path, IndexPath(item: 1, section: 0)])
  }

  @Test func `the centre and the bounds of attributes are those of the frame`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: Self.path)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    attributes.center = CGPoint(x: 100, y: 100)
    #expect(attributes.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    attributes.bounds = CGRect(x: 0, y: 0, width: 30, height: 60)
    #expect(attributes.size == CGSize(width: 30, height: 60))
    let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: Self.path)
    #expect(decoration.representedElementCategory == .decorationView)
    #expect(decoration.representedElementKind == "line")
    #expect(attributes.representedElementKind == nil)
  }

  @Test(arguments: [
    ("width", NSCollectionLayoutDimension.fractionalWidth(0.5), [true, false, false, false]),
    ("height", .fractionalHeight(0.5), [false, true, false, false]),
    ("absolute", .absolute(0.5), [false, false, true, false]),
    ("estimated", .estimated(0.5), [false, false, false, true]),
  ])
  func `a dimension is of one kind`(_ name: String, _ dimension: NSCollectionLayoutDimension, _ kinds: [Bool]) {
    let found = [
      dimension.isFractionalWidth, dimension.isFractionalHeight, dimension.isAbsolute, dimension.isEstimated,
    ]
    #expect(found == kinds, "\(name)")
    #expect(dimension.dimension == 0.5)
  }

  @Test func `spacing is fixed or flexible`() {
    #expect(NSCollectionLayoutSpacing.fixed(3).isFixedSpacing)
    #expect(!NSCollectionLayoutSpacing.fixed(3).isFlexibleSpacing)
    #expect(!NSCollectionLayoutSpacing.flexible(3).isFixedSpacing)
    let edges = NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: nil, trailing: .flexible(2), bottom: .fixed(3))
    #expect(edges.leading?.spacing == 1)
    #expect(edges.top == nil)
    #expect(edges.trailing?.isFlexibleSpacing == true)
    #expect(edges.bottom?.spacing == 3)
  }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  /// The frames of four items in a collection 200 wide.
  private func frames(_ group: NSCollectionLayoutGroup) -> [CGRect] {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let (stage, source) = (Stage(width: 200, height: 400, top: 0), Source())
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let view = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout)
    view.dataSource = source
    stage.root.addSubview(view)
    stage.layout()
    return (0..<4).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test func `a column repeats an item from top to bottom`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: item, count: 2)
    #expect(frames(group).map(\.minY) == [0, 50, 100, 150])
    #expect(frames(group).map(\.height) == [50, 50, 50, 50])
  }

  @Test func `a group places its items as it likes`() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(60))) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 4, height: 60)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 100, y: 10, width: 30, height: 20), zIndex: 1),
      ]
    }
    #expect(
      frames(group) == [
        CGRect(x: 0, y: 0, width: 50, height: 60), CGRect(x: 100, y: 10, width: 30, height: 20),
        CGRect(x: 0, y: 60, width: 50, height: 60), CGRect(x: 100, y: 70, width: 30, height: 20),
      ])
  }

  @Test func `a background is as large as its section`() {
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    #expect(background.elementKind == "card")
    #expect(background.zIndex == 0)
    #expect(background.contentInsets == .zero)
    #expect(NSCollectionLayoutAnchor(edges: [.top], fractionalOffset: .zero).edges == .top)
    #expect(NSCollectionLayoutAnchor(edges: [.bottom], absoluteOffset: .zero).edges == .bottom)
  }
}
