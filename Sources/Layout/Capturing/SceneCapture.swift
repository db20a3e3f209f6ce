import UIKit

/// Captures an application's views, laid out in a cell, as a scene.
///
/// The scene has the views with their content, and the constraints that the application installed. Frames that are
/// inputs of the layout are constants in it.
@MainActor
struct SceneCapture {
  private let root: UIView
  private let cell: Cell
  private let paths: ViewPaths
  /// Guides of the system that constraints refer to and that a scene has no word for, by their owners.
  private var namedGuides: [ObjectIdentifier: [CapturedGuide]] = [:]
  /// Views and guides in pre-order, except the root, with their counterparts in the scene.
  private(set) var items: [(scene: SceneView, object: NSObject)] = []
  /// The scene.
  private(set) var scene: Scene

  /// - Parameters:
  ///   - root: Laid out in the cell's size.
  ///   - controller: The root's controller; nil for a view without one.
  ///   - titled: The title, which reports show.
  ///   - document: The path by which results are stored.
  init(
    _ root: UIView, of controller: UIViewController?, titled title: String, document: String, in cell: Cell,
    _ look: Look
  ) throws(CaptureError) {
    (self.root, self.cell) = (root, cell)
    let expected = cell.rootSize(look)
    if abs(root.bounds.width - expected.width) > 0.5 || abs(root.bounds.height - expected.height) > 0.5 {
      throw .otherSize(cell: cell.name, expected: expected, actual: Size(root.bounds.width, root.bounds.height))
    }
    paths = try ViewPaths(root: root, controller: controller)
    scene = Scene(title: title, document: document, views: [], constraints: [])
    scene.look = look
    scene.drawing.style = .controls
    scene.capture = CaptureNotes(cell: cell.name)
    scene.respectsSystemMargins = controller?.viewRespectsSystemMinimumLayoutMargins ?? false
    scene.showsKeyboard = root.window?.environment.keyboardFrame != nil
    let constraints = try CapturedConstraints(root, of: controller, paths)
    for guide in constraints.guides { namedGuides[ObjectIdentifier(guide.owner), default: []].append(guide) }
    captureTree()
    scene.constraints = constraints.constraints + constraints.guides.flatMap(\.constraints)
    scene.capture?.leftOut = constraints.leftOut
    let guides = Set(constraints.guides.filter(\.isStated).map(\.scene.id))
    scene.capture?.stated = items.map(\.scene).filter { $0.hasConstantFrame || guides.contains($0.id) }.map(\.id)
  }

  private mutating func captureTree() {
    var top = node(root, id: SceneView.rootID, name: ViewPaths.rootName)
    top.frame = nil
    // What bars of containers and the controller itself add.
    let (safe, outer) = (Insets(root.safeAreaInsets), cell.safeArea)
    let added = Insets(
      safe.top - outer.top, safe.left - outer.left, safe.bottom - outer.bottom, safe.right - outer.right)
    top.controller = added == .zero ? nil : SceneController(additionalSafeArea: added)
    let children = children(of: root)
    scene.rootView = top
    scene.views = children
  }

  // MARK: Views

  private mutating func children(of view: UIView) -> [SceneView] {
    var children: [SceneView] = []
    for child in view.capturedSubviews {
      guard let path = paths[child] else { continue }
      var node = node(child, id: path.id, name: path.name)
      let place = items.count
      items.append((node, child))
      node.children = self.children(of: child)
      if node.frame == nil, node.children.contains(where: \.followsSuperview) {
        node.designFrame = SceneFrame(child.frameBeforeTransform)
      }
      items[place].scene = node
      children.append(node)
    }
    for guide in view.capturedGuides {
      guard let path = paths[guide] else { continue }
      add(SceneView(id: path.id, name: path.name, kind: .guide), guide, to: &children)
    }
    for named in namedGuides[ObjectIdentifier(view)] ?? [] { add(named.scene, named.object, to: &children) }
    return children
  }

  private mutating func add(_ node: SceneView, _ guide: UILayoutGuide, to children: inout [SceneView]) {
    items.append((node, guide))
    children.append(node)
  }

