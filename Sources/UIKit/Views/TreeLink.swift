/// A view's place in its tree, apart from the view.
///
/// Trees are walked upward all the time; over links that costs no counting of references. A superview that goes takes itself
/// out of its subviews' links.
struct TreeLink {
  var superview: UnsafeMutablePointer<TreeLink>?
  var view: Unmanaged<UIView>?
  /// Whether the view has traits of its own, which few have.
  var overridesTraits = false

  static func make() -> UnsafeMutablePointer<TreeLink> {
    let link = UnsafeMutablePointer<TreeLink>.allocate(capacity: 1)
    link.initialize(to: TreeLink())
    return link
  }
}
