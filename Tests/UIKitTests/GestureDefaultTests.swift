import Testing

@testable import UIKit

/// Recognisers by themselves: defaults, targets, directions and touches.
@Suite @MainActor struct GestureDefaultTests {
  @Test(
    arguments: [
      Fact("state", UIGestureRecognizer.State.possible) { $0.state }, Fact("isEnabled", true) { $0.isEnabled },
      Fact("view", true) { $0.view == nil }, Fact("cancels", true) { $0.cancelsTouchesInView },
      Fact("delaysBegan", false) { $0.delaysTouchesBegan }, Fact("delaysEnded", true) { $0.delaysTouchesEnded },
      Fact("exclusive", true) { $0.requiresExclusiveTouchType }, Fact("name", true) { $0.name == nil },
      Fact("touches", 0) { $0.numberOfTouches }, Fact("modifiers", []) { $0.modifierFlags },
      Fact("prevents", true) { $0.canPrevent(UITapGestureRecognizer()) },
      Fact("is prevented", true) { $0.canBePrevented(by: UITapGestureRecognizer()) },
      Fact("requires failure", false) { $0.shouldRequireFailure(of: UITapGestureRecognizer()) },
      Fact("has to fail", false) { $0.shouldBeRequiredToFail(by: UITapGestureRecognizer()) },
    ] as [Fact<UIGestureRecognizer>])
  func `a new recogniser has UIKit's defaults`(_ fact: Fact<UIGestureRecognizer>) {
    fact.check(UIGestureRecognizer())
  }

  @Test func `other recognisers have their defaults`() {
    #expect(UIPinchGestureRecognizer().scale == 1)
    #expect(UIPinchGestureRecognizer().velocity == 0)
    #expect(UIRotationGestureRecognizer().rotation == 0)
    #expect(UIRotationGestureRecognizer().velocity == 0)
    #expect(UISwipeGestureRecognizer().direction == .right)
    #expect(UISwipeGestureRecognizer().numberOfTouchesRequired == 1)
    #expect(UIPanGestureRecognizer().minimumNumberOfTouches == 1)
    #expect(UIPanGestureRecognizer().velocity(in: nil) == .zero)
    #expect(UITapGestureRecognizer().numberOfTapsRequired == 1)
    #expect(UILongPressGestureRecognizer().minimumPressDuration == 0.5)
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
  }

  final class Silent: NSObject, UIGestureRecognizerDelegate {}

  @Test(
    arguments: [
      Fact("begins", true) { $0.gestureRecognizerShouldBegin(UITapGestureRecognizer()) },
      Fact("is simultaneous", false) {
        $0.gestureRecognizer(
          UITapGestureRecognizer(), shouldRecognizeSimultaneouslyWith: UIPanGestureRecognizer())
      },
      Fact("requires failure", false) {
        $0.gestureRecognizer(UITapGestureRecognizer(), shouldRequireFailureOf: UIPanGestureRecognizer())
      },
      Fact("has to fail", false) {
        $0.gestureRecognizer(UITapGestureRecognizer(), shouldBeRequiredToFailBy: UIPanGestureRecognizer())
      },
      Fact("receives touches", true) { $0.gestureRecognizer(UITapGestureRecognizer(), shouldReceive: UITouch()) },
      Fact("receives events", true) { $0.gestureRecognizer(UITapGestureRecognizer(), shouldReceive: UIEvent()) },
    ] as [Fact<Silent>])
  func `a delegate that implements nothing changes nothing`(_ fact: Fact<Silent>) { fact.check(Silent()) }

  @MainActor private final class Target: NSObject {
    var states: [UIGestureRecognizer.State] = []
    func note(_ recogniser: UIGestureRecognizer) { states.append(recogniser.state) }
  }

