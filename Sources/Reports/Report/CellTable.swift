import Drawing
import Verifying

/// The words of a run's cells for its page: those of a screen once, and for each cell what it adds.
struct CellTable: Encodable {
  private var screens: [Screen] = []
  private var cells: [String: Place] = [:]

  private struct Screen: Encodable, Hashable {
    let words: CellWords
    /// Of the device's corners, in points.
    let radius: Double
  }

  private struct Place: Encodable {
    /// The position among the screens.
    let screen: Int
    let state: String?
    let appearance: String?
    let reader: String?
  }

  /// - Complexity: O(cells).
  init(_ run: StoredRun) {
    var places: [Screen: Int] = [:]
    for name in Set(run.scenes.flatMap { $0.cells.map(\.name) }).sorted() {
      guard let cell = Cell(named: name) else { continue }
      let words = CellWords(cell)
      let screen = Screen(words: words.ofScreen, radius: Renderer.bodyRadius(in: cell))
      let place = places[screen] ?? screens.count
      if place == screens.count {
        places[screen] = place
        screens.append(screen)
      }
      cells[name] = Place(screen: place, state: words.state, appearance: words.appearance, reader: words.reader)
    }
  }
}
