import Foundation
package import Layout
import Values

/// An edge that two layouts place by different functions of the window's size.
package struct EdgeDifference: Sendable, Hashable {
  /// The view's name.
  package let view: String
  /// The edge in the superview: left, top, width or height.
  package let edge: SceneAttribute
  /// The function in the layout that is described: `0.5 × width + 8`.
  package let here: String
  /// The function in the layout that it is compared with.
  package let there: String

  private static let edges: [SceneAttribute] = [.left, .top, .width, .height]

  /// Returns the edges of views in both layouts that grow differently with the window, in the order of the views.
  /// - Complexity: O(views).
  package static func list(
    _ layout: SolvedLayout, _ law: LayoutLaw, from other: SolvedLayout, _ otherLaw: LayoutLaw
  ) -> [EdgeDifference] {
    let known = Dictionary(other.views.enumerated().map { ($1.id, $0) }) { first, _ in first }
    return layout.views.indices.dropFirst().flatMap { index -> [EdgeDifference] in
      guard let there = known[layout.views[index].id] else { return [] }
      let (own, others) = (Array(law.slopes(of: index)), Array(otherLaw.slopes(of: there)))
      return edges.indices.compactMap { edge in
        if own[edge] == others[edge] { return nil }
        return EdgeDifference(
          view: layout.views[index].name, edge: edges[edge],
          here: text(value(layout.views[index], edge), own[edge], layout.cell.size),
          there: text(value(other.views[there], edge), others[edge], other.cell.size))
      }
    }
  }

  private static func value(_ view: SolvedView, _ edge: Int) -> Double {
    let frame = view.exactFrame
    return [frame.minX, frame.minY, frame.width, frame.height][edge]
  }

  private static func text(_ value: Double, _ slopes: SIMD2<Double>, _ size: Size) -> String {
    if !slopes.x.isFinite || !slopes.y.isFinite { return NumberText.plain(value) }
    var text = ""
    for (slope, name) in [(slopes.x, "width"), (slopes.y, "height")] where slope != 0 {
      let factor = abs(slope) == 1 ? "" : "\(NumberText.plain(abs(slope), digits: 4)) × "
      text += text.isEmpty ? (slope < 0 ? "−" : "") : slope < 0 ? " − " : " + "
      text += factor + name
    }
    let rest = value - slopes.x * size.width - slopes.y * size.height
    if text.isEmpty { return NumberText.plain(rest) }
    if abs(rest) < 0.001 { return text }
    return "\(text) \(rest < 0 ? "−" : "+") \(NumberText.plain(abs(rest), digits: 2))"
  }
}
