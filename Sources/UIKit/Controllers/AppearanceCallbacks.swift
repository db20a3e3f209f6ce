/// Why a controller appears or disappears.
enum AppearanceCause {
  case presented
  case dismissed
  case toParent
  case fromParent
}

/// Sends appearance callbacks to a controller and its children.
@MainActor
enum AppearanceCallbacks {
  /// Makes one controller appear or disappear.
  /// - Parameter move: Adds the view or removes it.
  static func change(_ controller: UIViewController, appears: Bool, _ move: () -> Void) {
    change(from: appears ? nil : controller, to: appears ? controller : nil, move)
  }

  /// Makes a presented controller appear over one that disappears; nil stays as it is.
  static func cover(
    _ covered: UIViewController?, by presented: UIViewController, animated: Bool, _ move: () -> Void
  ) { change(from: covered, to: presented, comingFirst: true, animated: animated, move) }

  /// Makes a presented controller disappear, and the one below it appear again; nil was not covered.
  static func uncover(
    _ covered: UIViewController?, from presented: UIViewController, animated: Bool, _ move: () -> Void
  ) {
    // A window may have another root by now.
    let isShown = covered?.viewIfLoaded?.window != nil
    change(from: presented, to: isShown ? covered : nil, comingFirst: true, animated: animated, move)
  }

  /// Makes one controller replace another.
  /// - Parameters:
  ///   - comingFirst: Whether the new one has appeared before the old one has disappeared, as in presentations.
  ///   - animated: The argument of the callbacks. If true, their transition coordinator runs blocks alongside.
  static func change(
    from old: UIViewController?, to new: UIViewController?, comingFirst: Bool = false, animated: Bool = false,
    _ move: () -> Void
  ) {
    let leaving = old.map(tree) ?? []
    let coming = new.map(tree) ?? []
    let transition = animated ? HeadlessTransition(from: old, to: new) : nil
    let hadOtherCaller = callerSendsCallbacks
    HeadlessTransition.collect(for: transition) {
      for controller in leaving { controller.viewWillDisappear(animated) }
      for controller in coming {
        controller.stays()
        controller.viewWillAppear(animated)
      }
      callerSendsCallbacks = true
      move()
      callerSendsCallbacks = hadOtherCaller
      for controller in coming { controller.viewIsAppearing(animated) }
    }
    transition?.finish()
    if !comingFirst { for controller in leaving { controller.viewDidDisappear(animated) } }
    for controller in coming {
      controller.viewDidAppear(animated)
      if controller.moves == .toParent { controller.moves = nil }
    }
    if comingFirst { for controller in leaving { controller.viewDidDisappear(animated) } }
  }

  /// Whether the caller sends the appearance callbacks.
  private static var callerSendsCallbacks = false

  /// The controllers of views that `addSubview` or `removeFromSuperview` is about to move into or out of a visible
  /// window; these are children whose parents are already in the window.
  static func children(in view: UIView, of window: UIWindow?) -> [UIViewController] {
    guard let window, window.isShown, !callerSendsCallbacks else { return [] }
    var found: [UIViewController] = []
    view.forEachInSubtree { if let controller = $0.controller, controller.parent != nil { found.append(controller) } }
    return found
  }

  /// The controller and those of its children whose views are inside its own.
  private static func tree(of controller: UIViewController) -> [UIViewController] {
    var found: [UIViewController] = []
    var waiting = [controller]
    while let next = waiting.popLast() {
      found.append(next)
      let view: UIView = next.view
      waiting.append(contentsOf: next.children.reversed().filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false })
    }
    return found
  }
}

extension UIViewController {
  /// Forgets that the controller was about to leave its parent: it appears again.
  func stays() { if moves == .fromParent { moves = nil } }
}
