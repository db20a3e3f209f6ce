import UIKit

extension CapturedScreen {
  /// Screens with more code, of which a scene expresses less.
  static let withCode: [CapturedScreen] = [
    CapturedScreen(name: "insets never adjusted") { InsetScreen() },
    CapturedScreen(name: "alignment rectangles", stated: ["shadowed", "below"]) { AlignmentScreen() },
    CapturedScreen(name: "baselines of containers", stated: ["beside"]) { BaselineScreen() },
    CapturedScreen(name: "hand frames with followers", stated: ["handle", "follower"]) { FollowingScreen() },
    CapturedScreen(name: "content size by hand", stated: ["page"]) { PageScreen() },
    CapturedScreen(name: "margins without the system's") { MarginScreen() },
    CapturedScreen(
      name: "attributes without a word", stated: ["field", "icon", "spaced", "stack/UILabel 1"]
    ) { AttributeScreen() },
    CapturedScreen(name: "transforms") { TransformScreen() },
    CapturedScreen(
      name: "containers in containers", stated: ["view/UINavigationBar 1", "view/UIToolbar 1"] + tabBar(of: 2)
    ) {
      let tabs = UITabBarController()
      let navigation = UINavigationController(rootViewController: RowScreen())
      navigation.navigationBar.prefersLargeTitles = true
      navigation.isToolbarHidden = false
      tabs.viewControllers = [navigation, ProfileScreen()]
      return tabs
    },
    CapturedScreen(name: "split view") {
      let split = UISplitViewController()
      split.viewControllers = [ProfileScreen(), RowScreen()]
      return split
    },
  ]

  /// The ids of a tab bar's parts.
  static func tabBar(of count: Int) -> [String] {
    ["UITabBar 1"]
      + (1...count).flatMap { number in
        ["", "/UIImageView 1", "/UILabel 1"].map { "UITabBar 1/TabButton \(number)\($0)" }
      }
  }
}

/// A scroll view that does not keep its content out of the safe area.
final class InsetScreen: UIViewController {
  let (scroll, content, label) = (UIScrollView(), UIView(), body("Content below the bars"))

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.alwaysBounceHorizontal = true
    add([scroll], to: view)
    add([content], to: scroll)
    add([label], to: content)
    let area = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: area.topAnchor),
      content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      label.topAnchor.constraint(equalTo: content.layoutMarginsGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: content.layoutMarginsGuide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: content.safeAreaLayoutGuide.trailingAnchor),
    ])
  }
}

/// A view with room for a shadow outside its alignment rectangle.
final class ShadowView: UIView {
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 4, bottom: 10, right: 4) }
}

/// A view whose frame is larger than what constraints align.
final class AlignmentScreen: UIViewController {
  let (shadowed, below) = (ShadowView(), body("Below"))

  override func viewDidLoad() {
    super.viewDidLoad()
    add([shadowed, below], to: view)
    NSLayoutConstraint.activate([
      shadowed.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      shadowed.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      shadowed.widthAnchor.constraint(equalToConstant: 100), shadowed.heightAnchor.constraint(equalToConstant: 50),
      below.topAnchor.constraint(equalTo: shadowed.bottomAnchor, constant: 8),
      below.leadingAnchor.constraint(equalTo: shadowed.leadingAnchor),
    ])
  }
}

/// A field with a caption, aligned by the field's baseline.
final class CaptionedView: UIView {
  let (caption, value) = (UILabel(), body("Value"))
  override var forFirstBaselineLayout: UIView { value }
  override var forLastBaselineLayout: UIView { value }

