/// A sheet at the bottom of the window, with the height of one of its detents.
///
/// Apple does not publish the positions of sheets: a large one starts 10 points below the safe area's top, a medium one
/// has half the height of the window (unverified).
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height that a sheet can have.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// A detent's identifier.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public var rawValue: String
      /// An identifier with the given name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// An identifier with the given name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the window.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// Nearly all of the window.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The detent's identifier.
    public let identifier: Identifier
    private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init()
    }

    /// Half of the window; does not exist in a compact height.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : (context as? DetentContext).map { $0.containerHeight / 2 - $0.bottom }
      }
    }

    /// Nearly all of the window.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height that a closure returns, in points without the bottom inset; nil disables the detent.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }

    /// The height, in points without the bottom inset.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }

  /// The heights the sheet can have; only large by default.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The sheet's current detent; the lowest if none is selected.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
  /// Stored, but not drawn.
  open var prefersGrabberVisible = false
  /// The corner radius of the view, in points; nil for the system's, 10.
  open var preferredCornerRadius: CGFloat?
  /// Stored, because the window behind is not dimmed here.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Stored.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom in a compact height; it covers the window there by default.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { containerView?.setNeedsLayout() } }
  /// Stored.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Stored.
  open var prefersPageSizing = true
  /// The view a sheet comes from; stored.
  open weak var sourceView: UIView?
  /// Applies the changes at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.layoutIfNeeded()
  }
  /// Resolves the detents again in the next layout.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// The distance between the safe area's top and a large sheet, in points.
  private static let topGap: CGFloat = 10
  /// The size of a form sheet in a regular window, in points.
  private static let formSize = CGSize(width: 540, height: 620)
  /// The maximum width of a page sheet in a regular window, in points.
  private static let pageWidth: CGFloat = 712

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let (bounds, safe) = (containerView.bounds, containerView.safeAreaInsets)
    let traits = containerView.traitCollection
    if traits.horizontalSizeClass == .regular, traits.verticalSizeClass == .regular {
      return centered(in: bounds, safe)
    }
    if traits.verticalSizeClass == .compact, !prefersEdgeAttachedInCompactHeight { return bounds }
    let most = bounds.height - safe.top - Self.topGap - safe.bottom
    let context = DetentContext(
      traits: traits, maximum: most, containerHeight: bounds.height, bottom: safe.bottom)
    let heights = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, Branch.min($0, most)) }
    }
    let chosen = heights.first { $0.0 == selectedDetentIdentifier } ?? heights.min { $0.1 < $1.1 }
    let height = (chosen?.1 ?? most) + safe.bottom
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// The frame centred in a large window.
  private func centered(in bounds: CGRect, _ safe: UIEdgeInsets) -> CGRect {
    let preferred = presentedViewController.preferredContentSize
    var size =
      presentationStyle == .formSheet
      ? Self.formSize
      : CGSize(width: Branch.min(Self.pageWidth, bounds.width), height: bounds.height - 2 * (safe.top + Self.topGap))
    if preferred.width > 0 { size.width = preferred.width }
    if preferred.height > 0 { size.height = preferred.height }
    size = CGSize(width: Branch.min(size.width, bounds.width), height: Branch.min(size.height, bounds.height))
    return CGRect(
      x: Branch.floor((bounds.width - size.width + 1) / 2), y: Branch.floor((bounds.height - size.height + 1) / 2),
      width: size.width, height: size.height)
  }

  override func layOut() {
    super.layOut()
    guard let view = presentedView, view.superview === containerView else { return }
    view.layer.cornerRadius = preferredCornerRadius ?? 10
    // All four corners of a card in the middle of the window are visible.
    let standsAtBottom = view.frameBeforeTransform.maxY >= (containerView?.bounds.maxY ?? 0)
    view.layer.maskedCorners = standsAtBottom ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
  }
}

/// The values that a detent's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

@MainActor
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let containerHeight: CGFloat
  let bottom: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat, containerHeight: CGFloat, bottom: CGFloat) {
    (containerTraitCollection, maximumDetentValue) = (traits, maximum)
    (self.containerHeight, self.bottom) = (containerHeight, bottom)
    super.init()
  }
}

/// Receives when the user drags a sheet; never called here.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
