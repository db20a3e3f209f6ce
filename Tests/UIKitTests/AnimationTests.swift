import Testing

@testable import UIKit

/// Animation without time: the end state immediately, and a log of what moved (AL-11.15).
@MainActor @Suite(.serialized) struct AnimationTests {
  private func scene() -> (stage: Stage, view: UIView, left: NSLayoutConstraint) {
    let stage = Stage()
    let view = stage.add()
    let left = constrain(view, .left, .equal, stage.root, .left, plus: 10)
    NSLayoutConstraint.activate([
      left, constrain(view, .top, .equal, stage.root, .top), constrain(view, .width, plus: 50),
      constrain(view, .height, plus: 50),
    ])
    stage.layout()
    LayoutAnimation.all = []
    return (stage, view, left)
  }

  @Test func `AL-11.15 the block records what a layout inside it moved`() throws {
    let (stage, view, left) = scene()
    var completions = 0
    UIView.animate(withDuration: 0.5) {
      left.constant = 110
      stage.layout()
    } completion: {
      completions += $0 ? 1 : 0
    }
    #expect(completions == 0)
    Completions.runAll()
    let animation = try #require(LayoutAnimation.all.first)
    #expect(animation.duration == 0.5)
    #expect(animation.moves.count == 1)
    #expect(completions == 1)
    #expect(animation.moves[0].view === view)
    #expect(animation.moves[0].from.minX == 10)
    #expect(animation.moves[0].to.minX == 110)
  }

  @Test func `AL-11.15 without a layout in the block nothing animates`() throws {
    let (stage, view, left) = scene()
    UIView.animate(withDuration: 0.5) { left.constant = 110 }
    stage.layout()
    #expect(try #require(LayoutAnimation.all.first).moves.isEmpty)
    #expect(view.frame.minX == 110)
  }

  @Test func `within performWithoutAnimation nothing is noted`() throws {
    let (stage, view, left) = scene()
    UIView.animate(withDuration: 0.5) {
      #expect(UIView.inheritedAnimationDuration == 0.5)
      UIView.performWithoutAnimation {
        left.constant = 60
        stage.layout()
      }
    }
    #expect(try #require(LayoutAnimation.all.first).moves.isEmpty)
    #expect(view.frame.minX == 60)
    #expect(UIView.areAnimationsEnabled)
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func `a dynamic animator keeps behaviors and moves nothing`() {
    let (root, ball) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    ball.frame = CGRect(x: 10, y: 20, width: 30, height: 30)
    root.addSubview(ball)
    let animator = UIDynamicAnimator(referenceView: root)
    let (gravity, collision) = (UIGravityBehavior(items: [ball]), UICollisionBehavior(items: [ball]))
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    root.layoutIfNeeded()
    #expect(animator.behaviors.count == 2)
    #expect(gravity.dynamicAnimator === animator)
    #expect(!animator.isRunning)
    #expect(ball.frame == CGRect(x: 10, y: 20, width: 30, height: 30))
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty)
    #expect(gravity.dynamicAnimator == nil)
  }
}
