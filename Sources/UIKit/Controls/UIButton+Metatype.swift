/// What `T(type:)` is found by for a class `T` of buttons; see ``_ObjectOfMetatype``.
@preconcurrency @MainActor
public protocol _ButtonOfMetatype {}

extension UIButton: _ButtonOfMetatype {}

extension _ButtonOfMetatype {
  /// A button of this class, made by its `init(type:)`.
  @_disfavoredOverload @_silgen_name("UIKit_UIButton_init_type")
  public init(type buttonType: UIButton.ButtonType)

  @usableFromInline @_silgen_name("UIKit_UIButton_init_type")
  static func _made(type: UIButton.ButtonType) -> Self {
    guard let button = (self as? UIButton.Type)?.make(type: type) as? Self else {
      preconditionFailure("\(self) is no class of buttons")
    }
    return button
  }
}

extension UIButton {
  /// What is called on a class; it calls the class's own `init(type:)`.
  @usableFromInline
  convenience init(making type: ButtonType) { self.init(type: type) }

  /// A button of this class, made by its `init(type:)`.
  @_silgen_name("$s5UIKit8UIButtonC6makingA2C10ButtonTypeO_tcfC")
  static func make(type: ButtonType) -> Self
}
