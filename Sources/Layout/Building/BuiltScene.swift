import UIKit

/// A scene as UIKit objects in a window, ready for layout passes.
@MainActor
final class BuiltScene {
  let window: UIWindow
  let controller: UIViewController
  /// Views and guides in pre-order, except the root, each with the scene's view it was made from. A table's row is its
  /// cell.
  private(set) var items: [BuiltItem] = []
  private(set) var byID: [String: NSObject] = [:]
  /// The scene's constraints with the constraints made from them, in the order of activation.
  private var made: [(scene: SceneConstraint, constraint: NSLayoutConstraint)] = [] { didSet { listed = nil } }
  private var listed: ListedConstraints?
  private let superviews: [String: SceneItem]
  private var hasMarginsFromSafeArea = true
  /// Whether the root view's margins include the safe area, on a system that has one.
  private var rootInsetsMargins = true
  /// Ids of views that are not installed in the cell's size classes.
  private(set) var absent: Set<String> = []
  /// The content views of rows and cells, by the row's id.
  var contents: [String: UIView] = [:]
  /// The holders of rows and cells; kept alive here, because tables do not retain theirs.
  var holders: [any CellHolder] = []

  /// The root of the views to read, if it is not the controller's view.
  private var readRoot: UIView?
  /// The root of the views to read.
  var root: UIView { readRoot ?? controller.view }

  /// The root view of a scene that does not describe one.
  private lazy var plainRoot = BuiltItem(SceneView(id: SceneView.rootID, name: "Root View"), root)

  /// Returns the root view with the scene's view from which it was made.
  func rootItem(of scene: Scene) -> BuiltItem { scene.rootView.map { BuiltItem($0, root) } ?? plainRoot }

  /// The traits with which views are made and shown.
  private(set) var traits: UITraitCollection

  /// Builds the view tree of a scene in a cell and activates the constraints that are installed there.
  init(_ scene: Scene, in cell: Cell) {
    superviews = scene.superviews
    traits = UITraitCollection(cell)
    let look = scene.look(in: cell)
    (window, controller) = (Self.window(in: cell, look), UIViewController())
    controller.systemMinimumMargin = cell.systemMinimumMargin.map { CGFloat($0) }
    stand(below: scene.bars, opaque: scene.barContents.opaque, in: cell, look)
    if scene.showsKeyboard {
      window.environment.keyboardFrame = Self.keyboardFrame(on: cell, inWindowOf: window.bounds.size)
    }
    controller.viewRespectsSystemMinimumLayoutMargins = scene.respectsSystemMargins
    if let root = scene.rootView {
      let view = root.makeView(in: traits)
      view.translatesAutoresizingMaskIntoConstraints = true
      controller.view = view
      if let own = root.controller { controller.additionalSafeAreaInsets = UIEdgeInsets(own.additionalSafeArea) }
      byID[root.id] = view
    }
    controller.view.backgroundColor = scene.background.map(UIColor.init) ?? controller.view.backgroundColor
    hasMarginsFromSafeArea = scene.hasMarginsFromSafeArea
    if !hasMarginsFromSafeArea { controller.view.insetsLayoutMarginsFromSafeArea = false }
    rootInsetsMargins = controller.view.insetsLayoutMarginsFromSafeArea
    setRootMargins(in: cell, look)
    absent = scene.uninstalledViews(for: cell.sizeClasses)
    // A nib's views are made in the saved size; with their controller's view they get the window's (AL-7.2).
    let isSaved = scene.rootView?.designFrame != nil && !scene.views.contains { $0.kind.isPresented }
    if !isSaved { window.rootViewController = controller }
    add(scene.views, to: controller.view, in: controller)
    if isSaved { window.rootViewController = controller }
    for item in items {
      guard case .stack(let stack) = item.scene.kind, let view = item.view as? UIStackView else { continue }
      setSpacings(of: stack, view)
      setOrder(of: stack, view)
    }
    for constraint in scene.installedConstraints(for: cell.sizeClasses) { install(constraint) }
  }

