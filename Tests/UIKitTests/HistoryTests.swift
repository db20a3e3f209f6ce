import Foundation
import Testing

@testable import UIKit

/// Frames depend on the current constraints, not on earlier layouts (AL-2.18).
@MainActor @Suite struct HistoryTests {
  private let stage = Stage()

  private func corner(_ view: UIView) {
    NSLayoutConstraint.activate([
      constrain(view, .leading, .equal, stage.root, .leading), constrain(view, .top, .equal, stage.root, .top),
    ])
  }

  @Test func `AL-4.19 and 4.20 a hidden stack is flat, also after its rows have changed`() {
    let outer = stage.add(UIStackView())
    let inner = UIStackView()
    inner.spacing = 10
    let (a, b) = (stage.box(50, 20), stage.box(60, 20))
    for box in [stage.box(5, 5), stage.box(6, 6)] { inner.addArrangedSubview(box) }
    for view in [a, inner, b] { outer.addArrangedSubview(view) }
    corner(outer)
    inner.isHidden = true
    _ = logs { stage.layout() }
    #expect(b.frame.minX == 50)
    inner.distribution = .equalSpacing
    _ = logs { stage.layout() }
    inner.distribution = .fill
    _ = logs { stage.layout() }
    #expect(b.frame.minX == 50)
    #expect(inner.frame.width == 0)
  }

  @Test func `AL-4.7 rows that a stack makes again count as activated last, though none says anything else`() {
    let stack = stage.add(UIStackView())
    stack.spacing = 6
    let view = stage.box(10, 10)
    stack.addArrangedSubview(view)
    corner(stack)
    view.isHidden = true
    constrain(view, .width, .greaterThanOrEqual, plus: 36).isActive = true
    func conflict() -> [Bool] {
      _ = logs { stage.layout() }
      return stage.window.engine.conflicts.flatMap { $0.rows.map(\.isHiding) }
    }
    let before = conflict()
    stack.spacing = 0
    #expect(before == [true, false] || before == [false, true])
    #expect(conflict() == [false, true])
  }

  @Test func `AL-4.43 a row's baseline is that of its tallest view, one with a constrained height, too, in every pass`()
  {
    let stack = stage.add(UIStackView())
    stack.alignment = .top
    let (plain, label) = (UIView(), stage.box(40, 20, baseline: 15))
    for view in [plain, label] { stack.addArrangedSubview(view) }
    let probe = stage.box(10, 10, baseline: 10)
    corner(stack)
    NSLayoutConstraint.activate([
      constrain(plain, .height, plus: 100), constrain(plain, .width, plus: 30),
      constrain(probe, .firstBaseline, .equal, stack, .firstBaseline),
      constrain(probe, .leading, .equal, stage.root, .leading),
    ])
    stage.layout()
    let first = probe.numbers
    stage.root.layoutDidBecomeInvalid()
    stage.layout()
    // The baseline of a view without text is its top edge.
    #expect(first[1] == -10)
    #expect(probe.numbers == first)
  }

  @Test func `AL-4.22 shares are of what texts measure before they are wrapped`() {
    let stack = stage.add(UIStackView())
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 30)
    for view in [label, stage.box(20, 40)] { stack.addArrangedSubview(view) }
    corner(stack)
    NSLayoutConstraint.activate([constrain(stack, .width, plus: 200), constrain(stack, .height, plus: 400)])
    stage.layout()
    let first = label.numbers
    stack.spacing = 1
    stack.spacing = 0
    stage.layout()
    #expect(label.numbers == first)
  }

  @Test func `AL-9.1 content lies on whole pixels of its own, however far it has scrolled`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(scroll)
    let view = stage.add(to: scroll)
    NSLayoutConstraint.activate([
      constrain(view, .leading, .equal, scroll, .leading, plus: 10),
      constrain(view, .trailing, .equal, scroll, .trailing),
      constrain(view, .top, .equal, scroll, .top, plus: 10), constrain(view, .bottom, .equal, scroll, .bottom),
      constrain(view, .width, plus: 300), constrain(view, .height, plus: 300.4),
    ])
    stage.layout()
    let (frame, size) = (view.numbers, scroll.contentSize)
    #expect(frame[1] == 10)
    for offset in [0.3, 0.5, 0.7, -0.2] {
      scroll.contentOffset.y = offset
      stage.layout()
      #expect(view.numbers == frame, "\(offset)")
      #expect(scroll.contentSize == size, "\(offset)")
    }
  }

  @Test func `AL-7.5 a masked frame is noted when it is set, not when its content scrolls`() {
    let outer = stage.add()
    fill(outer, stage.root)
    stage.layout()
    let before = stage.window.frame.size
    let scroll = UIScrollView(frame: CGRect(x: 100, y: 0, width: 101, height: 50))
    scroll.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    outer.addSubview(scroll)
    for width in [320, 411, 333, 375, 327, before.width] {
      stage.window.frame.size.width = width
      stage.layout()
      scroll.contentOffset.y += 1
      stage.layout()
    }
    #expect(scroll.numbers == [100, 0, 101, 50])
  }

  @Test func `AL-7.2 what does not resize its subviews does not do so in layout either`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.autoresizesSubviews = false
    stage.root.addSubview(outer)
    let inner = UIView(frame: CGRect(x: 5, y: 0, width: 80, height: 10))
    inner.autoresizingMask = .flexibleWidth
    outer.addSubview(inner)
    stage.layout()
    outer.frame.size.width = 50
    stage.layout()
    #expect(inner.numbers == [5, 0, 80, 10])
  }

  @Test func `AL-7.2 an override that resizes once more makes one change of it`() {
    final class Low: UIView {
      override var frame: CGRect { didSet { if frame.height != 50 { frame.size.height = 50 } } }
    }
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let low = Low(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    for view in [low, inner] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    outer.addSubview(low)
    low.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 200)
    #expect(low.numbers == [0, 0, 200, 50])
    #expect(inner.numbers == [0, 0, 200, 50])
  }

  @Test func `AL-5.17 a transform moves a view out of the safe area at once`() {
    stage.window.environment = WindowEnvironment(safeAreaInsets: UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
    let (outer, inner) = (stage.add(), UIView())
    fill(outer, stage.root)
    _ = stage.add(inner, to: outer)
    fill(inner, outer.safeAreaLayoutGuide)
    stage.layout()
    #expect(inner.frame.minY == 40)
    outer.transform = CGAffineTransform(translationX: 0, y: 100)
    stage.layout()
    #expect(inner.frame.minY == 0)
  }

  @Test func `a negative frame with a mask contradicts nothing`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: -5, height: -5))
    view.autoresizingMask = .flexibleLeftMargin
    stage.root.addSubview(view)
    #expect(logs { stage.layout() }.isEmpty)
  }
}
