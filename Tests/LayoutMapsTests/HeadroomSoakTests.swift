import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

@testable import LayoutMaps

/// Claims about headroom, checked letter by letter: with generated labels, and with all recipes (`make soak`).
@MainActor
@Suite struct HeadroomSoakTests {
  nonisolated private static let soak = ProcessInfo.processInfo.environment["PLUMB_SOAK"] != nil
  private static let labels = soak ? 500 : 40

  /// A generated recipe with one label, and what its text is.
  private static func recipe(_ text: String, _ form: Int, _ lines: Int, _ width: Int) -> String {
    let trailing =
      [
        "Text.Trailing <= Superview.TrailingMargin", "Text.Trailing = Superview.TrailingMargin",
        "Text.Width = \(width)",
        "Text.Width <= \(width)",
      ][form]
    let quoted = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return """
      title: Label
      views:
        Text: { label: "\(quoted)", lines: \(lines) }
      constraints: |
        Text.Leading = Superview.LeadingMargin
        \(trailing)
        Text.Top = Safe Area.Top + 8
      """
  }

  private static let words = [
    "a", "note", "that", "wraps", "well-known", "over", "lines", "settings", "of", "electricity", "two", "short",
    "e-mail",
    "co-operation", "up",
  ]
  private static let japanese = Array("設定を変更するにはここを押してくださいまた後で確認できます")