  /// Shows the same views in another cell of the same structure and in the same state, as after a rotation or on
  /// another screen.
  /// - Parameter settings: The settings in the state.
  func move(_ scene: Scene, in state: SceneState?, _ settings: CellVariant, to cell: Cell) {
    let look = scene.look(in: cell)
    controller.systemMinimumMargin = cell.systemMinimumMargin.map { CGFloat($0) }
    stand(below: scene.bars, opaque: scene.barContents.opaque, in: cell, look)
    setRootMargins(in: cell, look)
    var environment = window.environment
    environment.safeAreaInsets = UIEdgeInsets(cell.safeArea)
    let other = UITraitCollection(cell.varied(settings))
    environment.barHeights = BarHeights(cell, look)
    if other != traits {
      traits = other
      environment.traits = other
    }
    let root = cell.rootSize(look)
    let size = CGSize(width: root.width, height: root.height)
    let showsKeyboard = state?.showsKeyboard ?? scene.showsKeyboard
    environment.keyboardFrame = showsKeyboard ? Self.keyboardFrame(on: cell, inWindowOf: size) : nil
    window.take(size, environment)
    for item in items where item.startsOver { item.startOver() }
  }

  /// Leaves the safe area out of the root view's margins where the system has none (AL-5.4). A screen with a notch or a home
  /// indicator has one under any system, because it came with a later one.
  private func setRootMargins(in cell: Cell, _ look: Look) {
    guard rootInsetsMargins else { return }
    let hasOnlyStatusBar =
      cell.safeArea == Insets(cell.safeArea.top, 0, 0, 0) && cell.safeArea.top <= cell.statusBarHeight
    controller.view.insetsLayoutMarginsFromSafeArea = look >= Look(iOS: 11) || !hasOnlyStatusBar
  }

  /// Makes the root view extend under bars, and end at opaque ones (AL-5.14).
  private func stand(below bars: Set<Bar>, opaque: Set<Bar>, in cell: Cell, _ look: Look) {
    let edges = UIEdgeInsets(cell.edges(of: opaque, among: bars, look: look))
    var covered = UIEdgeInsets(cell.insets(for: bars, look: look))
    if edges.top > 0 { covered.top = 0 }
    if edges.bottom > 0 { covered.bottom = 0 }
    (controller.insetsInWindow, controller.barInsets) = (edges, covered)
  }

