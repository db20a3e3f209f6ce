import Testing

@testable import Verifying

/// The sentences about results that cannot become goldens.
@Suite struct RefusalTests {
  @Test func `a cell, a scene and a file are named with their reasons, in order`() {
    var refusals = Refusals()
    refusals.add(cell: "card/iphone-8-portrait", "the run has no picture")
    refusals.add(scene: "card", "it is ambiguous")
    refusals.add(file: "card/frames.txt", "it is damaged")
    #expect(
      refusals.sentences == [
        "card/iphone-8-portrait: the run has no picture", "card: it is ambiguous", "card/frames.txt: it is damaged",
      ])
  }

  @Test func `one reason of many cells is one sentence, with the first of them`() {
    var refusals = Refusals()
    for cell in ["a/one", "a/two", "b/one"] { refusals.add(cell: cell, "the run has no picture") }
    #expect(refusals.sentences == ["3 cells, such as a/one: the run has no picture"])
  }

  @Test func `a reason of a cell and of a scene is two sentences`() {
    var refusals = Refusals()
    refusals.add(cell: "a/one", "no picture")
    refusals.add(scene: "a", "no picture")
    refusals.add(scene: "b", "no picture")
    #expect(refusals.sentences == ["a/one: no picture", "2 scenes, such as a: no picture"])
  }

  @Test func `nothing refused says nothing`() { #expect(Refusals().sentences.isEmpty) }
}
