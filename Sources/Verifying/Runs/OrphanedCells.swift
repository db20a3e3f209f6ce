import Goldens
import Layout
import Values

/// Recorded cells that a scene no longer has, as messages list them: a state that is gone is one item, however many cells
/// show it.
package struct OrphanedCells {
  /// Names of cells and of files of pictures.
  private let names: [String]

  /// - Parameter names: Of cells, and of files of pictures.
  package init(_ names: [String]) { self.names = names }

  /// The states and cells: `state error in 212 cells, iphone-15-portrait.svg`.
  package var text: String {
    func state(_ name: String) -> String? {
      PictureFile.allCases.contains { name.hasSuffix(".\($0.rawValue)") } ? nil : Cell(named: name)?.state
    }
    let states = Dictionary(grouping: names, by: state)
    var seen: Set<String> = []
    let items: [String] = names.compactMap { name in
      guard let state = state(name), let cells = states[state], cells.count > 1 else { return name }
      return seen.insert(state).inserted ? "state \(state) in \(Count.text(cells.count, "cell"))" : nil
    }
    return Listing.text(items, limit: 6)
  }
}
