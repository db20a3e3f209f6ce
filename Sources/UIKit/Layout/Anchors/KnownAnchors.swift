import SystemValues

/// The anchors of one item that have been requested; each stays the same object while the item lives (AL-6.11).
///
/// - Complexity: O(anchors requested), at most one per attribute.
@MainActor
struct KnownAnchors {
  private var anchors: [(attribute: NSLayoutConstraint.Attribute, anchor: AnyObject)] = []

  nonisolated init() {}

  mutating func anchor(_ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem) -> AnyObject {
    if let known = anchors.first(where: { $0.attribute == attribute }) { return known.anchor }
    let anchor: AnyObject =
      switch attribute.kind {
      case .size: NSLayoutDimension(item: item, attribute: attribute)
      case .vertical: NSLayoutYAxisAnchor(item: item, attribute: attribute)
      default: NSLayoutXAxisAnchor(item: item, attribute: attribute)
      }
    anchors.append((attribute, anchor))
    return anchor
  }
}

extension LayoutItem {
  /// The item's anchor for a width or a height.
  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    unsafeDowncast(knownAnchors.anchor(attribute, of: self), to: NSLayoutDimension.self)
  }

  /// The item's anchor for a position on the horizontal axis.
  func horizontal(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    unsafeDowncast(knownAnchors.anchor(attribute, of: self), to: NSLayoutXAxisAnchor.self)
  }

  /// The item's anchor for a position on the vertical axis.
  func vertical(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    unsafeDowncast(knownAnchors.anchor(attribute, of: self), to: NSLayoutYAxisAnchor.self)
  }

  /// The item's anchor for any attribute, without its kind; the type parameter matters only at compile time.
  func anyAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
    let anchor = Unmanaged.passUnretained(knownAnchors.anchor(attribute, of: self))
    return Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(anchor.toOpaque()).takeUnretainedValue()
  }
}
