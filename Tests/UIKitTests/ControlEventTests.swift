import Testing

@testable import UIKit

/// Events of touches in controls, and the values that taps give them.
@Suite @MainActor struct ControlEventTests {
  private final class Recorder: UIControl {
    var lines: [String] = []
    var continues = true

    override init(frame: CGRect) {
      super.init(frame: frame)
      let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDragInside, "drag inside"), (.touchDragOutside, "drag outside"),
        (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
        (.primaryActionTriggered, "primary"), (.valueChanged, "value"),
      ]
      for (event, name) in events { addAction(UIAction { [weak self] _ in self?.lines.append(name) }, for: event) }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      continues ? super.continueTracking(touch, with: event) : false
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { lines.append("end of tracking") }
    override func cancelTracking(with event: UIEvent?) { lines.append("tracking cancelled") }
  }

  private func make<View: UIView>(_ view: View) -> (stage: Stage, view: View) {
    let stage = Stage(top: 0)
    view.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
    stage.root.addSubview(view)
    stage.layout()
    return (stage, view)
  }

  @Test func `a tap goes down and up inside`() throws {
    let (_, control) = make(Recorder())
    try TouchSimulation.tap(control)
    #expect(control.lines == ["down", "end of tracking", "up inside"])
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
  }

  @Test func `a touch that leaves a control ends outside`() throws {
    let (_, control) = make(Recorder())
    try TouchSimulation.drag(control, by: CGVector(dx: 300, dy: 0))
    #expect(control.lines == ["down", "drag outside", "end of tracking", "up outside"])
    #expect(!control.isTouchInside)
  }

  @Test func `a touch that moves within a control ends inside`() throws {
    let (_, control) = make(Recorder())
    try TouchSimulation.drag(control, by: CGVector(dx: 10, dy: 0))
    #expect(control.lines == ["down", "drag inside", "end of tracking", "up inside"])
  }

  @Test func `a control may end its tracking`() throws {
    let (_, control) = make(Recorder())
    control.continues = false
    try TouchSimulation.drag(control, by: CGVector(dx: 10, dy: 0))
    #expect(control.lines == ["down"])
    #expect(!control.isTracking)
  }

  @Test func `a cancelled touch is no tap`() {
    let (_, control) = make(Recorder())
    let touch = UITouch(CGPoint(x: 110, y: 110), in: control)
    control.touchesBegan([touch], with: nil)
    #expect(control.isTracking)
    #expect(control.isTouchInside)
    #expect(control.isHighlighted)
    control.touchesCancelled([touch], with: nil)
    #expect(control.lines == ["down", "tracking cancelled", "cancel"])
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
    control.touchesCancelled([touch], with: nil)
    #expect(control.lines.count == 3)
  }

  @Test func `a disabled control sends nothing`() throws {
    let (_, control) = make(Recorder())
    control.isEnabled = false
    control.sendActions(for: .valueChanged)
    #expect(control.lines.isEmpty)
    control.isEnabled = true
    control.performPrimaryAction()
    #expect(control.lines == ["primary"])
  }

