import Foundation
import Goldens
import Layout
import Testing

@testable import CairoCanvas
@testable import Drawing

/// Rasterises SVG, and shares nothing with the tool.
private let rasteriser = "/usr/bin/rsvg-convert"

/// SVG and PNG show the same picture, according to a rasteriser that shares nothing with the tool.
@Suite(
  .enabled(if: FileManager.default.isExecutableFile(atPath: rasteriser), "librsvg2-bin is not installed"))
struct AgreementTests {
  /// Runs everything up to the drawing on the main actor, where UIKit's objects live.
  @MainActor
  private static func lists(_ path: String) throws -> (lists: [(name: String, list: DisplayList)], renderer: Renderer) {
    let kitchen = try Kitchen()
    var scene = try kitchen.recipe(path)
    let own = scene.drawing
    var drawings = [own, SceneDrawing(style: own.style == .frames ? .controls : .frames)]
    if path.hasSuffix("overlays") { drawings.append(SceneDrawing(style: .controls, overlays: Set(Overlay.allCases))) }
    let renderer = Renderer(measurer: kitchen.pipeline.measurer)
    let lists = try zip(drawings, ["iphone-8-portrait", "iphone-se-1-portrait+dark", "iphone-11-portrait"]).map {
      scene.drawing = $0
      return ($1, renderer.displayList(kitchen.pipeline.solve(scene, in: try #require(Cell(named: $1)))))
    }
    return (lists, renderer)
  }

  /// Pixels per point, as on the devices: layout edges are on these pixels. At another scale PNG moves edges to pixels,
  /// while SVG leaves that to its renderer.
  static let scale = 2.0

  /// The greatest mean difference, out of 255, over all channels of all pixels: the effect of antialiasing letters and
  /// round corners.
  static let greatestMean = 0.5
  /// The greatest share of pixels that differ by more than a quarter of the range in some channel.
  static let greatestPart = 0.002

  @Test(arguments: EveryRecipeTests.paths)
  func `every recipe is the same picture as SVG and as PNG, in both styles`(_ path: String) async throws {
    let (lists, renderer) = try await Self.lists(path)
    for (name, list) in lists {
      let svg = renderer.svg(list)
      #expect(PlainSVG.holds(Array(svg.utf8)), "\(name): PlainSVG lacks something that SVGWriter writes")
      let (ours, theirs) = (
        try renderer.picture(list, scale: PixelScale(Self.scale)), try rasterised(svg, as: list)
      )
      try #require(ours.width == theirs.width)
      try #require(ours.height == theirs.height)
      let (mean, part) = ours.difference(from: theirs)
      #expect(mean < Self.greatestMean, "\(name): mean \(mean), part \(part)")
      #expect(part < Self.greatestPart, "\(name): mean \(mean), part \(part)")
    }
  }

  private func rasterised(_ svg: String, as list: DisplayList) throws -> PixelImage {
    let base = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
    let (source, target) = (base.appendingPathExtension("svg"), base.appendingPathExtension("png"))
    defer { for file in [source, target] { try? FileManager.default.removeItem(at: file) } }
    try Data(svg.utf8).write(to: source)
    let process = Process()
    process.executableURL = URL(filePath: rasteriser)
    process.arguments = [
      "--unlimited", "--zoom", "\(Self.scale)", "--output", target.path(percentEncoded: false),
      source.path(percentEncoded: false),
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try PixelImage(pngFile: target, size: list.size)
  }
}
