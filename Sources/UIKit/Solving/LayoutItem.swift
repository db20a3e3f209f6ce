/// What a constraint can name: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view whose coordinates the item lives in on its own account: a view itself, or a guide's owner (AL-1.28).
  var layoutOwner: UIView? { get }
  /// How UIKit describes the item in messages.
  var layoutDescription: String { get }
  /// The short form used inside constraint descriptions (AL-2.31).
  var layoutToken: String { get }
  /// The item's anchors.
  var knownAnchors: KnownAnchors { get set }
  /// Made on first use; ended when the item goes.
  var lifetime: Lifetime { get }
  /// What the last solve with the item found for it.
  var keptPlacement: KeptPlacement { get set }
}

extension NSObject {
  /// An address as UIKit prints it; stable while the object lives.
  nonisolated var addressText: String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
  }
}
