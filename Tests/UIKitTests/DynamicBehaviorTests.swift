import Testing

@testable import UIKit

/// Behaviours of moving items: their defaults, their items and their animator.
@Suite @MainActor struct DynamicBehaviorTests {
  @Test(
    arguments: [
      Fact("elasticity", 0) { $0.elasticity }, Fact("friction", 0) { $0.friction }, Fact("density", 1) { $0.density },
      Fact("resistance", 0) { $0.resistance }, Fact("angularResistance", 0) { $0.angularResistance },
      Fact("allowsRotation", true) { $0.allowsRotation }, Fact("isAnchored", false) { $0.isAnchored },
      Fact("items", 0) { $0.items.count }, Fact("children", 0) { $0.childBehaviors.count },
      Fact("animator", true) { $0.dynamicAnimator == nil }, Fact("action", true) { $0.action == nil },
    ] as [Fact<UIDynamicItemBehavior>])
  func `an item has UIKit's defaults`(_ fact: Fact<UIDynamicItemBehavior>) {
    fact.check(UIDynamicItemBehavior(items: []))
  }

  @Test func `forces have UIKit's defaults`() {
    let (gravity, collision) = (UIGravityBehavior(items: []), UICollisionBehavior(items: []))
    let push = UIPushBehavior(items: [], mode: .instantaneous)
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(gravity.magnitude == 1)
    #expect(collision.collisionMode == .everything)
    #expect(!collision.translatesReferenceBoundsIntoBoundary)
    #expect(push.mode == .instantaneous)
    #expect(push.active)
    #expect(push.pushDirection == .zero)
  }

  @Test func `boundaries with insets follow the reference's bounds`() {
    let collision = UICollisionBehavior(items: [])
    collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    #expect(collision.translatesReferenceBoundsIntoBoundary)
  }

  @Test func `points of springs are kept`() {
    let view = UIView()
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 3, y: 4))
    #expect(snap.snapPoint == CGPoint(x: 3, y: 4))
    #expect(snap.damping == 0.5)
    let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 5, y: 6))
    #expect(attachment.anchorPoint == CGPoint(x: 5, y: 6))
    #expect(attachment.damping == 0)
    #expect(attachment.frequency == 0)
  }

  @Test func `items are added and removed`() {
    let (one, other) = (UIView(), UIView())
    let gravity = UIGravityBehavior(items: [one])
    gravity.addItem(other)
    #expect(gravity.items.map { $0 === one } == [true, false])
    gravity.removeItem(one)
    #expect(gravity.items.map { $0 === other } == [true])
  }

  @Test func `behaviours are made of others`() {
    let (whole, part) = (UIDynamicBehavior(), UIDynamicBehavior())
    whole.addChildBehavior(part)
    whole.addChildBehavior(UIGravityBehavior(items: []))
    #expect(whole.childBehaviors.first === part)
    whole.removeChildBehavior(part)
    #expect(whole.childBehaviors.map { $0 is UIGravityBehavior } == [true])
  }

  private final class Journal: UIDynamicBehavior {
    var lines: [Bool] = []
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) { lines.append(dynamicAnimator != nil) }
  }

  @Test func `a behaviour has its animator, and is called when it gets one`() {
    let (view, journal) = (UIView(), Journal())
    let animator = UIDynamicAnimator(referenceView: view)
    #expect(animator.referenceView === view)
    #expect(!animator.isRunning)
    #expect(animator.elapsedTime == 0)
    animator.addBehavior(journal)
    #expect(journal.dynamicAnimator === animator)
    #expect(animator.behaviors.map { $0 === journal } == [true])
    animator.removeBehavior(journal)
    #expect(journal.dynamicAnimator == nil)
    #expect(journal.lines == [true, false])
    animator.addBehavior(journal)
    animator.addBehavior(UIGravityBehavior(items: []))
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty)
    #expect(journal.dynamicAnimator == nil)
  }
}
