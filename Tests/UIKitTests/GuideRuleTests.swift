import Testing

@testable import UIKit

/// AL-5 and AL-10.17: guides, margins, safe areas and direction.
@MainActor @Suite struct GuideRuleTests {
  @Test func `AL-5.2 a guide counts as its owner, and one without an owner cannot be tied`() {
    let stage = Stage()
    let (view, guide, stray) = (stage.add(), UILayoutGuide(), UILayoutGuide())
    view.addLayoutGuide(guide)
    let row = constrain(guide, .left, .equal, stage.root, .left)
    row.isActive = true
    #expect(stage.root.constraints.contains(row))
    #expect(exceptions { constrain(stray, .left, .equal, view, .left).isActive = true }.count == 1)
  }

  @Test func `AL-5.3 and 1.25 guides of equal width space views evenly, and encapsulate nothing`() {
    let stage = Stage(width: 400)
    let views = [stage.box(60, 20), stage.box(80, 20), stage.box(60, 20)]
    let guides = [UILayoutGuide(), UILayoutGuide()]
    for guide in guides { stage.root.addLayoutGuide(guide) }
    var rows = [
      constrain(views[0], .leading, .equal, stage.root, .leading),
      constrain(views[2], .trailing, .equal, stage.root, .trailing),
      constrain(guides[0], .width, .equal, guides[1], .width),
    ]
    for (index, guide) in guides.enumerated() {
      rows.append(constrain(guide, .leading, .equal, views[index], .trailing))
      rows.append(constrain(guide, .trailing, .equal, views[index + 1], .leading))
    }
    NSLayoutConstraint.activate(rows)
    stage.layout()
    #expect(guides.map(\.layoutFrame.width) == [100, 100])
    #expect(views.map(\.frame.minX) == [0, 160, 340])
  }

  @Test func `AL-5.4 and 5.6 margins are given back with the safe area, and set without it`() {
    let stage = Stage(top: 30)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 300))
    stage.root.addSubview(view)
    stage.layout()
    #expect(view.layoutMargins == UIEdgeInsets(top: 38, left: 8, bottom: 8, right: 8))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 31, left: 2, bottom: 3, right: 4))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.top == 1)
  }

  @Test func `AL-5.13 outside a window there is no safe area`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    constrain(inner, .top, .equal, view.safeAreaLayoutGuide, .top).isActive = true
    constrain(inner, .bottom, .equal, view.safeAreaLayoutGuide, .bottom).isActive = true
    view.layoutIfNeeded()
    #expect(view.safeAreaInsets == .zero && inner.frame.height == 100)
  }

  @Test func `AL-5.14 a root view has the device's insets and its controller's`() {
    let stage = Stage(top: 20)
    stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    stage.layout()
    #expect(stage.root.safeAreaInsets == UIEdgeInsets(top: 25, left: 0, bottom: 7, right: 0))
  }

  @Test(
    arguments: [
      (.forceLeftToRight, .rightToLeft, false), (.forceRightToLeft, .leftToRight, true),
      (.playback, .rightToLeft, false),
      (.spatial, .rightToLeft, false), (.unspecified, .rightToLeft, true), (.unspecified, .leftToRight, false),
    ] as [(UISemanticContentAttribute, UITraitEnvironmentLayoutDirection, Bool)])
  func `AL-10.17 a view's own word on its direction comes first`(
    _ attribute: UISemanticContentAttribute, _ direction: UITraitEnvironmentLayoutDirection, _ isRightToLeft: Bool
  ) {
    let stage = Stage(direction: direction)
    let view = stage.add()
    stage.layout()
    view.semanticContentAttribute = attribute
    #expect(view.effectiveUserInterfaceLayoutDirection == (isRightToLeft ? .rightToLeft : .leftToRight))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `AL-10.20 the scale moves edges to its pixels, and nothing else`(_ scale: CGFloat) {
    let stage = Stage(scale: scale)
    let view = stage.add()
    constrain(view, .left, .equal, stage.root, .left, plus: 10.3).isActive = true
    constrain(view, .width, plus: 50).isActive = true
    stage.layout()
    #expect(abs(view.frame.minX - (10.3 * scale).rounded() / scale) < 1e-9)
    #expect(view.solvedAlignmentRect.minX == 10.3)
  }
}