  @Test func `a primary action is sent for the primary event`() {
    var runs = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in runs += 1 })
    control.sendActions(for: .touchUpInside)
    #expect(runs == 0)
    control.sendActions(for: .primaryActionTriggered)
    #expect(runs == 1)
    #expect(UIControl(frame: .zero, primaryAction: nil).allControlEvents == [])
  }

  @Test func `an action is removed by its identifier, for the named events`() {
    var runs = 0
    let control = UIControl()
    let action = UIAction(identifier: UIAction.Identifier("count")) { _ in runs += 1 }
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.removeAction(identifiedBy: UIAction.Identifier("other"), for: .touchDown)
    control.removeAction(identifiedBy: action.identifier, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(runs == 0)
    control.sendActions(for: .touchUpInside)
    #expect(runs == 1)
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test(
    arguments: [
      (0, true, 1, 100), (1, true, 2, 0), (99, true, 100, 98), (100, true, 0, 99), (100, false, 100, 99),
      (0, false, 1, 0),
    ] as [(Double, Bool, Double, Double)])
  func `a stepper goes up and down by a step, and wraps if it may`(
    _ value: Double, _ wraps: Bool, _ up: Double, _ down: Double
  ) {
    let (_, stepper) = make(UIStepper())
    var changes = 0
    stepper.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    (stepper.value, stepper.wraps) = (value, wraps)
    stepper.wasTapped(at: CGPoint(x: stepper.bounds.maxX - 1, y: 5))
    #expect(stepper.value == up)
    stepper.value = value
    stepper.wasTapped(at: CGPoint(x: 1, y: 5))
    #expect(stepper.value == down)
    #expect(changes == [up, down].filter { $0 != value }.count)
  }

  @Test(
    arguments: [
      Fact("minimum", 0) { $0.minimumValue }, Fact("maximum", 100) { $0.maximumValue },
      Fact("step", 1) { $0.stepValue },
      Fact("value", 0) { $0.value }, Fact("wraps", false) { $0.wraps }, Fact("repeats", true) { $0.autorepeat },
      Fact("continuous", true) { $0.isContinuous },
    ] as [Fact<UIStepper>])
  func `a new stepper has UIKit's defaults`(_ fact: Fact<UIStepper>) { fact.check(UIStepper()) }

  @Test func `a slider's value is that of the touch`() throws {
    let (_, slider) = make(UISlider())
    (slider.minimumValue, slider.maximumValue) = (10, 20)
    var changes = 0
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    try TouchSimulation.drag(slider, by: CGVector(dx: 20, dy: 0))
    #expect(slider.value > 15)
    #expect(slider.value < 20)
    try TouchSimulation.drag(slider, by: CGVector(dx: -200, dy: 0))
    #expect(slider.value == 10)
    #expect(changes == 2)
    slider.setValue(12, animated: true)
    #expect(slider.value == 12)
    #expect(changes == 2)
  }

  @Test func `a tap on a page control turns one page, as far as there are pages`() {
    let (_, pages) = make(UIPageControl())
    (pages.numberOfPages, pages.currentPage) = (3, 1)
    var changes = 0
    pages.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let (left, right) = (CGPoint(x: 1, y: 5), CGPoint(x: pages.bounds.maxX - 1, y: 5))
    pages.wasTapped(at: right)
    #expect(pages.currentPage == 2)
    pages.wasTapped(at: right)
    #expect(pages.currentPage == 2)
    pages.wasTapped(at: left)
    pages.wasTapped(at: left)
    pages.wasTapped(at: left)
    #expect(pages.currentPage == 0)
    #expect(changes == 3)
  }

  @Test func `more pages are wider, and each has its image`() {
    let (pages, image) = (UIPageControl(), UIImage())
    #expect(pages.size(forNumberOfPages: 9).width > pages.size(forNumberOfPages: 3).width)
    pages.numberOfPages = 2
    pages.setIndicatorImage(image, forPage: 1)
    #expect(pages.indicatorImage(forPage: 1) === image)
    #expect(pages.indicatorImage(forPage: 0) == nil)
  }

  @Test func `a tap on a segment selects it`() throws {
    let (_, control) = make(UISegmentedControl(items: ["a", "b", "c", "d"]))
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    control.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
    control.wasTapped(at: CGPoint(x: 50, y: 5))
    #expect(control.selectedSegmentIndex == 2)
    control.wasTapped(at: CGPoint(x: 50, y: 5))
    #expect(changes == 1)
    control.semanticContentAttribute = .forceRightToLeft
    control.wasTapped(at: CGPoint(x: 79, y: 5))
    #expect(control.selectedSegmentIndex == 0)
    control.isMomentary = true
    control.wasTapped(at: CGPoint(x: 1, y: 5))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(changes == 3)
  }

  @Test func `segments are inserted, named and removed`() {
    let control = UISegmentedControl(items: ["a", "b"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "x", at: 1, animated: false)
    control.insertSegment(withTitle: "y", at: 99, animated: false)
    control.setTitle("A", forSegmentAt: 0)
    #expect((0..<4).map { control.titleForSegment(at: $0) } == ["A", "x", "b", "y"])
    #expect(control.isEnabledForSegment(at: 1))
    control.removeSegment(at: 2, animated: false)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["A", "x", "y"])
    control.insertSegment(with: UIImage(), at: 0, animated: false)
    #expect(control.numberOfSegments == 4)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }
}
