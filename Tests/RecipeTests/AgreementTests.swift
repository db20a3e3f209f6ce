import Foundation
import Goldens
import Scenes
import Testing

@testable import CairoCanvas
@testable import Drawing

/// Draws SVG, and shares nothing with the tool.
private let rasteriser = "/usr/bin/rsvg-convert"

/// SVG and PNG show the same picture, by a rasteriser that shares nothing with the tool.
@MainActor
@Suite(
  .enabled(if: FileManager.default.isExecutableFile(atPath: rasteriser), "librsvg2-bin is not installed"))
struct AgreementTests {
  let kitchen: Kitchen

  init() throws { kitchen = try Kitchen() }

  /// Pixels per point, the devices' own: layout's edges lie on these pixels. At another scale PNG moves them there, SVG
  /// leaves that to who shows it.
  static let scale = 2.0

  /// Of 255, over all channels of all pixels: what antialiasing of letters and round corners comes to.
  static let greatestMean = 0.5
  /// Parts of the pixels that differ by more than a quarter of the range in some channel.
  static let greatestPart = 0.002

  @Test(arguments: EveryRecipeTests.paths)
  func `every recipe is the same picture as SVG and as PNG, in both styles`(_ path: String) throws {
    var scene = try kitchen.recipe(path)
    let own = scene.drawing
    var drawings = [own, SceneDrawing(style: own.style == .frames ? .controls : .frames)]
    if path.hasSuffix("overlays") { drawings.append(SceneDrawing(style: .controls, overlays: Set(Overlay.allCases))) }
    for (drawing, name) in zip(drawings, ["iphone-11-portrait", "iphone-8-portrait+dark", "iphone-8-portrait"]) {
      scene.drawing = drawing
      let layout = kitchen.pipeline.solve(scene, in: try #require(Cell(named: name)))
      let renderer = Renderer(measurer: kitchen.pipeline.measurer)
      let list = renderer.displayList(layout)
      let (ours, theirs) = (
        try renderer.picture(list, scale: PixelScale(Self.scale)), try rasterised(renderer.svg(list), as: list)
      )
      try #require(ours.width == theirs.width && ours.height == theirs.height)
      let (mean, part) = difference(ours, theirs)
      #expect(mean < Self.greatestMean && part < Self.greatestPart, "\(name): mean \(mean), part \(part)")
    }
  }

  private func difference(_ a: PixelImage, _ b: PixelImage) -> (mean: Double, part: Double) {
    var (sum, strong) = (0, 0)
    for (p, q) in zip(a.pixels, b.pixels) where p != q {
      var worst = 0
      for shift in [0, 8, 16] as [UInt32] {
        let distance = abs(Int(p >> shift & 0xFF) - Int(q >> shift & 0xFF))
        sum += distance
        worst = max(worst, distance)
      }
      if worst > 64 { strong += 1 }
    }
    let count = Double(a.pixels.count)
    return (Double(sum) / (3 * count), Double(strong) / count)
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
    // Our own canvas reads the file, pixel by pixel.
    let variant = try SceneImage.Variant(png: [UInt8](Data(contentsOf: target)), scale: 1)
    let image = try #require(SceneImage(name: "svg", variants: [variant]))
    var picture = DisplayList(size: list.size, title: "")
    picture.size = CGSize(width: image.size.width, height: image.size.height)
    picture.commands = [.image(Picture(image), CGRect(origin: .zero, size: picture.size))]
    return try CairoCanvas(outlines: GlyphOutlines()).paint(picture, scale: .one)
  }
}
