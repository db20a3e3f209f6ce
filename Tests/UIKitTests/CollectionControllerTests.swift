import Testing

@testable import UIKit

/// A controller of a collection that overrides nothing.
@Suite @MainActor struct CollectionControllerTests {
  private nonisolated static let path = IndexPath(item: 2, section: 1)

  private func make() -> UICollectionViewController {
    UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  }

  @Test(
    arguments: [
      Fact("sections", 1) { $0.numberOfSections(in: $0.collectionView) },
      Fact("items", 0) { $0.collectionView($0.collectionView, numberOfItemsInSection: 0) },
      Fact("shouldSelect", true) { $0.collectionView($0.collectionView, shouldSelectItemAt: path) },
      Fact("shouldDeselect", true) { $0.collectionView($0.collectionView, shouldDeselectItemAt: path) },
      Fact("shouldHighlight", true) { $0.collectionView($0.collectionView, shouldHighlightItemAt: path) },
      Fact("shouldShowMenu", false) { $0.collectionView($0.collectionView, shouldShowMenuForItemAt: path) },
      Fact("canPerformAction", false) {
        $0.collectionView($0.collectionView, canPerformAction: "copy:", forItemAt: path, withSender: nil)
      },
      Fact("canFocus", true) { $0.collectionView($0.collectionView, canFocusItemAt: path) },
      Fact("zooming", true) { $0.viewForZooming(in: $0.collectionView) == nil },
      Fact("scrollsToTop", true) { $0.scrollViewShouldScrollToTop($0.collectionView) },
      Fact("clearsSelection", true) { $0.clearsSelectionOnViewWillAppear },
      Fact("movement", true) { $0.installsStandardGestureForInteractiveMovement },
      Fact("layoutToLayout", false) { $0.useLayoutToLayoutNavigationTransitions },
    ] as [Fact<UICollectionViewController>])
  func `a collection's controller answers as a delegate that implements nothing`(
    _ fact: Fact<UICollectionViewController>
  ) { fact.check(make()) }

  @Test(
    arguments: [
      Fact("menu of an item", true) {
        $0.collectionView($0.collectionView, contextMenuConfigurationForItemAt: path, point: .zero) == nil
      },
      Fact("menu of items", true) {
        $0.collectionView($0.collectionView, contextMenuConfigurationForItemsAt: [path], point: .zero) == nil
      },
      Fact("preview of a menu", true) {
        $0.collectionView(
          $0.collectionView, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration()) == nil
      },
      Fact("preview after a menu", true) {
        $0.collectionView(
          $0.collectionView, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration()) == nil
      },
    ] as [Fact<UICollectionViewController>])
  func `a collection's controller shows no menu`(_ fact: Fact<UICollectionViewController>) { fact.check(make()) }

  @Test func `the collection has the controller's layout, and the controller as its source and delegate`() {
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    #expect(controller.collectionViewLayout === layout)
    #expect(controller.collectionView.collectionViewLayout === layout)
    #expect(controller.view === controller.collectionView)
    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.collectionView.delegate === controller)
  }

  @Test func `another layout of the collection is that of the controller`() {
    let (controller, layout) = (make(), UICollectionViewFlowLayout())
    controller.collectionView.collectionViewLayout = layout
    #expect(controller.collectionViewLayout === layout)
  }

  @Test func `another collection becomes the controller's view`() {
    let controller = make()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = collection
    #expect(controller.view === collection)
    #expect(controller.collectionView === collection)
  }

  @Test func `a subclass shows its items`() {
    final class Tiles: UICollectionViewController {
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let controller = Tiles(collectionViewLayout: layout)
    let stage = Stage(width: 320, height: 480, top: 0)
    stage.root.addSubview(controller.view)
    controller.view.frame = stage.root.bounds
    stage.layout()
    #expect(controller.collectionView.visibleCells.map(\.numbers).map { $0[2] } == [100, 100, 100])
  }
}
