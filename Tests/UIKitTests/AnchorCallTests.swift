import Testing

@testable import UIKit

/// Calls of anchors and guides that make less usual constraints.
@Suite @MainActor struct AnchorCallTests {
  struct Call: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let relation: NSLayoutConstraint.Relation
    let attribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let constant: CGFloat
    let make: @MainActor (UIView, UIView) -> NSLayoutConstraint
    init(
      _ name: String, _ relation: NSLayoutConstraint.Relation, _ attribute: NSLayoutConstraint.Attribute,
      times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
      _ make: @escaping @MainActor (UIView, UIView) -> NSLayoutConstraint
    ) {
      (testDescription, self.relation, self.attribute) = (name, relation, attribute)
      (self.multiplier, self.constant, self.make) = (multiplier, constant, make)
    }
  }

  @Test(arguments: [
    Call("at least a part", .greaterThanOrEqual, .width, times: 2) {
      $0.widthAnchor.constraint(greaterThanOrEqualTo: $1.widthAnchor, multiplier: 2)
    },
    Call("at most a part", .lessThanOrEqual, .width, times: 3) {
      $0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor, multiplier: 3)
    },
    Call("at most a part and more", .lessThanOrEqual, .height, times: 3, plus: 4) {
      $0.heightAnchor.constraint(lessThanOrEqualTo: $1.heightAnchor, multiplier: 3, constant: 4)
    },
    Call("at least a part and more", .greaterThanOrEqual, .height, times: 0.5, plus: -4) {
      $0.heightAnchor.constraint(greaterThanOrEqualTo: $1.heightAnchor, multiplier: 0.5, constant: -4)
    },
    Call("equal part and more", .equal, .height, times: 0.5, plus: 7) {
      $0.heightAnchor.constraint(equalTo: $1.heightAnchor, multiplier: 0.5, constant: 7)
    },
    Call("right edges", .lessThanOrEqual, .right, plus: -8) {
      $0.rightAnchor.constraint(lessThanOrEqualTo: $1.rightAnchor, constant: -8)
    },
  ])
  func `an anchor makes the constraint that it is asked for`(_ call: Call) {
    let (one, other) = (UIView(), UIView())
    let constraint = call.make(one, other)
    #expect(constraint.firstItem === one)
    #expect(constraint.secondItem === other)
    #expect(constraint.firstAttribute == call.attribute)
    #expect(constraint.secondAttribute == call.attribute)
    #expect(constraint.relation == call.relation)
    #expect(constraint.multiplier == call.multiplier)
    #expect(constraint.constant == call.constant)
    #expect(!constraint.isActive)
  }

  @Test(arguments: [
    ("after, at least", NSLayoutConstraint.Relation.greaterThanOrEqual, true),
    ("after, at most", .lessThanOrEqual, true),
    ("below, at least", .greaterThanOrEqual, false), ("below, at most", .lessThanOrEqual, false),
  ])
  func `the system's spacing keeps views apart`(
    _ name: String, _ relation: NSLayoutConstraint.Relation, _ isHorizontal: Bool
  ) {
    let (one, other) = (UIView(), UIView())
    let isLeast = relation == .greaterThanOrEqual
    let constraint =
      isHorizontal
      ? isLeast
        ? one.leadingAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 2)
        : one.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 2)
      : isLeast
        ? one.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 2)
        : one.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 2)
    #expect(constraint.relation == relation, "\(name)")
    #expect(constraint.firstAttribute == (isHorizontal ? .leading : .top))
    #expect(constraint.secondAttribute == (isHorizontal ? .trailing : .bottom))
    #expect(constraint.firstItem === one)
    #expect(constraint.secondItem === other)
  }

  @Test func `two spacings of the system are 16 points`() {
    let stage = Stage(top: 0)
    let (one, other) = (stage.box(50, 20), stage.box(50, 20))
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      other.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: one.trailingAnchor, multiplier: 2),
      constrain(other, .leading, .equal, stage.root, .leading, at: 1),
      one.topAnchor.constraint(equalTo: stage.root.topAnchor),
      other.topAnchor.constraint(equalTo: stage.root.topAnchor),
    ])
    stage.layout()
    #expect(other.frame.minX == 66)
  }

  @Test func `a guide has edges and is decided by its constraints`() {
    let stage = Stage(top: 0)
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    let right = guide.rightAnchor.constraint(equalTo: stage.root.rightAnchor, constant: -10)
    let width = guide.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([
      right, width, guide.topAnchor.constraint(equalTo: stage.root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 5),
    ])
    stage.layout()
    #expect(guide.layoutFrame == CGRect(x: 560, y: 0, width: 30, height: 5))
    #expect(Set(guide.constraintsAffectingLayout(for: .horizontal)) == [right, width])
    #expect(UILayoutGuide().constraintsAffectingLayout(for: .horizontal).isEmpty)
  }

  @Test func `equal anchors are those of one item and attribute`() {
    let (one, other) = (UIView(), UIView())
    #expect(one.leadingAnchor == one.leadingAnchor)
    #expect(one.leadingAnchor.hash == one.leadingAnchor.hash)
    #expect(one.leadingAnchor != other.leadingAnchor)
    #expect(one.leadingAnchor != one.trailingAnchor)
    let constraint = one.leadingAnchor.constraint(equalTo: other.trailingAnchor)
    #expect(constraint.firstAnchor === one.leadingAnchor)
    #expect(constraint.secondAnchor === other.trailingAnchor)
    #expect(one.widthAnchor.constraint(equalToConstant: 3).secondAnchor == nil)
  }
}
