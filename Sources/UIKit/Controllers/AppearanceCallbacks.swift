/// Sends appearance callbacks to a controller and its children.
@MainActor
enum AppearanceCallbacks {
  /// Makes one controller appear or disappear.
  /// - Parameter move: Adds the view or removes it.
  static func change(_ controller: UIViewController, appears: Bool, _ move: () -> Void) {
    change(from: appears ? nil : controller, to: appears ? controller : nil, move)
  }

  /// Makes one controller replace another.
  static func change(from old: UIViewController?, to new: UIViewController?, _ move: () -> Void) {
    let leaving = old.map(tree) ?? []
    let coming = new.map(tree) ?? []
    for controller in leaving { controller.viewWillDisappear(false) }
    for controller in coming { controller.viewWillAppear(false) }
    let hadOtherCaller = callerSendsCallbacks
    callerSendsCallbacks = true
    move()
    callerSendsCallbacks = hadOtherCaller
    for controller in leaving { controller.viewDidDisappear(false) }
    for controller in coming {
      controller.viewIsAppearing(false)
      controller.viewDidAppear(false)
    }
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
