import SystemValues

/// The text of an anchor in messages (AL-6.10).
@MainActor
enum AnchorDescription {
  static func text(item: any LayoutItem, attribute: NSLayoutConstraint.Attribute) -> String {
    let type =
      switch attribute.kind {
      case .size: "NSLayoutDimension"
      case .vertical: "NSLayoutYAxisAnchor"
      default: "NSLayoutXAxisAnchor"
      }
    let object = (item as? NSObject)?.addressText ?? "0x0"
    return "<\(type):\(object) \"\(item.layoutToken).\(attribute.name)\">"
  }
}
