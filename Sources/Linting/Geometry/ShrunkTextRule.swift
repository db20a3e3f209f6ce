import Foundation
import Layout
import Values

/// Text that is drawn smaller to fit.
enum ShrunkTextRule: LayoutRule {
  static let info = LintRuleInfo("shrunk-text", .geometry, .note, "text is drawn smaller than its font to fit")

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    layout.views.indices.compactMap { place in
      let view = layout.views[place]
      guard layout.isSeen[place], let text = view.text, text.scale < 0.995, !text.isTruncated, !text.isClipped else {
        return nil
      }
      return LintFinding(
        [view.name], "\(view.name): drawn at \(number: (text.scale * 100).rounded()) % of its size",
        at: layout.place(place),
        next: "allow more lines, or give it more room")
    }
  }
}
