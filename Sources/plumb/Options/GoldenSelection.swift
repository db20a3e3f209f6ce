import Layout
import LayoutMaps
import Synchronization
import Values
import Verifying

/// Selects the goldens a command works on.
struct GoldenSelection: Sendable {
  static let specification = OptionSpecification(
    "--goldens", "DIR", alias: "--snapshots", "folder of the goldens (default Snapshots)")

  /// The cells that the matrix options select; nil without such options.
  fileprivate let asked: [Cell]?
  private let everything: [Cell]
  /// Cells with a golden picture, for scenes without a canvas.
  fileprivate let standard: [Cell]
  /// The project's cells, which replace a document's canvas; nil if it names none.
  private let projectCells: [Cell]?
  let states: StateFilter
  /// Names of the cells with golden pictures, in all states; nil for ``standard`` or a scene's own.
  fileprivate let pictureCells: Set<String>?
  /// Whether the fewest cells that show all layouts have pictures, instead of ``standard``.
  private let hasFewest: Bool
  /// Whether less than everything was selected, so that nothing can be called orphaned.
  let isFiltered: Bool
  /// The folder of all goldens.
  let root: String

  /// - Throws: ``UsageError``.
  init(_ arguments: ParsedArguments) throws {
    try arguments.requireFiles()
    standard = arguments.settings.cells
    projectCells = arguments.settings.ownCells
    hasFewest = arguments.settings.hasFewestCells
    pictureCells = arguments.settings.pictureCells.map(Set.init)
    root = try arguments.goldens
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
    let names = hasFewest ? "fewest" : standard.map(\.name).joined(separator: " ")
    let pictures = pictureCells.map { ", pictures of \($0.sorted().joined(separator: " "))" } ?? ""
    return (projectCells == nil ? "\(names), or the canvas" : names) + pictures
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

  /// Returns the goldens of scenes, with the cells that have pictures.
  /// - Complexity: Three layouts for each shape of cell and scene, if the project wants the fewest pictures.
  @MainActor
  func goldens(of scenes: [Scene], _ pipeline: LayoutPipeline) -> SelectedGoldens {
    var fewest: [String: [Cell]] = [:]
    for scene in scenes where hasFewest && asked == nil && limit(of: scene) == nil {
      let all = scene.cells(everything)
      let names = Set(FewestCells(all, of: scene, pipeline).representatives)
      fewest[scene.id] = all.filter { names.contains($0.name) }
    }
    return SelectedGoldens(selection: self, fewest: fewest)
  }

  /// Returns the cells compared with the scene's record: all cells, plus others already recorded, such as free canvases
  /// and other readers.
  fileprivate func cells(of scene: Scene) -> [Cell] {
    if let asked { return states.cells(of: scene, asked) }
    return recordedCells(of: scene)
  }

  /// Returns the same, whatever was asked for.
  fileprivate func recordedCells(of scene: Scene) -> [Cell] {
    let recorded = (try? record(of: scene))?.cells.map(\.entry.name) ?? []
    // Also verify cells of other readers that the project selects.
    let all = scene.cells(limit(of: scene) ?? everything + standard.filter { !everything.contains($0) })
    let known = Set(all.map(\.name))
    let others = recorded.filter { !known.contains($0) }.compactMap(Cell.init(named:)).map(scene.own)
    let ids = scene.states.map(\.id)
    return all.filter(states.keeps) + others.filter { ($0.state.map(ids.contains) ?? true) && states.keeps($0) }
  }

  /// Returns the cells to which a scene is limited: those that a recipe names; for a document with a canvas the
  /// project's, else the canvas, and others only if they were recorded before. nil for all cells.
  fileprivate func limit(of scene: Scene) -> [Cell]? {
    guard let canvas = scene.canvas else { return scene.guardedCells }
    return hasFewest ? nil : projectCells ?? [canvas]
  }
}

/// The cells of scenes that are compared with goldens, and those that have pictures.
struct SelectedGoldens: Sendable {
  fileprivate let selection: GoldenSelection
  /// The fewest cells that show all layouts, by the scenes' ids, if the project wants pictures of those.
  fileprivate let fewest: [String: [Cell]]

  /// Returns the cells compared with the scene's record.
  func cells(of scene: Scene) -> [Cell] { selection.cells(of: scene) }

  /// Returns the cells that should have a golden picture: the project's, or else those of the default matrix, in all states,
  /// or those to which the scene is limited.
  func wantedPictures(of scene: Scene) -> [Cell] {
    guard let names = selection.pictureCells else { return defaultCells(of: scene) }
    let named = selection.recordedCells(of: scene).filter {
      names.contains($0.name) || names.contains($0.inState(nil).name)
    }
    return named.isEmpty ? defaultCells(of: scene) : named
  }

  private func defaultCells(of scene: Scene) -> [Cell] {
    if let chosen = selection.limit(of: scene) { return scene.cells(chosen) }
    return fewest[scene.id] ?? scene.cells(selection.standard)
  }

  /// Returns the cells with a golden picture: those that should have one, and others that already have one.
  func pictured(of scene: Scene) -> [Cell] {
    if selection.asked != nil { return cells(of: scene) }
    let present = Set(selection.folder(of: scene).picturedCells + wantedPictures(of: scene).map(\.name))
    return cells(of: scene).filter { present.contains($0.name) }
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
