import Layout
import Testing
import UIKit

/// Screens as applications write them, for tests that capture them.
struct CapturedScreen: Sendable, CustomTestStringConvertible {
  let name: String
  /// The ids of views whose frame or size is a constant in the scene.
  var stated: [String] = []
  let make: @MainActor @Sendable () -> UIViewController

  var testDescription: String { name }

  /// Fonts are read once for all tests.
  @MainActor static let pipeline = Result { try LayoutPipeline() }

  static let all: [CapturedScreen] = [
    CapturedScreen(name: "profile") { ProfileScreen() },
    CapturedScreen(name: "stacks") { StackScreen() },
    CapturedScreen(name: "form") { FormScreen() },
    CapturedScreen(name: "scroll") { ScrollScreen() },
    CapturedScreen(name: "rows") { RowScreen() },
    CapturedScreen(name: "priorities") { PriorityScreen() },
    CapturedScreen(name: "guides", stated: ["inner.readableContentGuide"]) { GuideScreen() },
    CapturedScreen(name: "direction") { DirectionScreen() },
    CapturedScreen(name: "hand", stated: ["badge", "bar.fill"]) { HandScreen() },
    CapturedScreen(name: "sizes", stated: ["chart", "chip"]) { SizeScreen() },
    CapturedScreen(name: "masks") { MaskScreen() },
    CapturedScreen(name: "children") { ParentScreen() },
    CapturedScreen(name: "navigation", stated: ["UINavigationBar 1"]) {
      UINavigationController(rootViewController: ProfileScreen())
    },
    CapturedScreen(name: "tabs", stated: tabBar(of: 2)) {
      let tabs = UITabBarController()
      tabs.viewControllers = [ProfileScreen(), StackScreen()]
      return tabs
    },
    CapturedScreen(name: "buttons") { ButtonScreen() },
    CapturedScreen(name: "texts") { TextScreen() },
    CapturedScreen(name: "controls") { ControlScreen() },
    CapturedScreen(name: "conflict") { ConflictScreen() },
    CapturedScreen(name: "scroll view as root") { RootScrollScreen() },
  ]
}

/// Adds views that constraints place.
@MainActor
func add(_ views: [UIView], to parent: UIView) {
  for view in views {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }
}

/// A label with a text, in the body style, with any number of lines.
@MainActor
func body(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = .preferredFont(forTextStyle: .body)
  label.adjustsFontForContentSizeCategory = true
  label.numberOfLines = 0
  return label
}

/// The shape of the example package's screen.
final class ProfileScreen: UIViewController {
  private let name = UILabel()
  private let about = body("Wrote the first program for a machine that was never built.")
  private let notify = UISwitch()
  private let follow = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.text = "Ada Lovelace"
    name.font = .preferredFont(forTextStyle: .title1)
    name.adjustsFontForContentSizeCategory = true
    name.accessibilityIdentifier = "Name"
    about.accessibilityIdentifier = "About"
    notify.isOn = true
    follow.configuration = .filled()
    follow.configuration?.title = "Follow"
    follow.configuration?.buttonSize = .large
    add([name, about, notify, follow], to: view)
    name.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let (margins, safe) = (view.layoutMarginsGuide, view.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
      name.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      notify.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
      notify.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      notify.centerYAnchor.constraint(equalTo: name.centerYAnchor),
      about.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 12),
      about.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      about.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      follow.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      follow.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      follow.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
    ])
  }
}

/// Stacks in stacks, with custom spacing, hidden views and another order than that of the subviews.
final class StackScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let icon = UIImageView(image: UIImage(systemName: "star"))
    let (title, detail) = (body("A title that may need two lines on a small phone"), body("Detail"))
    let texts = UIStackView(arrangedSubviews: [title, detail])
    texts.axis = .vertical
    texts.alignment = .leading
    let hidden = body("Hidden")
    hidden.isHidden = true
    let row = UIStackView(arrangedSubviews: [icon, texts, hidden, UISwitch()])
    row.spacing = 12
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 10, trailing: 6)
    let columns = UIStackView(arrangedSubviews: [body("One"), body("Two"), body("Three")])
    columns.distribution = .fillEqually
    columns.insertArrangedSubview(columns.arrangedSubviews[2], at: 0)
    let spread = UIStackView(arrangedSubviews: [body("a"), body("bbb"), body("cc")])
    spread.distribution = .equalSpacing
    let all = UIStackView(arrangedSubviews: [row, columns, spread, body("Last")])
    all.axis = .vertical
    all.spacing = 8
    all.setCustomSpacing(30, after: row)
    all.setCustomSpacing(UIStackView.spacingUseSystem, after: columns)
    let behind = UIView()
    behind.backgroundColor = .systemFill
    behind.translatesAutoresizingMaskIntoConstraints = false
    all.insertSubview(behind, at: 0)
    add([all], to: view)
    NSLayoutConstraint.activate([
      all.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      all.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: all.trailingAnchor),
      behind.topAnchor.constraint(equalTo: row.topAnchor), behind.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      behind.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      behind.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.5),
    ])
  }
}