  private func node(_ view: UIView, id: String, name: String) -> SceneView {
    let content = KindsByClass.captured(
      view, CaptureSetting(traits: view.traitCollection, id: { [paths] in paths[$0]?.id }))
    var node = SceneView(id: id, name: name, kind: content.kind)
    node.isHidden = view.isHidden
    node.isArranged = isArranged(view)
    if view.translatesAutoresizingMaskIntoConstraints, !node.isArranged || !(view.superview is UIStackView) {
      node.frame = SceneFrame(view.frameBeforeTransform, view.autoresizingMask)
    }
    let background = view.backgroundColor.map { SceneColor($0) }
    node.background = background ?? (view is UITextView ? SceneColor.named["clear"] : nil)
    node.margins = view.ownLayoutMargins.map {
      SceneMargins(Insets($0.insets), followsReading: $0.followsReading)
    }
    node.preservesMargins = view.preservesSuperviewLayoutMargins
    node.insetsMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
    node.followsReadableWidth = view.layoutMarginsFollowReadableWidth
    node.direction = direction(of: view)
    node.controller = controller(of: view)
    let usual = type(of: content).hugging
    node.hugging = AxisPriorities(
      horizontal: view.hugging(.horizontal, usual.horizontal), vertical: view.hugging(.vertical, usual.vertical))
    node.resistance = AxisPriorities(horizontal: view.resistance(.horizontal), vertical: view.resistance(.vertical))
    node.paint = ScenePaint(captured: view)
    return node
  }

  private func isArranged(_ view: UIView) -> Bool {
    guard let stack = view.superview as? UIStackView else { return true }
    return stack.arrangedSubviews.contains { $0 === view }
  }

  private func direction(of view: UIView) -> SceneDirection? {
    switch view.semanticContentAttribute {
    case .unspecified: nil
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    }
  }

  /// Returns the controller whose view this is, with the safe area that it and its container add.
  private func controller(of view: UIView) -> SceneController? {
    guard view !== root, let controller = view.next as? UIViewController, controller.viewIfLoaded === view else {
      return nil
    }
    let (own, bars) = (controller.additionalSafeAreaInsets, controller.barInsets)
    let traits = controller.parent?.overrideTraitCollection(forChild: controller)
    var captured = SceneController(
      additionalSafeArea: Insets(
        own.top + bars.top, own.left + bars.left, own.bottom + bars.bottom, own.right + bars.right),
      sizeClasses: SizeClasses(traits ?? UITraitCollection()))
    captured.respectsSystemMargins = controller.viewRespectsSystemMinimumLayoutMargins
    // A container with bars passes the device's margin on.
    if controller.parent is UINavigationController || controller.parent is UITabBarController {
      captured.systemMargin = controller.systemMinimumLayoutMargins.leading
    }
    return captured
  }
}

extension SceneView {
  /// Whether the frame changes with the superview's size.
  fileprivate var followsSuperview: Bool { !(frame?.flexible.isEmpty ?? true) }
  /// Whether the frame is a constant, which code may have computed.
  fileprivate var hasConstantFrame: Bool { frame?.flexible.isEmpty ?? false }
}

extension SceneFrame {
  /// An application's frame.
  init(_ rect: CGRect, _ mask: UIView.AutoresizingMask = []) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    flexible = Set(Part.allCases.filter { mask.isSuperset(of: UIView.AutoresizingMask([$0])) })
  }
}

extension UIView {
  /// Returns the hugging priority of an axis; nil if it is the usual one.
  fileprivate func hugging(_ axis: NSLayoutConstraint.Axis, _ usual: ScenePriority?) -> ScenePriority? {
    let own = ScenePriority(rawValue: contentHuggingPriority(for: axis).rawValue)
    return own == usual ? nil : own
  }

  /// Returns the compression resistance of an axis; nil if it is that of all classes.
  fileprivate func resistance(_ axis: NSLayoutConstraint.Axis) -> ScenePriority? {
    let own = contentCompressionResistancePriority(for: axis)
    return own == .defaultHigh ? nil : ScenePriority(rawValue: own.rawValue)
  }
}
