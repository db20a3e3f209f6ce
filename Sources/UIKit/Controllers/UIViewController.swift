/// Owns a view and what bars and margins mean for it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Decoding from an archive is not supported.
  public required init?(coder: NSCoder) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  private var loadedView: UIView?

  /// Made on first use by ``loadView()``.
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? UIView()
      if loadedView == nil { self.view = view }
      viewDidLoad()
      return view
    }
    set {
      loadedView?.controller = nil
      let (old, host) = (loadedView, loadedView?.superview)
      loadedView = newValue
      newValue?.controller = self
      guard let old, let host, let newValue, old !== newValue else { return }
      newValue.frame = old.frame
      host.insertSubview(newValue, aboveSubview: old)
      old.removeFromSuperview()
    }
  }

  open var isViewLoaded: Bool { loadedView != nil }
  open func loadView() { view = UIView() }
  open func viewDidLoad() {}
  open func updateViewConstraints() { view.updateConstraints() }
  open func viewWillLayoutSubviews() {}
  /// Frames below the view are valid here (AL-11.8).
  open func viewDidLayoutSubviews() {}
  /// Called in the layout pass that brings other insets (AL-5.18).
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Safe area and guides

  /// Added to what the view inherits (AL-5.16).
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loadedView?.layoutDidBecomeInvalid() } }

  /// What navigation bar, tab bar and toolbar take of the view beyond the device's insets, in points.
  package var barInsets = UIEdgeInsets.zero { didSet { loadedView?.layoutDidBecomeInvalid() } }

  private lazy var topGuide = barGuide(.top)
  private lazy var bottomGuide = barGuide(.bottom)

  /// From the root view's top edge to the bottom of the lowest top bar (AL-5.20).
  open var topLayoutGuide: any UILayoutSupport { topGuide }
  open var bottomLayoutGuide: any UILayoutSupport { bottomGuide }

  private func barGuide(_ edge: BarLayoutGuide.Edge) -> BarLayoutGuide {
    let guide = BarLayoutGuide(edge)
    view.addLayoutGuide(guide)
    return guide
  }

  // MARK: Margins and traits

  /// Whether the root view's margins are at least the system's (AL-5.9).
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loadedView?.layoutDidBecomeInvalid() } }

  /// The least margins of the root view: by its width, whatever the size class (AL-5.9).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = systemMinimumMargin ?? (view.bounds.width < 400 ? 16 : 20)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The side margin of a device that departs from the rule by width, in points.
  package var systemMinimumMargin: CGFloat? { didSet { loadedView?.layoutDidBecomeInvalid() } }

  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? UITraitCollection() }
}
