/// An item that a constraint can refer to: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view whose coordinates the item uses: a view itself, or a guide's owner (AL-1.28).
  var layoutOwner: UIView? { get }
  /// UIKit's description of the item in messages.
  var layoutDescription: String { get }
  /// The short form used inside constraint descriptions (AL-2.31).
  var layoutToken: String { get }
  /// The item's anchors.
  var knownAnchors: KnownAnchors { get set }
  /// Created on first use; ended when the item is deallocated.
  var lifetime: Lifetime { get }
  /// The placement from the last solve that included the item.
  var keptPlacement: KeptPlacement { get set }
}

extension NSObject {
  /// An address as UIKit prints it; constant while the object lives.
  nonisolated var addressText: String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
  }
}
