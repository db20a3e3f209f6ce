/// An item that is dragged; there is no dragging here.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// An item with a provider.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
  /// The provider of the dragged data.
  public let itemProvider: NSItemProvider
  /// The client's own object.
  open var localObject: Any?
  /// Stored.
  open var previewProvider: (() -> UIDragPreview?)?
}

/// A drag in progress; there are none here.
@preconcurrency @MainActor
public protocol UIDragSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var localContext: Any? { get set }
  func location(in view: UIView) -> CGPoint
}

/// A drop in progress; there are none here.
@preconcurrency @MainActor
public protocol UIDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var localDragSession: (any UIDragSession)? { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass aClass: AnyObject.Type) -> Bool
}

/// The operation that a drop performs.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// The operation that a drop would perform.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// A proposal with an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
  /// The operation that the drop performs.
  public let operation: UIDropOperation
}

/// The operation that a drop into a collection would perform.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the items are inserted.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
  }
  /// A proposal with an operation.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
  /// A proposal with an operation and an intent.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// Where the items are inserted.
  public let intent: Intent
}

/// The operation that a drop into a table would perform.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {}

/// Places dropped items; never used here.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var session: any UIDropSession { get }
  var proposal: UICollectionViewDropProposal { get }
  var destinationIndexPath: IndexPath? { get }
}

/// Places dropped items; never used here.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var session: any UIDropSession { get }
  var proposal: UITableViewDropProposal { get }
  var destinationIndexPath: IndexPath? { get }
}

/// Provides items to drag; never called here.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

/// Receives dropped items; never called here.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
}

/// Provides rows to drag; never called here.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

/// Receives dropped rows; never called here.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
}
