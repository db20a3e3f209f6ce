import CairoCanvas
import Foundation
import Layout
import Testing

@testable import Goldens

@Suite struct ComparisonTests {
  private func changes(_ old: [String], _ new: [String]) -> [String] {
    FactComparison.changes(from: LayoutFacts(lines: old), to: LayoutFacts(lines: new)).map(\.description)
  }

  @Test func `a moved edge is named with its points`() {
    #expect(
      changes(["\"Red View\" frame 16 40 343 607"], ["\"Red View\" frame 16 41 343 606"])
        == ["Red View.Top 40 -> 41 (+1 pt)"])
    #expect(
      changes(["\"A\" frame 0 0 10 10"], ["\"A\" frame 5 0 10 9.5"])
        == ["A.Left 0 -> 5 (+5 pt)", "A.Right 10 -> 15 (+5 pt)", "A.Bottom 10 -> 9.5 (-0.5 pt)"])
  }

  @Test func `other facts are reported as they are`() {
    #expect(
      changes(["\"A\" frame 0 0 1 1", "\"A\" truncated"], ["\"A\" frame 0 0 1 1", "\"B\" frame 0 0 2 2"])
        == ["A: no longer truncated", "B: new frame 0 0 2 2"])
    #expect(
      changes(
        ["\"L\" text \"a\" 0 1 2", "\"L\" text \"b\" 0 1 2"], ["\"L\" text \"a\" 0 1 2", "\"L\" text \"c\" 0 1 2"])
        == ["L: text \"b\" 0 1 2 -> text \"c\" 0 1 2"])
  }

  @Test func `an edge that becomes ambiguous, or is no more, is named`() {
    let frame = "\"A\" frame 0 0 1 1"
    #expect(changes([frame], [frame, "\"A\" open minY 0 inf"]) == ["A: top edge now ambiguous"])
    #expect(changes([frame, "\"A\" open minX 0 9"], [frame]) == ["A: left edge no longer ambiguous"])
    #expect(
      changes([frame, "\"A\" open width 0 9"], [frame, "\"A\" open width 0 8"])
        == ["A: width ambiguous in another range"])
  }

  @Test func `an unrounded value alone is a change too`() {
    #expect(changes(["\"A\" exact 0 0 1.1 1"], ["\"A\" exact 0 0 1.2 1"]) == ["A.Right 1.1 -> 1.2 (+0.1 pt)"])
    #expect(changes(["\"A\" frame 0 0 1 1"], ["\"A\" frame 0 0 1 1"]).isEmpty)
  }

  @Test func `names with quotation marks survive`() {
    #expect(changes([#""a\"b" frame 0 0 1 1"#], [#""a\"b" frame 0 1 1 0"#]) == [#"a"b.Top 0 -> 1 (+1 pt)"#])
  }

  // MARK: Verdicts

  /// A folder of goldens with one cell, and the cell's appearance.
  private final class Fixture {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path(percentEncoded: false)
    let cell = Cell(canvas: Size(4, 2), sizeClasses: SizeClasses(horizontal: .any, vertical: .any))
    let picture = PixelImage(width: 4, height: 2, pixels: Array(repeating: 0xFF12_3456, count: 8))
    var folder: GoldenFolder { GoldenFolder(root: root, scene: "a/b") }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func observation(_ line: String = "\"V\" frame 0 0 1 1", pixel: UInt32? = nil) -> Observation {
      var picture = picture
      if let pixel { picture[0, 0] = pixel }
      return Observation(
        cell: cell, facts: LayoutFacts(lines: [line]), findings: [], pixelHash: picture.hashText)
    }

    func record(renderer: String = "r", _ line: String = "\"V\" frame 0 0 1 1") throws {
      let record = SceneRecord(renderer: renderer, title: "t", cells: [observation(line).entry])
      try AtomicFile.write(record.text, to: folder.recordPath)
      try AtomicFile.write(try PNGWriter.encode(picture), to: folder.picturePath(cell.name))
    }

    func verdict(_ observation: Observation, by renderer: String = "r") throws -> Verdict {
      try SceneComparison(folder: folder, renderer: Fingerprint(base: renderer)).verdict(on: observation)
    }
  }

  @Test func `each kind of cell gets its verdict`() throws {
    let fixture = Fixture()
    #expect(try fixture.verdict(fixture.observation()) == .missing)
    try fixture.record()
    #expect(try fixture.verdict(fixture.observation()) == .identical)
    #expect(try fixture.verdict(fixture.observation(pixel: 0xFF00_0000)) == .paintChanged)
    #expect(
      try fixture.verdict(fixture.observation("\"V\" frame 0 0 1 3"))
        == .layoutChanged([.edge(view: "V", edge: .bottom, from: 1, to: 3)]))
  }

  @Test func `another renderer's picture is no regression, its layout is compared`() throws {
    let fixture = Fixture()
    try fixture.record(renderer: "another")
    #expect(try fixture.verdict(fixture.observation(pixel: 0xFF00_0000)) == .otherRenderer)
    guard case .layoutChanged = try fixture.verdict(fixture.observation("\"V\" frame 1 0 1 1")) else {
      Issue.record("the layout was not compared")
      return
    }
  }

  @Test func `equal pixels are equal, whatever renderer drew them`() throws {
    let fixture = Fixture()
    try fixture.record(renderer: "plumb 5, cairo 1, pango 1, inter a")
    #expect(try fixture.verdict(fixture.observation(), by: "plumb 5, cairo 2, pango 2, inter a") == .identical)
  }

  /// The width of a word follows from the library that shapes it; a frame or another word does not.
  @Test func `with another text library, frames are compared and words, but not their widths`() throws {
    let fixture = Fixture()
    try fixture.record(renderer: "plumb 5, cairo 1, pango 1, inter a", "\"V\" text \"Hi\" 0 1 2.25")
    let wider = fixture.observation("\"V\" text \"Hi\" 0 1 2.5", pixel: 0xFF00_0000)
    #expect(try fixture.verdict(wider, by: "plumb 5, cairo 1, pango 2, inter a") == .otherRenderer)
    #expect(try fixture.verdict(wider, by: "plumb 5, cairo 1, pango 1, inter b") == .otherRenderer)
    let otherCairo = try fixture.verdict(wider, by: "plumb 5, cairo 2, pango 1, inter a")
    let otherWord = try fixture.verdict(
      fixture.observation("\"V\" text \"Ho\" 0 1 2.25"), by: "plumb 5, cairo 1, pango 2, inter a")
    let otherFact = try fixture.verdict(
      fixture.observation("\"V\" truncated"), by: "plumb 5, cairo 1, pango 2, inter a")
    for verdict in [otherCairo, otherWord, otherFact] {
      guard case .layoutChanged = verdict else {
        Issue.record("\(verdict)")
        continue
      }
    }
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1", "a Git LFS pointer, not the picture; fetch it with `git lfs pull`"),
    ("", "not a PNG file"),
  ])
  func `a golden that is not a PNG file says so`(_ content: String, _ expected: String) throws {
    let fixture = Fixture()
    try fixture.record()
    try AtomicFile.write(content, to: fixture.folder.picturePath(fixture.cell.name))
    guard case .failed(let message) = try fixture.verdict(fixture.observation()) else {
      Issue.record("not reported")
      return
    }
    #expect(message == "\(fixture.folder.picturePath("4x2-any-any")): \(expected)")
  }

  @Test func `an SVG file that is not what the document draws is reported, an equal or a missing one is not`() throws {
    let fixture = Fixture()
    try fixture.record()
    let plain = fixture.observation()
    var observation = Observation(
      cell: plain.cell, facts: plain.facts, findings: [], pixelHash: plain.pixelHash)
    observation.svg = Array("<svg/>".utf8)
    #expect(try fixture.verdict(observation) == .identical)
    let path = fixture.folder.picturePath(fixture.cell.name, as: .svg)
    try AtomicFile.write("<svg/>", to: path)
    #expect(try fixture.verdict(observation) == .identical)
    try AtomicFile.write("<svg id=\"other\"/>", to: path)
    guard case .failed(let message) = try fixture.verdict(observation) else {
      Issue.record("not reported")
      return
    }
    #expect(message == "\(path): not what the document draws; record it again")
  }

  @Test func `a picture that is not the recorded one is reported`() throws {
    let fixture = Fixture()
    try fixture.record()
    var other = fixture.picture
    other[1, 1] = 0xFFFF_FFFF
    try AtomicFile.write(try PNGWriter.encode(other), to: fixture.folder.picturePath(fixture.cell.name))
    guard case .failed(let message) = try fixture.verdict(fixture.observation()) else {
      Issue.record("not reported")
      return
    }
    #expect(
      message
        == "\(fixture.folder.picturePath(fixture.cell.name)): not the picture that the record names; record it again")
  }

  @Test func `a golden that is transparent differs`() throws {
    let fixture = Fixture()
    try fixture.record()
    let path = fixture.folder.picturePath(fixture.cell.name)
    var file = try #require(FileManager.default.contents(atPath: path)).map { $0 }
    // A palette's colour becomes transparent.
    let data = try #require(file.firstRange(of: Array("IDAT".utf8))).lowerBound - 4
    file.insert(contentsOf: [0, 0, 0, 1, 0x74, 0x52, 0x4E, 0x53, 0, 0x40, 0xE6, 0xD8, 0x66], at: data)
    try AtomicFile.write(file, to: path)
    #expect(
      try fixture.verdict(fixture.observation())
        == .failed("\(path): not the picture that the record names; record it again"))
  }

  @Test func `a golden picture that was deleted is missing where each cell has one`() throws {
    let fixture = Fixture()
    try fixture.record()
    #expect(unlink(fixture.folder.picturePath(fixture.cell.name)) == 0)
    let comparison = try SceneComparison(
      folder: fixture.folder, renderer: Fingerprint(base: "r"), isPictured: true)
    #expect(
      comparison.verdict(on: fixture.observation())
        == .failed("\(fixture.folder.picturePath(fixture.cell.name)): the golden picture is missing; record it again"))
  }

  @Test func `a record that is a pointer of Git LFS is called so`() throws {
    let fixture = Fixture()
    try fixture.record()
    try AtomicFile.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:d6\nsize 4\n", to: fixture.folder.recordPath)
    #expect(throws: RecordError.pointer) { try fixture.verdict(fixture.observation()) }
    #expect(RecordError.pointer.description == "a Git LFS pointer, not the record; fetch it with `git lfs pull`")
  }

  @Test func `cells and pictures that are no more are orphans`() throws {
    let fixture = Fixture()
    try fixture.record()
    let comparison = try SceneComparison(folder: fixture.folder, renderer: Fingerprint(base: "r"))
    #expect(comparison.orphans(among: []) == ["4x2-any-any"])
    #expect(comparison.orphans(among: [fixture.cell]).isEmpty)
    let drawn = try PNGWriter.encode(
      fixture.picture, stamp: PNGStamp(pixelHash: fixture.picture.hashText, renderer: "r"))
    try AtomicFile.write(drawn, to: fixture.folder.picturePath("iphone-15-portrait"))
    #expect(comparison.orphans(among: [fixture.cell]) == ["iphone-15-portrait.png"])
  }

  @Test func `a picture in the folder that Plumb did not draw for a cell is not an orphan`() throws {
    let fixture = Fixture()
    try fixture.record()
    let comparison = try SceneComparison(folder: fixture.folder, renderer: Fingerprint(base: "r"))
    try AtomicFile.write(try PNGWriter.encode(fixture.picture), to: fixture.folder.picturePath("iphone-15-portrait"))
    try AtomicFile.write(try PNGWriter.encode(fixture.picture), to: fixture.folder.picturePath("design"))
    #expect(comparison.orphans(among: [fixture.cell]) == [])
  }

  @Test func `differences are red and counted, sizes padded`() {
    // Equal rows are skipped, those around them are not.
    var rows = PixelImage(width: 3, height: 40, pixels: (0..<120).map { 0xFF00_0000 | UInt32($0) })
    let before = rows
    for y in [0, 17, 39] { rows[y % 3, y] ^= 0x10 }
    #expect(PictureMeasure(before, rows).differing == 3)
    #expect(PictureMeasure(before, before).differing == 0)
    let a = PixelImage(width: 2, height: 1, pixels: [0xFF00_0000, 0xFF00_0000])
    let b = PixelImage(width: 3, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000])
    let (image, count) = PictureDifference.picture(a, b)
    #expect(count == 2)
    #expect(image.width == 3)
    #expect(image.pixels == [0xFFBF_BFBF, 0xFFE0_115F, 0xFFE0_115F])
  }
}
