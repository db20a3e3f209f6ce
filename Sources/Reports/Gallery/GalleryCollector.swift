import Drawing
package import LayoutMaps
import Synchronization
package import Verifying

/// Collects the drawings of a scene's cells from many threads, each drawing once, until all are there.
package final class GalleryCollector: Sendable {
  private let scene: Scene
  private let text: String?
  private let live: String?
  private let figure: String?
  private let cells: [Cell]
  private let state: Mutex<State>

  private struct State {
    var drawings: [Int: GalleryDrawing] = [:]
    /// Drawings that a thread is making.
    var claimed: Set<Int> = []
    /// The number of the drawing of each cell; nil for a cell that is not there yet, or failed.
    var places: [Int?]
    var left: Int
    /// The numbers of laws, by drawing.
    var laws: [Int: Int] = [:]
    var allLaws: [LayoutLaw] = []
  }

  /// Collects a scene's cells.
  package init(scene: Scene, cells: [Cell], text: String?, live: String?, figure: String? = nil) {
    (self.scene, self.cells, self.text, self.live, self.figure) = (scene, cells, text, live, figure)
    state = Mutex(State(places: Array(repeating: nil, count: cells.count), left: cells.count))
  }

  /// Notes the law of a drawing.
  /// - Parameter laws: All laws so far.
  package func note(law: Int, of drawing: Int, among laws: [LayoutLaw]) {
    state.withLock { ($0.laws[drawing], $0.allLaws) = (law, laws) }
  }

  /// Returns whether nothing is known of a drawing's law.
  package func lacksLaw(of drawing: Int) -> Bool { state.withLock { $0.laws[drawing] == nil } }

  /// Adds a cell.
  /// - Parameters:
  ///   - drawing: The number of its drawing, the same for cells with the same picture.
  ///   - make: Draws it; called for the first cell only.
  /// - Returns: Whether it was the last one.
  package func add(_ cell: Int, drawing: Int, _ make: (_ law: Int) -> GalleryDrawing) -> Bool {
    let law: Int? = state.withLock { $0.claimed.insert(drawing).inserted ? $0.laws[drawing] ?? 0 : nil }
    let made = law.map(make)
    return state.withLock { state in
      if let made { state.drawings[drawing] = made }
      state.places[cell] = drawing
      state.left -= 1
      return state.left == 0
    }
  }

  /// Returns what was collected; nil if nothing was.
  package func collected() -> GalleryScene? {
    state.withLock { state in
      let found = zip(cells, state.places).compactMap { cell, place in
        place.map { GalleryCell(cell: cell, drawing: $0) }
      }
      if found.isEmpty { return nil }
      defer { state.drawings = [:] }
      return GalleryScene(
        scene: scene, text: text, live: live, figure: figure, cells: found, drawings: state.drawings,
        laws: state.allLaws)
    }
  }
}
