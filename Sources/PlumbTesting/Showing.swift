public import UIKit
import Verifying

/// Shows a controller on a device, for tests that tap and rotate: in a window with the device's size, safe area and
/// traits, with its appearance callbacks. Completions that wait are run.
///
/// `cell` is a name like `iphone-15-portrait`; an unknown name fails the test, and the default phone is used.
@preconcurrency @MainActor
public func show(
  _ controller: UIViewController, on cell: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> UIWindow {
  ApplicationResources.$current.withValue(TestResources.around("\(filePath)")) {
    show(controller, in: known(cell, Place(fileID, filePath, line, column)))
  }
}

@MainActor
private func show(_ controller: UIViewController, in cell: Cell?) -> UIWindow {
  let window = UIWindow()
  if let cell {
    window.frame.size = size(of: cell)
    window.environment = WindowEnvironment(cell)
    controller.systemMinimumMargin = cell.systemMinimumMargin.map { CGFloat($0) }
  }
  window.rootViewController = controller
  window.makeKeyAndVisible()
  settle(window)
  return window
}

/// Changes a window to another cell, as a rotation does: controllers are called, then sizes and traits change, then
/// everything is laid out (AL-10.4).
///
/// `cell` is a name like `iphone-15-landscape`; an unknown name fails the test.
@preconcurrency @MainActor
public func rotate(
  _ window: UIWindow, to cell: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  guard let cell = known(cell, Place(fileID, filePath, line, column)) else { return }
  window.rootViewController?.systemMinimumMargin = cell.systemMinimumMargin.map { CGFloat($0) }
  window.transition(to: size(of: cell), environment: WindowEnvironment(cell))
  settle(window)
}

/// Lays a tree out, runs the completions that wait, and lays out what they have changed.
@MainActor
func settle(_ view: UIView?) {
  view?.window?.layoutIfNeeded()
  Completions.runAll()
  view?.window?.layoutIfNeeded()
}

@MainActor
private func known(_ name: String, _ place: Place) -> Cell? {
  if let cell = Cell(named: name) { return cell }
  report(DeviceCatalogue.problem(ofUnknownCell: name), place)
  return nil
}

private func size(of cell: Cell) -> CGSize { CGSize(width: cell.size.width, height: cell.size.height) }
