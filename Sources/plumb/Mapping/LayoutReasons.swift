import Layout
import LayoutMaps
import Values

/// Names of a scene's distinct layouts, and why each differs from the one before it that is most like it.
@MainActor
struct LayoutReasons {
  /// What is said of a layout.
  struct Reason {
    let layout: DistinctLayout
    /// The cell of the layout that it is compared with; nil for the first.
    let nearest: String?
    let edges: [EdgeDifference]

    /// One line.
    var text: String {
      layout.place.hasPrefix(layout.name) ? layout.place : "\(layout.name): \(layout.place)"
    }

    var json: [(String, JSONText)] {
      var pairs: [(String, JSONText)] = [("name", .text(layout.name)), ("place", .text(layout.place))]
      guard let nearest else { return pairs }
      pairs.append(("unlike", .text(nearest)))
      let edges = edges.map { edge in
        JSONText.pairs([
          ("view", .text(edge.view)), ("edge", .text(edge.edge.rawValue)), ("here", .text(edge.here)),
          ("there", .text(edge.there)),
        ])
      }
      pairs.append(("edges", .list(edges)))
      pairs.append(("differences", .list(layout.differences.map(Self.json))))
      pairs.append(("constraints", .list(layout.constraints.map(Self.json))))
      return pairs
    }

    private static func json(_ difference: DistinctLayout.Difference) -> JSONText {
      .pairs(
        (difference.view.map { [("view", .text($0))] } ?? []) + [("here", .text(difference.here))]
          + (difference.there.map { [("there", .text($0))] } ?? []))
    }
  }

  /// By the names of the cells that represent the layouts.
  private(set) var all: [String: Reason] = [:]

  /// - Parameter representative: The name of the cell that represents each cell, by its name.
  /// - Complexity: A few layouts for each distinct one.
  init(_ cells: [Cell], _ representative: [String: String], of scene: Scene, _ pipeline: LayoutPipeline) {
    let laws = LayoutLaws(pipeline)
    var layouts: [String: SolvedLayout] = [:]
    var ownLaws: [LayoutLaw] = []
    var numbers: [String: Int] = [:]
    for cell in cells where representative[cell.name] == cell.name {
      let layout = pipeline.solve(scene, in: cell, explained: true)
      layouts[cell.name] = layout
      numbers[cell.name] = ownLaws.count
      let number = laws.number(of: layout, of: scene)
      ownLaws.append(laws.laws[number])
    }
    for setting in Self.settings(cells) {
      let entries = setting.map { cell in (cell: cell, law: numbers[representative[cell.name] ?? ""] ?? 0) }
      let list = DistinctLayout.list(entries, laws: ownLaws, rank: { representative[$0.name] == $0.name ? 0 : 1 }) {
        layouts[representative[setting[$0].name] ?? ""] ?? pipeline.solve(scene, in: setting[$0], explained: true)
      }
      for layout in list {
        let name = setting[layout.representative].name
        let nearest = layout.nearest.map { setting[list[$0].representative].name }
        var edges: [EdgeDifference] = []
        if let nearest, let own = layouts[name], let other = layouts[nearest] {
          edges = EdgeDifference.list(own, ownLaws[numbers[name] ?? 0], from: other, ownLaws[numbers[nearest] ?? 0])
        }
        all[name] = Reason(layout: layout, nearest: nearest, edges: edges)
      }
    }
  }

  /// The cells of each state and reader.
  private static func settings(_ cells: [Cell]) -> [[Cell]] {
    var order: [String] = []
    var found: [String: [Cell]] = [:]
    for cell in cells {
      let key = cell.variant.suffix + "+" + (cell.state ?? "")
      if found[key] == nil { order.append(key) }
      found[key, default: []].append(cell)
    }
    return order.compactMap { found[$0] }
  }
}
