import Testing

@testable import SnapshotTesting

@MainActor
@Suite(.snapshots) struct DescriptionTests {
  private final class Screen: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "Layout"
      let button = UIButton(type: .system)
      button.setTitle("Layout", for: .normal)
      for part in [label, button] as [UIView] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        part.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      }
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
      button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8).isActive = true
    }
  }

  @Test func `views are described as on iOS, without addresses`() {
    assertSnapshot(of: Screen(), as: .recursiveDescription(on: .iPhone8))
    assertSnapshot(of: Screen(), as: .recursiveDescription(on: .iPhoneX(.landscape)), named: "landscape")
  }

  @Test func `a view has the size it is given`() {
    let view = UIView()
    view.backgroundColor = .red
    view.alpha = 0.5
    view.tag = 7
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    view.addSubview(UIImageView(frame: CGRect(x: 1, y: 2, width: 3, height: 4.25)))
    assertSnapshot(of: view, as: .recursiveDescription(size: CGSize(width: 50, height: 20)))
  }

  @Test func `a client's class is named with UIKit's`() {
    let row = Row(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      Snapshotting<UIView, String>.recursiveDescription.snapshot(row).value(within: 1)
        == "<SnapshotTestingTests.Row; baseClass = UILabel; frame = (0 0; 10 10); userInteractionEnabled = NO; "
        + "backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer>>")
  }

  @Test func `what older versions of iOS leave out is no difference`() {
    let new = "<UIView; frame = (0 0; 1 1); backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <CALayer>>"
    let old = "<UIView; frame = (0 0; 1 1); layer = <CALayer>>"
    let diff = Diffing.descriptions.diff
    #expect(diff(new, new) == nil)
    #expect(diff(old, new) == nil)
    #expect(diff(new, old)?.0 == "- \(new)\n+ \(old)")
    let moved = old.replacing("(0 0;", with: "(0 1;")
    #expect(diff(moved, new)?.0 == "- \(moved)\n+ \(old)")
  }

  @Test func `layers that were added by hand are listed`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    let shape = CAShapeLayer()
    shape.addSublayer(CALayer())
    view.layer.addSublayer(shape)
    view.tintColor = .red
    #expect(
      Snapshotting<UIView, String>.recursiveDescription.snapshot(view).value(within: 1) == """
        <UIView; frame = (0 0; 2 2); tintColor = UIExtendedSRGBColorSpace 1 0 0 1; layer = <CALayer>>
           | <CAShapeLayer> (layer)
           |    | <CALayer> (layer)
        """)
  }

  @Test func `controllers are listed with what is presented`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: UIViewController()),
      UINavigationController(rootViewController: Screen()),
    ]
    assertSnapshot(of: tabs, as: .hierarchy)
  }

  @Test func `a dynamic text follows the traits of a snapshot`() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.text = "What is it?"
    let screen = UIViewController()
    screen.view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: screen.view.layoutMarginsGuide.leadingAnchor),
      label.topAnchor.constraint(equalTo: screen.view.layoutMarginsGuide.topAnchor),
    ])
    assertSnapshots(
      of: screen,
      as: [
        "large": .recursiveDescription(on: .iPhoneSe, traits: .init(preferredContentSizeCategory: .large)),
        "xxxl": .recursiveDescription(
          on: .iPhoneSe, traits: .init(preferredContentSizeCategory: .extraExtraExtraLarge)),
      ])
  }
}

final class Row: UILabel {}
