import Testing

@testable import UIKit

/// AL-2 and AL-11 by frames, logs and the order of calls.
@MainActor @Suite struct SolvingRuleTests {
  private func widths(_ stage: Stage, _ views: [UIView], _ constraints: [NSLayoutConstraint]) -> [CGFloat] {
    NSLayoutConstraint.activate(constraints)
    stage.layout()
    return views.map(\.frame.width)
  }

  // MARK: AL-2.1 to 2.12

  @Test func `AL-2.1 and 2.28 what cannot be met still pulls, and logs nothing`() {
    let stage = Stage()
    let view = stage.add()
    var result: [CGFloat] = []
    let log = logs {
      result = widths(
        stage, [view],
        [constrain(view, .width, .lessThanOrEqual, plus: 100), constrain(view, .width, plus: 400, at: 20)])
    }
    #expect(result == [100])
    #expect(log.isEmpty)
  }

  @Test func `AL-2.3 within a priority the sum of errors is least`() {
    let stage = Stage()
    let view = stage.add()
    let wishes = [100, 100, 130].map { constrain(view, .width, plus: $0, at: 500) }
    #expect(widths(stage, [view], wishes) == [100])
  }

  @Test func `AL-2.6 the error is counted in points of the first item`() {
    let stage = Stage()
    let (a, b) = (stage.add(), stage.add())
    let result = widths(
      stage, [a, b],
      [
        constrain(a, .width, plus: 100), constrain(b, .width, plus: 10, at: 500),
        // Half a point of error per point of b on one side, two on the other: missing the second costs more.
        constrain(a, .width, .equal, b, .width, times: 2, at: 500),
      ])
    #expect(result == [100, 50])
  }

  @Test func `AL-2.7 both axes share one list of priorities`() {
    let stage = Stage()
    let view = stage.add()
    NSLayoutConstraint.activate([
      constrain(view, .width, .equal, view, .height, times: 2), constrain(view, .width, plus: 100, at: 400),
      constrain(view, .height, plus: 80, at: 401),
    ])
    stage.layout()
    #expect(view.frame.size == CGSize(width: 160, height: 80))
  }

  @Test func `AL-2.9 two inequalities make an equality, bounds alone do not`() {
    let stage = Stage()
    let (pair, bounds) = (stage.add(), stage.add())
    _ = widths(
      stage, [],
      [
        constrain(pair, .width, .lessThanOrEqual, plus: 70), constrain(pair, .width, .greaterThanOrEqual, plus: 70),
        constrain(bounds, .width, .lessThanOrEqual, plus: 70), constrain(bounds, .width, .greaterThanOrEqual, plus: 60),
      ])
    #expect(pair.frame.width == 70)
    #expect(!pair.widthAnchor.hasAmbiguousLayout)
    #expect(bounds.widthAnchor.hasAmbiguousLayout)
  }

  @Test func `AL-2.10 two equalities a view and axis determine it`() {
    let stage = Stage()
    let view = stage.add()
    let edges: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .top, .bottom]
    NSLayoutConstraint.activate(edges.dropLast().map { constrain(view, $0, .equal, stage.root, $0) })
    stage.layout()
    #expect(view.hasAmbiguousLayout)
    constrain(view, .bottom, .equal, stage.root, .bottom).isActive = true
    stage.layout()
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func `AL-2.11 the root is given, and a contradiction with it is its content's`() {
    let stage = Stage(width: 320)
    let view = stage.add()
    let log = logs {
      _ = widths(
        stage, [view],
        [
          constrain(view, .leading, .equal, stage.root, .leading),
          constrain(view, .trailing, .equal, stage.root, .trailing),
          constrain(view, .width, plus: 400),
        ])
    }
    #expect(stage.root.frame.width == 320)
    #expect(log.count == 1)
  }

  // MARK: Conflicts and descriptions

  @Test func `AL-2.20 a contradiction is logged when layout comes to it, and layout goes on`() {
    let stage = Stage()
    let (view, other) = (stage.add(), stage.box(30, 10))
    let minimum = constrain(view, .width, .greaterThanOrEqual, plus: 100)
    let maximum = constrain(view, .width, .lessThanOrEqual, plus: 200)
    NSLayoutConstraint.activate([minimum, maximum])
    #expect(logs { stage.layout() }.isEmpty)
    minimum.constant = 300
    #expect(logs { stage.layout() }.count == 1)
    #expect(view.frame.width >= 200)
    #expect(other.frame.width == 30)
  }

  @Test func `AL-2.26 and 2.29 the note on autoresizing is printed only for autoresizing rows`() {
    let stage = Stage()
    let framed = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.root.addSubview(framed)
    let plain = stage.add()
    let log = logs {
      constrain(framed, .width, plus: 80).isActive = true
      stage.layout()
    }
    #expect(log.first?.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints") == true)
    let other = logs {
      constrain(plain, .width, plus: 80).isActive = true
      constrain(plain, .width, plus: 90).isActive = true
      stage.layout()
    }
    #expect(other.count == 1 && other[0].contains("(Note:") == false)
  }

  @Test func `AL-2.27 the guide's worked example breaks the label's width`() {
    let stage = Stage(width: 320)
    let (label, field) = (stage.add(UILabel()), stage.add(UITextField()))
    let wide = constrain(label, .width, .greaterThanOrEqual, plus: 400)
    let log = logs {
      NSLayoutConstraint.activate([
        wide, constrain(label, .leading, .equal, stage.root, .leadingMargin),
        constrain(field, .leading, .equal, label, .trailing, plus: 8),
        constrain(field, .trailing, .equal, stage.root, .trailingMargin),
      ])
      stage.layout()
    }
    #expect(log.count == 1)
    let list = log.first?.split(separator: "Will attempt to recover").first ?? ""
    #expect(list.contains(wide.addressText))
    #expect(list.contains("UIView-Encapsulated-Layout-Width"))
  }

