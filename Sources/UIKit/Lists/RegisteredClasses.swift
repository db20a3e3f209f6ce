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
  /// What is called on a class; it calls the class's own `init(style:reuseIdentifier:)`.
  @usableFromInline
  convenience init(making style: CellStyle, reusing identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  /// A cell of this class, created by its `init(style:reuseIdentifier:)`.
  @_silgen_name("$s5UIKit15UITableViewCellC6making7reusingA2C0D5StyleO_SSSgtcfC")
  static func make(style: CellStyle, reusing identifier: consuming String?) -> Self
}

extension UIStoryboardSegue {
  /// A segue of this class, created by its `init(identifier:source:destination:)` with the values of another one.
  @_silgen_name("$s5UIKit17UIStoryboardSegueC9followingA2C_tcfC")
  package static func make(following way: consuming UIStoryboardSegue) -> Self
}

/// What `T(style:reuseIdentifier:)` is found by for a class `T` of cells; see ``_ObjectOfMetatype``.
@preconcurrency @MainActor
public protocol _CellOfMetatype {}

extension UITableViewCell: _CellOfMetatype {}

extension _CellOfMetatype {
  /// A cell of this class, made by its `init(style:reuseIdentifier:)`.
  @_disfavoredOverload @_silgen_name("UIKit_UITableViewCell_init_style_reuseIdentifier")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @usableFromInline @_silgen_name("UIKit_UITableViewCell_init_style_reuseIdentifier")
  static func _made(style: UITableViewCell.CellStyle, reuseIdentifier: consuming String?) -> Self {
    guard let cell = (self as? UITableViewCell.Type)?.make(style: style, reusing: reuseIdentifier) as? Self else {
      preconditionFailure("\(self) is no class of cells")
    }
    return cell
  }
}
