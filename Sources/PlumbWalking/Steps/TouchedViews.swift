import UIKit

/// How views are named and touched.
@MainActor
enum TouchedViews {
  /// What a person calls a view: its own text, or else the nearest text around it, or its class.
  static func label(of view: UIView) -> String {
    if let own = ownLabel(of: view) { return own }
    // A switch or a stepper is called by the text beside it.
    if view is UIControl, let around = view.superview?.superview ?? view.superview, let text = text(in: around) {
      return text
    }
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    return "the \(type(of: view))"
  }

  private static func ownLabel(of view: UIView) -> String? {
    let texts: [String?] = [
      (view as? UIButton)?.currentTitle, (view as? UITextField)?.placeholder, (view as? UILabel)?.text,
      view.accessibilityLabel, (view as? UITextField)?.text, text(in: view),
      (view as? UIButton)?.currentImage?.name, (view as? UIImageView)?.image?.name,
    ]
    return texts.lazy.compactMap { $0.flatMap(line) }.first
  }

  /// The first line of a text, shortened; nil without one.
  static func line(_ text: String) -> String? {
    let line = text.split(whereSeparator: \.isNewline).first ?? ""
    let words = line.split(whereSeparator: \.isWhitespace)
    let first = words.joined(separator: " ")
    return first.isEmpty ? nil : first.count > 40 ? String(first.prefix(39)) + "\u{2026}" : first
  }

  /// The first visible text in a view.
  static func text(in view: UIView) -> String? {
    for child in view.subviews where !child.isHidden {
      if let label = child as? UILabel, let found = label.text.flatMap(line) { return found }
      if let found = text(in: child) { return found }
    }
    return nil
  }

  /// Scrolls a view into sight, as a person does first.
  static func show(_ view: UIView) {
    view.window?.layoutIfNeeded()
    for case let scroll as UIScrollView in sequence(first: view, next: \.superview).dropFirst()
    where scroll.isScrollEnabled {
      scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll), animated: false)
    }
    view.window?.layoutIfNeeded()
  }

  /// Scrolls a view into sight.
  /// - Returns: Whether a finger reaches its middle.
  static func reach(_ view: UIView) -> Bool {
    show(view)
    return (try? TouchSimulation.receiver(of: view)) != nil
  }

  /// Where a view's middle lies if no finger reaches it there, wherever one scrolls; nil for what is in the way of others.
  static func placeOutside(_ view: UIView) -> String? {
    guard let window = view.window else { return nil }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    if !window.bounds.contains(view.convert(middle, to: window)) { return "outside the screen" }
    // Touches reach a view only inside those that contain it.
    let isOutside = sequence(first: view, next: \.superview).dropFirst().contains {
      !($0 is UIWindow) && !$0.bounds.contains(view.convert(middle, to: $0))
    }
    return isOutside ? "outside a view that contains it" : nil
  }

  /// Taps a view's middle.
  /// - Returns: Whether it could be reached.
  static func tap(_ view: UIView) -> Bool {
    show(view)
    return (try? TouchSimulation.tap(view)) != nil
  }

  /// Moves a finger quickly over a view, from its middle.
  static func drag(_ view: UIView, by direction: CGVector) -> Bool {
    show(view)
    let distance = CGVector(dx: 100 * direction.dx, dy: 100 * direction.dy)
    return (try? TouchSimulation.drag(view, by: distance)) != nil
  }

  /// Holds a finger on a view.
  static func press(_ view: UIView) -> Bool {
    show(view)
    return (try? TouchSimulation.press(view)) != nil
  }
}
