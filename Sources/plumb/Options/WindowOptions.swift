import Layout
import LayoutMaps
import RecipeDocuments
import Values

/// The options that choose windows of any size: a range of widths, a range of heights, and what surrounds them.
struct WindowOptions {
  private static let group = "Windows"

  static let specifications: [OptionSpecification] =
    [
      OptionSpecification(
        "--width", "FROM...TO", group: group,
        "widths in points, or one width (default \(NumberText.plain(SceneWindows.lengths)))"),
      OptionSpecification(
        "--height", "FROM...TO", group: group,
        "heights in points, or one height (default 800; \(NumberText.plain(SceneWindows.lengths)) where invariants are proven)"
      ),
      OptionSpecification(
        "--like", "DEVICE", group: group,
        "with the device's safe area, margins and size classes; a free canvas with a status bar of 20 points if left out"
      ),
      OptionSpecification("--size-class", "W,H", group: group, "of a free canvas (default any,any)"),
      OptionSpecification(
        "--scale", "N", group: group, "pixels per point of a free canvas, from 0.25 to 4 (default 1)"),
      OptionSpecification("--state", "ID", group: group, "the scene in this state"),
    ] + VariantOptions.specifications

  /// In points.
  private(set) var width: ClosedRange<Double>
  /// In points.
  private(set) var height: ClosedRange<Double>
  /// Which of the two were given.
  private let isGiven: (width: Bool, height: Bool)
  private let rule: WindowRule
  private let readers: VariantOptions
  private let state: String?

  /// - Throws: ``UsageError``.
  /// - Parameters:
  ///   - width, height: The default ranges.
  init(
    _ arguments: ParsedArguments, width: ClosedRange<Double> = SceneWindows.lengths,
    height: ClosedRange<Double> = 800...800
  ) throws {
    self.width = try arguments.given("--width").map { try Self.range($0, "--width") } ?? width
    self.height = try arguments.given("--height").map { try Self.range($0, "--height") } ?? height
    isGiven = (arguments.given("--width") != nil, arguments.given("--height") != nil)
    if let id = arguments.given("--like") {
      let device = try MatrixOptions.device(id)
      if arguments.has("--size-class") {
        throw UsageError("--like and --size-class cannot be combined: a device has its own size classes; use only one")
      }
      rule = .device(device)
    } else {
      let classes = try MatrixOptions.matrix(arguments).sizeClasses ?? SizeClasses(horizontal: .any, vertical: .any)
      rule = .canvas(classes, displayScale: try MatrixOptions.scale(arguments))
    }
    readers = try VariantOptions(arguments)
    state = arguments.given("--state")
  }

  /// Returns the same options with other default ranges.
  func otherwise(width: ClosedRange<Double>, height: ClosedRange<Double>) -> WindowOptions {
    var options = self
    if !isGiven.width { options.width = width }
    if !isGiven.height { options.height = height }
    return options
  }

  /// What surrounds the windows: `with a status bar of 20 points`.
  var surroundings: String {
    switch rule {
    case .device(let device): "with the safe area and margins of \(device.name)"
    case .around(let cell): "with the safe area and margins of \(cell.name)"
    case .canvas(let classes, _):
      classes.vertical == .compact ? "without a status bar" : "with a status bar of 20 points"
    }
  }

  /// Whether width and height both vary.
  var isPlane: Bool { width.lowerBound < width.upperBound && height.lowerBound < height.upperBound }

  /// The windows of a scene, for one reader.
  /// - Throws: ``UsageError`` if the scene has no such state, or several readers were requested.
  @MainActor
  func sizes(of scene: Scene, _ pipeline: LayoutPipeline) throws -> WindowSizes {
    let all = try allSizes(of: scene, pipeline)
    guard let only = all.first, all.count == 1 else {
      throw UsageError("windows are laid out for one reader at a time; name one text size, language and appearance")
    }
    return only
  }

  /// The windows of a scene, for each reader.
  /// - Throws: ``UsageError`` if the scene has no such state.
  @MainActor
  func allSizes(of scene: Scene, _ pipeline: LayoutPipeline) throws -> [WindowSizes] {
    // The initial state has a name, too.
    let state = state == SceneState.start ? nil : state
    if let state, !scene.states.contains(where: { $0.id == state }) {
      let hint = Suggestion.hint(for: state, among: scene.states.map(\.id))
      throw UsageError("\(scene.id) has no state \"\(state)\"\(hint)")
    }
    return readers.readers(of: scene).map { WindowSizes(scene, rule, variant: $0, state: state, pipeline: pipeline) }
  }

  private static func range(_ text: String, _ option: String) throws -> ClosedRange<Double> {
    if let range = LengthRange.read(text) { return range }
    throw UsageError("\(option) is FROM...TO or one length, each from 1 to 20000: \(option) 320...1366")
  }
}
