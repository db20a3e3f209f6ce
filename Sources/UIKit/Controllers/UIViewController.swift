/// Owns a view, and provides its bars, margins and traits.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  /// Makes a controller whose view is made in code, or read from the project's nib with this name; the bundle is not
  /// used.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// A controller in a storyboard or a nib; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.decode(self)
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  private var loadedView: UIView?

  /// The view; ``loadView()`` creates it on first use.
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
      let (old, host) = (loadedView, loadedView?.superview)
      old?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      newValue?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
      newValue?.followOverrides()
      for guide in barGuides { newValue?.addLayoutGuide(guide) }
      guard let old, let host, let newValue, old !== newValue else { return }
      newValue.frame = old.frame
      host.insertSubview(newValue, aboveSubview: old)
      old.removeFromSuperview()
    }
  }

  /// The view's superview, or else the presenting controller.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }

  /// The view if it exists; reading it does not create it.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view exists.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Creates the view if it does not exist.
  open func loadViewIfNeeded() { _ = view }

  /// Reads the view from the controller's storyboard or nib; without one it creates a plain view the size of the
  /// screen, which fills the view it is added to.
  open func loadView() {
    if readsView() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called once, after the view has been created and before it is laid out.
  open func viewDidLoad() {}
  /// Called before the view enters a visible window; the argument is always false here.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window, between `viewWillAppear` and `viewDidAppear`.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has entered a visible window; the argument is always false here.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves its window; the argument is always false here.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left its window; the argument is always false here.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called instead of the view's `updateConstraints`, which it calls. An override calls super last (AL-11.2).
  open func updateViewConstraints() { view.updateConstraints() }
  /// Called in a layout pass before the view's `layoutSubviews` (AL-11.8).
  open func viewWillLayoutSubviews() {}
  /// Called in a layout pass after the view's `layoutSubviews`; frames below the view are valid here (AL-11.8).
  open func viewDidLayoutSubviews() {}
  /// Called in the layout pass that changes the insets (AL-5.18).
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called here; the root view receives `layoutMarginsDidChange`.
  open func viewLayoutMarginsDidChange() {}

  /// The title of ``navigationItem`` and ``tabBarItem``.
  open var title: String? {
    didSet {
      navigationItem.title = title
      if let ownTabBarItem { ownTabBarItem.title = title }
    }
  }
  /// The size the controller prefers in sheets, popovers and the client's own containers, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize == oldValue { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Called when a child's ``preferredContentSize`` has changed; does nothing itself.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called here, because the fitting sizes of children's views are not observed.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The edges at which the view extends below bars; all by default (AL-5.14).
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
  /// Whether the view also extends below opaque bars; false by default (AL-5.14).
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }

  // MARK: Editing

  /// Whether the content is being edited; ``setEditing(_:animated:)`` sets it.
  open var isEditing: Bool {
    get { isContentEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isContentEdited = false
  /// Starts or ends editing; an override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isContentEdited = editing
    ownEditButton?.title = editing ? "Done" : "Edit"
    ownEditButton?.style = editing ? .done : .plain
  }
  /// A button that starts and ends editing.
  open var editButtonItem: UIBarButtonItem {
    if let ownEditButton { return ownEditButton }
    let button = UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } })
    ownEditButton = button
    return button
  }
  private var ownEditButton: UIBarButtonItem?

  // MARK: The device

  /// Not used; pictures draw the status bar according to the appearance.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Not used; the device's environment decides.
  open var prefersStatusBarHidden: Bool { false }
  /// Has no effect here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Has no effect here.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The child that decides about the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides about the status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Has no effect here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Has no effect here.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Has no effect here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Has no effect here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Has no effect here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// For clients to read; rotation does not use it here.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// For clients to read; rotation does not use it here.
  open var shouldAutorotate: Bool { true }
  /// For clients to read; presentation does not use it here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Has no effect here.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Has no effect here, because devices rotate only when code rotates them.
  open class func attemptRotationToDeviceOrientation() {}
  /// The appearance for this controller and its children; `unspecified` inherits the window's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  /// Called when memory is low; never called here.
  open func didReceiveMemoryWarning() {}
  /// Stored.
  open var restorationIdentifier: String?
  /// Stored; a scroll view's own behaviour decides.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Stored.
  open var modalPresentationCapturesStatusBarAppearance = false

  // MARK: Segues

  /// The part of the storyboard that the controller was created from.
  package var scene: (any ControllerScene)?
  /// The storyboard the controller was created from.
  open var storyboard: UIStoryboard? { scene?.storyboard }
  /// The nib name the controller was created with.
  open private(set) var nibName: String?
  /// The nib bundle the controller was created with.
  open private(set) var nibBundle: Bundle?
  /// Called before a segue is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Called before a control or a row triggers a segue.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs a segue of the storyboard; an unknown one is reported, where UIKit raises an exception.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    if scene?.performSegue(identifier, from: self, sender: sender) ?? false { return }
    LayoutDiagnostics.note("\(type(of: self)) has no segue with identifier '\(identifier)'.")
  }

  // MARK: Safe area and guides

  /// Insets added to those that the view inherits (AL-5.16).
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loadedView?.layoutDidBecomeInvalid(.values) } }

  /// The insets that navigation bar, tab bar and toolbar add to the device's insets, in points.
  package var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { loadedView?.layoutDidBecomeInvalid(.values) } }
  }

  /// How far opaque bars keep the view from the edges of its window, whose root it is, in points (AL-5.14).
  package var insetsInWindow = UIEdgeInsets.zero {
    didSet { if insetsInWindow != oldValue { hostWindow?.setNeedsLayout() } }
  }

  private lazy var topGuide = barGuide(.top)
  private lazy var bottomGuide = barGuide(.bottom)

  /// The distance from the root view's top edge to the bottom of the lowest top bar (AL-5.20).
  open var topLayoutGuide: any UILayoutSupport { topGuide }
  /// The distance from the root view's bottom edge to the top of the highest bottom bar (AL-5.20).
  open var bottomLayoutGuide: any UILayoutSupport { bottomGuide }

  private func barGuide(_ edge: BarLayoutGuide.Edge) -> BarLayoutGuide {
    let guide = BarLayoutGuide(edge)
    view.addLayoutGuide(guide)
    barGuides.append(guide)
    return guide
  }

  /// The guides created so far; they move to a new view.
  private var barGuides: [BarLayoutGuide] = []

  private var contentScrollViews = ContentScrollViews()
  /// Names the scroll view whose content the bars at these edges cover; leading and trailing edges have no effect here.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    if edges.contains(.top) { contentScrollViews.top = scrollView }
    if edges.contains(.bottom) { contentScrollViews.bottom = scrollView }
    viewIfLoaded?.setNeedsLayout()
    parent?.viewIfLoaded?.setNeedsLayout()
  }
  /// The scroll view named for an edge; nil if there is none.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge == .top ? contentScrollViews.top : edge == .bottom ? contentScrollViews.bottom : nil
  }

  // MARK: Margins

  /// Whether the root view's margins are at least the system's (AL-5.9).
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loadedView?.layoutDidBecomeInvalid(.values) } }

  /// The minimum margins of the root view, in points: by its width, in any size class; 16 inside the side insets of a
  /// phone (AL-5.9).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = deviceMargin ?? (hasSideInsets || Branch.isLess(view.bounds.width, 400) ? 16 : 20)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The margin that the device catalogue sets for the controller, or for its container with bars.
  private var deviceMargin: CGFloat? {
    systemMinimumMargin
      ?? (parent is UINavigationController || parent is UITabBarController ? parent?.deviceMargin : nil)
  }

  /// Whether a phone that is not in the catalogue covers the window's sides, as in landscape.
  private var hasSideInsets: Bool {
    guard let window = viewIfLoaded?.window, window.traitCollection.userInterfaceIdiom == .phone,
      window.rootViewController?.systemMinimumMargin == nil
    else { return false }
    let safe = window.safeAreaInsets
    return safe.left > 0 || safe.right > 0
  }

  /// The side margin of a device that deviates from the rule by width, in points.
  package var systemMinimumMargin: CGFloat? { didSet { loadedView?.layoutDidBecomeInvalid(.values) } }

  // MARK: Containment

  /// The controller whose child this one is.
  open private(set) weak var parent: UIViewController?
  /// Controllers whose views are somewhere in this one's, in order of addition.
  open private(set) var children: [UIViewController] = []

  /// Makes a controller a child and removes it from its previous parent. The caller adds its view, and calls the
  /// child's ``didMove(toParent:)`` afterwards.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    if sequence(first: self, next: \.parent).contains(where: { $0 === childController }) {
      LayoutException(
        name: LayoutException.invalidArgument,
        reason: "Cannot add \(childController) as a child of \(self): it is its own ancestor."
      ).raise()
      return
    }
    childController.parent?.dropChild(childController)
    childController.moves = .toParent
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Replaces one child's view with another's; both stay children.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let host = fromViewController.viewIfLoaded?.superview else { return }
    AppearanceCallbacks.change(from: fromViewController, to: toViewController) {
      host.addSubview(toViewController.view)
      UIView.animate(withDuration: duration, animations: animations ?? {})
      fromViewController.view.removeFromSuperview()
    }
    if let completion { Completions.add(after: duration) { completion(true) } }
  }

  /// Whether the parent forwards appearance callbacks; always true here.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Sends `viewWillAppear` or `viewWillDisappear`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearanceTransition = (isAppearing, animated)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }
  /// Sends `viewDidAppear` or `viewDidDisappear`.
  open func endAppearanceTransition() {
    guard let (isAppearing, isAnimated) = appearanceTransition else { return }
    appearanceTransition = nil
    if isAppearing { viewDidAppear(isAnimated) } else { viewDidDisappear(isAnimated) }
  }
  private var appearanceTransition: (isAppearing: Bool, isAnimated: Bool)?
  /// Why the controller appears or disappears; nil while it does neither.
  var moves: AppearanceCause?
  /// Whether the controller appears because it is presented.
  open var isBeingPresented: Bool { moves == .presented }
  /// Whether the controller disappears because it is dismissed.
  open var isBeingDismissed: Bool { moves == .dismissed }
  /// Whether the controller appears because it has a new parent, as a pushed one does.
  open var isMovingToParent: Bool { moves == .toParent }
  /// Whether the controller disappears because it leaves its parent, as a popped one does.
  open var isMovingFromParent: Bool { moves == .fromParent }
  /// Shows the controller: a container with a stack pushes it; any other presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }
  /// The same as ``show(_:sender:)``, except that a split view controller shows it in its detail column.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Removes the controller from its parent; the caller removes its view.
  open func removeFromParent() {
    guard let parent else { return }
    parent.dropChild(self)
    moves = nil
    didMove(toParent: nil)
  }

  private func dropChild(_ child: UIViewController) {
    children.removeAll { $0 === child }
    child.parent = nil
    child.traitOverride = nil
  }

  /// Called before the parent changes; the argument is nil when the controller is removed.
  open func willMove(toParent parent: UIViewController?) { if parent == nil { moves = .fromParent } }
  /// Called after the parent has changed; the caller of ``addChild(_:)`` calls it.
  open func didMove(toParent parent: UIViewController?) { moves = nil }

  /// The nearest controller of the class that contains this one.
  private func enclosing<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Controller }.first
  }

  /// The nearest navigation controller that contains this one.
  open var navigationController: UINavigationController? { enclosing(UINavigationController.self) }
  /// The nearest tab bar controller that contains this one.
  open var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }
  /// What a navigation bar would show; created on first use.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// What a tab bar would show; created on first use.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      // A navigation controller's tab is that of its root.
      if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
      if let bar = tabBarController { bar.tabBar.items = bar.viewControllers?.map(\.tabBarItem) }
    }
  }
  private var ownTabBarItem: UITabBarItem?
  /// What a navigation controller's toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
  /// Sets ``toolbarItems`` at once, animated or not.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// The nearest split view controller that contains this one.
  open var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }
  /// Whether the tab bar is hidden while this controller is on a navigation stack; false by default.
  open var hidesBottomBarWhenPushed = false

  // MARK: Traits

  /// The view's traits; before it is in a window, the parent's.
  open var traitCollection: UITraitCollection {
    if let loadedView, loadedView.superview != nil { return loadedView.traitCollection }
    let inherited = parent?.traitCollection ?? hostWindow?.traitCollection ?? .mainScreen
    let own = [traitOverride, traitOverrides.collection].compactMap { $0 }
    return own.isEmpty ? inherited : UITraitCollection(traitsFrom: [inherited] + own)
  }

  /// Called when the controller's own traits have changed (AL-10.3).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The window whose root the controller is.
  @WeakView var hostWindow: UIWindow?

  /// The traits that the parent overrides for this controller.
  private(set) var traitOverride: UITraitCollection? {
    didSet {
      guard let loadedView else { return }
      loadedView.followOverrides()
      if loadedView.window != nil { TraitInheritance.announce(from: loadedView) }
    }
  }

  /// Traits of this controller and its children that replace inherited ones (AL-10.2).
  open var traitOverrides = UITraitOverrides() {
    didSet {
      guard traitOverrides.collection != oldValue.collection, let loadedView else { return }
      loadedView.followOverrides()
      if loadedView.window != nil { TraitInheritance.announce(from: loadedView) }
    }
  }

  /// Sets traits of a child that replace the inherited ones; nil restores those (AL-10.2).
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    guard childViewController.parent === self else { return }
    let before = childViewController.traitCollection
    let overrides = collection.map { [$0] } ?? []
    let after = UITraitCollection(traitsFrom: [traitCollection] + overrides)
    if after != before {
      let transition = HeadlessTransition(of: childViewController)
      childViewController.willTransition(to: after, with: transition)
      childViewController.traitOverride = collection
      transition.finish()
    } else {
      childViewController.traitOverride = collection
    }
  }

  /// The traits set for a child; nil if none are set, or for a controller that is not a child.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.traitOverride : nil
  }

  var traitRegistrations = TraitRegistrations()

  /// Ends a registration; its handler is no longer called.
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.remove(registration)
  }

  // MARK: Transitions

  /// Called before the traits change; forwards to those children whose traits change with them (AL-10.3).
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let after = child.traitOverride.map { UITraitCollection(traitsFrom: [newCollection, $0]) } ?? newCollection
      if after != child.traitCollection { child.willTransition(to: after, with: coordinator) }
    }
  }

  /// Called before the view's size changes; forwards to those children whose size changes with it (AL-10.3).
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let after = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if let view = child.viewIfLoaded, view.bounds.size != after {
        child.viewWillTransition(to: after, with: coordinator)
      }
    }
  }

  /// Returns a child's size in a parent of another size: by its view's autoresizing mask, or its current size if
  /// constraints lay it out; a child that fills the view keeps filling it.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController, let own = viewIfLoaded, let view = child.viewIfLoaded else {
      return parentSize
    }
    if view.bounds.size == own.bounds.size { return parentSize }
    guard view.translatesAutoresizingMaskIntoConstraints, view.superview === own else { return view.bounds.size }
    return FrameResizing.resized(view.frame, view.autoresizingMask, from: own.bounds.size, to: parentSize).size
  }

  // MARK: Presentation

  /// The controller this one presents.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that presents this one.
  open private(set) weak var presentingViewController: UIViewController?

  /// How the controller is presented; `automatic` shows a sheet, which covers the window in a compact height.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Stored, because presentations take no time.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Stored, because a sheet cannot be pulled down here.
  open var isModalInPresentation = false
  /// Stored; the window is covered in either case.
  open var definesPresentationContext = false
  /// Stored.
  open var providesPresentationContextTransitionStyle = false
  /// Provides the client's own presentation controller; not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Runs blocks alongside a rotation, or while controllers appear and disappear animated; nil otherwise.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { HeadlessTransition.current }

  private var ownPresentation: UIPresentationController?

  /// The controller that determines the presented view's frame, by ``modalPresentationStyle``; created on first use.
  open var presentationController: UIPresentationController? {
    if let presenter = presentingViewController ?? parent, presenter.presentedViewController !== self {
      return presenter.presentationController
    }
    return madePresentation
  }

  private var madePresentation: UIPresentationController {
    if let ownPresentation { return ownPresentation }
    let made: UIPresentationController =
      switch modalPresentationStyle {
      case .automatic, .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: nil)
      case .popover:
        popoverPresentationController
          ?? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      default: UIPresentationController(presentedViewController: self, presenting: nil)
      }
    ownPresentation = made
    return made
  }

  /// The sheet's controller; nil unless the style is a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    madePresentation as? UISheetPresentationController
  }

  /// The popover's controller; nil unless the style is a popover. An action sheet has one, too.
  open var popoverPresentationController: UIPopoverPresentationController? {
    if modalPresentationStyle == .popover || self is UIAlertController || self is UIActivityViewController {
      if let popover = ownPopover { return popover }
      let popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      ownPopover = popover
      return popover
    }
    return nil
  }
  private var ownPopover: UIPopoverPresentationController?

  /// Shows a controller's view over the window at once, in the size for its style; the completion is called later. A
  /// controller presents one at a time.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    if let presentedViewController {
      LayoutDiagnostics.note(
        "Attempt to present \(viewControllerToPresent) on \(self), which is already presenting "
          + "\(presentedViewController); dismiss that first.")
      return
    }
    if isBeforeAppearance {
      LayoutDiagnostics.note(
        "Attempt to present \(viewControllerToPresent) on \(self), whose view is not in the window hierarchy; present it in "
          + "viewDidAppear or later.")
      return
    }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    if viewControllerToPresent.modalPresentationStyle == .custom,
      let custom = viewControllerToPresent.transitioningDelegate?.presentationController(
        forPresented: viewControllerToPresent, presenting: self, source: self)
    {
      viewControllerToPresent.ownPresentation = custom
    }
    if let window = viewIfLoaded?.window {
      let presentation = viewControllerToPresent.madePresentation
      presentation.begin(in: window, from: self)
      viewControllerToPresent.moves = .presented
      AppearanceCallbacks.cover(presentation.covered, by: viewControllerToPresent, animated: flag) {
        window.addSubview(viewControllerToPresent.view)
        presentation.layOut()
      }
      viewControllerToPresent.moves = nil
      presentation.presentationTransitionDidEnd(true)
    }
    if let completion { Completions.add(completion) }
  }

  /// Whether a window has the controller, but does not show its view, as in `viewDidLoad`: UIKit presents nothing then.
  private var isBeforeAppearance: Bool {
    viewIfLoaded?.window == nil && outermostParent.hostWindow != nil
  }

  /// Dismisses the controller that this one presents, if any.
  func dismissPresented() {
    if presentedViewController != nil { dismiss(animated: false) }
  }

  /// Dismisses the controller that this one presents, or else this one; the completion is called later.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      guard let presenter = presentingViewController ?? parent else { return }
      presenter.dismiss(animated: flag, completion: completion)
      return
    }
    if let next = presented.presentedViewController {
      // What is dismissed itself does not appear again.
      next.ownPresentation?.covered = nil
      presented.dismiss(animated: flag)
    }
    presentedViewController = nil
    presented.presentingViewController = nil
    presented.ownPresentation?.dismissalTransitionWillBegin()
    presented.moves = .dismissed
    AppearanceCallbacks.uncover(presented.ownPresentation?.covered, from: presented, animated: flag) {
      presented.viewIfLoaded?.removeFromSuperview()
    }
    presented.moves = nil
    presented.ownPresentation?.end()
    if let completion { Completions.add(completion) }
  }
}
