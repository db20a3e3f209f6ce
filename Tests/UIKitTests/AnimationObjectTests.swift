import Foundation
import Testing

@testable import UIKit

/// Animations of layers, animators and behaviours: their defaults and where they end.
@Suite(.serialized) @MainActor struct AnimationObjectTests {
  @Test(
    arguments: [
      Fact("duration", 0) { $0.duration }, Fact("beginTime", 0) { $0.beginTime },
      Fact("timeOffset", 0) { $0.timeOffset },
      Fact("repeatCount", 0) { $0.repeatCount }, Fact("repeatDuration", 0) { $0.repeatDuration },
      Fact("autoreverses", false) { $0.autoreverses }, Fact("speed", 1) { $0.speed },
      Fact("fillMode", CAMediaTimingFillMode.removed) { $0.fillMode },
      Fact("isRemovedOnCompletion", true) { $0.isRemovedOnCompletion },
      Fact("timingFunction", true) { $0.timingFunction == nil }, Fact("delegate", true) { $0.delegate == nil },
      Fact("keyPath", "opacity") { $0.keyPath }, Fact("isAdditive", false) { $0.isAdditive },
      Fact("isCumulative", false) { $0.isCumulative }, Fact("fromValue", true) { $0.fromValue == nil },
      Fact("toValue", true) { $0.toValue == nil }, Fact("byValue", true) { $0.byValue == nil },
      Fact("mass", 1) { $0.mass }, Fact("stiffness", 100) { $0.stiffness }, Fact("damping", 10) { $0.damping },
      Fact("initialVelocity", 0) { $0.initialVelocity },
    ] as [Fact<CASpringAnimation>])
  func `an animation has Core Animation's defaults`(_ fact: Fact<CASpringAnimation>) {
    fact.check(CASpringAnimation(keyPath: "opacity"))
  }

  @Test func `other animations have their defaults`() {
    #expect(CATransition().type == .fade)
    #expect(CATransition().subtype == nil)
    #expect(CAKeyframeAnimation().calculationMode == "linear")
    #expect(CAKeyframeAnimation().values == nil)
    #expect(CAAnimationGroup().animations == nil)
  }

