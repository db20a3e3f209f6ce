/// The views of a button that its client asked for: they join the view tree then, so that constraints can name them.
///
/// Each stands where the button draws what it stands for, by constraints of the button's: a client that ties its own view to the
/// title moves or widens the button. They give way to everything else in their own sizes.
@MainActor
struct ButtonParts {
  private var held: [ObjectIdentifier: [NSLayoutConstraint]] = [:]

  /// Whether any was asked for.
  var isInUse: Bool { !held.isEmpty }

  /// Whether a view is one that the button draws.
  func contains(_ view: UIView) -> Bool { held[ObjectIdentifier(view)] != nil }

  /// Adds a view, unless it is there.
  mutating func add(_ view: UIView, to button: UIButton) {
    guard !contains(view) else { return }
    held[ObjectIdentifier(view)] = []
    view.translatesAutoresizingMaskIntoConstraints = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(1), for: axis)
      // Above the hugging of buttons: what is tied to the title makes the button wider, and does not cut the title.
      view.setContentCompressionResistancePriority(UILayoutPriority(251), for: axis)
    }
    button.addSubview(view)
  }

  /// Ties a view to where the button now draws it.
  /// - Parameters:
  ///   - rect: Its place in a button of a size with room for everything.
  ///   - size: That size.
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
