/// The views of a list cell's accessories at both ends of the row.
///
/// Apple does not publish their widths; a row with one accessory is laid out as a table's (AL-9.9), others are unverified.
@MainActor
struct CellAccessories {
  private var leading: [(view: UIView, width: CGFloat)] = []
  private var trailing: [(view: UIView, width: CGFloat)] = []

  /// Between two accessories, in points (unverified).
  private static let gap: CGFloat = 10

  /// No views.
  init() {}

  /// Makes the views of accessories that a row shows.
  init(_ accessories: [UICellAccessory], isEditing: Bool) {
    let shown = accessories.filter { $0.isShown(isEditing: isEditing) }
    leading = Self.ordered(shown.filter(\.isLeading)).map(Self.part)
    trailing = Self.ordered(shown.filter { !$0.isLeading }).map(Self.part)
  }

  private static func part(_ accessory: UICellAccessory) -> (view: UIView, width: CGFloat) {
    let view = accessory.makeView()
    if let color = accessory.options.tintColor { view.tintColor = color }
    var width = accessory.width(of: view)
    if case .custom(let own) = accessory.options.reservedLayoutWidth { width = own }
    return (view, width)
  }

  /// The accessories of one side from its leading end: the system's as given, and the client's where they state their
  /// position among those that are there.
  private static func ordered(_ given: [UICellAccessory]) -> [UICellAccessory] {
    var ordered = given.filter { $0.accessoryType != .customView }
    for accessory in given {
      guard case .customView(_, let placement) = accessory.kind else { continue }
      ordered.insert(accessory, at: min(max(0, placement.position(ordered)), ordered.count))
    }
    return ordered
  }

  /// All views.
  var views: [UIView] { (leading + trailing).map(\.view) }

  /// The widths that the accessories take from the content, in points.
  func room(margin: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    (Self.length(leading, margin), Self.length(trailing, margin))
  }

  private static func length(_ parts: [(view: UIView, width: CGFloat)], _ margin: CGFloat) -> CGFloat {
    if parts.isEmpty { return 0 }
    return parts.reduce(margin + gap * CGFloat(parts.count - 1)) { $0 + $1.width }
  }

  /// Places the views in the middle of a row's height.
  func place(in row: UIView, margin: CGFloat) {
    let isMirrored = row.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func put(_ part: (view: UIView, width: CGFloat), at start: CGFloat) {
      let size = part.view.accessorySize
      let x = start + (part.width - size.width) / 2
      let frame = CGRect(
        x: row.floored(isMirrored ? row.bounds.width - x - size.width : x),
        y: row.floored((row.bounds.height - size.height) / 2), width: size.width, height: size.height)
      if part.view.frame != frame { part.view.frame = frame }
    }
    var x = margin
    for part in leading {
      put(part, at: x)
      x += part.width + Self.gap
    }
    x = row.bounds.width - Self.length(trailing, margin)
    for part in trailing {
      put(part, at: x)
      x += part.width + Self.gap
    }
  }
}

extension UIView {
  /// The size that a view has as an accessory: its own frame's, or its natural one.
  fileprivate var accessorySize: CGSize {
    bounds.size == .zero ? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : bounds.size
  }
}

extension UICellAccessory {
  /// Whether a row shows the accessory.
  fileprivate func isShown(isEditing: Bool) -> Bool {
    if options.isHidden { return false }
    switch displayedState {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }

  /// Whether the accessory is at the beginning of the row.
  fileprivate var isLeading: Bool {
    switch kind {
    case .delete, .insert, .multiselect: true
    case .customView(_, let placement): placement.isLeading
    default: false
    }
  }

  /// The width that the accessory takes without its margin, in points.
  fileprivate func width(of view: UIView) -> CGFloat {
    switch kind {
    case .disclosureIndicator, .outlineDisclosure: 10.5
    case .checkmark, .detail: 19.5
    default: view.accessorySize.width
    }
  }

  /// A view that shows the accessory.
  fileprivate func makeView() -> UIView {
    switch kind {
    case .customView(let view, _): return view
    case .label(let text):
      let label = UILabel()
      (label.text, label.font, label.textColor) = (text, .preferredFont(forTextStyle: .body), .secondaryLabel)
      return sized(label)
    case .disclosureIndicator: return sign("chevron.forward", 13, .systemGray2)
    case .checkmark: return sign("checkmark", 17, nil)
    case .reorder: return sign("line.3.horizontal", 17, .systemGray3)
    case .multiselect: return sign("circle", 19, .systemGray3)
    case .outlineDisclosure: return button("chevron.forward", 13, nil)
    case .delete: return button("minus.circle.fill", 19, .systemRed)
    case .insert: return button("plus.circle.fill", 19, .systemGreen)
    case .detail: return button("info.circle", 19, nil)
    case .popUpMenu(let menu):
      let view = button("chevron.up.chevron.down", 13, nil)
      (view.menu, view.showsMenuAsPrimaryAction) = (menu, true)
      return view
    }
  }

  private func sign(_ name: String, _ pointSize: CGFloat, _ color: UIColor?) -> UIImageView {
    let view = UIImageView(image: .symbol(name, pointSize: pointSize))
    if let color { view.tintColor = color }
    return sized(view)
  }

  private func button(_ name: String, _ pointSize: CGFloat, _ color: UIColor?) -> UIButton {
    let view = UIButton(type: .system)
    view.setImage(.symbol(name, pointSize: pointSize), for: .normal)
    if let color { view.tintColor = color }
    if let handler { view.addAction(UIAction { _ in handler() }, for: .touchUpInside) }
    return sized(view)
  }

  private func sized<View: UIView>(_ view: View) -> View {
    view.frame.size = view.intrinsicContentSize
    return view
  }
}