  override init(frame: CGRect) {
    super.init(frame: frame)
    caption.text = "Caption"
    add([caption, value], to: self)
    NSLayoutConstraint.activate([
      caption.topAnchor.constraint(equalTo: topAnchor), caption.leadingAnchor.constraint(equalTo: leadingAnchor),
      value.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 3),
      value.leadingAnchor.constraint(equalTo: leadingAnchor),
      value.trailingAnchor.constraint(equalTo: trailingAnchor), value.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A container whose baseline is that of a view inside.
final class BaselineScreen: UIViewController {
  let (captioned, beside) = (CaptionedView(), body("Beside"))

  override func viewDidLoad() {
    super.viewDidLoad()
    add([captioned, beside], to: view)
    NSLayoutConstraint.activate([
      captioned.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      captioned.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      beside.leadingAnchor.constraint(equalTo: captioned.trailingAnchor, constant: 8),
      beside.firstBaselineAnchor.constraint(equalTo: captioned.firstBaselineAnchor),
    ])
  }
}

/// A view moved by code that another one's constraints refer to; the other follows the place of the constraints.
final class FollowingScreen: UIViewController {
  let (handle, follower, last) = (UIView(), body("Follower"), body("Last"))

  override func viewDidLoad() {
    super.viewDidLoad()
    add([handle, follower, last], to: view)
    NSLayoutConstraint.activate([
      handle.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      handle.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      handle.widthAnchor.constraint(equalToConstant: 30), handle.heightAnchor.constraint(equalToConstant: 30),
      follower.topAnchor.constraint(equalTo: handle.bottomAnchor),
      follower.leadingAnchor.constraint(equalTo: handle.trailingAnchor),
      last.topAnchor.constraint(equalTo: follower.bottomAnchor),
      last.leadingAnchor.constraint(equalTo: follower.leadingAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    handle.frame.origin.x += 5
  }
}

/// Pages with frames in a scroll view whose content size is set by code.
final class PageScreen: UIViewController {
  let (scroll, page, marker) = (UIScrollView(), UIView(), UIView())

  override func viewDidLoad() {
    super.viewDidLoad()
    add([scroll], to: view)
    scroll.addSubview(page)
    add([marker], to: scroll)
    scroll.contentSize = CGSize(width: 900, height: 200)
    page.frame = CGRect(x: 300, y: 0, width: 300, height: 200)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      marker.widthAnchor.constraint(equalTo: scroll.contentLayoutGuide.widthAnchor, multiplier: 0.1),
      marker.heightAnchor.constraint(equalToConstant: 4),
      marker.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 30),
      marker.centerXAnchor.constraint(equalTo: scroll.frameLayoutGuide.centerXAnchor),
    ])
  }
}

/// A child with margins of its own, smaller than the system's.
final class MarginScreen: UIViewController {
  let child = ProfileScreen()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewRespectsSystemMinimumLayoutMargins = false
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    child.viewRespectsSystemMinimumLayoutMargins = false
    addChild(child)
    add([child.view], to: view)
    child.didMove(toParent: self)
    child.view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    child.view.insetsLayoutMarginsFromSafeArea = false
    let inner: UIView = child.view
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
    ])
  }
}

/// What the model of a scene has no word for.
final class AttributeScreen: ColumnScreen {
  let (field, icon, spaced) = (UITextField(), UIImageView(), body(""))

  override var column: [UIView] {
    field.attributedText = NSAttributedString(string: "Attributed", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    icon.image = UIGraphicsImageRenderer(size: CGSize(width: 33, height: 21)).image { _ in }
    let paragraph = NSMutableParagraphStyle()
    paragraph.paragraphSpacing = 14
    spaced.attributedText = NSAttributedString(string: "One\nTwo\nThree", attributes: [.paragraphStyle: paragraph])
    var top = UIButton.Configuration.plain()
    (top.title, top.image, top.imagePlacement) = ("Above", UIImage(systemName: "star"), .top)
    let mono = UILabel()
    (mono.text, mono.font) = ("let x = 1", .monospacedSystemFont(ofSize: 15, weight: .regular))
    return [field, icon, spaced, UIButton(configuration: top), mono]
  }
}

/// Transformed views, with views inside and beside.
final class TransformScreen: UIViewController {
  let (turned, inside, beside) = (UIView(), UIView(), UIView())

  override func viewDidLoad() {
    super.viewDidLoad()
    turned.transform = CGAffineTransform(rotationAngle: .pi / 6).scaledBy(x: 1.5, y: 1.5)
    beside.transform = CGAffineTransform(scaleX: 2, y: 1)
    beside.backgroundColor = .systemBackground
    (beside.layer.shadowOpacity, beside.layer.shadowRadius, beside.layer.shadowOffset) = (0.5, 6, .zero)
    add([turned, beside], to: view)
    turned.addSubview(inside)
    inside.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    inside.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    NSLayoutConstraint.activate([
      turned.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      turned.centerYAnchor.constraint(equalTo: view.centerYAnchor), turned.widthAnchor.constraint(equalToConstant: 80),
      turned.heightAnchor.constraint(equalTo: turned.widthAnchor, multiplier: 0.5),
      beside.topAnchor.constraint(equalTo: turned.bottomAnchor),
      beside.leadingAnchor.constraint(equalTo: turned.leadingAnchor),
      beside.widthAnchor.constraint(equalToConstant: 20), beside.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}
