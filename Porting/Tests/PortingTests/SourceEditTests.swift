import Porting
import Testing

@Suite struct SourceEditTests {
  @Test func `insertions keep their order and come before what is replaced`() {
    let edits: [SourceEdit] = [
      SourceEdit(4..<7, "two"), .insertion("a", at: 4), .insertion("b", at: 4), SourceEdit(5..<6, "lost"),
    ]
    #expect(edits.applied(to: [UInt8]("one TWO three".utf8)) == "one abtwo three")
  }
}
