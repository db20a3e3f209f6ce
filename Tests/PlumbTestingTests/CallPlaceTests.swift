import PlumbTesting
import Testing
import UIKit

/// A failure is reported at the line and the column of the call.
@MainActor @Suite struct CallPlaceTests {
  /// Calls a function that fails, with a line and a column, where the failure should be reported.
  private func expectPlace(_ name: String, _ call: (_ line: UInt, _ column: UInt) -> Void) {
    withKnownIssue("wanted: \(name) fails the test") {
      call(7, 3)
    } matching: { issue in
      issue.sourceLocation.map { $0.line == 7 && $0.column == 3 } ?? false
    }
  }

  @Test func `a touch, an entry and a screen that fail are reported where they are called`() {
    let window = UIWindow()
    let calls: [(name: String, call: (UInt, UInt) -> Void)] = [
      ("tap", { tap(UIView(), line: $0, column: $1) }),
      ("tap a bar's item", { tap(UIBarButtonItem(), line: $0, column: $1) }),
      ("press", { press(UIView(), line: $0, column: $1) }),
      ("drag", { drag(UIView(), by: .zero, line: $0, column: $1) }),
      ("enter", { enter("a", into: UIView(), line: $0, column: $1) }),
      ("show", { _ = show(UIViewController(), on: "iphone-99", line: $0, column: $1) }),
      ("rotate", { rotate(window, to: "iphone-99", line: $0, column: $1) }),
    ]
    for (name, call) in calls { expectPlace(name, call) }
  }

  @Test func `an assertion that fails is reported where it is called`() {
    let calls: [(name: String, call: (UInt, UInt) -> Void)] = [
      ("layout of a view", { assertLayout(of: UIView(), on: .cells("iphone-99"), line: $0, column: $1) }),
      (
        "layout of a controller",
        { assertLayout(of: UIViewController(), on: .cells("iphone-99"), line: $0, column: $1) }
      ),
      ("layout of a document", { assertLayout(ofDocument: "none.yaml", on: .cells(), line: $0, column: $1) }),
      ("sizes of a controller", { assertHolds("inside", of: UIViewController(), line: $0, column: $1) }),
      ("sizes of a document", { assertHolds("inside", ofDocument: "none.yaml", line: $0, column: $1) }),
      ("a walk", { assertWalk(by: "no-such-program", line: $0, column: $1) }),
      ("a screen", { assertScreen("List", by: "no-such-program", line: $0, column: $1) }),
    ]
    for (name, call) in calls { expectPlace(name, call) }
  }
}
