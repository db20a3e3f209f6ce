/// The button's views that its client has accessed; they join the view tree at that point, so that constraints can
/// refer to them.
///
/// Constraints of the button place each view where the button draws the corresponding content, so a client that
/// constrains its own view to the title moves or widens the button. The views' own size constraints have the lowest
/// priority.
@MainActor
struct ButtonParts {
  private var held: [ObjectIdentifier: [NSLayoutConstraint]] = [:]

  /// Whether any view has been accessed.
  var isInUse: Bool { !held.isEmpty }

  /// Whether the button draws what a view shows.
  func contains(_ view: UIView) -> Bool { held[ObjectIdentifier(view)] != nil }

  /// Adds a view, unless it was already added.
  mutating func add(_ view: UIView, to button: UIButton) {
    guard !contains(view) else { return }
    held[ObjectIdentifier(view)] = []
    view.translatesAutoresizingMaskIntoConstraints = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(1), for: axis)
      // Above the hugging of buttons, so that a view constrained to the title widens the button and does not truncate
      // the title.
      view.setContentCompressionResistancePriority(UILayoutPriority(251), for: axis)
    }
    button.addSubview(view)
  }

  /// Constrains a view to where the button currently draws its content.
  /// - Parameters:
  ///   - rect: The frame in a button large enough for everything.
  ///   - size: The size of that button.
  mutating func tie(_ view: UIView, at rect: CGRect, in size: CGSize, of button: UIButton) {
    guard contains(view), view.superview === button else { return }
    let x: NSLayoutConstraint =
      switch button.horizontalEnd {
      case .first: view.leftAnchor.constraint(equalTo: button.leftAnchor, constant: rect.minX)
      case .middle: view.centerXAnchor.constraint(equalTo: button.centerXAnchor, constant: rect.midX - size.width / 2)
      case .last: view.rightAnchor.constraint(equalTo: button.rightAnchor, constant: rect.maxX - size.width)
      }
    let y: NSLayoutConstraint =
      switch button.verticalEnd {
      case .first: view.topAnchor.constraint(equalTo: button.topAnchor, constant: rect.minY)
      case .middle: view.centerYAnchor.constraint(equalTo: button.centerYAnchor, constant: rect.midY - size.height / 2)
      case .last: view.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: rect.maxY - size.height)
      }
    let width = view.widthAnchor.constraint(lessThanOrEqualTo: button.widthAnchor)
    let ties = [x, y, width]
    let before = held[ObjectIdentifier(view)] ?? []
    let isSame =
      before.count == ties.count
      && zip(before, ties).allSatisfy { $0.constant == $1.constant && $0.firstAttribute == $1.firstAttribute }
    if isSame { return }
    NSLayoutConstraint.deactivate(before)
    NSLayoutConstraint.activate(ties)
    held[ObjectIdentifier(view)] = ties
  }
}

extension UIView {
  /// Whether the control around this view draws what it shows.
  package var isDrawnByControl: Bool { (superview as? UIButton)?.parts.contains(self) ?? false }
}
