import Testing

@testable import UIKit

/// AL-5: margins, safe areas, guides.
@MainActor @Suite struct GuideTests {
  @Test func `AL-5.5 ordinary margins are 8, and guide and attributes agree`() {
    let stage = Stage()
    let parent = stage.add()
    let (byAttribute, byGuide) = (stage.add(to: parent), stage.add(to: parent))
    NSLayoutConstraint.activate([
      constrain(parent, .left, .equal, stage.root, .left, plus: 100),
      constrain(parent, .top, .equal, stage.root, .top, plus: 100),
      constrain(parent, .width, plus: 200), constrain(parent, .height, plus: 100),
      constrain(byAttribute, .leading, .equal, parent, .leadingMargin),
      constrain(byAttribute, .trailing, .equal, parent, .trailingMargin),
      byGuide.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor),
      byGuide.trailingAnchor.constraint(equalTo: parent.layoutMarginsGuide.trailingAnchor),
    ])
    stage.layout()
    #expect(byAttribute.frame.minX == 8)
    #expect(byAttribute.frame.width == 184)
    #expect(byGuide.frame.minX == byAttribute.frame.minX)
    #expect(byGuide.frame.width == byAttribute.frame.width)
    #expect(parent.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 184, height: 84))
  }

  @Test(arguments: [(375, 16), (399, 16), (400, 20), (600, 20)] as [(CGFloat, CGFloat)])
  func `AL-5.9 the width of a root view decides its margins`(_ width: CGFloat, _ margin: CGFloat) {
    let stage = Stage(width: width)
    #expect(stage.root.layoutMargins == UIEdgeInsets(top: 20, left: margin, bottom: 0, right: margin))
    stage.root.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    #expect(stage.root.layoutMargins.left == margin)
    #expect(stage.root.layoutMargins.right == 30)
    stage.controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(stage.root.layoutMargins.left == 10)
  }

  @Test(
    arguments: [
      (CGRect(x: 0, y: 0, width: 200, height: 10), 40.0), (CGRect(x: 10, y: 0, width: 180, height: 10), 30),
      (CGRect(x: 50, y: 0, width: 100, height: 10), 8),
    ] as [(CGRect, CGFloat)])
  func `AL-5.11 preserved margins shrink with the distance`(_ frame: CGRect, _ expected: CGFloat) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
    parent.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    let child = UIView(frame: frame)
    child.preservesSuperviewLayoutMargins = true
    parent.addSubview(child)
    #expect(child.layoutMargins.left == expected)
    #expect(child.layoutMargins.right == expected)
  }

  @Test func `AL-5.11 content below a scroll view's end has no more margin than content at it`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 30, right: 8)
    for (y, expected) in [(60, 30), (90, 30), (500, 30), (40, 20)] as [(CGFloat, CGFloat)] {
      let row = UIView(frame: CGRect(x: 0, y: y, width: 200, height: 50))
      row.preservesSuperviewLayoutMargins = true
      scroll.addSubview(row)
      #expect(row.layoutMargins.bottom == expected, "\(y)")
    }
  }

  @Test func `AL-5.11 a container's child preserves the margins of a plain view around it`() {
    let child = UIViewController()
    child.view.preservesSuperviewLayoutMargins = true
    let stage = Stage()
    stage.window.rootViewController = UINavigationController(rootViewController: child)
    stage.window.layoutIfNeeded()
    #expect(child.view.layoutMargins.bottom == 8)
  }

  @Test(arguments: [(0, 59), (20, 39), (59, 0), (100, 0), (-30, 59)] as [(CGFloat, CGFloat)])
  func `AL-5.15 safe areas reach in by what is left of them`(_ y: CGFloat, _ expected: CGFloat) {
    let stage = Stage(top: 59)
    let child = UIView(frame: CGRect(x: 0, y: y, width: 600, height: 200))
    stage.root.addSubview(child)
    #expect(child.safeAreaInsets.top == expected)
  }

  @Test func `AL-5.16 a controller adds its own insets`() {
    let stage = Stage()
    stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 80)
    _ = stage.root.safeAreaLayoutGuide
    stage.layout()
    #expect(stage.root.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 20, width: 520, height: 530))
  }

  @Test func `AL-5.20 top and bottom guides follow the bars`() {
    let stage = Stage()
    stage.controller.barInsets = UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0)
    let view = stage.add()
    NSLayoutConstraint.activate([
      constrain(view, .top, .equal, stage.controller.topLayoutGuide, .bottom),
      constrain(view, .bottom, .equal, stage.controller.bottomLayoutGuide, .top),
    ])
    stage.layout()
    #expect(stage.controller.topLayoutGuide.length == 64)
    #expect(view.frame.minY == 64)
    #expect(view.frame.maxY == 551)
  }

  @Test func `AL-5.7 directional and absolute margins are one store`() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 20))
  }

  @Test func `AL-5.7 directional margins wait for the direction`() {
    let stage = Stage(direction: .rightToLeft)
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 4)
    #expect(view.layoutMargins.left == 20)
    stage.root.addSubview(view)
    #expect(view.layoutMargins.right == 20)
  }

  @Test func `AL-5.8 margins move what is tied to them`() {
    let stage = Stage()
    let view = stage.box(10, 10)
    constrain(view, .left, .equal, stage.root, .leftMargin).isActive = true
    stage.layout()
    stage.root.layoutMargins.left = 48
    stage.layout()
    #expect(view.frame.minX == 48)
  }

  @Test func `AL-5.1 and 1.35 guides take part in layout until they are removed`() {
    let stage = Stage()
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 15)
    NSLayoutConstraint.activate([
      left, guide.widthAnchor.constraint(equalToConstant: 100), guide.heightAnchor.constraint(equalToConstant: 10),
      guide.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 5),
    ])
    stage.layout()
    #expect(guide.layoutFrame == CGRect(x: 15, y: 5, width: 100, height: 10))
    stage.root.removeLayoutGuide(guide)
    #expect(!left.isActive)
  }

  @Test func `AL-5.19 a child's safe area follows its solved frame`() {
    let stage = Stage(top: 40)
    let child = stage.add()
    let inner = stage.add(to: child)
    NSLayoutConstraint.activate([
      constrain(child, .top, .equal, stage.root, .top, plus: 10), constrain(child, .height, plus: 200),
      constrain(child, .left, .equal, stage.root, .left), constrain(child, .right, .equal, stage.root, .right),
      inner.topAnchor.constraint(equalTo: child.safeAreaLayoutGuide.topAnchor), constrain(inner, .height, plus: 5),
    ])
    stage.layout()
    #expect(inner.frame.minY == 30)
  }
}
