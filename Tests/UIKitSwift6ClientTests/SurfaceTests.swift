import Testing
import UIKit

/// Code as in apps, with their overrides and calls: it must compile, and lay out.
@MainActor @Suite struct SurfaceTests {
  /// Overrides everything that clients override.
  final class Everything: UIView {
    var calls: [String] = []

    convenience init() { self.init(frame: .zero) }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var layerClass: AnyClass { CAGradientLayer.self }
    override class var requiresConstraintBasedLayout: Bool { true }
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: UIView.noIntrinsicMetric) }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1) }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { super.alignmentRect(forFrame: frame) }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
      super.frame(forAlignmentRect: alignmentRect)
    }
    override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override var backgroundColor: UIColor? { didSet { calls.append("backgroundColor") } }
    override var frame: CGRect { didSet { calls.append("frame") } }
    override var bounds: CGRect { didSet { calls.append("bounds") } }
    override var center: CGPoint { didSet { calls.append("center") } }
    override var isHidden: Bool { didSet { calls.append("isHidden") } }
    override var alpha: CGFloat { didSet { calls.append("alpha") } }
    override var tintColor: UIColor! { didSet { calls.append("tintColor") } }
    override var layoutMargins: UIEdgeInsets { didSet { calls.append("layoutMargins") } }
    override var forFirstBaselineLayout: UIView { self }
    override var forLastBaselineLayout: UIView { self }
    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layoutSubviews")
    }
    override func updateConstraints() {
      calls.append("updateConstraints")
      super.updateConstraints()
    }
    override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
    override func didMoveToSuperview() { calls.append("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    override func didMoveToWindow() { calls.append("didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) { calls.append("didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("willRemoveSubview") }
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
    override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func sizeToFit() { super.sizeToFit() }
    override func setNeedsLayout() { super.setNeedsLayout() }
    override func layoutIfNeeded() { super.layoutIfNeeded() }
    override func addSubview(_ view: UIView) { super.addSubview(view) }
    override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
    override func removeFromSuperview() { super.removeFromSuperview() }
    override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      super.contentHuggingPriority(for: axis)
    }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      super.effectiveUserInterfaceLayoutDirection
    }
    override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
  }

  /// A subclass that inherits every initialiser.
  final class Named: NSLayoutConstraint { var note = "" }

  final class Screen: UIViewController {
    let scroll = UIScrollView()
    let stack = UIStackView()
    let title1 = UILabel()
    let field = UITextField()
    let button = UIButton(type: .system)

    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError("not decoded") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      title1.font = UIFont.preferredFont(forTextStyle: .headline)
      title1.numberOfLines = 0
      title1.text = "Title"
      title1.textAlignment = .center
      title1.adjustsFontForContentSizeCategory = true
      field.placeholder = "Name"
      field.borderStyle = .roundedRect
      button.setTitle("Go", for: .normal)
      button.setContentHuggingPriority(.required, for: .vertical)
      button.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 751), for: .vertical)
      button.layer.cornerRadius = 8
      button.layer.borderWidth = 1
      button.layer.borderColor = UIColor.systemBlue.cgColor
      stack.axis = .vertical
      stack.spacing = 8
      stack.alignment = .fill
      stack.distribution = .fill
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
      [title1, field, button].forEach(stack.addArrangedSubview)
      stack.setCustomSpacing(24, after: field)
      for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
      view.addSubview(scroll)
      scroll.addSubview(stack)
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: safe.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ])
    }
  }

  @Test func `a screen as apps write it`() {
    let screen = Screen()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(screen.scroll.frame == CGRect(x: 0, y: 44, width: 375, height: 623))
    #expect(screen.stack.frame.width == 375)
    #expect(screen.title1.frame.width == 343)
    #expect(screen.button.frame.minY == screen.field.frame.maxY + 24)
    #expect(UIApplication.shared.windows.contains(window))
    #expect(UIApplication.shared.keyWindow === window)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIScreen.main.scale == 2)
  }

  @Test func `overrides of everything are called`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Everything()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.addSubview(UIView())
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    view.backgroundColor = .red
    root.layoutIfNeeded()
    #expect(view.layer is CAGradientLayer)
    #expect(view.frame.width == 42)
    for call in [
      "didMoveToSuperview", "didAddSubview", "backgroundColor", "frame", "updateConstraints", "layoutSubviews",
    ] {
      #expect(view.calls.contains(call), "\(call)")
    }
  }

  @Test func `a subclass of a constraint inherits its initialisers`() {
    let view = UIView()
    let constraint = Named(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 44)
    constraint.identifier = "width"
    constraint.shouldBeArchived = true
    constraint.isActive = true
    #expect(view.constraints == [constraint])
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem == nil)
    #expect(constraint.firstAnchor.name == "width")
    #expect(constraint.secondAnchor == nil)
  }

  @Test func `views are hashable by identity, and guides and cells make themselves`() {
    let (a, b) = (UIView(), UIView())
    #expect(Set([a, b, a]).count == 2)
    let (row, item) = (UITableViewCell(), UICollectionViewCell())
    #expect(UILayoutGuide().owningView == nil)
    #expect(UIViewController().children.isEmpty)
    #expect(row.contentView.superview === row)
    #expect(item.contentView.superview === item)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
  }

  @Test func `values that code leans on`() {
    #expect(UILayoutPriority(750) == .defaultHigh)
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20)).pointSize == 20)
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold) != UIFont.systemFont(ofSize: 12))
    #expect(UIView.AutoresizingMask.flexibleWidth.union(.flexibleHeight).rawValue == 18)
    #expect(NSLayoutConstraint.Attribute.left.rawValue == 1)
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
  }
}
