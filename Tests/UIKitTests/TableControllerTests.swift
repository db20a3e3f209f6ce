import Testing

@testable import UIKit

/// A controller of a table that overrides nothing.
@Suite @MainActor struct TableControllerTests {
  private nonisolated static let path = IndexPath(row: 2, section: 1)
  private nonisolated static let other = IndexPath(row: 5, section: 3)

  @Test(
    arguments: [
      Fact("sections", 1) { $0.numberOfSections(in: $0.tableView) },
      Fact("rows", 0) { $0.tableView($0.tableView, numberOfRowsInSection: 0) },
      Fact("header", true) { $0.tableView($0.tableView, titleForHeaderInSection: 0) == nil },
      Fact("footer", true) { $0.tableView($0.tableView, titleForFooterInSection: 0) == nil },
      Fact("canMove", false) { $0.tableView($0.tableView, canMoveRowAt: path) },
      Fact("deleteTitle", true) {
        $0.tableView($0.tableView, titleForDeleteConfirmationButtonForRowAt: path) == nil
      },
      Fact("shouldShowMenu", false) { $0.tableView($0.tableView, shouldShowMenuForRowAt: path) },
      Fact("canPerformAction", false) {
        $0.tableView($0.tableView, canPerformAction: "copy:", forRowAt: path, withSender: nil)
      },
      Fact("indexTitles", true) { $0.sectionIndexTitles(for: $0.tableView) == nil },
      Fact("sectionForIndexTitle", 4) { $0.tableView($0.tableView, sectionForSectionIndexTitle: "E", at: 4) },
      Fact("editActions", true) { $0.tableView($0.tableView, editActionsForRowAt: path) == nil },
      Fact("shouldHighlight", true) { $0.tableView($0.tableView, shouldHighlightRowAt: path) },
      Fact("willSelect", path) { $0.tableView($0.tableView, willSelectRowAt: path) },
      Fact("willDeselect", path) { $0.tableView($0.tableView, willDeselectRowAt: path) },
      Fact("editingStyle", UITableViewCell.EditingStyle.delete) {
        $0.tableView($0.tableView, editingStyleForRowAt: path)
      },
      Fact("shouldIndent", true) { $0.tableView($0.tableView, shouldIndentWhileEditingRowAt: path) },
      Fact("indentation", 0) { $0.tableView($0.tableView, indentationLevelForRowAt: path) },
      Fact("targetOfMove", other) {
        $0.tableView($0.tableView, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: other)
      },
    ] as [Fact<UITableViewController>])
  func `a table's controller answers as a delegate that implements nothing`(_ fact: Fact<UITableViewController>) {
    fact.check(UITableViewController(style: .plain))
  }

  @Test(
    arguments: [
      Fact("swipe at the end", true) {
        $0.tableView($0.tableView, trailingSwipeActionsConfigurationForRowAt: path) == nil
      },
      Fact("swipe at the start", true) {
        $0.tableView($0.tableView, leadingSwipeActionsConfigurationForRowAt: path) == nil
      },
      Fact("menu", true) {
        $0.tableView($0.tableView, contextMenuConfigurationForRowAt: path, point: .zero) == nil
      },
      Fact("preview of a menu", true) {
        $0.tableView($0.tableView, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration())
          == nil
      },
      Fact("preview after a menu", true) {
        $0.tableView($0.tableView, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration())
          == nil
      },
      Fact("header view", true) { $0.tableView($0.tableView, viewForHeaderInSection: 0) == nil },
      Fact("footer view", true) { $0.tableView($0.tableView, viewForFooterInSection: 0) == nil },
      Fact("zooming", true) { $0.viewForZooming(in: $0.tableView) == nil },
      Fact("scrollsToTop", true) { $0.scrollViewShouldScrollToTop($0.tableView) },
      Fact("clearsSelection", true) { $0.clearsSelectionOnViewWillAppear },
    ] as [Fact<UITableViewController>])
  func `a table's controller shows nothing of its own`(_ fact: Fact<UITableViewController>) {
    fact.check(UITableViewController(style: .plain))
  }

  @Test func `heights are those of the table`() {
    let controller = UITableViewController(style: .plain)
    let table = controller.tableView!
    (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (51, 52, 53)
    (table.estimatedRowHeight, table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (54, 55, 56)
    #expect(controller.tableView(table, heightForRowAt: Self.path) == 51)
    #expect(controller.tableView(table, heightForHeaderInSection: 0) == 52)
    #expect(controller.tableView(table, heightForFooterInSection: 0) == 53)
    #expect(controller.tableView(table, estimatedHeightForRowAt: Self.path) == 54)
    #expect(controller.tableView(table, estimatedHeightForHeaderInSection: 0) == 55)
    #expect(controller.tableView(table, estimatedHeightForFooterInSection: 0) == 56)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `the table has the controller's style, and the controller as its source and delegate`(
    _ style: UITableView.Style
  ) {
    let controller = UITableViewController(style: style)
    #expect(controller.tableView.style == style)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
  }

  @Test func `editing of the controller is that of its table`() {
    let controller = UITableViewController(style: .plain)
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing)
    #expect(controller.tableView.isEditing)
    controller.isEditing = false
    #expect(!controller.tableView.isEditing)
  }

  @Test func `the refresh control is that of the table`() {
    let (controller, refresh) = (UITableViewController(style: .plain), UIRefreshControl())
    #expect(controller.refreshControl == nil)
    controller.refreshControl = refresh
    #expect(controller.tableView.refreshControl === refresh)
    #expect(controller.refreshControl === refresh)
  }

  @Test func `another table becomes the controller's view`() {
    let (controller, table) = (UITableViewController(style: .plain), UITableView(frame: .zero, style: .grouped))
    controller.tableView = table
    #expect(controller.view === table)
    #expect(controller.tableView === table)
  }

  @Test func `a subclass shows its rows`() {
    final class Names: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    }
    let controller = Names(style: .plain)
    let stage = Stage(width: 320, height: 480, top: 0)
    stage.root.addSubview(controller.view)
    controller.view.frame = stage.root.bounds
    stage.layout()
    #expect(controller.tableView.visibleCells.count == 3)
    #expect(controller.tableView.contentSize.height == 132)
  }
}
