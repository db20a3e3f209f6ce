import Foundation
import Layout
import Testing

@testable import Goldens

/// Views read from a record, for a picture of a golden that has none.
@Suite struct RecordedViewsTests {
  private static func views(
    _ lines: [String], backgrounds: [String: SceneColor] = [:]
  ) -> [String: RecordedView] {
    RecordedViews(facts: LayoutFacts(lines: lines), backgrounds: backgrounds).views
  }

  @Test func `a view has its frame, what hides it, its offset and its lines`() {
    let views = Self.views([
      "root size 320 480", "\"A\" frame 1 2 30 40", "\"A\" text \"one\" 3 4.5 20", "\"A\" text \"two\" 5 24.5 20",
      "\"B\" frame 0 0 5 5", "\"B\" hidden", "\"B\" offset 7 -20",
    ])
    #expect(views.keys.sorted() == ["A", "B"])
    #expect(views["A"]?.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(views["A"]?.isHidden == false)
    #expect(views["A"]?.scrollOffset == .zero)
    #expect(views["A"]?.lines.map(\.text) == ["one", "two"])
    #expect(views["A"]?.lines.map(\.x) == [3, 5])
    #expect(views["A"]?.lines.map(\.baseline) == [4.5, 24.5])
    #expect(views["B"]?.isHidden == true)
    #expect(views["B"]?.scrollOffset == CGPoint(x: 7, y: -20))
    #expect(views["B"]?.lines == [])
  }

  @Test func `the first of two views with one name is the one shown`() {
    let views = Self.views(["\"A\" frame 1 2 3 4", "\"A\" frame 5 6 7 8"])
    #expect(views["A"]?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a background is that of a recorded view, and makes none`() {
    let red = SceneColor(hex: 0xFF0000)
    let views = Self.views(["\"A\" frame 0 0 1 1", "\"B\" frame 0 0 1 1"], backgrounds: ["A": red, "C": red])
    #expect(views.keys.sorted() == ["A", "B"])
    #expect(views["A"]?.background == red)
    #expect(views["B"]?.background == nil)
  }

  @Test func `what is said of a view without a frame is left out`() {
    #expect(Self.views(["\"A\" hidden", "\"A\" text \"one\" 3 4.5 20"]) == [:])
  }
}
