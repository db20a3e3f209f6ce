import Foundation
import Testing

/// Cells whose drawing equals the recorded one are painted only if a difference could show.
@Suite struct DrawnGoldensTests {
  private static let path = "Snapshots/simple/frames.txt"

  /// Returns a workplace without a cache, whose goldens cover all devices.
  private func recorded() throws -> Workplace {
    let workplace = try Workplace()
    #expect(try workplace.plumb(["record"]).code == 0)
    return workplace
  }

  /// Changes the record so that a cell's drawing had other pixels.
  private func changePixels(of name: String, in workplace: Workplace) throws {
    let text = try workplace.text(Self.path)
    var hash: Substring = ""
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count >= 4, words[0] == "cell" { hash = words[3] }
      if words.count >= 2, words[0] == "cell", words[1] == name { break }
    }
    try #require(hash.count == 16)
    try workplace.write(text.replacing(hash, with: "0123456789abcdef"), to: Self.path)
  }

  @Test func `the same drawing with other pixels is found, and reported`() throws {
    let workplace = try recorded()
    let text = try workplace.text(Self.path)
    try workplace.write(text.replacing(#/pixels [0-9a-f]{16}/#, with: "pixels 0123456789abcdef"), to: Self.path)
    let outcome = try workplace.plumb(["verify"])
    #expect(outcome.code == 1 && outcome.out.contains("the picture changed"))
    #expect(
      outcome.talk.contains(
        "Recipes/simple.yaml: the same drawing produced different pixels than when it was recorded; all cells were painted"
      ))
  }

  @Test(arguments: [("iphone-15-portrait", []), ("iphone-4s-portrait", ["--no-cache"])])
  func `cells with golden pictures are always painted, and all cells where no cache is wanted`(
    _ cell: String, _ flags: [String]
  ) throws {
    let workplace = try recorded()
    try changePixels(of: cell, in: workplace)
    let outcome = try workplace.plumb(["verify"] + flags)
    #expect(outcome.code == 1 && outcome.out.contains("the picture changed"))
  }

  @Test func `a record that does not say what was drawn is compared by its pixels`() throws {
    let workplace = try recorded()
    let text = try workplace.text(Self.path)
    let (drawing, pixels) = (#/ drawing [0-9a-f]{16}/#, #/pixels [0-9a-f]{16}/#)
    try workplace.write(text.replacing(drawing, with: ""), to: Self.path)
    #expect(try workplace.plumb(["verify"]).code == 0)
    try workplace.write(
      text.replacing(drawing, with: "").replacing(pixels, with: "pixels 0123456789abcdef"), to: Self.path)
    #expect(try workplace.plumb(["verify"]).code == 1)
  }
}
