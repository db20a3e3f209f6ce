import Foundation
import Testing

@testable import UIKit

/// Items that are dragged, and what delegates of drops answer that implement nothing else.
@Suite @MainActor struct DragAndDropTests {
  final class Session: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] { [] }
    var localContext: Any?
    var localDragSession: (any UIDragSession)? { nil }
    func location(in view: UIView) -> CGPoint { .zero }
    func canLoadObjects(ofClass aClass: AnyObject.Type) -> Bool { false }
  }

  final class Delegate: NSObject, UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate, UIDropInteractionDelegate
  {
    let session = Session()
    let path = IndexPath(item: 0, section: 0)
    let table = UITableView()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  @Test(
    arguments: [
      Fact("table handles", true) { $0.tableView($0.table, canHandle: $0.session) },
      Fact("collection handles", true) { $0.collectionView($0.collection, canHandle: $0.session) },
      Fact("view handles", true) {
        $0.dropInteraction(UIDropInteraction(delegate: $0), canHandle: $0.session)
      },
      Fact("row's preview", true) { $0.tableView($0.table, dragPreviewParametersForRowAt: $0.path) == nil },
      Fact("item's preview", true) { $0.collectionView($0.collection, dragPreviewParametersForItemAt: $0.path) == nil },
      Fact("added items", true) {
        $0.collectionView($0.collection, itemsForAddingTo: $0.session, at: $0.path, point: .zero).isEmpty
      },
    ] as [Fact<Delegate>])
  func `a delegate that says nothing lets things be dragged as they are`(_ fact: Fact<Delegate>) {
    fact.check(Delegate())
  }

  @Test func `an item has an object and a preview`() {
    let provider = NSItemProvider(object: "text" as NSString)
    let item = UIDragItem(itemProvider: provider)
    #expect(item.itemProvider === provider)
    #expect(item.localObject == nil)
    #expect(item.previewProvider == nil)
    let view = UIView()
    #expect(UIDragPreview(view: view).view === view)
    #expect(!NSItemProvider().canLoadObject(ofClass: NSString.self))
    #expect(provider.suggestedName == nil)
  }

  @Test func `a proposal has an operation and perhaps an intent`() {
    #expect(UIDropProposal(operation: .move).operation == .move)
    #expect(UITableViewDropProposal(operation: .copy).operation == .copy)
    #expect(UICollectionViewDropProposal(operation: .cancel).intent == .unspecified)
    let proposal = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    #expect(proposal.operation == .move)
    #expect(proposal.intent == .insertAtDestinationIndexPath)
  }
}
