/// Something that is dragged; nothing is dragged here.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// An item of a provider.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
  /// What is dragged.
  public let itemProvider: NSItemProvider
  /// An object of the client's own.
  open var localObject: Any?
}

/// A drag that goes on; none does here.
@preconcurrency @MainActor
public protocol UIDragSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var localContext: Any? { get set }
  func location(in view: UIView) -> CGPoint
}

/// Something that is dropped; nothing is dropped here.
@preconcurrency @MainActor
public protocol UIDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var localDragSession: (any UIDragSession)? { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass aClass: AnyObject.Type) -> Bool
}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// What a drop would do.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// A proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
  /// What the drop does.
  public let operation: UIDropOperation
}

/// What a drop into a collection would do.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the items go.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
  }
  /// A proposal of an operation.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
  /// A proposal of an operation at a place.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// Where the items go.
  public let intent: Intent
}

/// What a drop into a table would do.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {}

/// Places dropped items; nothing is dropped here.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var session: any UIDropSession { get }
  var proposal: UICollectionViewDropProposal { get }
  var destinationIndexPath: IndexPath? { get }
}

/// Places dropped items; nothing is dropped here.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var session: any UIDropSession { get }
  var proposal: UITableViewDropProposal { get }
  var destinationIndexPath: IndexPath? { get }
}

/// Provides items that are dragged; not asked here.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Takes items that are dropped; not asked here.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
}

/// Provides rows that are dragged; not asked here.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Takes rows that are dropped; not asked here.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}
