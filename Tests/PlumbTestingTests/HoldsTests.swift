import Testing
import UIKit

@testable import PlumbTesting

/// Assertions about windows of every size, for code and for documents.
@MainActor
@Suite struct HoldsTests {
  /// Returns a controller with a bar as wide as the window, at most 500 points.
  private static func bar() -> UIViewController {
    let controller = UIViewController()
    let bar = UIView()
    bar.accessibilityIdentifier = "Bar"
    bar.translatesAutoresizingMaskIntoConstraints = false
    let root: UIView = controller.view
    root.addSubview(bar)
    let wide = bar.widthAnchor.constraint(equalTo: root.widthAnchor)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor), bar.topAnchor.constraint(equalTo: root.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44), bar.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
      wide,
    ])
    return controller
  }

  @Test func `what holds at every size passes`() {
    assertHolds("Bar.width <= 500", "Bar.height = 44", of: Self.bar(), height: 400...900)
  }

  @Test func `what does not hold names a size`() {
    withKnownIssue("wanted: an invariant that fails in some window fails the test") {
      assertHolds("Bar.width >= 400", of: Self.bar(), height: 400...900)
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["does not hold: Bar.width >= 400: 320 against 400 at 320 x 400"]
    }
  }

  @Test func `a recipe's own invariants are asserted`() {
    assertHolds(ofDocument: "../../Recipes/stack-views/simple-stack-view.yaml")
  }

  @Test func `without an invariant there is nothing to assert`() {
    withKnownIssue("wanted: an assertion of nothing fails the test") {
      assertHolds(ofDocument: "../../Recipes/anatomy/inequalities.yaml")
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["nothing to assert: name an invariant, such as \"not cut: *\""]
    }
  }

  @Test func `what cannot be proven says why`() {
    withKnownIssue("wanted: an invariant without a form fails the test") {
      assertHolds("Bar.leadingMargin >= 0", of: Self.bar(), height: 400...900)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "cannot be proven: Bar.leadingMargin >= 0: margins can be expressed in a map only for the root view"
      ]
    }
  }
}
