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

  @Test(arguments: [(1024, 176, 672), (600, 8, 584), (320, 8, 304)] as [(CGFloat, CGFloat, CGFloat)])
  func `AL-5.25 the readable guide lies within the margins and is never wider than text should be`(
    _ width: CGFloat, _ left: CGFloat, _ readable: CGFloat
  ) {
    let stage = Stage(width: width)
    let view = UIView(frame: CGRect(x: 0, y: 100, width: width, height: 100))
    stage.root.addSubview(view)
    let text = stage.add(to: view)
    for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      constrain(text, attribute, .equal, view.readableContentGuide, attribute).isActive = true
    }
    stage.layout()
    #expect(text.numbers == [left, 8, readable, 84])
  }

  @Test func `AL-5.26 the keyboard guide ends where the keyboard begins, else at the safe area or the edge`() {
    let stage = Stage()
    stage.controller.additionalSafeAreaInsets.bottom = 34
    let field = stage.box(100, 20)
    constrain(field, .bottom, .equal, stage.root.keyboardLayoutGuide, .top).isActive = true
    var bottoms: [CGFloat] = []
    for change in [
      {}, { stage.window.environment.keyboardFrame = CGRect(x: 0, y: 350, width: 600, height: 250) },
      { stage.window.environment.keyboardFrame = nil }, { stage.root.keyboardLayoutGuide.usesBottomSafeArea = false },
    ] {
      change()
      stage.layout()
      bottoms.append(field.frame.maxY)
    }
    #expect(bottoms == [566, 350, 566, 600])
  }

  @Test func `AL-5.13 outside a window there is no safe area`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    constrain(inner, .top, .equal, view.safeAreaLayoutGuide, .top).isActive = true
    constrain(inner, .bottom, .equal, view.safeAreaLayoutGuide, .bottom).isActive = true
    view.layoutIfNeeded()
    #expect(view.safeAreaInsets == .zero)
    #expect(inner.frame.height == 100)
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
