import Foundation
import Layout
import Values

/// A text of several lines wraps where its width ends. In a scroll view whose content has no width of its own, nothing
/// ends it: the content becomes as wide as the longest paragraph, and scrolls sideways (AL-9.4).
enum UnwrappedTextRule: LayoutRule {
  static let info = LintRuleInfo(
    "unwrapped-text", .geometry, .warning,
    "text of several lines does not wrap, because its scroll view has no width for it")

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    layout.views.indices.compactMap { place in
      let view = layout.views[place]
      guard layout.isSeen[place], case .label(let label)? = layout.source(place)?.kind,
        label.numberOfLines ?? 1 != 1, let text = view.text, let outer = layout.scroller[place]
      else { return nil }
      let scroll = layout.views[outer]
      guard scroll.content == .scroll, view.frame.width > scroll.frame.width + LintedLayout.slack,
        text.lines.count <= text.string.split(whereSeparator: \.isNewline).count
      else { return nil }
      return LintFinding(
        [view.name],
        "\(view.name) does not wrap: it is \(number: view.frame.width) points wide in \(scroll.name), which shows \(number: scroll.frame.width)",
        at: layout.place(place),
        next:
          "tie the width of the content to the scroll view: \(view.name).Width = \(scroll.name).Width, less the margins"
      )
    }
  }
}
