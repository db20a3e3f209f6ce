import PlumbTesting
import Testing
import UIKit

/// Explanations of view positions in application code (AL-2.16).
@MainActor @Suite struct ExplainLayoutTests {
  private func row() -> (root: UIView, label: UILabel) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let label = UILabel()
    label.text = "Hello"
    label.accessibilityIdentifier = "Title"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      root.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 20),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
    ])
    return (root, label)
  }

  @Test func `a view in code says what decides its edges and how that adds up`() {
    let (root, label) = row()
    // A view does not retain its superview.
    let text = withExtendedLifetime(root) { label.explainLayout(of: .width, .top) }
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "  Title.width = 264 = 300 - 20 - 16", "           -20  UIView.trailing = Title.trailing + 20",
        "           -16  Title.leading = UIView.leading + 16", "          +300  frame of UIView: 300 wide",
        "      gave way  Title: its content is 39 wide, hugged @250", "    what would change it:",
        "      the width of the frame of UIView below 36 (now 300): the constraints contradict each other",
        "  Title.top = 40", "           +40  Title.top = UIView.top + 40",
      ])
  }

  @Test func `a view that nothing lays out is said to be so`() {
    #expect(
      UIView().explainLayout()
        == "UIView: it has no superview, so no layout decides its frame; add it to a view first")
  }
}
