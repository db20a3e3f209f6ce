/// What `T(frame:)` is found by for a class `T` of views; see ``_ObjectOfMetatype``.
@preconcurrency @MainActor
public protocol _ViewOfMetatype {}

extension UIView: _ViewOfMetatype {}

extension _ViewOfMetatype {
  /// A view of this class, made by its `init(frame:)`.
  @_disfavoredOverload @_silgen_name("UIKit_UIView_init_frame")
  public init(frame: CGRect)

  @usableFromInline @_silgen_name("UIKit_UIView_init_frame")
  static func _made(frame: CGRect) -> Self {
    guard let view = (self as? UIView.Type)?.make(frame: frame) as? Self else {
      preconditionFailure("\(self) is no class of views")
    }
    return view
  }
}

extension UIView {
  /// What is called on a class; it calls the class's own `init(frame:)`.
  @usableFromInline
  convenience init(making frame: CGRect) { self.init(frame: frame) }

  /// A view of this class, made by its `init(frame:)`.
  @_silgen_name("$s5UIKit6UIViewC6makingAC10Foundation6CGRectV_tcfC")
  static func make(frame: CGRect) -> Self
}
