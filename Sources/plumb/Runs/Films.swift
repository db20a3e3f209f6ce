import CairoCanvas
import Drawing
import Layout
import Reports
import Verifying

/// Draws what changes a scene's layout, as films next to its pictures.
@MainActor
struct Films {
  let renderer: Renderer
  let pipeline: LayoutPipeline
  let formats: [Gallery.Format]
  let scale: PixelScale

  /// - Returns: The number of films: one for each state of a cell, and one for each device present in both
  ///   orientations.
  func write(_ scene: Scene, in cells: [Cell], to folder: String) throws -> Int {
    let own = cells.filter { $0.state == nil }
    var count = 0
    for cell in own {
      let usual = pipeline.solve(scene, in: cell)
      for state in scene.states {
        let changed = cell.inState(state.id)
        let film = renderer.film(
          LayoutTransition(from: usual, to: pipeline.solve(scene, in: changed)), title: "\(scene.title), \(state.name)")
        try write(film, as: "\(scene.id)/\(changed.name)", to: folder)
        count += 1
      }
      guard cell.orientation == .portrait, let turned = own.first(where: cell.isTurned) else { continue }
      let film = renderer.film(
        LayoutTransition(from: usual, to: pipeline.solve(scene, in: turned)), title: "\(scene.title), turned")
      try write(film, as: "\(scene.id)/\(cell.name).turned", to: folder)
      count += 1
    }
    return count
  }

  private func write(_ film: FilmStrip, as name: String, to folder: String) throws {
    let strip = film.strip
    if formats.contains(.png) {
      try AtomicFile.write(renderer.png(strip, scale: scale), to: name + ".film.png", in: folder)
    }
    if formats.contains(.svg) { try AtomicFile.write(renderer.svg(strip), to: name + ".film.svg", in: folder) }
    try AtomicFile.write(renderer.animation(film), to: name + ".film-moving.svg", in: folder)
  }
}

extension Cell {
  /// Whether another cell is the same device with the same reader in the other orientation.
  fileprivate func isTurned(_ other: Cell) -> Bool {
    guard case .device(let id, let way, let share) = screen,
      case .device(let otherID, let otherWay, let otherShare) = other.screen
    else { return false }
    return id == otherID && way != otherWay && share == otherShare && variant == other.variant
  }
}
