import Layout
import LayoutMaps
import RecipeDocuments
import Reports
import Values
import Verifying

/// The output of `--live`: a page per scene, with a window that can be dragged to any size.
struct LivePages {
  /// For commands that draw scenes.
  static let specifications = [
    OptionSpecification("--live", "also write a page per scene whose window can be dragged to any size"), like,
  ]
  /// For commands that compare scenes.
  static let comparingSpecifications = [
    OptionSpecification("--live", "also write a page per changed scene whose window can be dragged, before and now"),
    like,
  ]

  private static let like = OptionSpecification(
    "--like", "DEVICE", completion: .devices, "the device that windows of live pages imitate (default: a free canvas)")

  private static let range = SceneWindows.lengths
  /// The most combinations of states and readers on one page.
  private static let variantLimit = 24

  /// nil uses the device of the cells concerned.
  private let device: Device?
  private let canvas: WindowRule
  private let canvasScale: Double
  private let readers: [CellVariant]
  private let states: StateFilter

  /// The chosen windows, as text.
  var choice: String { "\(device?.id ?? "free canvas") at scale \(NumberText.plain(canvasScale))" }

  /// Reads the options of live pages; nil if none are requested.
  /// - Throws: ``UsageError``.
  init?(_ arguments: ParsedArguments) throws {
    let id = arguments.given("--like")
    guard arguments.has("--live") else {
      if id != nil { throw UsageError("--like chooses the windows of live pages; add --live") }
      return nil
    }
    let options = try VariantOptions(arguments)
    // Pages of one text size and language include both appearances.
    let appearances = arguments.has("--appearance") ? [] : options.all.map { $0.overridden(by: .dark) }
    readers = options.all + appearances
    states = StateFilter(arguments)
    device = try id.map(MatrixOptions.device)
    let classes = try MatrixOptions.matrix(arguments).sizeClasses ?? SizeClasses(horizontal: .any, vertical: .any)
    canvasScale = arguments.has("--scale") ? try MatrixOptions.scale(arguments) : 2
    canvas = .canvas(classes, displayScale: canvasScale)
  }

  /// Returns the page of a scene in its states, for the requested readers.
  /// - Throws: ``UsageError`` if that is too much for a page.
  /// - Complexity: A few layouts a region of the scene's maps.
  @MainActor
  func page(of scene: Scene, _ pipeline: LayoutPipeline, _ console: Console) throws -> LivePage {
    let chosen = states.cells(
      of: scene, [Cell(canvas: Size(393, 852), sizeClasses: .init(horizontal: .any, vertical: .any))])
    // States are shown for the first reader only, and the other readers in the initial state.
    var variants: [(state: String?, reader: CellVariant)] = []
    for cell in chosen {
      for reader in cell.state == nil || chosen.count == 1 ? readers : [readers[0]] {
        variants.append((cell.state, reader))
      }
    }
    if variants.count > Self.variantLimit {
      throw UsageError(
        "\(scene.id) has \(variants.count) states and readers, and a live page shows \(Self.variantLimit); name fewer with --state"
      )
    }
    return page(of: scene, before: nil, variants, in: device, pipeline, console)
  }

  /// Returns the page of a changed scene, before and now, in windows like those in which its layout differs.
  /// - Parameters:
  ///   - before: The scene as it was; nil if unknown.
  ///   - cells: The cells in which it differs.
  @MainActor
  func page(
    of scene: Scene, before: Scene?, in cells: [Cell], _ pipeline: LayoutPipeline, _ console: Console,
    isOfChange: Bool
  ) -> LivePage {
    var variants: [(state: String?, reader: CellVariant)] = []
    for cell in cells where !variants.contains(where: { $0 == (cell.state, cell.variant) }) {
      variants.append((cell.state, cell.variant))
    }
    if variants.isEmpty { variants = [(nil, CellVariant())] }
    let own = cells.lazy.compactMap { cell -> Device? in
      guard case .device(let id, _, _) = cell.screen else { return nil }
      return DeviceCatalogue.device(id)
    }.first
    return page(
      of: scene, before: before, Array(variants.prefix(Self.variantLimit)), in: device ?? own, pipeline, console,
      isOfChange: isOfChange)
  }

  /// Writes a page for each scene of a run that has changed or is new, and records it in the run.
  /// - Parameter before: The scene as it was; nil if unknown.
  /// - Throws: ``FileError``.
  @MainActor
  func write(
    _ run: inout StoredRun, _ folder: RunFolder, of scenes: [Scene], before: (Scene, [Cell]) -> Scene?,
    _ pipeline: LayoutPipeline, _ console: Console
  ) throws {
    let scenes = Dictionary(scenes.map { ($0.id, $0) }) { first, _ in first }
    for index in run.scenes.indices {
      let changed = run.scenes[index].cells.filter { [.layout, .paint, .missing].contains($0.status) }
      guard !changed.isEmpty, let scene = scenes[run.scenes[index].id] else { continue }
      let cells = changed.compactMap { Cell(named: $0.name) }.map(scene.own)
      let page = page(of: scene, before: before(scene, cells), in: cells, pipeline, console, isOfChange: true)
      try folder.write(page.html, to: RunFolder.livePageName(scene.id))
      run.scenes[index].hasLivePage = true
    }
  }

  @MainActor
  private func page(
    of scene: Scene, before: Scene?, _ variants: [(state: String?, reader: CellVariant)], in device: Device?,
    _ pipeline: LayoutPipeline, _ console: Console, isOfChange: Bool = false
  ) -> LivePage {
    func mapped(_ scene: Scene, _ state: String?, _ reader: CellVariant) -> LivePage.Mapped {
      let sizes = WindowSizes(
        scene, device.map { .device($0) } ?? canvas, variant: reader, state: state, pipeline: pipeline)
      return LivePage.Mapped(MapWork(console).map(sizes, width: Self.range, height: Self.range), sizes)
    }
    return LivePage(
      variants.map { state, reader in
        let isKnown = state.map { id in before?.states.contains { $0.id == id } ?? false } ?? true
        return LivePage.Variant(
          now: mapped(scene, state, reader), before: isKnown ? before.map { mapped($0, state, reader) } : nil)
      }, scale: device?.displayScale ?? canvasScale,
      surroundings: device.map { "like \($0.name)" } ?? "free canvas", isOfChange: isOfChange)
  }
}

extension CellVariant {
  fileprivate static let dark = CellVariant(appearance: .dark)
}
