// Instances of classes that are known only by their metatype, created by initialisers that are not `required`.
//
// On a metatype Swift calls only `required` initialisers, and those of UIKit's classes are `init(coder:)`, which
// clients leave unimplemented. Each function below is the allocating entry point of a convenience initialiser, named by
// its symbol: the initialiser runs on the class it is called on and delegates to the designated one, which is looked up
// in that class. If a class does not have the designated initialiser, Swift ends the process and names it.
//
// An initialiser owns its parameters and a method borrows them, so an object among them must be `consuming`, or it is
// released once too often.

extension UITableViewCell {
  /// A cell of this class, created by its `init(style:reuseIdentifier:)`.
  @_silgen_name("$s5UIKit15UITableViewCellC7reusingACSSSg_tcfC")
  static func make(reusing identifier: consuming String?) -> Self
}

extension UICollectionReusableView {
  /// A view of this class, created by its `init(frame:)`.
  @_silgen_name("$s5UIKit24UICollectionReusableViewC7reusingAC10Foundation6CGRectV_tcfC")
  static func make(reusing frame: CGRect) -> Self
}

extension CALayer {
  /// A layer of this class, created by its `init()`.
  @_silgen_name("$s5UIKit7CALayerC6unusedACSi_tcfC")
  static func make(unused: Int) -> Self
}

extension UIStoryboardSegue {
  /// A segue of this class, created by its `init(identifier:source:destination:)` with the values of another one.
  @_silgen_name("$s5UIKit17UIStoryboardSegueC9followingA2C_tcfC")
  package static func make(following way: consuming UIStoryboardSegue) -> Self
}

extension NSObject {
  /// What nibs call on a client's class; it calls the class's own `init()`.
  @usableFromInline
  convenience init(nibObject: Int) { self.init() }

  /// An object of this class, created by its `init()`.
  @_silgen_name("$s10Foundation8NSObjectC5UIKitE9nibObjectACSi_tcfC")
  package static func make(nibObject: Int) -> Self
}
