extension UICollectionViewDragDelegate {
  /// Returns nothing; never called here.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Returns nil; never called here.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

extension UICollectionViewDropDelegate {
  /// Returns true; never called here.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
  /// Forbids the drop; never called here.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .forbidden) }
}

extension UITableViewDragDelegate {
  /// Returns nil; never called here.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

extension UITableViewDropDelegate {
  /// Returns true; never called here.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Forbids the drop; never called here.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .forbidden) }
}

/// How the picture of a dragged item looks; there is no dragging here.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The picture of a dragged item; there is no dragging here.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// How it looks.
  public let parameters: UIDragPreviewParameters

  /// A preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
}

/// Lets items be dropped into a view; there is no dragging here.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// An interaction with a delegate, which is not retained.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Decides about drops.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view the interaction was added to.
  open private(set) weak var view: UIView?
  /// Stored.
  open var allowsSimultaneousDropSessions = false
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Lets a view be dragged; there is no dragging here.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// An interaction with a delegate, which is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Provides the items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view the interaction was added to.
  open private(set) weak var view: UIView?
  /// Stored.
  open var isEnabled = true
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Provides items to drag; never called here.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Decides about drops into a view; never called here.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Returns true; never called here.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// Forbids the drop; never called here.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .forbidden) }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}
