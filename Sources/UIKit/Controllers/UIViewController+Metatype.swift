/// What `T(nibName:bundle:)` is found by for a class `T` of controllers; see ``_ObjectOfMetatype``.
@preconcurrency @MainActor
public protocol _ControllerOfMetatype {}

extension UIViewController: _ControllerOfMetatype {}

extension _ControllerOfMetatype {
  /// A controller of this class, made by its `init(nibName:bundle:)`.
  @_disfavoredOverload @_silgen_name("UIKit_UIViewController_init_nibName_bundle")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  @usableFromInline @_silgen_name("UIKit_UIViewController_init_nibName_bundle")
  static func _made(nibName: consuming String?, bundle: consuming Bundle?) -> Self {
    guard let controller = (self as? UIViewController.Type)?.make(nibName: nibName, bundle: bundle) as? Self else {
      preconditionFailure("\(self) is no class of controllers")
    }
    return controller
  }
}

extension UIViewController {
  /// What is called on a class; it calls the class's own `init(nibName:bundle:)`.
  @usableFromInline
  convenience init(making nibName: String?, in bundle: Bundle?) { self.init(nibName: nibName, bundle: bundle) }

  /// A controller of this class, made by its `init(nibName:bundle:)`.
  @_silgen_name("$s5UIKit16UIViewControllerC6making2inACSSSg_10Foundation6BundleCSgtcfC")
  static func make(nibName: consuming String?, bundle: consuming Bundle?) -> Self
}
