/// Whether an object still exists, for weak references to it.
///
/// Once a `weak` variable has referred to an object, its references are counted in a side table, and each retain and
/// release takes several times as long. Constraints, anchors and guides refer to nearly every view.
final class Lifetime: Sendable {
  /// Set by the object's `deinit`.
  nonisolated(unsafe) private(set) var isOver = false

  /// The lifetime of an object, created on first use.
  static func of(_ own: inout Lifetime?) -> Lifetime {
    if let own { return own }
    let made = Lifetime()
    own = made
    return made
  }

  func end() { isOver = true }
}

/// A weak reference to a view or a guide: an engine's conflicts refer to its own root, and must not keep it alive.
package struct Weakly<Object: NSObject> {
  private unowned(unsafe) let held: Object
  private let lifetime: Lifetime

  /// The object; nil once it is gone.
  package var object: Object? { lifetime.isOver ? nil : held }

  @MainActor
  init(_ view: Object) where Object: UIView { (held, lifetime) = (view, view.lifetime) }

  @MainActor
  init(_ item: any NSObject & LayoutItem) where Object == NSObject { (held, lifetime) = (item, item.lifetime) }
}

/// A variable that refers to a view weakly.
@MainActor
@propertyWrapper
struct WeakView<View: UIView> {
  private var held: Weakly<View>?

  init(wrappedValue: View? = nil) { self.wrappedValue = wrappedValue }

  var wrappedValue: View? {
    get { held?.object }
    set { held = newValue.map(Weakly.init) }
  }
}

/// A variable that refers to a view or a guide weakly.
@MainActor
@propertyWrapper
struct WeakItem {
  private unowned(unsafe) var held: (any LayoutItem)?
  private var lifetime: Lifetime?

  init(wrappedValue: (any LayoutItem)? = nil) { self.wrappedValue = wrappedValue }

  var wrappedValue: (any LayoutItem)? {
    get { lifetime?.isOver == false ? held : nil }
    set { (held, lifetime) = (newValue, newValue?.lifetime) }
  }
}

extension UIView {
  /// Whether the view's `deinit` has begun, including a subclass's; ``Lifetime`` ends only with the last one. No pass
  /// may begin then, because systems refer to their views.
  var isGoing: Bool {
    // A superview retains its subviews, and a plain window has no other `deinit`.
    if superview != nil || type(of: self) == UIWindow.self { return false }
    struct Reference { weak var view: UIView? }
    return Reference(view: self).view == nil
  }
}
