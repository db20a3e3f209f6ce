import Testing

@testable import UIKit

/// Assertions from the suites of public layout libraries that this module once failed.
@MainActor @Suite struct ClientLessonTests {
  @Test func `AL-1.11 a horizontal place may follow a vertical one`() {
    let stage = Stage()
    let (a, b) = (stage.box(10, 10), stage.box(10, 10))
    constrain(b, .top, .equal, stage.root, .top, plus: 30).isActive = true
    constrain(a, .left, .equal, b, .top, plus: 50).isActive = true
    stage.layout()
    #expect(a.frame.minX == 80)
  }

  @Test func `AL-2.18 an inequality about a size leaves it at nothing, one about a place at its bound`() {
    let stage = Stage()
    let view = stage.add()
    NSLayoutConstraint.activate([
      constrain(view, .width, .lessThanOrEqual, plus: 323), constrain(view, .height, .greaterThanOrEqual, plus: 20),
      constrain(view, .top, .lessThanOrEqual, stage.root, .top, plus: 23),
    ])
    stage.layout()
    #expect(view.frame.size == CGSize(width: 0, height: 20))
    #expect(view.frame.minY == 23)
  }

  @Test func `AL-12.40 between forty and two hundred and eighty is forty`() {
    let stage = Stage()
    let view = stage.add()
    NSLayoutConstraint.activate([
      constrain(view, .width, .greaterThanOrEqual, plus: 40), constrain(view, .width, .lessThanOrEqual, plus: 280),
    ])
    stage.layout()
    #expect(view.frame.width == 40)
    #expect(view.hasAmbiguousLayout)
  }

  @Test func `AL-4.18 a horizontal stack takes no notice of baseline-relative arrangement`() {
    let stage = Stage()
    let stack = stage.add(UIStackView(arrangedSubviews: [UILabel(), UILabel()]))
    for case let label as UILabel in stack.arrangedSubviews { label.text = "Text" }
    stack.isBaselineRelativeArrangement = true
    stage.layout()
    let (first, second) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
    #expect(second.frame.minX == first.frame.maxX)
    #expect(second.frame.width > 0)
  }

  @Test func `AL-4.7 a stack makes its rows when it is asked to update its constraints`() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.updateConstraints()
    #expect(stack.constraints.contains { $0.identifier == "UISV-spacing" })
  }

  @Test func `a window without a frame is as large as the screen`() {
    #expect(UIWindow().frame == UIScreen.main.bounds)
  }

  @Test func `AL-5.21 below an opaque bar the view begins at the bar, and has no inset`() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.environment = WindowEnvironment(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(content.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    #expect(content.topLayoutGuide.length == 0)
    content.extendedLayoutIncludesOpaqueBars = true
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(content.view.frame == window.bounds)
    #expect(content.topLayoutGuide.length == 64)
  }

  @Test func `AL-5.5 a guide that is asked for after layout is where it will be`() {
    let stage = Stage(top: 0)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(view)
    stage.layout()
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 84))
  }

  @Test func `a frame under a transform is read back without noise`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    view.frame = CGRect(x: 140, y: 175, width: 90, height: 60)
    #expect(view.frame == CGRect(x: 140, y: 175, width: 90, height: 60))
  }

  @Test func `points convert between layers as between views`() {
    let (outer, inner) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)),
      UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    )
    outer.addSubview(inner)
    #expect(inner.layer.convert(CGPoint(x: 1, y: 1), to: outer.layer) == CGPoint(x: 6, y: 7))
    #expect(inner.layer.convert(CGPoint(x: 6, y: 7), from: outer.layer) == CGPoint(x: 1, y: 1))
  }

  @Test func `a button is wide enough for image and title`() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let before = button.intrinsicContentSize
    button.setImage(UIImage(size: CGSize(width: 24, height: 40)), for: .normal)
    #expect(button.currentImage != nil)
    #expect(button.intrinsicContentSize == CGSize(width: before.width + 24, height: 40))
  }

  @Test func `a field's text is never nil`() {
    let (field, bar) = (UITextField(), UISearchBar())
    #expect(field.text == "")
    #expect(bar.text == "")
    (field.text, bar.text) = ("a", "b")
    (field.text, bar.text) = (nil, nil)
    #expect(field.text == "")
    #expect(bar.text == "")
    #expect(field.readableText == nil)
  }

  @Test func `a layer's sublayers can be replaced`() {
    let (layer, a, b) = (CALayer(), CALayer(), CALayer())
    layer.addSublayer(a)
    layer.sublayers = [b]
    #expect(a.superlayer == nil)
    #expect(b.superlayer === layer)
    layer.sublayers?.removeAll { $0 === b }
    #expect(b.superlayer == nil)
    #expect(layer.sublayers?.isEmpty == true)
    layer.sublayers = nil
    layer.addSublayer(a)
    CALayer().addSublayer(a)
    #expect(layer.sublayers?.isEmpty == true)
  }

  @Test func `settings have values by their keys, and buttons of alerts colours`() {
    let settings = UserDefaults.standard
    settings.setValue("Ann", forKey: "plumb.test.name")
    defer { settings.removeObject(forKey: "plumb.test.name") }
    #expect(settings.value(forKey: "plumb.test.name") as? String == "Ann")
    let action = UIAlertAction(title: "Delete", style: .default)
    action.setValue(UIColor.red, forKey: "titleTextColor")
    #expect(action.titleColor == .red)
  }

  @Test func `an appearance with initialisers of its own is made without arguments`() {
    final class Dark: UINavigationBarAppearance {
      required init(coder: NSCoder) { super.init(coder: coder) }
      override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        backgroundColor = .black
      }
      override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
    }
    #expect(Dark().backgroundColor == .black)
    #expect(CGGradient(colorsSpace: nil, colors: [UIColor.red.cgColor] as CFArray, locations: nil)?.stops.count == 1)
  }
}
