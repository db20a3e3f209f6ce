import Foundation
import Goldens
import Scenes
import Testing

@testable import CairoCanvas
@testable import Drawing

/// Draws SVG, and shares nothing with the tool.
private let rasteriser = "/usr/bin/rsvg-convert"

/// SVG and PNG show the same picture, by a rasteriser that shares nothing with the tool.
@Suite(
  .enabled(if: FileManager.default.isExecutableFile(atPath: rasteriser), "librsvg2-bin is not installed"))
struct AgreementTests {
  /// Everything up to the drawing happens on the main actor, where UIKit's objects live.
  @MainActor
  private static func lists(_ path: String) throws -> (lists: [(name: String, list: DisplayList)], renderer: Renderer) {
    let kitchen = try Kitchen()
    var scene = try kitchen.recipe(path)
    let own = scene.drawing
    var drawings = [own, SceneDrawing(style: own.style == .frames ? .controls : .frames)]
    if path.hasSuffix("overlays") { drawings.append(SceneDrawing(style: .controls, overlays: Set(Overlay.allCases))) }
    let renderer = Renderer(measurer: kitchen.pipeline.measurer)
    let lists = try zip(drawings, ["iphone-11-portrait", "iphone-8-portrait+dark", "iphone-8-portrait"]).map {
      scene.drawing = $0
      return ($1, renderer.displayList(kitchen.pipeline.solve(scene, in: try #require(Cell(named: $1)))))
    }
    return (lists, renderer)
  }

  /// Pixels per point, the devices' own: layout's edges lie on these pixels. At another scale PNG moves them there, SVG
  /// leaves that to who shows it.
  static let scale = 2.0

  /// Of 255, over all channels of all pixels: what antialiasing of letters and round corners comes to.
  static let greatestMean = 0.5
  /// Parts of the pixels that differ by more than a quarter of the range in some channel.
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
      try #require(ours.width == theirs.width && ours.height == theirs.height)
      let (mean, part) = difference(ours, theirs)
      #expect(mean < Self.greatestMean && part < Self.greatestPart, "\(name): mean \(mean), part \(part)")
    }
  }

  private func difference(_ a: PixelImage, _ b: PixelImage) -> (mean: Double, part: Double) {
    var (sum, strong) = (0, 0)
    a.pixels.withUnsafeBufferPointer { ours in
      b.pixels.withUnsafeBufferPointer { theirs in
        // Most pixels are equal: stretches are compared as a whole first.
        for start in stride(from: 0, to: ours.count, by: 64) {
          let stretch = start..<min(start + 64, ours.count)
          let size = stretch.count * MemoryLayout<UInt32>.size
          if memcmp(ours.baseAddress! + start, theirs.baseAddress! + start, size) == 0 { continue }
          for index in stretch where ours[index] != theirs[index] {
            var worst = 0
            for shift in [0, 8, 16] as [UInt32] {
              let distance = abs(Int(ours[index] >> shift & 0xFF) - Int(theirs[index] >> shift & 0xFF))
              sum += distance
              worst = max(worst, distance)
            }
            if worst > 64 { strong += 1 }
          }
        }
      }
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
