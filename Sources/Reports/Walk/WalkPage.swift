import Values

/// A walk through an application as a page: a picture for each screen, and an arrow for each step that leads on from it.
package struct WalkPage {
  private let map: WalkMap

  /// See the properties.
  package init(_ map: WalkMap) { self.map = map }

  /// The page. Pictures are files beside it.
  /// - Complexity: O(screens · steps).
  package var html: String { Page.walk(title: "Walk through \(map.application)", body: body) }

  private var body: String {
    let numbers = Dictionary(map.screens.enumerated().map { ($1.name, $0 + 1) }) { first, _ in first }
    var parts = ["<header><h1>\(text(map.application))</h1><p>\(text(summary))</p></header>", "<main>"]
    parts.append(list("failures", "What failed", map.failures.map { "<li>\(text($0.text))</li>" }))
    let cards = map.screens.map { card($0, numbers) }
    parts.append("<ol class=\"screens\">\n\(cards.joined(separator: "\n"))\n</ol>")
    parts.append(
      list("missing", "Not reached", map.missing.map { "<li><b>\(text($0.controller))</b>: \(text($0.reason))</li>" }))
    parts.append(list("remarks", "Remarks", map.remarks.map { "<li>\(text($0))</li>" }))
    return (parts.filter { !$0.isEmpty } + ["</main>"]).joined(separator: "\n")
  }

  private var summary: String {
    let failed = map.failures.isEmpty ? "" : ", \(Count.text(map.failures.count, "failure"))"
    return "\(Count.text(map.screens.count, "screen")), \(Count.text(map.steps, "step")) tried on \(map.cell)\(failed)"
  }

  private func text(_ text: String) -> String { Escaped.html(text) }

  private func list(_ name: String, _ title: String, _ items: [String]) -> String {
    if items.isEmpty { return "" }
    return "<section class=\"\(name)\"><h2>\(title)</h2><ul>\n\(items.joined(separator: "\n"))\n</ul></section>"
  }

  private func card(_ screen: WalkMap.Screen, _ numbers: [String: Int]) -> String {
    let number = numbers[screen.name] ?? 0
    let picture = screen.picture.map {
      "<a href=\"\(text(Escaped.address($0)))\"><img src=\"\(text(Escaped.address($0)))\" loading=\"lazy\" "
        + "alt=\"\(text(screen.name))\"></a>"
    }
    let about = [screen.title.map { "\u{201C}\($0)\u{201D}" }, screen.presentation].compactMap { $0 }
    let steps = map.arrows.filter { $0.from == screen.name }.map { arrow -> String in
      let target = arrow.to.flatMap { name in numbers[name].map { ($0, name) } }
      let end =
        target.map { "<a href=\"#screen-\($0.0)\">\($0.0)</a> <span>\(text($0.1))</span>" }
        ?? "<strong>fails</strong>"
      return "<li><b>\(text(arrow.step))</b> <i>\u{2192}</i> \(end)</li>"
    }
    let cells = screen.cells.filter { $0.kind != .identical }.map { result in
      "<li class=\"\(result.kind.rawValue)\">\(text(result.cell)): \(text(result.message ?? result.kind.rawValue))</li>"
    }
    return """
      <li class="screen" id="screen-\(number)"><h2><b>\(number)</b> \(text(screen.name))</h2>
      <p class="about">\(text(about.joined(separator: ", ")))</p>
      <p class="way">\(text(screen.way))</p>
      \(picture ?? "<p class=\"empty\">not drawn</p>")
      \(steps.isEmpty ? "" : "<ul class=\"steps\">\(steps.joined(separator: "\n"))</ul>")
      \(cells.isEmpty ? "" : "<ul class=\"cells\">\(cells.joined(separator: "\n"))</ul>")
      </li>
      """
  }
}