/// Fields of one width beside labels on one baseline, above the keyboard guide.
final class FormScreen: UIViewController {
  let fields = [UITextField(), UITextField()]
  lazy var note = UITextView()
  lazy var unused = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    var above = view.safeAreaLayoutGuide.topAnchor
    for (index, field) in fields.enumerated() {
      let label = body(index == 0 ? "Name" : "Address")
      label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      field.borderStyle = .roundedRect
      field.placeholder = "Required"
      field.isSecureTextEntry = index == 1
      field.text = index == 1 ? "secret" : nil
      add([label, field], to: view)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        field.leadingAnchor.constraint(equalToSystemSpacingAfter: label.trailingAnchor, multiplier: 1),
        field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        field.topAnchor.constraint(equalTo: above, constant: 10),
      ])
      above = field.bottomAnchor
    }
    fields[0].widthAnchor.constraint(equalTo: fields[1].widthAnchor).isActive = true
    note.text = "A note of any length"
    note.isScrollEnabled = false
    add([note], to: view)
    NSLayoutConstraint.activate([
      note.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      note.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
  }
}

/// A scroll view with content that is taller than the screen, scrolled a little.
final class ScrollScreen: UIViewController {
  let scroll = UIScrollView()
  let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.contentInset.bottom = 20
    add([scroll], to: view)
    add([content], to: scroll)
    var above = content.topAnchor
    for index in 0..<12 {
      let label = body("Paragraph \(index): a text that wraps on phones, and is repeated until the content scrolls.")
      add([label], to: content)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: above, constant: 40),
        label.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: content.layoutMarginsGuide.trailingAnchor),
      ])
      above = label.bottomAnchor
    }
    let (area, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.leftAnchor.constraint(equalTo: view.leftAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.rightAnchor.constraint(equalTo: view.rightAnchor),
      content.topAnchor.constraint(equalTo: area.topAnchor),
      content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor), content.bottomAnchor.constraint(equalTo: above),
    ])
    scroll.contentOffset = CGPoint(x: 0, y: 37)
  }
}

/// One row of a list.
final class RowView: UIView {
  let title = body("")
  let value = UILabel()

  init(_ text: String, _ number: String) {
    super.init(frame: .zero)
    title.text = text
    value.text = number
    value.setContentHuggingPriority(.required, for: .horizontal)
    add([title, value], to: self)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 11),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -11),
      title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      value.lastBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Rows below each other, with lines of a pixel between them.
final class RowScreen: UIViewController {
  private(set) var rows: [RowView] = []
  private var lines: [String: UIView] = [:]
  private var first: (row: RowView, line: UIView)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.preservesSuperviewLayoutMargins = true
    var above = view.safeAreaLayoutGuide.topAnchor
    let texts = ["First", "A longer text that wraps when the phone is small or letters are large", "Third"]
    for (index, text) in texts.enumerated() {
      let (row, line) = (RowView(text, "\(index * 1111)"), UIView())
      row.preservesSuperviewLayoutMargins = true
      line.backgroundColor = .separator
      add([row, line], to: view)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: above), row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        line.topAnchor.constraint(equalTo: row.bottomAnchor),
        line.heightAnchor.constraint(equalToConstant: 1 / 3.0),
        line.leadingAnchor.constraint(equalTo: row.layoutMarginsGuide.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      ])
      rows.append(row)
      lines["line\(index)"] = line
      above = line.bottomAnchor
    }
    first = (rows[0], UIView())
  }
}
