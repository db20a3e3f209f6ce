import Foundation
import Goldens
import Layout
import Testing

@testable import CairoCanvas
@testable import Drawing

/// Eight pictures look the same in librsvg, Chromium and Inkscape as in our PNG files.
///
/// `make viewers` installs the required programs and runs this suite: starting three programs eight times takes a
/// minute.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PLUMB_VIEWERS"] != nil, "make viewers runs it"), .serialized)
struct ViewerTests {
  /// Recipes and cells that cover our use of SVG: clips, groups with opacity, erasers, dashes, rotated views, emoji,
  /// glyphs of many fonts.
  static let pictures = [
    ("screens/settings", "iphone-15-portrait"), ("screens/chat", "iphone-se-3-portrait+dark"),
    ("screens/product", "ipad-mini-8-3-portrait"), ("controls/symbols", "iphone-15-portrait"),
    ("text/scripts", "iphone-11-portrait"), ("controls/overlays", "iphone-8-portrait"),
    ("stack-views/nested-stack-views", "iphone-se-3-portrait"), ("controls/bars", "ipad-pro-11-landscape"),
  ]

  /// The greatest differences, to allow for antialiasing, which each program does in its own way.
  static let (greatestMean, greatestPart) = (1.0, 0.01)

  @MainActor
  private static func list(_ path: String, _ cell: String) throws -> (list: DisplayList, renderer: Renderer) {
    let kitchen = try Kitchen()
    let renderer = Renderer(measurer: kitchen.pipeline.measurer)
    let cell = try #require(Cell(named: cell))
    return (renderer.displayList(kitchen.pipeline.solve(try kitchen.recipe(path), in: cell)), renderer)
  }

  @Test(arguments: pictures)
  func `an SVG looks the same in three viewers`(_ recipe: String, _ cell: String) async throws {
    let (list, renderer) = try await Self.list(recipe, cell)
    let ours = try renderer.picture(list, scale: PixelScale(2))
    let base = FileManager.default.temporaryDirectory.appending(path: "plumb-viewers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: base) }
    let svg = base.appending(path: "picture.svg")
    try Data(renderer.svg(list).utf8).write(to: svg)
    for viewer in SVGViewer.allCases {
      let png = base.appending(path: "\(viewer.rawValue).png")
      try viewer.draw(svg, to: png, size: list.size, scale: 2)
      let theirs = try PixelImage(pngFile: png, size: list.size)
      try #require(ours.width == theirs.width, "\(viewer)")
      try #require(ours.height == theirs.height, "\(viewer)")
      let (mean, part) = ours.difference(from: theirs)
      #expect(mean < Self.greatestMean, "\(viewer): mean \(mean), part \(part)")
      #expect(part < Self.greatestPart, "\(viewer): mean \(mean), part \(part)")
    }
  }
}
