import Testing

@testable import UIKit

/// AL-1: the meaning of constraints, and the operations they allow.
@MainActor @Suite struct ConstraintRuleTests {
  /// Returns the frames of views under constraints, after one pass.
  private func frames(_ stage: Stage, _ views: [UIView], _ constraints: [NSLayoutConstraint]) -> [[CGFloat]] {
    NSLayoutConstraint.activate(constraints)
    stage.layout()
    return views.map(\.numbers)
  }

  // MARK: The equation

  @Test func `AL-1.1 views, guides and layout supports can be items`() {
    let (view, guide) = (UIView(), UILayoutGuide())
    view.addLayoutGuide(guide)
    #expect(constrain(view, .width, .equal, guide, .width).secondItem === guide)
    #expect(exceptions { _ = constrain("text", .width, plus: 3) }.count == 1)
  }

  @Test(arguments: [true, false])
  func `AL-1.2 a constraint assigns nothing, so either item may be the known one`(_ isFirstKnown: Bool) {
    let stage = Stage()
    let (a, b) = (stage.box(10, 10), stage.box(10, 10))
    let known = isFirstKnown ? a : b
    let result = frames(
      stage, [a, b],
      [
        constrain(a, .left, .equal, b, .left, plus: 30),
        constrain(known, .left, .equal, stage.root, .left, plus: isFirstKnown ? 50 : 20),
      ])
    #expect(result.map { $0[0] } == [50, 20])
  }

  @Test(
    arguments: [
      (2, 10, .greaterThanOrEqual, .lessThanOrEqual), (-2, 10, .greaterThanOrEqual, .greaterThanOrEqual),
      (0.5, -4, .equal, .equal), (2, 10, .lessThanOrEqual, .greaterThanOrEqual),
    ] as [(CGFloat, CGFloat, NSLayoutConstraint.Relation, NSLayoutConstraint.Relation)])
  func `AL-1.3 rewriting a required constraint changes nothing`(
    _ m: CGFloat, _ c: CGFloat, _ relation: NSLayoutConstraint.Relation, _ swapped: NSLayoutConstraint.Relation
  ) {
    let results = [false, true].map { isRewritten in
      let stage = Stage()
      let (a, b) = (stage.box(60, 10), stage.box(40, 10))
      let row =
        isRewritten
        ? constrain(b, .width, swapped, a, .width, times: 1 / m, plus: -c / m)
        : constrain(a, .width, relation, b, .width, times: m, plus: c)
      return frames(stage, [a, b], [row])
    }
    #expect(results[0] == results[1])
  }

  @Test func `AL-1.5 both items may be the same view`() {
    let stage = Stage()
    let (ratio, trivial, none) = (stage.box(30, 5), stage.box(30, 5), stage.box(30, 5))
    let result = frames(
      stage, [ratio, trivial, none],
      [
        constrain(ratio, .height, .equal, ratio, .width, times: 2),
        constrain(trivial, .width, .equal, trivial, .width),
        constrain(none, .width, .equal, none, .width, times: 2),
      ])
    #expect(result[0][2] == 30)
    #expect(result[0][3] == 60)
    #expect(result[1][2] == 30)
    #expect(result[2][2] == 0)
    let log = logs {
      constrain(ratio, .width, .equal, ratio, .width, plus: 5).isActive = true
      stage.layout()
    }
    #expect(log.count == 1)
  }

  @Test(arguments: [0, 1] as [CGFloat])
  func `AL-1.6 and 1.15 without a second item the multiplier means nothing`(_ multiplier: CGFloat) {
    let stage = Stage()
    let view = stage.add()
    let result = frames(stage, [view], [constrain(view, .height, times: multiplier, plus: 40)])
    #expect(result[0][3] == 40)
  }

  @Test func `AL-1.15 a location times zero raises, a size does not`() {
    let (a, b) = (UIView(), UIView())
    #expect(exceptions { _ = constrain(a, .left, .equal, b, .left, times: 0) }.count == 1)
    #expect(exceptions { _ = constrain(a, .width, .equal, b, .width, times: 0, plus: 7) }.isEmpty)
  }

