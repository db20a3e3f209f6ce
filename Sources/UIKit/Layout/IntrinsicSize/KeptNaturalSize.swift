/// The natural size of a client's view, which is read again only after it has been invalidated (AL-3.6).
///
/// Classes of this module are asked each time: their sizes depend on texts, traits and the system, all of which they
/// know.
struct KeptNaturalSize {
  private var unwrapped: CGSize?
  private var wrapped: (width: CGFloat, size: CGSize)?

  /// Returns the size at a width from layout, or without one.
  /// - Parameter read: Asks the view.
  mutating func size(atWidth width: CGFloat?, _ read: () -> CGSize) -> CGSize {
    if let width {
      if let wrapped, wrapped.width == width { return wrapped.size }
      let size = read()
      wrapped = (width, size)
      return size
    }
    if let unwrapped { return unwrapped }
    let size = read()
    unwrapped = size
    return size
  }

  @MainActor private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a class is a client's.
  @MainActor
  static func isNeeded(by type: UIView.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let isOurs = String(reflecting: type).utf8.starts(with: "UIKit.".utf8)
    known[ObjectIdentifier(type)] = !isOurs
    return !isOurs
  }
}
