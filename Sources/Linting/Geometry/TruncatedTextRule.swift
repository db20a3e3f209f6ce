import Foundation
import Layout
import Values

/// Text that ends in an ellipsis, loses lines, or breaks inside a word.
enum TruncatedTextRule: LayoutRule {
  static let info = LintRuleInfo(
    "truncated-text", .geometry, .warning, "text is truncated or clipped, or breaks inside a word")

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    layout.views.indices.compactMap { place in
      let view = layout.views[place]
      guard layout.isSeen[place], let text = view.text else { return nil }
      let isDivided =
        !text.isTruncated && !text.isClipped && !breaksAnywhere(layout.source(place)?.kind) && text.dividesWord
      guard text.isTruncated || text.isClipped || isDivided else { return nil }
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
      let what =
        text.isTruncated
        ? "its text is truncated" : isDivided ? "its text breaks inside a word" : "some of its text is not shown"
      return LintFinding(
        [view.name],
        "\(view.name): \(what) in \(number: view.frame.width) by \(number: view.frame.height) points",
        at: layout.place(place),
        next: isDivided
          ? "give it the width of its longest word, or raise its compression resistance above its neighbours'"
          : advice(layout.source(place)?.kind, width: view.frame.width))
    }
  }

  /// Whether a view's lines are meant to end at any character.
  private static func breaksAnywhere(_ kind: SceneView.Kind?) -> Bool {
    switch kind {
    case .label(let label): label.lineBreak == .charWrap
    case .button(let button): button.lineBreak == .charWrap
    default: false
    }
  }

  /// Returns what helps a view of a kind.
  private static func advice(_ kind: SceneView.Kind?, width: CGFloat) -> String {
    switch kind {
    case .label(let label) where label.numberOfLines == 0:
      if let preferred = label.preferredWidth, preferred > Double(width) + LintedLayout.slack {
        return "its height is that of lines \(NumberText.plain(preferred)) wide (preferredWidth); leave that out"
      }
      return "it has as many lines as fit: let what fixes its height give way (>= in place of =), or give it more width"
    case .button(let button) where button.style == nil:
      return "a button without a style has one line: give it style: plain, more width, or a shorter title"
    default:
      return "allow more lines (lines: 0), give it more room, or raise its compression resistance above its neighbours'"
    }
  }
}
