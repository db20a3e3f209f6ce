import Testing

@testable import UIKit

/// What the delegates and sources of lists answer that implement nothing.
@Suite @MainActor struct ListDelegateDefaultTests {
  private nonisolated static let path = IndexPath(row: 2, section: 1)
  private nonisolated static let other = IndexPath(row: 5, section: 3)

  final class Silent: NSObject, UITableViewDelegate, UITableViewDataSource {
    let table = UITableView()
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  @Test(
    arguments: [
      Fact("deleteTitle", true) {
        $0.tableView($0.table, titleForDeleteConfirmationButtonForRowAt: path) == nil
      },
      Fact("shouldShowMenu", false) { $0.tableView($0.table, shouldShowMenuForRowAt: path) },
      Fact("canPerformAction", false) {
        $0.tableView($0.table, canPerformAction: "copy:", forRowAt: path, withSender: nil)
      },
      Fact("willSelect", path) { $0.tableView($0.table, willSelectRowAt: path) },
      Fact("willDeselect", path) { $0.tableView($0.table, willDeselectRowAt: path) },
      Fact("shouldHighlight", true) { $0.tableView($0.table, shouldHighlightRowAt: path) },
      Fact("editActions", true) { $0.tableView($0.table, editActionsForRowAt: path) == nil },
      Fact("editingStyle", UITableViewCell.EditingStyle.delete) { $0.tableView($0.table, editingStyleForRowAt: path) },
      Fact("shouldIndent", true) { $0.tableView($0.table, shouldIndentWhileEditingRowAt: path) },
      Fact("indentation", 0) { $0.tableView($0.table, indentationLevelForRowAt: path) },
      Fact("targetOfMove", other) {
        $0.tableView($0.table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: other)
      },
      Fact("swipe at the end", true) {
        $0.tableView($0.table, trailingSwipeActionsConfigurationForRowAt: path) == nil
      },
      Fact("swipe at the start", true) {
        $0.tableView($0.table, leadingSwipeActionsConfigurationForRowAt: path) == nil
      },
      Fact("menu", true) { $0.tableView($0.table, contextMenuConfigurationForRowAt: path, point: .zero) == nil },
      Fact("preview of a menu", true) {
        $0.tableView($0.table, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration()) == nil
      },
      Fact("preview after a menu", true) {
        $0.tableView($0.table, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration()) == nil
      },
    ] as [Fact<Silent>])
  func `a delegate of a table that implements nothing changes nothing`(_ fact: Fact<Silent>) { fact.check(Silent()) }

  @Test(
    arguments: [
      Fact("sections", 1) { $0.numberOfSections(in: $0.table) },
      Fact("header", true) { $0.tableView($0.table, titleForHeaderInSection: 0) == nil },
      Fact("footer", true) { $0.tableView($0.table, titleForFooterInSection: 0) == nil },
      Fact("canEdit", true) { $0.tableView($0.table, canEditRowAt: path) },
      Fact("canMove", false) { $0.tableView($0.table, canMoveRowAt: path) },
      Fact("indexTitles", true) { $0.sectionIndexTitles(for: $0.table) == nil },
      Fact("sectionForIndexTitle", 4) { $0.tableView($0.table, sectionForSectionIndexTitle: "E", at: 4) },
      Fact("estimatedRow", -1) { $0.tableView($0.table, estimatedHeightForRowAt: path) },
      Fact("estimatedHeader", -1) {
        $0.tableView($0.table, estimatedHeightForHeaderInSection: 0)
      },
      Fact("estimatedFooter", -1) {
        $0.tableView($0.table, estimatedHeightForFooterInSection: 0)
      },
    ] as [Fact<Silent>])
  func `a source of a table that says nothing has one section without titles`(_ fact: Fact<Silent>) {
    fact.check(Silent())
  }

  final class Mute: NSObject, UICollectionViewDelegate, UICollectionViewDataSource {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  @Test(
    arguments: [
      Fact("sections", 1) { $0.numberOfSections(in: $0.collection) },
      Fact("shouldHighlight", true) { $0.collectionView($0.collection, shouldHighlightItemAt: path) },
      Fact("shouldSelect", true) { $0.collectionView($0.collection, shouldSelectItemAt: path) },
      Fact("shouldDeselect", true) { $0.collectionView($0.collection, shouldDeselectItemAt: path) },
      Fact("shouldShowMenu", false) { $0.collectionView($0.collection, shouldShowMenuForItemAt: path) },
      Fact("canPerformAction", false) {
        $0.collectionView($0.collection, canPerformAction: "copy:", forItemAt: path, withSender: nil)
      },
      Fact("canFocus", true) { $0.collectionView($0.collection, canFocusItemAt: path) },
      Fact("menu of an item", true) {
        $0.collectionView($0.collection, contextMenuConfigurationForItemAt: path, point: .zero) == nil
      },
      Fact("menu of items", true) {
        $0.collectionView($0.collection, contextMenuConfigurationForItemsAt: [path], point: .zero) == nil
      },
      Fact("preview of a menu", true) {
        $0.collectionView(
          $0.collection, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration()) == nil
      },
      Fact("preview after a menu", true) {
        $0.collectionView(
          $0.collection, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration()) == nil
      },
    ] as [Fact<Mute>])
  func `a delegate of a collection that implements nothing changes nothing`(_ fact: Fact<Mute>) { fact.check(Mute()) }

  final class Scroller: NSObject, UIScrollViewDelegate {
    let scroll = UIScrollView()
  }

  @Test(
    arguments: [
      Fact("zooming", true) { $0.viewForZooming(in: $0.scroll) == nil },
      Fact("scrollsToTop", true) { $0.scrollViewShouldScrollToTop($0.scroll) },
      Fact("isDragging", false) { $0.scroll.isDragging },
      Fact("isTracking", false) { $0.scroll.isTracking },
      Fact("isDecelerating", false) { $0.scroll.isDecelerating },
      Fact("isZooming", false) { $0.scroll.isZooming },
      Fact("touches begin", true) { $0.scroll.touchesShouldBegin([], with: nil, in: UIView()) },
      Fact("touches in views are cancelled", true) { $0.scroll.touchesShouldCancel(in: UIView()) },
      Fact("touches in controls are not", false) { $0.scroll.touchesShouldCancel(in: UIControl()) },
      Fact("recognises pans", true) { $0.scroll.panGestureRecognizer.view === $0.scroll },
    ] as [Fact<Scroller>])
  func `a scroll view at rest is not being touched`(_ fact: Fact<Scroller>) { fact.check(Scroller()) }
}
