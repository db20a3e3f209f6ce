/// An element that is read out but is not a view; stored only.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// An element in a view.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The view the element is in.
  open weak var accessibilityContainer: AnyObject?
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// In the container's coordinates, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero
}
