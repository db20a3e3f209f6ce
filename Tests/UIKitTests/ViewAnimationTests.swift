import Testing

@testable import UIKit

/// Blocks of animations change views at once, and end later.
@Suite(.serialized) @MainActor struct ViewAnimationTests {
  @Test func `keyframes are all reached`() {
    let view = UIView()
    var ends: [Bool] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0.5) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin.x = 40 }
    } completion: {
      ends.append($0)
    }
    #expect(view.alpha == 0.5)
    #expect(view.frame.minX == 40)
    #expect(ends.isEmpty)
    Completions.runAll()
    #expect(ends == [true])
  }

  @Test func `repeated animations end where the block says`() {
    let view = UIView()
    UIView.animate(withDuration: 1) {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: false) { view.alpha = 0.25 }
    }
    #expect(view.alpha == 0.25)
  }

  @Test func `animations are enabled unless they are disabled`() {
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    let view = UIView()
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    #expect(view.alpha == 0)
    UIView.setAnimationsEnabled(true)
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `a transition shows one view and hides the other`() {
    let (host, old, new) = (UIView(), UIView(), UIView())
    host.addSubview(old)
    host.addSubview(new)
    new.isHidden = true
    UIView.transition(from: old, to: new, duration: 1, options: .showHideTransitionViews)
    #expect(old.isHidden)
    #expect(!new.isHidden)
    #expect(host.subviews == [old, new])
    UIView.transition(from: new, to: UIView(), duration: 1)
    #expect(new.superview == nil)
    #expect(host.subviews.count == 2)
  }

  @Test func `a coordinator runs its animations with the transition`() {
    final class Turner: UIViewController {
      var lines: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        lines.append("will")
        coordinator.animate { context in self.lines.append("along \(context.isCancelled) \(context.isInteractive)") }
      }
    }
    let (stage, turner) = (Stage(), Turner())
    stage.window.rootViewController = turner
    stage.layout()
    stage.window.transition(to: CGSize(width: 700, height: 300))
    #expect(turner.lines == ["will", "along false false"])
    #expect(turner.view.frame.size == CGSize(width: 700, height: 300))
  }
}
