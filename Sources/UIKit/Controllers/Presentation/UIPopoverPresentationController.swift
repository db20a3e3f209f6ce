/// A popover next to a view in a window of regular width; it covers narrower windows, as on a phone.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view next to which the popover is shown.
  open weak var sourceView: UIView?
  /// The area of that view, in its coordinates; the null rectangle for all of it.
  open var sourceRect = CGRect.null
  /// The button next to which the popover is shown.
  open weak var barButtonItem: UIBarButtonItem?
  /// The button or view next to which the popover is shown.
  open weak var sourceItem: AnyObject? {
    didSet {
      sourceView = sourceItem as? UIView ?? sourceView
      barButtonItem = sourceItem as? UIBarButtonItem ?? barButtonItem
    }
  }
  /// The sides on which the popover may be shown; it uses the one with the most space above or below.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The side on which the arrow is.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Stored.
  open var canOverlapSourceViewRect = false
  /// Stored.
  open var passthroughViews: [UIView]?
  /// Stored.
  open var backgroundColor: UIColor?
  /// The minimum distance to the window's sides, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The distance between the source and the popover, in points (unverified).
  private static let arrowLength: CGFloat = 13
  /// The size of a popover without a preferred size, in points.
  private static let size = CGSize(width: 320, height: 480)

  /// Whether the popover becomes another presentation in a compact width: unless its delegate answers none.
  private func adapts(to traits: UITraitCollection) -> Bool {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) != UIModalPresentationStyle.none
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    let traits = containerView.traitCollection
    if traits.horizontalSizeClass != .regular, adapts(to: traits) { return bounds }
    let room = bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
    let preferred = presentedViewController.preferredContentSize
    var size = preferred.width > 0 && preferred.height > 0 ? preferred : Self.size
    size = CGSize(width: Branch.min(size.width, room.width), height: Branch.min(size.height, room.height))
    let view = sourceView ?? barButtonItem.flatMap { $0.customView ?? $0.button }
    let source = view.map { $0.convert(sourceRect.isNull ? $0.bounds : sourceRect, to: containerView) } ?? .zero
    let below = source.maxY + Self.arrowLength
    let isBelow =
      Branch.isAtMost(below + size.height, room.maxY)
      || Branch.isAtMost(source.minY - room.minY, room.maxY - source.maxY)
    arrowDirection = isBelow ? .up : .down
    let y = isBelow ? below : source.minY - Self.arrowLength - size.height
    let x = Branch.min(Branch.max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
    let top = Branch.min(Branch.max(y, room.minY), room.maxY - size.height)
    return CGRect(
      x: Branch.floor(x + 0.5), y: Branch.floor(top + 0.5), width: size.width, height: size.height)
  }
}

/// Where a popover's arrow points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit for each direction.
  public let rawValue: UInt
  /// The directions in a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Unknown.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Receives a popover's events; never called here.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
