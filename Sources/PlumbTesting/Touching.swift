public import UIKit

/// Taps a view as a person does: its center is touched, recognisers and controls act, completions that wait are run, and
/// the tree is laid out.
///
/// Fails the test if the view is hidden, disabled for touches, or covered by another view at that point.
/// `times` is the number of touches, for example two for a double tap.
@preconcurrency @MainActor
public func tap(
  _ view: UIView, times: Int = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  touch(view, "tapped", Place(fileID, filePath, line, column)) { () throws(TouchSimulation.Obstacle) in
    try TouchSimulation.tap(view, times: times)
  }
}

/// Does what a tap on a bar button does; fails the test if the button is disabled or not in a bar.
@preconcurrency @MainActor
public func tap(
  _ item: UIBarButtonItem, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let place = Place(fileID, filePath, line, column)
  guard let view = item.shownView, view.superview != nil else {
    report("\(item.title ?? "the bar button item") cannot be tapped: no bar shows it", place)
    return
  }
  touch(view, "tapped", place) { () throws(TouchSimulation.Obstacle) in try TouchSimulation.tap(view) }
}

/// Holds a finger on a view's center, as for a long press.
@preconcurrency @MainActor
public func press(
  _ view: UIView, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  touch(view, "pressed", Place(fileID, filePath, line, column)) { () throws(TouchSimulation.Obstacle) in
    try TouchSimulation.press(view)
  }
}

/// Drags a finger from a view's center by a distance in points, as for a pan or a swipe.
@preconcurrency @MainActor
public func drag(
  _ view: UIView, by distance: CGVector, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  touch(view, "dragged", Place(fileID, filePath, line, column)) { () throws(TouchSimulation.Obstacle) in
    try TouchSimulation.drag(view, by: distance)
  }
}

@MainActor
private func touch(
  _ view: UIView, _ verb: String, _ place: Place, _ body: () throws(TouchSimulation.Obstacle) -> Void
) {
  let name = view.accessibilityIdentifier ?? "\(type(of: view))"
  let window = view.window
  do throws(TouchSimulation.Obstacle) {
    try body()
    settle(window)
  } catch {
    switch error {
    case .covered(let other): report("\(name) cannot be \(verb): \(other) is in front of its middle", place)
    case .unreachable:
      report(
        "\(name) cannot be \(verb): it or a view around it is hidden, disabled for touches, or does not contain its middle",
        place)
    }
  }
}

/// Types a text into a field, a text view or a search bar, as a person does: it becomes the first responder, and each
/// character goes through its delegate.
///
/// Fails the test if the view cannot be typed into.
@preconcurrency @MainActor
public func enter(
  _ text: String, into view: UIView, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  if view.becomeFirstResponder() {
    if let bar = view as? UISearchBar {
      for character in text { bar.type((bar.text ?? "") + String(character)) }
      settle(view)
      return
    }
    if let keys = view as? any UIKeyInput {
      for character in text { keys.insertText(String(character)) }
      settle(view)
      return
    }
  }
  let name = view.accessibilityIdentifier ?? "\(type(of: view))"
  report("\(name) cannot be typed into: it is disabled, or takes no text", Place(fileID, filePath, line, column))
}
