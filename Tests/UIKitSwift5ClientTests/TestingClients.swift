import Testing
import UIKit

/// Swift Testing runs tests without an actor in parallel; views belong to the main actor, so this test does, too.
struct PlainSuite {
  @MainActor
  @Test func `a test of the main actor in a suite without an actor`() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }
}

@MainActor struct IsolatedSuite {
  @Test func `a suite of the main actor does, too`() {
    let label = UILabel()
    label.text = "Text"
    #expect(label.intrinsicContentSize.height > 0)
  }
}
