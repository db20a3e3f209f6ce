import Drawing
package import Layout
import Values
import Verifying

/// A layout as a page of a textbook, in one file: the picture, the figure, the numbered equations with their values in this
/// cell, the priorities and the notes. Pointing at an equation shows its beam, pointing at a view its frame and its equations.
package struct FigurePage {
  private let scene: Scene
  private let layout: SolvedLayout
  private let explanation: LayoutExplanation
  private let picture: String
  private let figure: String

  /// The prefixes of ids in the two drawings, which are in one page.
  package static let prefixes = (picture: "p-", figure: "f-")

  /// - Parameters:
  ///   - picture: The picture as SVG, with ids that begin with the first prefix.
  ///   - figure: The figure as SVG without its list, with ids that begin with the second prefix.
  /// - Returns: nil for a layout without its explanation.
  package init?(_ scene: Scene, _ layout: SolvedLayout, picture: String, figure: String) {
    guard let explanation = layout.explanation else { return nil }
    (self.scene, self.layout, self.explanation) = (scene, layout, explanation)
    (self.picture, self.figure) = (picture, figure)
  }

  /// The page.
  /// - Complexity: O(size of the drawings + constraints + views).
  package var html: String {
    Page.figure(title: layout.title, body: body)
  }

  private var body: String {
    let words = FigureWords.self
    var parts = [
      "<header><h1>\(Escaped.html(layout.title))</h1><p>\(Escaped.html(layout.cell.name))</p>"
        + "<button id=\"language\" type=\"button\" lang=\"en\">中文</button></header>", "<main>",
      section("picture", words.picture, "<div class=\"stage\" id=\"picture\">\(picture)</div>"),
      section("figure", words.figure, "<div class=\"stage\" id=\"figure\">\(figure)</div>"),
      section("equations", words.equations, "<ol>\n\(explanation.constraints.map(row).joined(separator: "\n"))\n</ol>"),
    ]
    if !priorities.isEmpty { parts.append(section("priorities", words.priorities, priorities)) }
    let findings = layout.findings.map { "<p class=\"finding\">\(Escaped.html($0.sentence))</p>" }
    let notes = [scene.notes, scene.source].compactMap { $0 }.map { "<p>\(Escaped.html($0))</p>" }
    if !(findings + notes).isEmpty {
      parts.append(section("notes", words.notes, (findings + notes).joined(separator: "\n")))
    }
    return (parts + ["</main>"]).joined(separator: "\n")
  }

  private func section(_ name: String, _ title: FigureWords.Text, _ content: String) -> String {
    "<section class=\"\(name)\"><h2>\(title.html)</h2>\n\(content)\n</section>"
  }

  // MARK: Equations

  private func row(_ constraint: ExplainedConstraint) -> String {
    let sides = [constraint.first, constraint.second].compactMap { $0 }
    let views = sides.compactMap { side in side.item.viewID.flatMap { id in layout.views.firstIndex { $0.id == id } } }
    var classes = [constraint.first.attribute.isHorizontal ? "across" : "down", constraint.status.rawValue]
    if constraint.priority != .required { classes.append("optional") }
    var equation = Escaped.html(constraint.equation)
    if constraint.priority != .required { equation += " @\(NumberText.plain(constraint.priority.value))" }
    let mark = FigurePage.prefixes.figure + SVGWriter.identifier("mark-\(constraint.mark)")
    return "<li class=\"\(classes.joined(separator: " "))\" tabindex=\"0\" data-mark=\"\(Escaped.html(mark))\" "
      + "data-views=\"\(views.map(String.init).joined(separator: " "))\"><b>\(Escaped.html(constraint.mark))</b>"
      + "<code>\(equation)</code> <span class=\"gives\">\(gives(constraint))</span></li>"
  }

  /// The value of an equation in this cell: both sides as numbers, and what is missing.
  private func gives(_ constraint: ExplainedConstraint) -> String {
    func number(_ value: Double) -> String { NumberText.plain(value, digits: 2) }
    let isSize = constraint.first.attribute.isLength
    let right =
      isSize ? constraint.first.value - constraint.excess : constraint.constant
    let left = right + constraint.excess
    let points = NumberText.plain(abs(constraint.excess), digits: 1)
    switch constraint.status {
    case .satisfied: return Escaped.html("\(number(left)) \(constraint.relation.sign) \(number(right))")
    case .pulling: return FigureWords.gaveWay(points, isOver: constraint.excess > 0).html
    case .broken: return FigureWords.broken(points, isOver: constraint.excess > 0).html
    }
  }

  // MARK: Priorities

  private var priorities: String {
    let mentioned = Set(
      explanation.constraints.flatMap { [$0.first.item.viewID, $0.second?.item.viewID] }.compactMap { $0 })
    func pair(_ priorities: AxisPriorities) -> String {
      [priorities.horizontal, priorities.vertical].map { $0.map { NumberText.plain($0.value) } ?? "–" }
        .joined(separator: "</td><td>")
    }
    let rows = zip(layout.views, explanation.views).enumerated().compactMap { index, pair_ -> String? in
      let (view, explained) = pair_
      let natural = explained.naturalSize
      guard mentioned.contains(view.id), natural.width != nil || natural.height != nil else { return nil }
      let size = [natural.width, natural.height].map { $0.map { NumberText.plain($0, digits: 1) } ?? "–" }
        .joined(separator: " × ")
      return "<tr data-view=\"\(index)\"><th scope=\"row\">\(Escaped.html(view.name))</th><td>\(size)</td>"
        + "<td>\(pair(explained.hugging))</td><td>\(pair(explained.resistance))</td></tr>"
    }
    if rows.isEmpty { return "" }
    let heads = "<th>↔</th><th>↕</th><th>↔</th><th>↕</th>"
    return "<table><thead><tr><th rowspan=\"2\">\(FigureWords.view.html)</th>"
      + "<th rowspan=\"2\">\(FigureWords.naturalSize.html)</th><th colspan=\"2\">\(FigureWords.hugging.html)</th>"
      + "<th colspan=\"2\">\(FigureWords.resistance.html)</th></tr><tr>\(heads)</tr></thead><tbody>\n"
      + rows.joined(separator: "\n") + "\n</tbody></table>"
  }
}
