import Layout
import LayoutMaps
import Synchronization
import Values
import Verifying

/// The goldens a command works on.
struct GoldenSelection {
  static let specification = OptionSpecification(
    "--goldens", "DIR", alias: "--snapshots", "folder of the goldens (default Snapshots)")

  /// The cells that the matrix options select; nil without such options.
  private let asked: [Cell]?
  private let everything: [Cell]
  /// Cells with a golden picture, for scenes without a canvas.
  private let standard: [Cell]
  /// The project's cells, which replace a document's canvas; nil if it names none.
  private let projectCells: [Cell]?
  let states: StateFilter
  /// Whether the fewest cells that show all layouts have pictures, instead of ``standard``.
  private let fewest: FewestPictures?
  /// Whether less than everything was selected, so that nothing can be called orphaned.
  let isFiltered: Bool
  /// The folder of all goldens.
  let root: String

  /// - Throws: ``UsageError``.
  init(_ arguments: ParsedArguments) throws {
    try arguments.requireFiles()
    standard = arguments.settings.cells
    projectCells = arguments.settings.ownCells
    fewest = arguments.settings.hasFewestCells ? FewestPictures() : nil
    root = arguments.goldens
    everything = try Matrix.everything.cells()
    var isDefault = false
    let cells = try MatrixOptions.cells(arguments) {
      isDefault = true
      return []
    }
    let readers = try VariantOptions(arguments)
    // Other readers combine with the selected devices, or else with the default cells.
    asked = readers.isChosen ? readers.cells(isDefault ? standard : cells) : isDefault ? nil : cells
    states = StateFilter(arguments)
    isFiltered = !isDefault || readers.isChosen || !arguments.operands.isEmpty || states.isPartial
  }

  /// The cells that have pictures unless a scene says otherwise, as text.
  var choice: String {
    let names = fewest == nil ? standard.map(\.name).joined(separator: " ") : "fewest"
    return projectCells == nil ? "\(names), or the canvas" : names
  }

  /// The selected cells and states as text: `all` without options.
  var askedText: String {
    let cells = asked.map { $0.map(\.name).joined(separator: " ") } ?? "all"
    return states.isPartial ? "\(cells), states \(states.text)" : cells
  }

  /// Whether fewer than all cells of a scene were selected.
  var isPartial: Bool { asked != nil || states.isPartial }

  func folder(of scene: Scene) -> GoldenFolder { GoldenFolder(root: root, scene: scene.id) }

  /// The scene's record, read once; nil if there is none.
  /// - Throws: ``RecordError``.
  func record(of scene: Scene) throws -> SceneRecord? { try records.result(of: folder(of: scene)).get() }

  /// Returns the same as a `Result`.
  func recordResult(of scene: Scene) -> Result<SceneRecord?, any Error> { records.result(of: folder(of: scene)) }

  private let records = ReadRecords()

  /// Reads the records of scenes on all cores, for later callers.
  func readRecords(of scenes: [Scene]) {
    _ = scenes.map(folder).concurrentlyMapped { [records] in records.result(of: $0) }
  }

  /// Returns the cells compared with the scene's record: all cells, plus others already recorded, such as free canvases
  /// and other readers.
  func cells(of scene: Scene) -> [Cell] {
    if let asked { return states.cells(of: scene, asked) }
    let recorded = (try? record(of: scene))?.cells.map(\.entry.name) ?? []
    // Also verify cells of other readers that the project selects.
    let all = scene.cells(limit(of: scene) ?? everything + standard.filter { !everything.contains($0) })
    let known = Set(all.map(\.name))
    let others = recorded.filter { !known.contains($0) }.compactMap(Cell.init(named:))
    let ids = scene.states.map(\.id)
    return all.filter(states.keeps) + others.filter { ($0.state.map(ids.contains) ?? true) && states.keeps($0) }
  }

  /// Returns the cells to which a scene is limited: those that a recipe names; for a document with a canvas the
  /// project's, else the canvas, and others only if they were recorded before. nil for all cells.
  private func limit(of scene: Scene) -> [Cell]? {
    guard let canvas = scene.canvas else { return scene.guardedCells }
    return fewest == nil ? projectCells ?? [canvas] : nil
  }

  /// Finds the cells that have pictures if the project wants the fewest. Call this before the other methods.
  /// - Complexity: Three layouts for each shape of cell and scene, if the project wants the fewest.
  @MainActor
  func lookAhead(_ scenes: [Scene], _ pipeline: LayoutPipeline) {
    guard let fewest, asked == nil else { return }
    for scene in scenes where limit(of: scene) == nil { fewest.look(at: scene, in: scene.cells(everything), pipeline) }
  }

  /// Returns the cells of the default matrix, in all states, or those to which the scene is limited.
  func defaultCells(of scene: Scene) -> [Cell] {
    if let chosen = limit(of: scene) { return scene.cells(chosen) }
    return fewest?.cells(of: scene) ?? scene.cells(standard)
  }

  /// Returns the cells with a golden picture: those of the default matrix, and others that already have one.
  func pictured(of scene: Scene) -> [Cell] {
    if asked != nil { return cells(of: scene) }
    let present = Set(folder(of: scene).picturedCells + defaultCells(of: scene).map(\.name))
    return cells(of: scene).filter { present.contains($0.name) }
  }
}

/// The cells of scenes that represent all others, computed once.
private final class FewestPictures: Sendable {
  private let known = Mutex<[String: [Cell]]>([:])

  /// nil for a scene that was not examined.
  func cells(of scene: Scene) -> [Cell]? { known.withLock { $0[scene.id] } }

  /// - Complexity: Three layouts for each shape of cell.
  @MainActor
  func look(at scene: Scene, in all: [Cell], _ pipeline: LayoutPipeline) {
    let names = Set(FewestCells(all, of: scene, pipeline).representatives)
    known.withLock { $0[scene.id] = all.filter { names.contains($0.name) } }
  }
}

/// Records already read, by folder.
private final class ReadRecords: Sendable {
  private let records = Mutex<[GoldenFolder: Result<SceneRecord?, any Error>]>([:])

  func result(of folder: GoldenFolder) -> Result<SceneRecord?, any Error> {
    if let known = records.withLock({ $0[folder] }) { return known }
    let result = Result { try folder.record() }
    records.withLock { $0[folder] = result }
    return result
  }
}
