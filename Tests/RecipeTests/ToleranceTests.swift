import CairoCanvas
import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

@testable import Goldens
@testable import Verifying

/// Tolerances and masks with a definite answer, on recipes drawn before and after an edit.
@MainActor
@Suite struct ToleranceTests {
  enum Answer { case green, red }

  private static let pipeline = Result { try LayoutPipeline() }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let answer: Answer
    let tolerance: GoldenTolerance
    /// What is replaced in the recipe.
    let edits: [(String, String)]
    var isPictured = true

    init(
      _ answer: Answer, _ name: String, _ tolerance: GoldenTolerance, _ edits: [(String, String)],
      isPictured: Bool = true
    ) {
      (testDescription, self.answer, self.tolerance, self.edits) = (name, answer, tolerance, edits)
      self.isPictured = isPictured
    }
  }

  nonisolated private static let recipe = """
    title: Sheet
    views:
      Sheet:
        background: white
        views:
          Box: { background: "#D02020" }
          Words: { label: "Good morning", font: 17 }
          Dot: { background: "#2020D0" }
          Line: { background: "#808080" }
    constraints: |
      Sheet.Leading = Superview.Leading
      Sheet.Top = Superview.Top + 0
      Sheet.Width = 300
      Sheet.Height = 400
      Box.Leading = Sheet.Leading + 20
      Box.Top = Sheet.Top + 40
      Box.Width = 100
      Box.Height = 64
      Words.Leading = Sheet.Leading + 20
      Words.Top = Sheet.Top + 150
      Dot.Leading = Sheet.Leading + 200
      Dot.Top = Sheet.Top + 200
      Dot.Width = 2
      Dot.Height = 2
      Line.Leading = Sheet.Leading + 20
      Line.Top = Sheet.Top + 300
      Line.Width = 200
      Line.Height = 1
    """

  nonisolated private static func points(_ points: Double) -> GoldenTolerance {
    var tolerance = GoldenTolerance(name: "points")
    tolerance.points = points
    return tolerance
  }

  nonisolated private static func masks(_ masks: Mask..., points: Double = 0) -> GoldenTolerance {
    var tolerance = GoldenTolerance(name: "masks")
    (tolerance.masks, tolerance.points) = (masks, points)
    return tolerance
  }

  nonisolated private static func bounds(
    channel: Int = 0, pixels: Double = 0, delta: Double? = nil, window: Double? = nil, count: Int = 0
  ) -> GoldenTolerance {
    var tolerance = GoldenTolerance(name: "bounds", channel: channel, pixels: pixels, delta: delta, window: window)
    tolerance.count = count
    return tolerance
  }

  nonisolated private static let toBlue = ("\"#D02020\"", "\"#2020D0\"")
  nonisolated private static let boxDown = ("Sheet.Top + 40", "Sheet.Top + 41")
  nonisolated private static let sheetDown = ("Superview.Top + 0", "Superview.Top + 1")
  nonisolated private static let wordsDown = ("Sheet.Top + 150", "Sheet.Top + 151")

  nonisolated static let cases: [Case] = [
    Case(.green, "a view moves a point", points(1), [boxDown]),
    Case(.red, "a view moves two points", points(1), [("Sheet.Top + 40", "Sheet.Top + 42")]),
    Case(.green, "a view moves by a third of a point", points(0.5), [("Sheet.Top + 40", "Sheet.Top + 40.33")]),
    Case(.green, "a view grows a point", points(1), [("Box.Height = 64", "Box.Height = 65")]),
    Case(.green, "a text moves a point", points(1), [wordsDown]),
    Case(
      .green, "a text moves by a third of a point", points(0.5),
      [("Sheet.Leading + 20\n  Words.Top", "Sheet.Leading + 20.33\n  Words.Top")]),
    Case(.green, "a full-screen view moves a point, with all in it", points(1), [sheetDown]),
    Case(.green, "a full-screen view and a view in it move a point each", points(1), [sheetDown, boxDown]),
    Case(.red, "a view moves a point and turns blue", points(1), [boxDown, toBlue]),
    Case(
      .red, "a view moves a point and turns blue, without a picture", points(1), [boxDown, toBlue], isPictured: false),
    Case(.green, "a view moves a point, without a picture", points(1), [boxDown], isPictured: false),
    Case(.red, "a view turns blue, nothing moves", points(1), [toBlue]),
    Case(.red, "a full-screen view moves a point, a view on it turns blue", points(1), [sheetDown, toBlue]),
    Case(
      .red, "a full-screen view moves a point, a dot on it turns red", points(1),
      [sheetDown, ("\"#2020D0\"", "\"#D02020\"")]),
    Case(
      .red, "a full-screen view moves a point, a dot on it vanishes", points(1), [sheetDown, ("\"#2020D0\"", "white")]),
    Case(
      .red, "a full-screen view moves a point, a line on it turns darker", points(1),
      [sheetDown, ("\"#808080\"", "\"#606060\"")]),
    Case(
      .red, "a full-screen view moves a point, a text on it turns blue", points(1),
      [sheetDown, ("font: 17", "font: 17, textColor: blue")]),
    Case(
      .red, "a text moves a point and turns grey", points(1),
      [wordsDown, ("font: 17", "font: 17, textColor: \"#404040\"")]),
    Case(.red, "a text moves a point and reads otherwise", points(1), [wordsDown, ("Good morning", "Good evening")]),
    Case(.red, "a text moves a point and is bold", points(5), [wordsDown, ("font: 17", "font: 17 bold")]),
    Case(.green, "colors within the channel", bounds(channel: 8), [("\"#D02020\"", "\"#D02828\"")]),
    Case(.red, "colors beyond the channel", bounds(channel: 7), [("\"#D02020\"", "\"#D02828\"")]),
    Case(.green, "four pixels of a count of four", bounds(count: 4), [("\"#2020D0\"", "\"#D02020\"")]),
    Case(.red, "four pixels of a count of three", bounds(count: 3), [("\"#2020D0\"", "\"#D02020\"")]),
    Case(.red, "all of a window, of which half may differ", bounds(pixels: 1, window: 0.5), [toBlue]),
    Case(
      .green, "a line in a window of which a tenth may differ", bounds(pixels: 1, window: 0.1),
      [("\"#808080\"", "\"#707070\"")]),
    Case(.green, "a masked view turns blue", masks(Mask(.view("Box"))), [toBlue]),
    Case(
      .green, "a masked view turns blue, without a picture, and a text moves", masks(Mask(.view("Box")), points: 1),
      [toBlue, wordsDown], isPictured: false),
    Case(.red, "another view than the masked one turns blue", masks(Mask(.view("Words"))), [toBlue]),
    Case(.red, "a masked view's scene is another", masks(Mask(.view("Box"), scene: "other*")), [toBlue]),
    Case(.green, "a view in a masked rectangle turns blue", masks(Mask(.rect([20, 40, 100, 64]))), [toBlue]),
    Case(.red, "a rectangle masks all but the last column", masks(Mask(.rect([20, 40, 99, 64]))), [toBlue]),
    Case(.red, "a rectangle masks all but the first row", masks(Mask(.rect([20, 41, 100, 63]))), [toBlue]),
    Case(.red, "a masked view beside one that turns blue", masks(Mask(.view("Dot"))), [toBlue]),
    Case(
      .red, "the masked view is the one around, and a sibling appears", masks(Mask(.view("Box"))),
      [("Good morning", "Good Morning")]),
  ]

  private static let cell = "320x420-any-any@2x"
  /// The recipe as it is recorded.
  private static let before = Result { try observed(recipe) }

  private static func observed(_ text: String) throws -> (scene: Scene, observation: Observation) {
    let pipeline = try pipeline.get()
    let scene = try RecipeDocument.decode(text, document: "sheet.yaml", fonts: .installed)
    let layout = pipeline.solve(scene, in: try #require(Cell(named: cell)))
    return (scene, try Renderer(measurer: pipeline.measurer).observation(of: layout))
  }

  @Test(arguments: cases)
  func `a tolerance ignores what it names and nothing else`(_ test: Case) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: root) }
    let renderer = Renderer(measurer: try Self.pipeline.get().measurer)
    let before = try Self.before.get()
    let after = try Self.observed(
      test.edits.reduce(Self.recipe) { text, edit in
        let changed = text.replacing(edit.0, with: edit.1)
        #expect(changed != text, "\(edit.0) is not in the recipe")
        return changed
      })
    let folder = GoldenFolder(root: root, scene: before.scene.id)
    var recording = Recording(
      folder: folder, renderer: renderer.fingerprint(of: [before.observation]), title: "Sheet",
      recipe: SceneStatement.lines(of: before.scene))
    recording.add(before.observation)
    _ = try recording.write()
    if !test.isPictured { _ = try folder.removePicture(Self.cell, as: .png) }
    var comparison = try SceneComparison(
      folder: folder, renderer: renderer.fingerprint(of: [after.observation]), tolerance: test.tolerance)
    _ = comparison.compare(with: after.scene, SceneStatement.lines(of: after.scene), [after.observation])
    let verdict = comparison.verdict(on: after.observation)
    switch verdict {
    case .tolerated: #expect(test.answer == .green, "\(verdict)")
    default: #expect(test.answer == .red, "\(verdict)")
    }
  }

  // MARK: Pictures

  private func picture(_ width: Int, _ height: Int, _ color: UInt32 = 0xFFFF_FFFF) -> PixelImage {
    PixelImage(width: width, height: height, pixels: Array(repeating: color, count: width * height))
  }

  @Test(arguments: [(0, 0), (8, 8), (5, 11), (31, 1), (48, 48)])
  func `a block counts in full wherever it is`(_ left: Int, _ top: Int) {
    let white = picture(64, 64)
    var other = white
    for y in top..<(top + 16) { for x in left..<(left + 16) { other[x, y] = 0xFF00_0000 } }
    #expect(PictureMeasure(white, other).densest == 1)
    other[left, top] = 0xFFFF_FFFF
    #expect(PictureMeasure(white, other).densest == 255.0 / 256)
  }

  @Test func `a picture smaller than a window is one`() {
    var other = picture(8, 4)
    for x in 0..<8 { other[x, 0] = 0xFF00_0000 }
    #expect(PictureMeasure(picture(8, 4), other).densest == 0.25)
  }

  @Test func `a mask covers the pixels whose centers it contains`() {
    let (white, black) = (picture(10, 10), picture(10, 10, 0xFF00_0000))
    func masked(_ rect: CGRect) -> Int { 100 - PictureMeasure(white, black, masks: [rect]).differing }
    #expect(masked(CGRect(x: 2, y: 3, width: 4, height: 5)) == 20)
    #expect(masked(CGRect(x: 2.4, y: 3, width: 4, height: 5)) == 20)
    #expect(masked(CGRect(x: 2.6, y: 3, width: 4, height: 5)) == 20)
    #expect(masked(CGRect(x: 2.4, y: 3, width: 4.4, height: 5)) == 25)
  }

  @Test func `what is more or less opaque differs`() {
    let measure = PictureMeasure(picture(1, 1, 0x00FF_FFFF), picture(1, 1))
    #expect(measure.differing == 1)
    #expect(measure.channel == 255)
    #expect(measure.delta == 100)
  }

  @Test func `a golden picture that cannot be read or is another is never tolerated`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: root) }
    let cell = Cell(canvas: Size(4, 2), sizeClasses: SizeClasses(horizontal: .any, vertical: .any))
    let folder = GoldenFolder(root: root, scene: "a")
    let (old, new) = (picture(4, 2), picture(4, 2, 0xFFFE_FFFF))
    func observation(_ picture: PixelImage) throws -> Observation {
      Observation(
        cell: cell, facts: LayoutFacts(lines: []), findings: [], pixelHash: picture.hashText,
        png: try PNGWriter.encode(picture))
    }
    try folder.write(SceneRecord(renderer: "r", title: "t", cells: [try observation(old).entry]))
    func verdict(_ golden: [UInt8]) throws -> Verdict {
      try AtomicFile.write(golden, to: folder.picturePath(cell.name))
      return try SceneComparison(
        folder: folder, renderer: Fingerprint(base: "r"), tolerance: GoldenTolerance(name: "t", channel: 2)
      ).verdict(on: try observation(new))
    }
    guard case .tolerated = try verdict(PNGWriter.encode(old)) else {
      Issue.record("not tolerated")
      return
    }
    let path = folder.picturePath(cell.name)
    #expect(try verdict([1, 2]) == .failed("\(path): not a PNG file"))
    #expect(
      try verdict(PNGWriter.encode(new)) == .failed("\(path): not the picture that the record names; record it again"))
  }
}
