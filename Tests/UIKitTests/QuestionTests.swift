import Testing

@testable import UIKit

/// Fitting sizes, and queries about a solved layout.
@MainActor @Suite struct QuestionTests {
  // MARK: AL-3.23 to 3.30

  /// Returns a view 8 points larger than a natural size on each side.
  private func makePadded(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> (stage: Stage, outer: UIView) {
    let stage = Stage(scale: scale)
    let outer = stage.add()
    let inner = stage.box(width, height)
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      constrain(inner, .leading, .equal, outer, .leading, plus: 8),
      constrain(inner, .trailing, .equal, outer, .trailing, plus: -8),
      constrain(inner, .top, .equal, outer, .top, plus: 8), constrain(inner, .bottom, .equal, outer, .bottom, plus: -8),
    ])
    return (stage, outer)
  }

  @Test func `AL-3.23 and 3.28 the compressed size is what the content asks for, the expanded one does not stretch it`()
  {
    let (_, outer) = makePadded(100, 20)
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 116, height: 36))
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 116, height: 36))
  }

  @Test func `AL-3.25 and 3.28 fifty decides where nothing stronger does`() {
    let stage = Stage()
    let view = stage.add()
    constrain(view, .width, .greaterThanOrEqual, plus: 40).isActive = true
    constrain(view, .height, plus: 30, at: 51).isActive = true
    #expect(view.systemLayoutSizeFitting(CGSize(width: 70, height: 70)) == CGSize(width: 70, height: 30))
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 30))
  }

  @Test func `AL-3.26 and 11.16 constraints to the outside do not count, and nothing on screen changes`() {
    let (stage, outer) = makePadded(100, 20)
    constrain(outer, .width, .equal, stage.root, .width).isActive = true
    constrain(outer, .leading, .equal, stage.root, .leading).isActive = true
    constrain(outer, .top, .equal, stage.root, .top).isActive = true
    stage.layout()
    let frame = outer.frame
    let solves = stage.window.engine.solveCount
    #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 116, height: 36))
    stage.layout()
    #expect(outer.frame == frame)
    #expect(stage.window.engine.solveCount == solves)
  }

  @Test func `AL-3.27 a required target conflicts under its own name`() {
    let (_, outer) = makePadded(100, 20)
    outer.subviews[0].setContentCompressionResistancePriority(.required, for: .horizontal)
    let log = logs {
      _ = outer.systemLayoutSizeFitting(
        CGSize(width: 50, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    #expect(log.count == 1 && log[0].contains("_UITemporaryLayoutWidth"), "\(log)")
  }

  @Test func `AL-3.29 a cell's height follows its width`() {
    let stage = Stage()
    let (cell, label) = (stage.add(), UILabel())
    label.numberOfLines = 0
    label.text = "a label of several words that does not fit on one line of a narrow cell"
    _ = stage.add(label, to: cell)
    NSLayoutConstraint.activate([
      constrain(label, .leading, .equal, cell, .leading), constrain(label, .trailing, .equal, cell, .trailing),
      constrain(label, .top, .equal, cell, .top), constrain(label, .bottom, .equal, cell, .bottom),
    ])
    func height(_ width: CGFloat) -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height(100) > 2 * height(1000))
    #expect(label.solvedWidth == nil)
  }

  @Test(arguments: [(1, 174), (2, 173.5), (3, 173.333333)] as [(CGFloat, CGFloat)])
  func `AL-3.30 the result is rounded up to pixels`(_ scale: CGFloat, _ expected: CGFloat) {
    let (stage, outer) = makePadded(157.25, 20, scale: scale)
    stage.layout()
    let width = outer.systemLayoutSizeFitting(.zero).width
    #expect(abs(width - expected) < 1e-5, "\(width)")
  }

  // MARK: AL-2.15, AL-2.16

  @Test func `AL-2.16 the constraints that decide a view are named, by axis`() {
    let stage = Stage()
    let (a, b) = (stage.box(60, 20), stage.box(40, 20))
    let leading = constrain(a, .leading, .equal, stage.root, .leading, plus: 16)
    let gap = constrain(b, .leading, .equal, a, .trailing, plus: 8)
    let top = constrain(b, .top, .equal, stage.root, .top)
    let loose = constrain(b, .trailing, .lessThanOrEqual, stage.root, .trailing)
    NSLayoutConstraint.activate([leading, gap, top, loose])
    #expect(b.constraintsAffectingLayout(for: .horizontal) == [leading, gap])
    #expect(b.constraintsAffectingLayout(for: .vertical) == [top])
    #expect(UIView().constraintsAffectingLayout(for: .horizontal).isEmpty)
  }

  @Test func `AL-2.15 an ambiguous view takes another place that is as good`() {
    let stage = Stage()
    let view = stage.box(60, 20)
    constrain(view, .leading, .greaterThanOrEqual, stage.root, .leading, plus: 16).isActive = true
    constrain(view, .trailing, .lessThanOrEqual, stage.root, .trailing, plus: -16).isActive = true
    constrain(view, .top, .equal, stage.root, .top).isActive = true
    stage.layout()
    let before = view.frame
    #expect(view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    #expect(view.frame != before)
    #expect(view.frame.minX >= 16)
    #expect(view.frame.maxX <= 584)
    #expect(view.frame.size == before.size)
    #expect(view.hasAmbiguousLayout)
    view.setNeedsLayout()
    constrain(view, .height, plus: 20).isActive = true
    stage.layout()
    #expect(view.frame == before)
  }

  @Test func `AL-2.17 the trace shows how a view is laid out and what is ambiguous`() {
    let stage = Stage()
    let label = stage.add(UILabel())
    label.text = "Title"
    constrain(label, .leading, .equal, stage.root, .leading).isActive = true
    let lines = stage.window.autolayoutTrace.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0] == "•UIWindow:\(stage.window.addressText)")
    #expect(lines[1] == "|   +UIView:\(stage.root.addressText)")
    let name = "UILabel:\(label.addressText)'Title'"
    #expect(lines[2] == "|   |   *\(name)- AMBIGUOUS LAYOUT for \(name).minY{id: 10}")
    #expect(lines[3] == "")
    #expect(lines[4] == "Legend:")
    #expect(lines.last == "\t• - layout engine host")
  }

  @Test func `AL-2.15 what is not ambiguous stays`() {
    let stage = Stage()
    let view = stage.box(60, 20)
    constrain(view, .leading, .equal, stage.root, .leading).isActive = true
    constrain(view, .top, .equal, stage.root, .top).isActive = true
    stage.layout()
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == before)
  }
}
