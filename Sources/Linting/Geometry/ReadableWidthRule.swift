import Foundation
import Layout
import Values

/// Lines of text too long for the eye to find the next one (AL-5.25).
enum ReadableWidthRule: LayoutRule {
  static let info = LintRuleInfo("readable-width", .geometry, .note, "lines of text are longer than the readable width")

  static func findings(in layout: LintedLayout) -> [LintFinding] {
    guard let readable = layout.explanation.guides.first(where: { $0.name == "Readable Guide" })?.rect.width else {
      return []
    }
    return layout.views.indices.compactMap { place in
      let view = layout.views[place]
      guard layout.isSeen[place], let lines = view.text?.lines, lines.count > 1,
        let longest = lines.map(\.run.width).max(), longest > 1.05 * readable
      else { return nil }
      return LintFinding(
        [view.name],
        "\(view.name): lines are \(number: longest.rounded()) points long; the readable width is \(number: readable)",
        at: layout.place(place),
        next:
          "constrain it to the Readable Guide: \(view.name).Leading = Readable Guide.Leading, and the same for the trailing edge"
      )
    }
  }
}
