import LayoutMaps
import RecipeDocuments
import Reports
import Scenes
import Values

/// What `plumb render --live` writes: a page for each scene.
struct LivePages {
  static let specifications: [OptionSpecification] = [
    OptionSpecification("--live", "write a page a scene on which its window is dragged to any size, too"),
    OptionSpecification(
      "--like", "DEVICE", completion: .devices, "windows of live pages are like this device's (default: a free canvas)"),
  ]

  /// Relative to a scene's folder.
  static let fileName = "live.html"

  /// In points.
  private static let range = 320.0...1366
  private let rule: WindowRule
  private let surroundings: String
  private let scale: Double
  private let variant: CellVariant

  /// The options of live pages; nil where none are asked for.
  /// - Throws: ``UsageError``.
  init?(_ arguments: ParsedArguments) throws {
    let device = arguments.given("--like")
    guard arguments.has("--live") else {
      if device != nil { throw UsageError("--like chooses the windows of live pages; add --live") }
      return nil
    }
    let readers = try VariantOptions(arguments).all
    guard readers.count == 1, let reader = readers.first else {
      throw UsageError("a live page is for one reader; name one text size, language and appearance")
    }
    variant = reader
    if let device {
      guard let found = DeviceCatalogue.device(device) else {
        throw UsageError("unknown device \"\(device)\"\(MatrixOptions.deviceHint(device)); `plumb devices` lists them")
      }
      rule = .device(found)
      surroundings = "windows like \(found.name)"
      scale = found.displayScale
    } else {
      let classes = try MatrixOptions.matrix(arguments).sizeClasses ?? SizeClasses(horizontal: .any, vertical: .any)
      scale = arguments.has("--scale") ? try MatrixOptions.scale(arguments) : 2
      rule = .canvas(classes, displayScale: scale)
      surroundings = "free canvas"
    }
  }

  /// The page of a scene.
  /// - Complexity: A few layouts a region of the scene's map.
  @MainActor
  func page(of scene: Scene, _ pipeline: LayoutPipeline) -> LivePage {
    let sizes = WindowSizes(scene, rule, variant: variant, pipeline: pipeline)
    var builder = LayoutMapBuilder(sizes, width: Self.range, height: Self.range)
    return LivePage(builder.build(), sizes, scale: scale, surroundings: surroundings)
  }
}
