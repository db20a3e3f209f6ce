import Layout
import UIKit

/// A generated scene as an application would write it in Swift.
final class SceneController: UIViewController {
  /// A view with a size of its own.
  private final class Box: UIView {
    let size: CGSize
    init(_ size: CGSize) {
      self.size = size
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private let written: Scene

  init(_ scene: Scene) {
    written = scene
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Not a property: the views are called by their identifiers.
    var made: [String: UIView] = [:]
    for child in written.views { view.addSubview(make(child, &made)) }
    NSLayoutConstraint.activate(written.constraints.compactMap { make($0, made) })
  }

  private func make(_ scene: SceneView, _ known: inout [String: UIView]) -> UIView {
    let view: UIView
    switch scene.kind {
    case .label(let label):
      let made = UILabel()
      made.text = label.text
      // Interface Builder's default, as in a recipe.
      made.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      made.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      view = made
    case .stack(let stack):
      let made = UIStackView()
      made.axis = stack.axis == .horizontal ? .horizontal : .vertical
      made.alignment = stack.alignment == .center ? .center : .fill
      if case .points(let spacing) = stack.spacing { made.spacing = spacing }
      view = made
    default:
      view = scene.intrinsic.map { Box(CGSize(width: $0.width ?? -1, height: $0.height ?? -1)) } ?? UIView()
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = scene.id
    known[scene.id] = view
    for scene in scene.children {
      let child = make(scene, &known)
      if let stack = view as? UIStackView { stack.addArrangedSubview(child) } else { view.addSubview(child) }
    }
    return view
  }

  private func item(_ item: SceneItem, _ made: [String: UIView]) -> UIView? {
    switch item {
    case .root: view
    case .view(let id): made[id]
    default: nil
    }
  }

  private static let attributes: [SceneAttribute: NSLayoutConstraint.Attribute] = [
    .leading: .leading, .trailing: .trailing, .top: .top, .bottom: .bottom, .width: .width, .height: .height,
    .centerX: .centerX, .centerY: .centerY,
  ]

  private func make(_ constraint: SceneConstraint, _ views: [String: UIView]) -> NSLayoutConstraint? {
    guard let first = item(constraint.first.item, views), let attribute = Self.attributes[constraint.first.attribute],
      case .points(let constant) = constraint.constant
    else { return nil }
    let relation: NSLayoutConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let made = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation,
      toItem: constraint.second.flatMap { item($0.item, views) },
      attribute: constraint.second.flatMap { Self.attributes[$0.attribute] } ?? .notAnAttribute,
      multiplier: constraint.multiplier, constant: constant)
    made.priority = UILayoutPriority(constraint.priority.rawValue)
    return made
  }
}
