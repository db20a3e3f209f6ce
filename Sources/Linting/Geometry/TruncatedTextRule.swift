import Foundation
import Layout
import Values

/// Text that ends in an ellipsis, or loses lines.
enum TruncatedTextRule: LayoutRule {
  static let info = LintRuleInfo("truncated-text", .geometry, .warning, "text is truncated or clipped")

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    layout.views.indices.compactMap { place in
      let view = layout.views[place]
      guard layout.isSeen[place], let text = view.text, text.isTruncated || text.isClipped else { return nil }
      // A view without any room is closed, or reported by ``ZeroSizeRule``.
      if view.frame.width < 0.5 || view.frame.height < 0.5 { return nil }
      switch view.content {
      case .textView:
        // It scrolls, unless the document turns that off.
        guard case .textView(let content)? = layout.source(place)?.kind, !content.scrolls else { return nil }
      case .textField:
        // Typed text scrolls; a placeholder does not.
        guard case .textField(let field)? = layout.source(place)?.kind, (field.text ?? "").isEmpty else { return nil }
      default: break
      }
      let shown = "\(view.name): \(text.isTruncated ? "its text is truncated" : "some of its text is not shown")"
      return LintFinding(
        [view.name],
        "\(shown) in \(number: view.frame.width) by \(number: view.frame.height) points", at: layout.place(place),
        next:
          "allow more lines (lines: 0), give it more room, or raise its compression resistance above its neighbours'")
    }
  }
}
