// Initialisers that are called on a metatype: `T()`, `Self(frame: .zero)`, `type.init(nibName: nil, bundle: nil)`.
//
// On a metatype Swift calls only `required` initialisers, and all of a class that is imported from Objective-C. None of
// UIKit's is `required`, or else each subclass would have to repeat it. So a protocol beside each class declares the
// initialiser again. Declarations of that kind may be called on any metatype, and lose to the class's own wherever that
// may be called. The declaration has no body; its symbol is that of a static function with the same signature, which
// gets the metatype as a value and makes an object of that class.
//
// An initialiser owns its parameters and a function borrows them, so an object among them must be `consuming`.

/// What `T()` is found by for a class `T` of objects.
public protocol _ObjectOfMetatype {}

extension NSObject: _ObjectOfMetatype {}

extension _ObjectOfMetatype {
  /// An object of this class, made by its `init()`.
  @_disfavoredOverload @_silgen_name("UIKit_NSObject_init")
  public init()

  @usableFromInline @_silgen_name("UIKit_NSObject_init")
  static func _made() -> Self {
    guard let object = (self as? NSObject.Type)?.make(unused: 0) as? Self else {
      preconditionFailure("\(self) is no class of objects")
    }
    return object
  }
}

extension NSObject {
  /// What is called on a class; it calls the class's own `init()`.
  @usableFromInline
  convenience init(unused: Int) { self.init() }

  /// An object of this class, made by its `init()`.
  @_silgen_name("$s10Foundation8NSObjectC5UIKitE6unusedACSi_tcfC")
  static func make(unused: Int) -> Self
}