  private static func text(_ numbers: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...12, using: &numbers)
    if Int.random(in: 0..<5, using: &numbers) == 0 {
      return String((0..<count * 2).map { japanese[($0 * 7 + count) % japanese.count] })
    }
    return (0..<count).map { index in
      let word = words.randomElement(using: &numbers) ?? ""
      let gap = index == 0 ? "" : [" ", " ", " ", " ", "  ", "\n"].randomElement(using: &numbers) ?? " "
      return gap + word
    }.joined()
  }

  private struct State: Equatable {
    var lines: Int
    var isCut: Bool
  }

  /// A text's state, and the length of its lines together.
  private func state(_ scene: Scene, _ view: String, _ cell: Cell, _ pipeline: LayoutPipeline) -> (State, Double)? {
    guard let text = pipeline.solve(scene, in: cell).views.first(where: { $0.id == view })?.text else { return nil }
    return (
      State(lines: text.lines.count, isCut: text.isTruncated || text.isClipped || text.scale < 1),
      text.lines.reduce(0) { $0 + $1.run.width }
    )
  }

  /// Adds letters until the text's state changes, and compares the moment with the claim.
  /// - Parameters:
  ///   - first: How wide the first letter may be, in points.
  ///   - next: Returns the state of the text with one more letter; nil if there is none.
  /// - Returns: Whether the state changed.
  private func check(
    _ found: TextHeadroom, _ name: String, from start: (state: State, length: Double), first: Double = 8,
    _ next: () throws -> (State, Double)?
  ) rethrows -> Bool {
    var (length, letter) = (0.0, 0.0)
    let room = found.room ?? found.reach
    while length <= room + 2 * Self.pixel, let (now, sum) = try next() {
      if now != start.state {
        // The letter that does not fit is as wide as the one before, or unknown.
        #expect(length + max(2 * letter, first) >= room - Self.pixel, "\(name): changes at \(length) of \(room) points")
        return true
      }
      (letter, length) = (sum - start.length - length, sum - start.length)
      if found.room != nil { #expect(length <= room + Self.pixel, "\(name): unchanged at \(length) of \(room) points") }
    }
    return false
  }

  /// The claims are exact to a pixel.
  private static let pixel = 1.0

  @Test func `a text keeps its lines until its headroom is used up, and no longer`() throws {
    let pipeline = try LayoutPipeline()
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    var numbers = SeededGenerator(seed: 7)
    var (checked, wrapped) = (0, 0)
    for index in 0..<Self.labels {
      let text = Self.text(&numbers)
      let (form, lines) = (index % 4, [0, 0, 0, 1, 2, 3][index % 6])
      let limit = Int.random(in: 80...330, using: &numbers)
      func scene(_ text: String) throws -> Scene {
        try RecipeDocument.decode(Self.recipe(text, form, lines, limit), document: "label.yaml", fonts: .installed)
      }
      let first = try scene(text)
      guard let found = HeadroomFinder(first, pipeline).headroom(in: cell).first,
        let (start, width) = state(first, "Text", cell, pipeline), !start.isCut
      else { continue }
      checked += 1
      let name = "\(index): \(text.debugDescription), form \(form), lines \(lines), width \(limit)"
      var longer = text
      let isJapanese = text.last.map { Self.japanese.contains($0) } == true
      let hasChanged = try check(found, name, from: (start, width), first: isJapanese ? 17 : 8) {
        longer += isJapanese ? "設" : "i"
        return state(try scene(longer), "Text", cell, pipeline)
      }
      if hasChanged { wrapped += 1 }
    }
    #expect(checked > Self.labels * 3 / 4, "\(checked) \(wrapped)")
    #expect(wrapped > Self.labels / 3, "\(checked) \(wrapped)")
  }

  @Test(arguments: ["One-line", "line\nfeed and more", "double  space in it", "設定を変更するにはここを押して"])
  func `a text that wraps has a limit, whatever its lines end with`(_ text: String) throws {
    let scene = try RecipeDocument.decode(Self.recipe(text, 3, 0, 120), document: "label.yaml", fonts: .installed)
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    let found = try #require(HeadroomFinder(scene, LayoutPipeline()).headroom(in: cell).first)
    #expect(found.room != nil)
    #expect((found.room ?? 0) < 130)
  }

  @Test func `a label that sizes itself wraps first to two lines`() throws {
    let text = "Two short lines of a note that wraps here"
    let scene = try RecipeDocument.decode(Self.recipe(text, 0, 0, 0), document: "label.yaml", fonts: .installed)
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    let found = try #require(HeadroomFinder(scene, LayoutPipeline()).headroom(in: cell).first)
    let wraps = try #require(found.events.first { $0.event.isOfText })
    #expect(wraps.event == .wraps(lines: 2))
    #expect(abs(wraps.at - (361 - found.width)) < 0.01)
  }

  @Test func `a text that never wraps says how far it was tried`() throws {
    let scene = try RecipeDocument.decode(Self.recipe("Up", 3, 1, 100_000), document: "label.yaml", fonts: .installed)
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    let found = try #require(HeadroomFinder(scene, LayoutPipeline()).headroom(in: cell).first)
    #expect(HeadroomTexts.text(found) == "Text: neither wraps nor is cut within 400 points (iphone-15-portrait)")
  }

  @Test func `AL-3.13 a button of its natural width shows its title on one line, however long`() throws {
    let pipeline = try LayoutPipeline()
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    for count in 30..<60 {
      let title = "Share" + String(repeating: "i", count: count)
      let scene = try RecipeDocument.decode(
        """
        views: { Send: { button: \(title), symbol: square.and.arrow.up, style: gray, imagePadding: 6 } }
        constraints: |
          Send.Leading = Superview.Leading
          Send.Top = Superview.Top
        """, document: "button.yaml", fonts: .installed)
      let (now, _) = try #require(state(scene, "Send", cell, pipeline))
      #expect(now == State(lines: 1, isCut: false), "\(title)")
    }
  }

  /// Every label of every recipe that a test can lengthen: those whose text occurs once in the document.
  @Test(.enabled(if: soak)) func `the headroom of all recipes is true`() throws {
    let pipeline = try LayoutPipeline()
    let cell = try #require(Cell(named: "iphone-15-portrait"))
    let files = FileManager.default.enumerator(atPath: Repository.path("Recipes"))?.compactMap { $0 as? String } ?? []
    var checked = 0
    for file in files.sorted() where file.hasSuffix(".yaml") {
      let path = Repository.path("Recipes/\(file)")
      let source = try String(contentsOfFile: path, encoding: .utf8)
      let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
      guard let scene = try? RecipeDocument.decode(source, document: file, folder: folder, fonts: .installed) else {
        continue
      }
      let base = pipeline.solve(scene, in: cell)
      for found in HeadroomFinder(scene, pipeline).headroom(in: cell) {
        guard let view = base.views.first(where: { $0.name == found.view }), let text = view.text?.string,
          let start = state(scene, view.id, cell, pipeline), !start.0.isCut
        else { continue }
        let places = ["\"\(text)\"", " \(text),", " \(text) }", " \(text)\n"].filter {
          source.ranges(of: $0).count == 1
        }
        guard let place = places.first, source.ranges(of: text).count == 1 else { continue }
        var longer = text
        _ = check(found, "\(file), \(found.view)", from: (start.0, start.1)) {
          longer += "i"
          let changed = source.replacing(place, with: place.replacing(text, with: longer))
          return (try? RecipeDocument.decode(changed, document: file, folder: folder, fonts: .installed)).flatMap {
            state($0, view.id, cell, pipeline)
          }
        }
        checked += 1
      }
    }
    #expect(checked > 100, "\(checked)")
  }
}