  @Test func `AL-2.31 and 2.32 text is cut after 25 characters, numbers after six digits`() {
    let label = UILabel()
    label.text = "a text of more than twenty-five characters"
    let description = constrain(label, .width, plus: 125.0 / 3).description
    #expect(description.contains("'a text of more than twent...'"))
    #expect(description.contains("== 41.6667 "))
  }

  @Test func `AL-2.35 and 2.36 steps from left to right say so, alignments are equations`() {
    let stage = Stage()
    let (a, b) = (stage.add(), stage.add())
    #expect(constrain(b, .left, .equal, a, .right, plus: 8).description.contains("(LTR)"))
    let aligned = constrain(b, .top, .equal, a, .top)
    #expect(aligned.description.contains("\(b.layoutToken).top == \(a.layoutToken).top"))
  }

  @Test func `AL-2.39 a sibling follows the unrounded number`() {
    let stage = Stage()
    let (a, b) = (stage.box(10, 10), stage.box(10, 10))
    NSLayoutConstraint.activate([
      constrain(a, .left, .equal, stage.root, .left, plus: 0.4), constrain(b, .left, .equal, a, .left, plus: 0.4),
    ])
    stage.layout()
    #expect(a.frame.minX == 0)
    #expect(b.frame.minX == 1)
  }

  // MARK: AL-11

  private final class Recorder: UIView {
    static var calls: [String] = []
    var name = ""
    override func updateConstraints() {
      Self.calls.append("update \(name)")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      Self.calls.append("layout \(name) \(Int(frame.width))")
      super.layoutSubviews()
    }
  }

  @Test func `AL-11.1 to 11.3 constraints from the leaves up, layout from the root down, frames already set`() {
    let stage = Stage()
    let outer = stage.add(Recorder())
    let inner = stage.add(Recorder(), to: outer)
    (outer.name, inner.name) = ("outer", "inner")
    NSLayoutConstraint.activate([
      constrain(outer, .width, plus: 200), constrain(inner, .width, .equal, outer, .width, times: 0.5),
    ])
    Recorder.calls = []
    stage.layout()
    #expect(Recorder.calls == ["update inner", "update outer", "layout outer 200", "layout inner 100"])
    Recorder.calls = []
    inner.setNeedsUpdateConstraints()
    stage.layout()
    #expect(Recorder.calls == ["update inner"])
  }

  private final class Controller: UIViewController {
    var calls: [String] = []
    var box: UIView?
    override func viewWillLayoutSubviews() { calls.append("will") }
    override func viewDidLayoutSubviews() { calls.append("did \(Int(box?.frame.width ?? 0))") }
  }

  @Test func `AL-11.3 and 11.8 a controller hears of layout, and frames are valid when it has`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let controller = Controller()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    controller.box = box
    constrain(box, .width, .equal, controller.view, .width).isActive = true
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.calls.first == "will")
    #expect(controller.calls.last == "did 300")
  }

  @Test func `AL-11.13 a constant that pulls is moved without compiling anything`() {
    let stage = Stage()
    let view = stage.add()
    let wish = constrain(view, .width, plus: 40, at: 600)
    wish.isActive = true
    stage.layout()
    let before = stage.window.engine.compiledRowCount
    wish.constant = 90
    stage.layout()
    #expect(view.frame.width == 90)
    #expect(stage.window.engine.compiledRowCount == before)
  }

  @Test func `AL-11.14 a constraint that is taken out and put back leaves things as they were`() {
    let stage = Stage()
    let views = (0..<20).map { _ in stage.box(30, 10) }
    let rows = zip(views, views.dropFirst()).map { constrain($1, .leading, .equal, $0, .trailing, plus: 8) }
    NSLayoutConstraint.activate(rows + [constrain(views[0], .leading, .equal, stage.root, .leading)])
    stage.layout()
    let before = views.map(\.numbers)
    rows[10].isActive = false
    rows[10].isActive = true
    stage.layout()
    #expect(views.map(\.numbers) == before)
  }

  @Test func `AL-11.17 each root has an engine of its own`() {
    let (first, second) = (Stage(), Stage(width: 300))
    let (a, b) = (first.add(), second.add())
    constrain(a, .width, .equal, first.root, .width).isActive = true
    constrain(b, .width, .equal, second.root, .width).isActive = true
    first.layout()
    #expect(a.frame.width == 600)
    #expect(b.frame.width == 0)
    #expect(exceptions { constrain(a, .width, .equal, b, .width).isActive = true }.count == 1)
  }

  @Test func `AL-1.29 a constraint may be held by any common ancestor, in whose direction it is read`() {
    let stage = Stage()
    let parent = stage.add()
    let (a, b) = (stage.add(to: parent), stage.add(to: parent))
    parent.semanticContentAttribute = .forceRightToLeft
    let row = constrain(b, .leading, .equal, a, .leading, plus: 30)
    stage.root.addConstraint(row)
    NSLayoutConstraint.activate([
      constrain(parent, .left, .equal, stage.root, .left, plus: 100),
      constrain(a, .left, .equal, parent, .left, plus: 5),
      constrain(a, .width, plus: 10), constrain(b, .width, plus: 10),
    ])
    stage.layout()
    #expect(stage.root.constraints.contains(row))
    #expect(b.frame.minX - a.frame.minX == 30)
  }
}
