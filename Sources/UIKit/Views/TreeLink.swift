/// A view's place in its tree, apart from the view.
///
/// Trees are walked upward all the time; links need no reference counting. A superview that is freed takes itself
/// out of its subviews' links.
struct TreeLink {
  var superview: UnsafeMutablePointer<TreeLink>?
  var view: Unmanaged<UIView>?
  /// Whether the view has traits of its own; few have.
  var overridesTraits = false

  static func make() -> UnsafeMutablePointer<TreeLink> {
    let link = UnsafeMutablePointer<TreeLink>.allocate(capacity: 1)
    link.initialize(to: TreeLink())
    return link
  }
}
