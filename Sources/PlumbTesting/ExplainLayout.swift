public import UIKit
import Values
import Verifying

extension UIView {
  /// Explains why the view is where it is, for a test's message or a debugger: what determines left, top, width and
  /// height, how that adds up, and what would change them.
  ///
  ///     print(button.explainLayout())
  ///
  /// Lengths are in points, in the superview's coordinates, before they are rounded to pixels. Views are named by their
  /// `accessibilityIdentifier`, else by their class. The deciding constraints include those of stack views (AL-2.16).
  /// - Returns: Several lines; a sentence for a view without a superview.
  /// - Complexity: As many solves as the tree has constraints.
  public func explainLayout() -> String { explainLayout(of: .left, .top, .width, .height) }

  /// Explains some of the edges: `left`, `right`, `leading`, `trailing`, `top`, `bottom`, `width`, `height`, `centerX`,
  /// `centerY`; others are left out.
  public func explainLayout(of edges: NSLayoutConstraint.Attribute...) -> String {
    layoutIfNeeded()
    let explanations = explanations(of: edges.compactMap(\.explained))
    if explanations.isEmpty {
      return "\(type(of: self)): it has no superview, so no layout decides its frame; add it to a view first"
    }
    return explanations.flatMap { ExplanationTexts.lines($0) }.joined(separator: "\n")
  }
}

extension NSLayoutConstraint.Attribute {
  /// The edge in the terms of explanations.
  fileprivate var explained: SceneAttribute? { SceneAttribute.edges.first { "\($0)" == "\(self)" } }
}