  // MARK: Attributes

  @Test func `AL-1.9 attributes are of the alignment rectangle`() {
    final class Inset: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8) }
    }
    let stage = Stage()
    let view = stage.add(Inset())
    let result = frames(
      stage, [view],
      [
        constrain(view, .left, .equal, stage.root, .left, plus: 10), constrain(view, .width, plus: 100),
        constrain(view, .top, .equal, stage.root, .top, plus: 10), constrain(view, .height, plus: 50),
      ])
    #expect(result == [[6, 8, 112, 58]])
  }

  @Test func `AL-1.10 and 1.12 leading values grow towards the trailing side, left ones to the right`() {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let stage = Stage(direction: direction)
      let (a, b) = (stage.box(10, 10), stage.box(10, 10))
      let result = frames(
        stage, [a, b],
        [
          constrain(a, .leading, .equal, stage.root, .leading, plus: 20),
          constrain(b, .left, .equal, stage.root, .left, plus: 20),
        ])
      #expect(result[0][0] == (direction == .leftToRight ? 20 : 570))
      #expect(result[1][0] == 20)
    }
  }

  @Test func `AL-1.14 a location may be a multiple of another, in the holder's coordinates`() {
    let stage = Stage()
    let (a, b) = (stage.box(10, 10), stage.box(10, 10))
    let result = frames(
      stage, [a, b],
      [
        constrain(b, .left, .equal, stage.root, .left, plus: 80),
        constrain(a, .left, .equal, b, .left, times: 0.5, plus: 1),
      ])
    #expect(result[0][0] == 41)
  }

  // MARK: Refusals

  @Test func `AL-1.16 and 1.19 a refusal has a name and is no constraint`() {
    let view = UIView()
    let found = exceptions {
      _ = constrain(view, .width, plus: .infinity)
      _ = constrain(view, .width, .equal, view, .left)
    }
    #expect(found.map(\.name) == [LayoutException.internalInconsistency, LayoutException.invalidArgument])
  }

  @Test func `AL-1.17 an illegal pair raises when it is made, a missing ancestor when it is activated`() {
    let (a, b) = (UIView(), UIView())
    #expect(exceptions { _ = constrain(a, .width, .equal, b, .left) }.count == 1)
    let constraint = constrain(a, .top, .equal, b, .top)
    #expect(exceptions { constraint.isActive = true }.count == 1)
  }

  @Test func `AL-1.18 the reason names the first item`() {
    let view = UIView()
    let found = exceptions { _ = constrain(view, .width, .equal, UIView(), .left) }
    #expect(found.first?.reason.hasPrefix("NSLayoutConstraint for <UIView: \(view.addressText)") == true)
  }

  @Test func `AL-1.22 doing it twice, duplicates and frame views raise nothing`() {
    let stage = Stage()
    let framed = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    stage.root.addSubview(framed)
    let view = stage.add()
    let (one, other) = (constrain(view, .width, plus: 30), constrain(view, .width, plus: 30))
    let found = exceptions {
      one.isActive = true
      one.isActive = true
      other.isActive = true
      constrain(framed, .width, plus: 30).isActive = true
      one.isActive = false
      one.isActive = false
    }
    #expect(found.isEmpty && view.constraints == [other])
    stage.layout()
    #expect(view.frame.width == 30)
  }

  // MARK: Priorities

  @Test func `AL-1.23 priorities have names, and a new constraint is required`() {
    let named: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene, .defaultLow,
      .fittingSizeLevel,
    ]
    #expect(named.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    #expect(constrain(UIView(), .width, plus: 1).priority == .required)
  }

  @Test func `AL-1.25 an optional constraint inside a container is compared with one outside`() {
    let stage = Stage()
    let container = stage.add()
    let inner = stage.add(to: container)
    let result = frames(
      stage, [container, inner],
      [
        constrain(inner, .left, .equal, container, .left), constrain(inner, .right, .equal, container, .right),
        constrain(inner, .width, plus: 100, at: 600), constrain(container, .width, plus: 300, at: 601),
      ])
    #expect(result.map { $0[2] } == [300, 300])
  }

  // MARK: Life

  @Test func `AL-1.26 constant, priority and activity change, and frames follow`() {
    let stage = Stage()
    let view = stage.add()
    let (wide, narrow) = (constrain(view, .width, plus: 90, at: 600), constrain(view, .width, plus: 40, at: 500))
    NSLayoutConstraint.activate([wide, narrow])
    var widths: [CGFloat] = []
    for change in [{}, { wide.constant = 80 }, { wide.priority = UILayoutPriority(499) }, { narrow.isActive = false }] {
      change()
      stage.layout()
      widths.append(view.frame.width)
    }
    #expect(widths == [90, 80, 40, 80])
    #expect(exceptions { constrain(view, .width, plus: 3, at: 999).priority = .required }.isEmpty)
  }

  @Test func `AL-1.27 constraints are made inactive, and activated singly or together`() {
    let stage = Stage()
    let view = stage.add()
    let all = (1...3).map { constrain(view, .width, .greaterThanOrEqual, plus: CGFloat($0)) }
    #expect(all.allSatisfy { !$0.isActive })
    NSLayoutConstraint.activate(all)
    #expect(all.allSatisfy { $0.isActive })
    #expect(view.constraints == all)
    NSLayoutConstraint.deactivate(all)
    view.addConstraints(all)
    #expect(all.allSatisfy { $0.isActive })
    #expect(view.constraints == all)
  }

  @Test func `AL-1.30 locations are in the holder's coordinates, its bounds' origin included`() {
    let stage = Stage()
    let container = stage.add()
    let view = stage.add(to: container)
    container.bounds.origin = CGPoint(x: 0, y: 25)
    let result = frames(
      stage, [container, view],
      [
        constrain(container, .top, .equal, stage.root, .top, plus: 100), constrain(container, .height, plus: 200),
        constrain(view, .top, .equal, container, .top), constrain(view, .bottom, .equal, stage.root, .top, plus: 150),
      ])
    #expect(result[0][1] == 100)
    #expect(result[1][1] == 25)
    #expect(result[1][3] == 50)
  }

  @Test func `AL-1.35 a guide that is removed takes its constraints along`() {
    let stage = Stage()
    let (view, guide) = (stage.add(), UILayoutGuide())
    stage.root.addLayoutGuide(guide)
    let tied = constrain(view, .left, .equal, guide, .right)
    let own = constrain(view, .width, plus: 10)
    NSLayoutConstraint.activate([tied, own])
    stage.root.removeLayoutGuide(guide)
    #expect(!tied.isActive)
    #expect(own.isActive)
  }

  @Test func `AL-1.37 an identifier is printed and means nothing`() {
    let constraint = constrain(UIView(), .width, plus: 10)
    #expect(constraint.identifier == nil)
    #expect(!constraint.shouldBeArchived)
    constraint.identifier = "title-width"
    #expect(constraint.description.contains(" 'title-width' "))
  }

  @Test func `AL-1.38 constraints lists what the view holds, and nothing of its descendants`() {
    let stage = Stage()
    let (view, child) = (stage.add(), UIView())
    view.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    let (own, inner) = (constrain(view, .width, plus: 10), constrain(child, .width, plus: 5))
    NSLayoutConstraint.activate([own, inner])
    stage.layout()
    #expect(view.constraints == [own])
    #expect(child.constraints == [inner])
  }

  @Test func `AL-1.39 views made in code are placed by their frames by default`() {
    #expect(UIView().translatesAutoresizingMaskIntoConstraints)
    #expect(UILabel().translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `AL-1.40 without constraints frames rule, unrounded`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 1.3, y: 2.7, width: 10.1, height: 20.2))
    stage.root.addSubview(view)
    stage.layout()
    #expect(view.frame == CGRect(x: 1.3, y: 2.7, width: 10.1, height: 20.2))
    #expect(!UIView.requiresConstraintBasedLayout)
  }
}
