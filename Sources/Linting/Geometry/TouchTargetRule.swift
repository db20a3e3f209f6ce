import Foundation
import Layout
import Values

/// A finger needs 44 points in each direction. The touch areas of system controls at their natural size extend beyond
/// what is drawn; those of controls that a document makes smaller do not.
enum TouchTargetRule: LayoutRule {
  static let info = LintRuleInfo(
    "touch-target", .geometry, .warning, "a control is smaller than 44 points and smaller than its natural size")

  /// The smallest side of a touch target, in points (Apple's Human Interface Guidelines).
  private static let least = 44.0

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    layout.views.indices.compactMap { place in
      let (view, explained) = (layout.views[place], layout.explanation.views[place])
      guard explained.isTouchable, layout.source(place) != nil, !layout.isTransformed(place) else { return nil }
      if case .row = view.content { return nil }
      let (width, height) = (explained.alignmentRect.width, explained.alignmentRect.height)
      func isSmall(_ length: Double, _ natural: Double?) -> Bool {
        length > 0.5 && length < least - 0.01 && length < (natural ?? 0) - 0.5
      }
      let isNarrow = isSmall(width, explained.naturalSize.width)
      guard isNarrow || isSmall(height, explained.naturalSize.height) else { return nil }
      return LintFinding(
        [view.name],
        "\(view.name): \(number: width) by \(number: height) points is too small to touch, and smaller than its content",
        at: layout.place(place), next: "make it at least 44 by 44 points, or keep its natural size")
    }
  }
}
