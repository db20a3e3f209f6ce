import UIKit

/// A scene as UIKit objects in a window, ready for layout passes.
@MainActor
struct BuiltScene {
  let window: UIWindow
  let controller: UIViewController
  /// In pre-order, root excluded, with the scene's view each was made from.
  let views: [(scene: SceneView, view: UIView)]
  private let byID: [String: UIView]
  /// The scene's constraint behind each of UIKit's.
  let origins: [ObjectIdentifier: SceneConstraint]

  /// Builds the view tree of a scene in a cell and activates what is installed there.
  init(_ scene: Scene, in cell: Cell) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: cell.size.width, height: cell.size.height))
    window.environment = WindowEnvironment(
      safeAreaInsets: UIEdgeInsets(cell.safeArea), traits: UITraitCollection(cell))
    controller = UIViewController()
    controller.systemMinimumMargin = cell.systemMinimumMargin.map { CGFloat($0) }
    controller.barInsets = UIEdgeInsets(cell.insets(for: scene.bars))
    controller.view.backgroundColor = scene.background.map(UIColor.init)
    window.rootViewController = controller

    var views: [(SceneView, UIView)] = []
    func add(_ nodes: [SceneView], to parent: UIView) {
      for node in nodes {
        let view = node.makeView()
        parent.addSubview(view)
        views.append((node, view))
        add(node.children, to: view)
      }
    }
    add(scene.views, to: controller.view)
    self.views = views
    byID = Dictionary(views.map { ($0.0.id, $0.1) }) { first, _ in first }

    let superviews = scene.superviews
    var origins: [ObjectIdentifier: SceneConstraint] = [:]
    for constraint in scene.installedConstraints(for: cell.sizeClasses) {
      guard
        let built = Self.make(
          constraint, constant: constraint.points(superviews),
          item: { [controller, byID] in
            Self.object(for: $0, controller, byID)
          })
      else { continue }
      origins[ObjectIdentifier(built)] = constraint
      built.isActive = true
    }
    self.origins = origins
  }

  func object(for item: SceneItem) -> AnyObject? { Self.object(for: item, controller, byID) }

  private static func object(
    for item: SceneItem, _ controller: UIViewController, _ views: [String: UIView]
  ) -> AnyObject? {
    switch item {
    case .root: controller.view
    case .view(let id): views[id]
    case .topLayoutGuide: controller.topLayoutGuide
    case .bottomLayoutGuide: controller.bottomLayoutGuide
    case .safeArea: controller.view.safeAreaLayoutGuide
    }
  }

  private static func make(
    _ constraint: SceneConstraint, constant: Double, item: (SceneItem) -> AnyObject?
  ) -> NSLayoutConstraint? {
    guard constraint.objection == nil, let first = item(constraint.first.item) else { return nil }
    let second = constraint.second.flatMap { item($0.item) }
    if constraint.second != nil, second == nil { return nil }
    let built = NSLayoutConstraint(
      item: first, attribute: constraint.first.attribute.layoutAttribute, relatedBy: constraint.layoutRelation,
      toItem: second, attribute: constraint.second?.attribute.layoutAttribute ?? .notAnAttribute,
      multiplier: constraint.multiplier, constant: constant)
    built.priority = UILayoutPriority(constraint.priority)
    built.identifier = constraint.label
    return built
  }
}

extension UIEdgeInsets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension UITraitCollection {
  convenience init(_ cell: Cell) {
    func sizeClass(_ sizeClass: SizeClass) -> UIUserInterfaceSizeClass {
      switch sizeClass {
      case .compact: .compact
      case .regular: .regular
      case .any: .unspecified
      }
    }
    let idiom: UIUserInterfaceIdiom =
      switch cell.family {
      case .phone: .phone
      case .pad: .pad
      case .tv: .tv
      case nil: .unspecified
      }
    self.init(
      horizontalSizeClass: sizeClass(cell.sizeClasses.horizontal),
      verticalSizeClass: sizeClass(cell.sizeClasses.vertical), userInterfaceIdiom: idiom,
      displayScale: cell.displayScale)
  }
}
