import Goldens
import Scenes

/// Which goldens a command speaks of.
struct GoldenSelection {
  /// What the matrix flags ask for; nil without any.
  private let asked: [Cell]?
  private let everything: [Cell]
  /// Cells with a golden picture, where a scene has no canvas.
  private let standard: [Cell]
  let states: StateFilter
  /// Whether less than everything was asked for, so that nothing can be called orphaned.
  let isFiltered: Bool
  /// The folder of all goldens.
  let root: String

  /// - Throws: ``UsageError``.
  init(_ arguments: ParsedArguments) throws {
    standard = arguments.settings.cells
    root = arguments.value("--snapshots") ?? "Snapshots"
    everything = try Matrix.everything.cells()
    var isDefault = false
    let cells = try MatrixOptions.cells(arguments) {
      isDefault = true
      return []
    }
    let readers = try VariantOptions(arguments)
    // Other readers are asked for with devices, or get the usual few.
    asked = readers.isChosen ? readers.cells(isDefault ? standard : cells) : isDefault ? nil : cells
    states = StateFilter(arguments)
    isFiltered = !isDefault || readers.isChosen || !arguments.operands.isEmpty || states.isPartial
  }

  /// Whether less than all cells of a scene were asked for.
  var isPartial: Bool { asked != nil || states.isPartial }

  func folder(of scene: Scene) -> SnapshotFolder { SnapshotFolder(root: root, scene: scene.id) }

  /// Cells held against the scene's record: everything, and what else was recorded once: free canvases, other readers.
  func cells(of scene: Scene) -> [Cell] {
    if let asked { return states.cells(of: scene, asked) }
    let recorded = (try? folder(of: scene).record())?.cells.map(\.entry.name) ?? []
    // A document with a canvas is guarded on it; on devices where that was recorded once.
    let own = scene.canvas.map { [$0] } ?? everything
    // Cells of other readers that the project asks for are held, too.
    let all = scene.cells(own + (scene.canvas == nil ? standard.filter { !everything.contains($0) } : []))
    let known = Set(all.map(\.name))
    let others = recorded.filter { !known.contains($0) }.compactMap(Cell.init(named:))
    let ids = scene.states.map(\.id)
    return all.filter(states.keeps) + others.filter { ($0.state.map(ids.contains) ?? true) && states.keeps($0) }
  }

  /// Cells of the default matrix, in all states: the canvas of a document that has one.
  func usual(_ scene: Scene) -> [Cell] { scene.cells(scene.canvas.map { [$0] } ?? standard) }

  /// Cells that have a golden picture: those of the default matrix, and others that were given one.
  func pictured(of scene: Scene) -> [Cell] {
    if asked != nil { return cells(of: scene) }
    let present = Set(folder(of: scene).picturedCells + usual(scene).map(\.name))
    return cells(of: scene).filter { present.contains($0.name) }
  }
}