  struct End: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let value: @MainActor () -> Any
    let holds: @MainActor (CALayer) -> Bool
    init(_ path: String, _ value: @escaping @MainActor () -> Any, _ holds: @escaping @MainActor (CALayer) -> Bool) {
      (testDescription, self.value, self.holds) = (path, value, holds)
    }
  }

  @Test(arguments: [
    End("opacity", { 0.25 }) { $0.opacity == 0.25 },
    End("opacity", { NSNumber(value: 0.25) }) { $0.opacity == 0.25 },
    End("cornerRadius", { CGFloat(6) }) { $0.cornerRadius == 6 },
    End("position", { CGPoint(x: 3, y: 4) }) { $0.position == CGPoint(x: 3, y: 4) },
    End("bounds", { CGRect(x: 0, y: 0, width: 5, height: 6) }) { $0.bounds.size == CGSize(width: 5, height: 6) },
    End("backgroundColor", { CGColor(red: 1, green: 0, blue: 0, alpha: 1) }) {
      $0.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    },
  ])
  func `an animation that stays forwards is seen at its end, any other leaves no trace`(_ end: End) {
    let (stays, goes, grouped) = (CALayer(), CALayer(), CALayer())
    let animation = CABasicAnimation(keyPath: end.testDescription)
    animation.toValue = end.value()
    goes.add(animation, forKey: nil)
    #expect(!end.holds(goes))
    animation.fillMode = .forwards
    goes.add(animation, forKey: nil)
    #expect(!end.holds(goes))
    animation.isRemovedOnCompletion = false
    stays.add(animation, forKey: "end")
    #expect(end.holds(stays))
    let group = CAAnimationGroup()
    group.animations = [animation]
    grouped.add(group, forKey: nil)
    #expect(end.holds(grouped))
  }

  private final class Listener: CAAnimationDelegate {
    var lines: [String] = []
    func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
  }

  @Test func `a delegate is called at the start and at the end`() {
    let (listener, animation) = (Listener(), CABasicAnimation(keyPath: "opacity"))
    animation.delegate = listener
    animation.duration = 0.5
    animation.setValue("fade", forKey: "name")
    CALayer().add(animation, forKey: "fade")
    #expect(listener.lines.isEmpty)
    Completions.runAll()
    #expect(listener.lines == ["start", "stop true"])
    #expect(animation.value(forKey: "name") as? String == "fade")
    #expect(animation.value(forKey: "other") == nil)
  }

  @Test func `an object that replaces itself ends when it was added last`() {
    let (listener, animation, layer) = (Listener(), CABasicAnimation(keyPath: "opacity"), CALayer())
    animation.delegate = listener
    animation.duration = 0.5
    layer.add(animation, forKey: "fade")
    animation.duration = 2
    layer.add(animation, forKey: "fade")
    UIView.animate(withDuration: 1, animations: {}) { _ in
      listener.lines.append(layer.animation(forKey: "fade") == nil ? "gone" : "there")
    }
    Completions.runAll()
    #expect(listener.lines == ["start", "stop false", "start", "there", "stop true"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func `an object that was added under two keys ends twice`() {
    let (listener, animation, layer) = (Listener(), CABasicAnimation(keyPath: "opacity"), CALayer())
    animation.delegate = listener
    for key in ["one", "two"] { layer.add(animation, forKey: key) }
    layer.removeAnimation(forKey: "one")
    Completions.runAll()
    #expect(listener.lines == ["start", "start", "stop false", "stop true"])
  }

  @Test(
    arguments: [
      Fact("state", UIViewAnimatingState.inactive) { $0.state }, Fact("isRunning", false) { $0.isRunning },
      Fact("isReversed", false) { $0.isReversed }, Fact("fractionComplete", 0) { $0.fractionComplete },
      Fact("isInterruptible", true) { $0.isInterruptible }, Fact("scrubsLinearly", true) { $0.scrubsLinearly },
      Fact("pausesOnCompletion", false) { $0.pausesOnCompletion }, Fact("duration", 2) { $0.duration },
    ] as [Fact<UIViewPropertyAnimator>])
  func `an animator has UIKit's defaults`(_ fact: Fact<UIViewPropertyAnimator>) {
    fact.check(UIViewPropertyAnimator(duration: 2, timingParameters: UISpringTimingParameters()))
  }

  struct Maker: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor (@escaping () -> Void) -> UIViewPropertyAnimator
    init(_ name: String, _ make: @escaping @MainActor (@escaping () -> Void) -> UIViewPropertyAnimator) {
      (testDescription, self.make) = (name, make)
    }
  }

  @Test(arguments: [
    Maker("curve") { UIViewPropertyAnimator(duration: 1, curve: .linear, animations: $0) },
    Maker("damping") { UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5, animations: $0) },
    Maker("points") {
      UIViewPropertyAnimator(
        duration: 1, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1), animations: $0)
    },
    Maker("spring") { block in
      let spring = UISpringTimingParameters(mass: 1, stiffness: 2, damping: 3, initialVelocity: .zero)
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
      animator.addAnimations(block)
      return animator
    },
    Maker("delay") { block in
      let cubic = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero)
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: cubic)
      animator.addAnimations(block, delayFactor: 0.5)
      return animator
    },
  ])
  func `an animator changes nothing until it starts, and ends at its end`(_ maker: Maker) {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = maker.make { view.alpha = 0.5 }
    animator.addCompletion { ends.append($0) }
    #expect(view.alpha == 1)
    #expect(animator.state == .inactive)
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(view.alpha == 0.5)
    Completions.runAll()
    #expect(ends == [.end])
    #expect(animator.state == .inactive)
  }

  @Test func `a stopped animator waits for the call that finishes it`() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {}
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(!animator.isRunning)
    Completions.runAll()
    #expect(ends.isEmpty)
    animator.finishAnimation(at: .current)
    #expect(ends == [.current])
    #expect(animator.state == .inactive)
  }
}