  private func make(_ recogniser: UIGestureRecognizer) -> (stage: Stage, view: UIView) {
    let stage = Stage(top: 0)
    let view = UIView(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
    view.addGestureRecognizer(recogniser)
    stage.root.addSubview(view)
    stage.layout()
    return (stage, view)
  }

  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.right, CGVector(dx: 60, dy: 5)), (.left, CGVector(dx: -60, dy: 5)),
    (.up, CGVector(dx: 5, dy: -60)), (.down, CGVector(dx: 5, dy: 60)),
  ])
  func `a swipe is recognised in its own direction only`(
    _ direction: UISwipeGestureRecognizer.Direction, _ distance: CGVector
  ) throws {
    for wanted in [UISwipeGestureRecognizer.Direction.right, .left, .up, .down] {
      let target = Target()
      let swipe = UISwipeGestureRecognizer(target: target, action: Selector(Target.note))
      swipe.direction = wanted
      let (_, view) = make(swipe)
      try TouchSimulation.drag(view, by: distance)
      #expect(target.states == (wanted == direction ? [.ended] : []))
    }
  }

  @Test func `a removed target hears nothing`() throws {
    let (one, other) = (Target(), Target())
    let tap = UITapGestureRecognizer(target: one, action: Selector(Target.note, name: "note"))
    tap.addTarget(other, action: Selector(Target.note, name: "note"))
    let (_, view) = make(tap)
    try TouchSimulation.tap(view)
    tap.removeTarget(one, action: nil)
    try TouchSimulation.tap(view)
    #expect(one.states == [.ended])
    #expect(other.states == [.ended, .ended])
  }

  @Test func `a pan's translation may be set again`() throws {
    @MainActor final class Panner: NSObject {
      var places: [CGPoint] = []
      func pan(_ pan: UIPanGestureRecognizer) {
        places.append(pan.translation(in: pan.view))
        if pan.state == .changed { pan.setTranslation(.zero, in: pan.view) }
      }
    }
    let panner = Panner()
    let pan = UIPanGestureRecognizer(target: panner, action: Selector(Panner.pan))
    let (_, view) = make(pan)
    try TouchSimulation.drag(view, by: CGVector(dx: 30, dy: 4))
    #expect(panner.places == [CGPoint(x: 30, y: 4), CGPoint(x: 30, y: 4), .zero])
  }

  @Test func `a single tap waits for a double tap to fail`() throws {
    let (single, double) = (Target(), Target())
    let one = UITapGestureRecognizer(target: single, action: Selector(Target.note))
    let two = UITapGestureRecognizer(target: double, action: Selector(Target.note))
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    let (_, view) = make(one)
    view.addGestureRecognizer(two)
    try TouchSimulation.tap(view)
    #expect(single.states == [.ended])
    #expect(double.states.isEmpty)
    try TouchSimulation.tap(view, times: 2)
    #expect(double.states == [.ended])
  }

  @Test func `a touch knows where it is and was`() {
    let stage = Stage(top: 0)
    let view = UIView(frame: CGRect(x: 100, y: 50, width: 50, height: 50))
    stage.root.addSubview(view)
    let touch = UITouch(CGPoint(x: 110, y: 60), in: view)
    #expect(touch.window === stage.window)
    #expect(touch.view === view)
    #expect(touch.type == .direct)
    #expect(touch.phase == .began)
    touch.move(to: CGPoint(x: 120, y: 75))
    #expect(touch.location(in: view) == CGPoint(x: 20, y: 25))
    #expect(touch.previousLocation(in: view) == CGPoint(x: 10, y: 10))
    #expect(touch.location(in: nil) == CGPoint(x: 120, y: 75))
    #expect(touch.phase == .moved)
  }

  @Test func `an event has the touches of its views and recognisers`() {
    let (one, other, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    let touch = UITouch(.zero, in: one)
    touch.gestureRecognizers = [tap]
    let event = UIEvent(touches: [touch])
    #expect(event.type == .touches)
    #expect(event.subtype == .none)
    #expect(event.modifierFlags == [])
    #expect(event.allTouches == [touch])
    #expect(event.touches(for: one) == [touch])
    #expect(event.touches(for: other)?.isEmpty ?? true)
    #expect(event.touches(for: tap) == [touch])
    #expect(event.touches(for: UITapGestureRecognizer())?.isEmpty ?? true)
  }
}
