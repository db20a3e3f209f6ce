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

  /// A drawing whose law is known.
  package struct NamedDrawing: Sendable {
    fileprivate let number: Int
    fileprivate let law: Int
  }

  /// Returns a drawing with its law.
  /// - Parameters:
  ///   - drawing: Its number, the same for cells with the same picture.
  ///   - find: Finds its law among all laws so far; called for the first cell only.
  @MainActor
  package func drawing(
    _ drawing: Int, _ find: @MainActor () -> (law: Int, laws: [LayoutLaw])
  ) -> NamedDrawing {
    if let law = state.withLock({ $0.laws[drawing] }) { return NamedDrawing(number: drawing, law: law) }
    let found = find()
    state.withLock { ($0.laws[drawing], $0.allLaws) = (found.law, found.laws) }
    return NamedDrawing(number: drawing, law: found.law)
  }

  /// Adds a cell.
  /// - Parameter make: Makes its drawing; called for the first cell only.
  /// - Returns: Whether it was the last one.
  package func add(_ cell: Int, _ drawing: NamedDrawing, _ make: (_ law: Int) -> GalleryDrawing) -> Bool {
    let isFirst = state.withLock { $0.claimed.insert(drawing.number).inserted }
    let made = isFirst ? make(drawing.law) : nil
    return state.withLock { state in
      if let made { state.drawings[drawing.number] = made }
      state.places[cell] = drawing.number
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
