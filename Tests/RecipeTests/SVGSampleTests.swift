import Foundation
import Goldens
import Layout
import TestSupport
import Testing

@testable import CairoCanvas
@testable import Drawing

/// Twenty cells, one of each fifth recipe, look the same in librsvg and Chromium as in our own pictures. `make viewers` looks
/// closer.
@MainActor
@Suite(
  .enabled(
    if: SVGViewer.librsvg.isInstalled && SVGViewer.chromium.isInstalled, "librsvg or Chromium is not installed"))
struct SVGSampleTests {
  private static let cell = "iphone-se-3-portrait"
  /// Pictures in a row of Chromium's page.
  private static let columns = 5

  private struct Sample {
    let recipe: String
    let svg: URL
    let picture: PixelImage
    let size: CGSize
  }

  private func samples(in folder: TemporaryFolder) throws -> [Sample] {
    let kitchen = try Kitchen()
    let renderer = Renderer(measurer: kitchen.pipeline.measurer)
    let cell = try #require(Cell(named: Self.cell))
    let recipes = Repository.files("Recipes", ending: ".yaml")
    return try stride(from: 0, to: recipes.count, by: 5).prefix(20).map { index in
      let path = String(recipes[index].dropFirst("Recipes/".count).dropLast(".yaml".count))
      let list = renderer.displayList(kitchen.pipeline.solve(try kitchen.recipe(path), in: cell))
      return Sample(
        recipe: path,
        svg: URL(filePath: try folder.write(Data(renderer.svg(list).utf8), to: "\(index).svg")),
        picture: try renderer.picture(list, scale: .one), size: list.size)
    }
  }

  @Test func `twenty cells look the same in librsvg and in Chromium`() throws {
    let folder = try TemporaryFolder()
    let samples = try samples(in: folder)
    #expect(samples.count == 20)
    for sample in samples {
      let png = folder.url.appending(path: "librsvg.png")
      try SVGViewer.librsvg.draw(sample.svg, to: png, size: sample.size, scale: 1)
      check(try PixelImage(pngFile: png, size: sample.size), against: sample, "librsvg")
    }
    let (width, height) = (
      samples.map(\.picture.width).max() ?? 0, samples.map(\.picture.height).max() ?? 0
    )
    // One page: starting a browser takes longer than drawing.
    let images = samples.enumerated().map { index, sample in
      let (left, top) = (index % Self.columns * width, index / Self.columns * height)
      return "<img src='\(sample.svg.lastPathComponent)' style='position:absolute;left:\(left)px;top:\(top)px'>"
    }
    let page = try folder.write(Data("<!doctype html>\(images.joined())".utf8), to: "page.html")
    let size = CGSize(width: Self.columns * width, height: (samples.count / Self.columns) * height)
    let png = folder.url.appending(path: "chromium.png")
    try SVGViewer.chromium.draw(URL(filePath: page), to: png, size: size, scale: 1)
    let shown = try PixelImage(pngFile: png, size: size)
    for (index, sample) in samples.enumerated() {
      let (left, top) = (index % Self.columns * width, index / Self.columns * height)
      check(shown.part(left, top, sample.picture.width, sample.picture.height), against: sample, "Chromium")
    }
  }

  private func check(_ theirs: PixelImage, against sample: Sample, _ viewer: String) {
    let ours = sample.picture
    guard ours.width == theirs.width, ours.height == theirs.height else {
      Issue.record("\(viewer) draws \(sample.recipe) with \(theirs.width) x \(theirs.height) pixels")
      return
    }
    let (mean, part) = ours.difference(from: theirs)
    #expect(
      mean < ViewerTests.greatestMean,
      "\(viewer) draws \(sample.recipe) otherwise: mean \(mean), part \(part)")
    #expect(
      part < ViewerTests.greatestPart,
      "\(viewer) draws \(sample.recipe) otherwise: mean \(mean), part \(part)")
  }
}

extension PixelImage {
  /// Returns a part of the picture that is within it.
  fileprivate func part(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> PixelImage {
    let rows = (top..<top + height).flatMap { row in pixels[row * self.width + left..<row * self.width + left + width] }
    return PixelImage(width: width, height: height, pixels: rows)
  }
}
