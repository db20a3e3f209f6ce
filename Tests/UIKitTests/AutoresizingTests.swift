import Testing

@testable import UIKit

/// Autoresizing masks: as frames that share a change, and as rows (AL-7).
@MainActor @Suite struct AutoresizingTests {
  typealias Mask = UIView.AutoresizingMask

  /// Returns a child at a position along x, with a mask, in a container of a given width.
  private func pair(
    _ x: CGFloat, _ width: CGFloat, in container: CGFloat, _ mask: Mask
  ) -> (outer: UIView, inner: UIView) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: container, height: 100))
    let inner = UIView(frame: CGRect(x: x, y: 10, width: width, height: 20))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    return (outer, inner)
  }

  private func isNear(_ frame: CGRect, _ x: CGFloat, _ width: CGFloat) -> Bool {
    abs(frame.minX - x) < 1e-3 && abs(frame.width - width) < 1e-3
  }

  @Test func `AL-7.1 bits`() {
    let masks: [Mask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    #expect(UIView().autoresizingMask.rawValue == 0)
  }

  nonisolated static let frames:
    [(x: CGFloat, w: CGFloat, from: CGFloat, to: CGFloat, mask: Mask, x2: CGFloat, w2: CGFloat)] = [
      (5, 80, 100, 50, .flexibleWidth, 5, 30),
      (5, 80, 100, 50, [.flexibleLeftMargin, .flexibleWidth], 2.0588, 32.9412),
      (5, 80, 100, 50, [], 5, 80),
      (160, 80, 320, 640, [.flexibleLeftMargin, .flexibleRightMargin], 373.333, 80),
      (160, 80, 320, 640, .flexibleWidth, 160, 400),
      (160, 80, 320, 640, .flexibleLeftMargin, 480, 80),
      (160, 80, 320, 640, [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 320, 160),
    ]

  @Test(arguments: frames.indices)
  func `AL-7.2 and 7.3 flexible parts share a change in proportion`(_ index: Int) {
    let example = Self.frames[index]
    let (outer, inner) = pair(example.x, example.w, in: example.from, example.mask)
    outer.frame.size.width = example.to
    #expect(isNear(inner.frame, example.x2, example.w2), "\(inner.frame)")
    #expect(inner.frame.minY == 10)
    #expect(inner.frame.height == 20)
  }

  @Test func `AL-7.2 parts that are all nothing share equally`() {
    let (outer, inner) = pair(0, 0, in: 0, [.flexibleLeftMargin, .flexibleWidth])
    outer.frame.size.width = 30
    #expect(isNear(inner.frame, 15, 15))
  }

  @Test func `AL-7.2 nothing moves where the superview does not resize its subviews`() {
    let (outer, inner) = pair(5, 80, in: 100, .flexibleWidth)
    outer.autoresizesSubviews = false
    outer.frame.size.width = 50
    #expect(isNear(inner.frame, 5, 80))
  }

  @Test func `AL-7.2 goes down a deep tree`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var last = root
    for _ in 0..<1500 {
      let view = UIView(frame: last.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      last.addSubview(view)
      last = view
    }
    root.frame.size = CGSize(width: 70, height: 30)
    #expect(last.bounds.size == CGSize(width: 70, height: 30))
  }

  nonisolated static let rows: [(mask: Mask, size: (CGFloat, CGFloat), min: (CGFloat, CGFloat))] = [
    ([], (0, 80), (0, 160)),
    (.flexibleRightMargin, (0, 80), (0, 160)),
    (.flexibleLeftMargin, (0, 80), (1, -160)),
    (.flexibleWidth, (1, -240), (0, 160)),
    ([.flexibleLeftMargin, .flexibleWidth], (1.0 / 3, -80.0 / 3), (2.0 / 3, -160.0 / 3)),
    ([.flexibleLeftMargin, .flexibleRightMargin], (0, 80), (0.625, -40)),
    ([.flexibleWidth, .flexibleRightMargin], (0.5, -80), (0, 160)),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], (0.25, 0), (0.5, 0)),
  ]

  @Test(arguments: rows.indices)
  func `AL-7.5 and 7.6 rows reproduce the frame and say how it follows`(_ index: Int) {
    let example = Self.rows[index]
    let rows = AutoresizingRows(160, 80, Springs(example.mask, .horizontal), in: 320)
    func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }
    #expect(isNear(rows.sizeFactor, example.size.0), "\(rows)")
    #expect(isNear(rows.sizeConstant, example.size.1), "\(rows)")
    #expect(isNear(rows.minFactor, example.min.0), "\(rows)")
    #expect(isNear(rows.minConstant, example.min.1), "\(rows)")
    #expect(isNear(rows.sizeFactor * 320 + rows.sizeConstant, 80))
    #expect(isNear(rows.minFactor * 320 + rows.minConstant, 160))
  }

  @Test func `AL-7.4 a masked view follows a superview that constraints lay out`() {
    let stage = Stage()
    let outer = stage.add()
    let width = constrain(outer, .width, plus: 320)
    NSLayoutConstraint.activate([
      width, constrain(outer, .height, plus: 100), constrain(outer, .left, .equal, stage.root, .left),
      constrain(outer, .top, .equal, stage.root, .top),
    ])
    stage.layout()
    let inner = UIView(frame: CGRect(x: 160, y: 10, width: 80, height: 20))
    inner.autoresizingMask = .flexibleWidth
    outer.addSubview(inner)
    let follower = stage.add(to: outer)
    constrain(follower, .width, .equal, inner, .width).isActive = true
    stage.layout()
    #expect(inner.numbers == [160, 10, 80, 20])
    #expect(outer.constraints.count == 3)
    width.constant = 640
    stage.layout()
    #expect(inner.numbers == [160, 10, 400, 20])
    #expect(follower.frame.width == 400)
    width.constant = 320
    stage.layout()
    #expect(inner.numbers == [160, 10, 80, 20])
  }

  @Test func `AL-7.7 constraints scale the centre, frames the margins`() {
    let mask: Mask = [.flexibleLeftMargin, .flexibleRightMargin]
    let (outer, inner) = pair(160, 80, in: 320, mask)
    outer.frame.size.width = 640
    #expect(isNear(inner.frame, 373.333, 80))

    let stage = Stage()
    let container = stage.add()
    let width = constrain(container, .width, plus: 320)
    width.isActive = true
    stage.layout()
    let view = UIView(frame: CGRect(x: 160, y: 0, width: 80, height: 20))
    view.autoresizingMask = mask
    container.addSubview(view)
    stage.layout()
    width.constant = 640
    stage.layout()
    #expect(isNear(view.frame, 360, 80))
  }

  @Test func `AL-7.8 masks as descriptions print them`() {
    #expect(Springs([], .horizontal).text == "--&")
    #expect(Springs(.flexibleWidth, .horizontal).text == "-&-")
    #expect(Springs([.flexibleTopMargin, .flexibleBottomMargin], .vertical).text == "&-&")
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.autoresizingMask = .flexibleHeight
    stage.root.addSubview(view)
    constrain(view, .height, plus: 20).isActive = true
    let log = logs { stage.layout() }.joined()
    #expect(log.contains("NSAutoresizingMaskLayoutConstraint:"), "\(log)")
    #expect(log.contains("h=--& v=-&- UIView:"), "\(log)")
  }

  @Test func `AL-2.33 a frame that follows its superview prints no multiplier of 1 and no constant of 0`() {
    let stage = Stage()
    stage.layout()
    let view = UIView(frame: stage.root.bounds)
    view.autoresizingMask = .flexibleWidth
    stage.root.addSubview(view)
    constrain(view, .width, plus: 20).isActive = true
    let log = logs { stage.layout() }.joined()
    #expect(log.contains(#/ UIView:0x[0-9a-f]+\.width == UIView:0x[0-9a-f]+\.width   \(active\)>/#), "\(log)")
  }

  @Test func `AL-7.9 a frame that is set moves a translated view and is lost on another`() {
    let stage = Stage()
    let (given, placed) = (UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), stage.add())
    stage.root.addSubview(given)
    NSLayoutConstraint.activate([constrain(placed, .width, plus: 30), constrain(placed, .height, plus: 30)])
    stage.layout()
    given.frame = CGRect(x: 11, y: 12, width: 13, height: 14)
    placed.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
    stage.window.setNeedsLayout()
    stage.root.setNeedsLayout()
    stage.layout()
    #expect(given.numbers == [11, 12, 13, 14])
    #expect(placed.numbers == [0, 0, 30, 30])
  }

  @Test func `AL-7.10 window and root view translate, and give the tree its size`() {
    let stage = Stage(width: 300, height: 200)
    let view = stage.add()
    constrain(view, .width, .equal, stage.root, .width, times: 0.5).isActive = true
    stage.layout()
    #expect(stage.window.translatesAutoresizingMaskIntoConstraints)
    #expect(stage.root.translatesAutoresizingMaskIntoConstraints)
    #expect(view.frame.width == 150)
    stage.window.frame.size.width = 500
    stage.layout()
    #expect(stage.root.frame.width == 500)
    #expect(view.frame.width == 250)
  }
}