  /// Returns the frame of the keyboard in the window; nil on devices without one (AL-5.26).
  private static func keyboardFrame(on cell: Cell, inWindowOf size: CGSize) -> CGRect? {
    guard let keyboard = cell.keyboard else { return nil }
    let height = Branch.min(keyboard.height, size.height)
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// Shows an application's controller in a cell, as it is.
  /// - Parameter exactly: Whether frames are not rounded to pixels.
  init(showing controller: UIViewController, in cell: Cell, _ look: Look, exactly: Bool = false) {
    superviews = [:]
    traits = UITraitCollection(cell)
    (window, self.controller) = (Self.window(in: cell, look), controller)
    window.environment.keepsExactFrames = exactly
    controller.systemMinimumMargin = cell.systemMinimumMargin.map { CGFloat($0) }
    window.rootViewController = controller
    window.layoutIfNeeded()
    Completions.runAll()
    window.layoutIfNeeded()
    noteSubviews(of: controller.view, path: "")
  }

  /// Reads a view that is already laid out, and its descendants.
  init(reading root: UIView) {
    superviews = [:]
    traits = root.traitCollection
    (window, controller) = (UIWindow(), UIViewController())
    readRoot = root
    noteSubviews(of: root, path: "")
  }

  /// Reads a tree that is already laid out, whether it is in a window or not.
  init(around view: UIView) {
    superviews = [:]
    var root = view
    while let next = root.superview { root = next }
    traits = view.traitCollection
    (window, controller) = (view.window ?? UIWindow(), view.window?.rootViewController ?? UIViewController())
    noteSubviews(of: root, path: "")
  }

  /// Records all descendants of a view, named by their identifiers or classes.
  private func noteSubviews(of view: UIView, path: String) {
    var counts: [String: Int] = [:]
    for child in view.subviews where !child.isDrawnByControl {
      let type = "\(type(of: child))"
      counts[type, default: 0] += 1
      let name = child.accessibilityIdentifier ?? "\(type) \(counts[type] ?? 1)"
      let id = path.isEmpty ? name : "\(path)/\(name)"
      note(SceneView(id: id), child)
      noteSubviews(of: child, path: id)
    }
  }

  private static func window(in cell: Cell, _ look: Look) -> UIWindow {
    let size = cell.rootSize(look)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    window.environment = WindowEnvironment(cell, look)
    return window
  }

  // MARK: Views

  func add(_ nodes: [SceneView], to parent: UIView, in owner: UIViewController) {
    for node in nodes where !absent.contains(node.id) {
      if node.kind == .guide {
        let guide = UILayoutGuide()
        guide.identifier = node.name
        parent.addLayoutGuide(guide)
        note(node, guide)
        continue
      }
      if node.kind.isPresented {
        present(node)
        continue
      }
      let view = node.makeView(in: traits)
      if !hasMarginsFromSafeArea { view.insetsLayoutMarginsFromSafeArea = false }
      note(node, view)
      if let stack = parent as? UIStackView, node.isArranged {
        stack.addArrangedSubview(view)
      } else {
        parent.addSubview(view)
      }
      if node.isTable {
        addRows(of: node, to: view, in: owner)
      } else if let collection = view as? CollectionOfCells {
        addCells(of: node, to: collection, in: owner)
      } else {
        let content = (view as? UIVisualEffectView)?.contentView ?? view
        add(node.children, to: content, in: contain(view, node, in: owner))
      }
    }
  }

  /// Reads an application's views as those of a captured scene.
  func read(_ captured: [(scene: SceneView, object: NSObject)]) {
    (items, byID) = ([], [:])
    for (node, object) in captured { note(node, object) }
  }

  func note(_ node: SceneView, _ object: NSObject) {
    items.append(BuiltItem(node, object))
    byID[node.id] = object
  }

  /// Returns the controller of a view's contents: its own, or the enclosing one.
  private func contain(_ view: UIView, _ node: SceneView, in owner: UIViewController) -> UIViewController {
    guard let own = node.controller else { return owner }
    let child = UIViewController()
    child.view = view
    owner.addChild(child)
    child.didMove(toParent: owner)
    child.additionalSafeAreaInsets = UIEdgeInsets(own.additionalSafeArea)
    child.systemMinimumMargin = own.systemMargin.map { CGFloat($0) }
    child.viewRespectsSystemMinimumLayoutMargins = own.respectsSystemMargins
    let traits = UITraitCollection(own.sizeClasses)
    owner.setOverrideTraitCollection(traits == UITraitCollection() ? nil : traits, forChild: child)
    return child
  }

  private func setSpacings(of stack: SceneStack, _ view: UIStackView) {
    for child in stack.customSpacing.keys.sorted() {
      guard let arranged = byID[child] as? UIView, let spacing = stack.customSpacing[child] else { continue }
      view.setCustomSpacing(spacing.points, after: arranged)
    }
  }

  /// Arranges the views that a document names in its order, before all other children; the drawing order remains that
  /// of the subviews (AL-4.5).
  private func setOrder(of stack: SceneStack, _ view: UIStackView) {
    let named = stack.arrangedOrder.compactMap { byID[$0] as? UIView }.filter(view.arrangedSubviews.contains)
    for (index, child) in named.enumerated() { view.insertArrangedSubview(child, at: index) }
  }

  // MARK: Constraints

  private func install(_ constraint: SceneConstraint) {
    // Documents may connect views in different trees, such as rows that a table has not created yet.
    guard let built = make(constraint), built.activateIfPossible() else { return }
    made.append((constraint, built))
  }

  private func make(_ constraint: SceneConstraint) -> NSLayoutConstraint? {
    constraint.makeConstraint(superviews) { object(for: $0) }
  }

  /// The scene's constraint behind each of UIKit's; those of stack views have none.
  /// - Complexity: O(constraints); read it once for all.
  var origins: [ObjectIdentifier: SceneConstraint] {
    Dictionary(made.map { (ObjectIdentifier($0.constraint), $0.scene) }) { first, _ in first }
  }

  /// The document's name of each view and guide, by the object's identity.
  /// - Complexity: O(items); read it once for all.
  var names: [ObjectIdentifier: String] {
    Dictionary(items.map { (ObjectIdentifier($0.object), $0.scene.name) }) { first, _ in first }
  }

  /// The id of a view; nil for one that is not the scene's.
  /// - Complexity: O(items).
  func id(of view: UIView) -> String? {
    items.first { $0.object === view }?.scene.id ?? (view === root ? SceneView.rootID : nil)
  }

  /// The constraints that are installed now, in both forms.
  var installedPairs: [(scene: SceneConstraint, constraint: NSLayoutConstraint)] { made }

  /// The constraints that are installed now, in the scene's form.
  var installed: [SceneConstraint] { made.map(\.scene) }

  /// Returns what lists show of the installed constraints; it is kept until others are installed.
  func listedConstraints(of scene: Scene) -> ListedConstraints {
    if let listed { return listed }
    let installed = installed
    let known = Self.recentlyListed.first { $0.views == scene.views && $0.constraints == installed }
    if let known {
      listed = known.listed
      return known.listed
    }
    let made = ListedConstraints(installed, of: scene)
    Self.recentlyListed = Self.recentlyListed.suffix(3) + [(scene.views, installed, made)]
    listed = made
    return made
  }

  /// What was listed last: a scene is built many times, in turn with the constraints of a few size classes.
  private static var recentlyListed: [(views: [SceneView], constraints: [SceneConstraint], listed: ListedConstraints)] =
    []

  /// Returns the object that an equation refers to by an item; for a table's row, its content view.
  func object(for item: SceneItem) -> AnyObject? {
    switch item {
    case .root: return controller.view
    case .view(let id): return contents[id] ?? byID[id]
    case .topLayoutGuide: return controller.topLayoutGuide
    case .bottomLayoutGuide: return controller.bottomLayoutGuide
    case .safeArea: return controller.view.safeAreaLayoutGuide
    case .safeAreaOf(let id): return (byID[id] as? UIView)?.safeAreaLayoutGuide
    case .readableGuide: return controller.view.readableContentGuide
    case .keyboardGuide: return controller.view.keyboardLayoutGuide
    case .contentGuide(let id): return (byID[id] as? UIScrollView)?.contentLayoutGuide
    case .frameGuide(let id): return (byID[id] as? UIScrollView)?.frameLayoutGuide
    }
  }

  // MARK: States

  /// Applies the changes of a state: first the reader's settings, then removals, so that there is no contradiction in
  /// between (AL-10.13).
  /// - Parameter cell: The cell with the settings that hold in the state.
  func apply(_ state: SceneState, in cell: Cell) {
    traits = UITraitCollection(cell)
    if window.environment.traits != traits {
      window.environment.traits = traits
      // Layers keep the colour they were given.
      for item in items where item.scene.paint.borderColor != nil {
        item.view.map { item.scene.paint.apply(to: $0, in: traits) }
      }
    }
    let leaving = state.uninstalled.union(state.constraints.compactMap(\.label))
    for (scene, constraint) in made where leaving.contains(scene.label ?? "") { constraint.isActive = false }
    made.removeAll { leaving.contains($0.scene.label ?? "") }
    for id in state.removed { remove(id) }
    made.removeAll { !$0.constraint.isActive }
    for (index, item) in items.enumerated() {
      guard let changed = state.views[item.scene.id], let view = item.view else { continue }
      items[index] = BuiltItem(changed, view)
      changed.configure(view, in: traits, was: item.scene)
      if case .stack(let stack) = changed.kind, let view = view as? UIStackView {
        setSpacings(of: stack, view)
        setOrder(of: stack, view)
      }
    }
    for item in items {
      if let own = item.scene.kind.rowCell, let row = item.view as? UITableViewCell {
        noteContent(of: row, item.scene, own)
      }
    }
    for constraint in state.constraints { install(constraint) }
    if let shows = state.showsKeyboard {
      window.environment.keyboardFrame = shows ? Self.keyboardFrame(on: cell, inWindowOf: window.bounds.size) : nil
    }
    // Contents of rows may have another height now, and an application would reload them, too.
    for item in items {
      (item.view as? UITableView)?.reloadData()
      (item.view as? UICollectionView)?.reloadData()
    }
  }

  /// Scrolls those scroll views to the end of their contents for which the document requests it, after both are laid
  /// out.
  func scrollToEnds() {
    var isScrolled = false
    for item in items {
      guard case .scroll(let scroll) = item.scene.kind, scroll.isAtEnd, let view = item.view as? UIScrollView else {
        continue
      }
      isScrolled = true
      let (inset, room) = (view.adjustedContentInset, view.bounds.size)
      view.contentOffset = CGPoint(
        x: max(-inset.left, view.contentSize.width + inset.right - room.width),
        y: max(-inset.top, view.contentSize.height + inset.bottom - room.height))
    }
    if isScrolled { window.layoutIfNeeded() }
  }

  /// Removes a view or a guide from the tree, with everything in it.
  private func remove(_ id: String) {
    guard let object = byID[id] else { return }
    let gone = items.filter { item in
      guard let view = object as? UIView else { return item.object === object }
      return (item.view ?? (item.object as? UILayoutGuide)?.owningView)?.isDescendant(of: view) == true
    }
    (object as? UIView)?.removeFromSuperview()
    (object as? UILayoutGuide).map { $0.owningView?.removeLayoutGuide($0) }
    for holder in holders { holder.remove(object) }
    for item in gone { (byID[item.scene.id], contents[item.scene.id]) = (nil, nil) }
    items.removeAll { byID[$0.scene.id] == nil }
  }
}
