import CairoCanvas
import Drawing
import Foundation
import Goldens
import Layout
import RecipeDocuments

/// The stages of a cell, each measured over all sizes.
@MainActor
struct PictureSpeed {
  private let pipeline: LayoutPipeline
  private let renderer: Renderer
  private let canvas = CairoCanvas(outlines: GlyphOutlines())
  private let scene: Scene
  private let cells: [Cell]

  /// An odd number, so that there is a median.
  private static let rounds = 9

  init(recipe: String, sizes: String) throws {
    pipeline = try LayoutPipeline()
    renderer = Renderer(measurer: pipeline.measurer)
    scene = try RecipeDocument.read(recipe, fonts: .installed)
    let lines = try String(contentsOfFile: sizes, encoding: .utf8).split(separator: "\n")
    cells = lines.flatMap { line -> [Cell] in
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 3 else { return [] }
      return [(numbers[0], numbers[1]), (numbers[1], numbers[0])].map { width, height in
        Cell(
          canvas: Size(width, height), sizeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
          displayScale: numbers[2])
      }
    }
  }

  /// Prints milliseconds per cell by stage.
  /// - Parameter folder: The folder in which the cells' pixels and files are left for other programs.
  func report(_ folder: String) throws {
    let start = ContinuousClock.now
    let layouts = cells.map { pipeline.solve(scene, in: $0) }
    let lists = layouts.map(renderer.displayList)
    _ = try zip(lists, cells).map { try canvas.withRows($0, scale: PixelScale($1.displayScale)) { $0.hash } }
    line("cold: all stages, hash", ContinuousClock.now - start, per: cells.count)
    let files = try write(lists, to: folder)
    print("bytes\t\(files.reduce(0) { $0 + $1.count } / files.count)")

    // Another scene in between makes the pipeline discard its layouts, but not its texts.
    var other = scene
    other.title = "Other"
    time("solve") {
      other.title += "."
      for cell in cells { _ = pipeline.solve(other, in: cell) }
    }
    time("display list") { for layout in layouts { _ = renderer.displayList(layout) } }
    let pictures = try timePictures(lists)
    try timeFiles(files, pictures.map(\.hashText), in: folder)
    try timeCells(other, in: folder)
  }

  /// Writes pixels, goldens and pictures of all cells to a folder.
  /// - Returns: The pictures' files.
  private func write(_ lists: [DisplayList], to folder: String) throws -> [[UInt8]] {
    try zip(lists, cells).enumerated().map { index, item in
      try canvas.withRows(item.0, scale: PixelScale(item.1.displayScale)) { rows in
        try dump(rows, to: "\(folder)/\(index).raw")
        let golden = try PNGWriter.encode(
          rows, effort: .size, stamp: PNGStamp(pixelHash: rows.hashText, renderer: "bench"))
        try AtomicFile.write(golden, to: "\(folder)/\(index).golden.png")
        let file = try PNGWriter.encode(rows)
        try AtomicFile.write(file, to: "\(folder)/\(index).png")
        return file
      }
    }
  }

  private func timePictures(_ lists: [DisplayList]) throws -> [PixelImage] {
    try time("draw") {
      for (list, cell) in zip(lists, cells) { try canvas.withRows(list, scale: PixelScale(cell.displayScale)) { _ in } }
    }
    let pictures = try zip(lists, cells).map { try canvas.paint($0, scale: PixelScale($1.displayScale)) }
    try timeEncoding(lists)
    time("hash") { for picture in pictures { _ = picture.hash } }
    time("equal") { for picture in pictures { _ = picture == picture } }
    return pictures
  }

  /// Pictures are encoded in the memory where they were painted, as by the tool; painting is not timed.
  private func timeEncoding(_ lists: [DisplayList]) throws {
    var rounds: [Duration] = []
    for _ in 0..<Self.rounds {
      var round = Duration.zero
      for (list, cell) in zip(lists, cells) {
        try canvas.withRows(list, scale: PixelScale(cell.displayScale)) { rows in
          let start = ContinuousClock.now
          _ = try PNGWriter.encode(rows)
          round += ContinuousClock.now - start
        }
      }
      rounds.append(round)
    }
    line("encode", median(rounds), per: cells.count)
  }

  private func timeFiles(_ files: [[UInt8]], _ hashes: [String], in folder: String) throws {
    try time("decode") { for file in files { _ = try PNGReader.decode(file) } }
    try time("golden check") {
      for index in cells.indices { try checkGolden(index, hashes[index], in: folder) }
    }
    try time("write, changed") {
      for index in cells.indices {
        try AtomicFile.write(files[index] + [UInt8.random(in: 0...255)], to: "\(folder)/\(index).out.png")
      }
    }
    try time("write, unchanged") {
      for index in cells.indices { try AtomicFile.write(files[index], to: "\(folder)/\(index).png") }
    }
  }

  /// Each round has a different scene, whose views are built once and moved from size to size, as in a verification.
  private func timeCells(_ scene: Scene, in folder: String) throws {
    var scene = scene
    try time("cell, compared") {
      scene.title += "."
      for (index, cell) in cells.enumerated() {
        let list = renderer.displayList(pipeline.solve(scene, in: cell))
        let hash = try canvas.withRows(list, scale: PixelScale(cell.displayScale)) { $0.hashText }
        try checkGolden(index, hash, in: folder)
      }
    }
    try time("cell, written") {
      scene.title += "."
      for (index, cell) in cells.enumerated() {
        let list = renderer.displayList(pipeline.solve(scene, in: cell))
        let file = try canvas.withRows(list, scale: PixelScale(cell.displayScale)) { try PNGWriter.encode($0) }
        try AtomicFile.write(file, to: "\(folder)/\(index).out.png")
      }
    }
  }

  private func checkGolden(_ index: Int, _ hash: String, in folder: String) throws {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(index).golden.png"),
      try PNGReader.stamp(of: [UInt8](data))?.pixelHash == hash
    else { throw CocoaError(.fileReadCorruptFile) }
  }

  /// Writes width and height, then the pixels.
  private func dump(_ rows: PixelRows, to path: String) throws {
    let image = rows.image
    var bytes: [UInt8] = []
    for number in [Int32(image.width), Int32(image.height)] { withUnsafeBytes(of: number) { bytes += $0 } }
    image.pixels.withUnsafeBytes { bytes += $0 }
    try AtomicFile.write(bytes, to: path)
  }

  /// Prints the median of several rounds.
  private func time(_ name: String, _ body: () throws -> Void) rethrows {
    try body()
    var times: [Duration] = []
    for _ in 0..<Self.rounds {
      let start = ContinuousClock.now
      try body()
      times.append(ContinuousClock.now - start)
    }
    line(name, median(times), per: cells.count)
  }

  private func median(_ times: [Duration]) -> Duration { times.sorted()[times.count / 2] }

  private func line(_ name: String, _ duration: Duration, per count: Int) {
    print("\(name)\t\(String(format: "%.4f", duration / .milliseconds(1) / Double(count)))")
  }
}
