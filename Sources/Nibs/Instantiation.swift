import Foundation
import Layout
import StoryboardDocuments
import UIKit

/// One instantiation of a nib: its objects are created by `init(coder:)`, then connected, then given the attributes of
/// Interface Builder's inspector, then awoken.
@MainActor
final class Instantiation {
  let document: InterfaceDocument
  /// The owner of the nib, from which segues start.
  weak var controller: UIViewController?
  /// By id: views except guides, items, recognisers, constraints, the owner.
  private(set) var objects: [String: AnyObject] = [:]
  /// Ids that stand for the first responder.
  var firstResponders: Set<String> = []
  /// The objects whose connections and attributes are still to be read, in order of creation.
  private(set) var pending: [(object: AnyObject, element: XMLElementNode)] = []
  private var woken: [UIResponder] = []
  /// The root view with the scene whose constraints are installed.
  private var root: (view: UIView, scene: Scene)?
  /// The traits that views are configured for.
  var traits: UITraitCollection { controller?.traitCollection ?? UITraitCollection.current }

  init(_ document: InterfaceDocument, controller: UIViewController?) {
    (self.document, self.controller) = (document, controller)
  }

  // MARK: Nesting

  private static var depth = 0

  /// Runs an instantiation unless documents are nested endlessly, such as a view that loads its own nib.
  static func nested<Result>(_ document: InterfaceDocument, _ body: () -> Result) -> Result? {
    guard depth < 40 else {
      document.note("nesting", "nibs are nested more than 40 levels deep; this one is skipped", document.root)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  // MARK: Objects

  /// Records an existing object, so that connections find it and its own are made.
  func note(_ object: AnyObject, _ element: XMLElementNode) {
    if let id = element["id"] { objects[id] = object }
    pending.append((object, element))
  }

  /// Records a new object, which is awoken at the end.
  func noteNew(_ object: NSObject, _ element: XMLElementNode) {
    note(object, element)
    if let responder = object as? UIResponder { woken.append(responder) }
  }

  /// Lets connections find an object that another instantiation has created and connected.
  func find(_ object: AnyObject, as id: String?) { if let id { objects[id] = object } }

  /// A top-level object: a view, a recogniser, a bar item, or a client's own object.
  func makeObject(_ element: XMLElementNode) -> NSObject? {
    if element.child("rect", key: "frame") != nil { return makeRoot(element) }
    if let recognizer = makeRecognizer(element) { return recognizer }
    switch element.name {
    case "customObject":
      let object = document.type(of: element, NSObject.self).init()
      noteNew(object, element)
      return object
    case "barButtonItem": return makeBarButtonItem(element)
    case "navigationItem":
      let item = UINavigationItem(title: element["title"] ?? "")
      fill(item, element)
      return item
    default: return nil
    }
  }

  /// A root view with its contents, laid out by its constraints.
  /// - Parameter place: Gives the view to its controller, whose guides constraints may refer to.
  func makeRoot(_ element: XMLElementNode, place: (UIView) -> Void = { _ in }) -> UIView? {
    guard let scene = document.scene(of: element, in: traits), let node = scene.rootView else { return nil }
    let view = makeView(node, element, isRoot: true)
    place(view)
    install(scene, in: view)
    vary(view, scene, of: element)
    return view
  }

  /// Activates those constraints of a scene whose views were created here.
  /// - Parameter view: The view for the scene's root; nil if it is not created.
  func install(_ scene: Scene, in view: UIView?) {
    if let view { root = (view, scene) }
    let superviews = scene.superviews
    for constraint in scene.constraints { make(constraint, superviews, in: view)?.isActive = true }
  }

  /// Makes a constraint whose views were created here.
  private func make(
    _ constraint: SceneConstraint, _ superviews: [String: SceneItem], in view: UIView?
  ) -> NSLayoutConstraint? {
    // Interface Builder removes placeholders when the application is built.
    if constraint.label.flatMap(document.element)?.isYes("placeholder") ?? false { return nil }
    let made = constraint.makeConstraint(superviews) { object(for: $0, root: view) }
    guard let made, let id = constraint.label else { return made }
    objects[id] = made
    if let element = document.element(id) {
      if let name = element["identifier"] { made.identifier = name }
      pending.append((made, element))
    }
    return made
  }

  // MARK: Size classes

  /// Makes the views and constraints that are installed in other size classes only, and lets all follow the traits of a view.
  /// - Parameters:
  ///   - scene: The scene that is installed.
  ///   - element: The element whose scenes these are.
  ///   - prototype: The id of a view in them that is created by itself; nil for the root view.
  func vary(_ view: UIView, _ scene: Scene, of element: XMLElementNode, prototype: String? = nil) {
    let scenes = document.scenes(of: element)
    guard !scenes.isEmpty, let id = prototype ?? scene.rootView?.id else { return }
    let installed = Set(scene.nodes(in: id).map(\.id))
    let root = prototype == nil ? view : nil
    for other in scenes {
      let superviews = other.superviews
      for node in other.nodes(in: id) where !installed.contains(node.id) && objects[node.id] == nil {
        // What is in a prototype is made with it.
        guard let parent = superviews[node.id], let own = document.element(of: node),
          parent == .root || parent == .view(id) || object(for: parent, root: root) != nil
        else { continue }
        _ = makeView(node, own)
      }
      for constraint in other.constraints {
        guard let label = constraint.label, objects[label] == nil else { continue }
        _ = make(constraint, superviews, in: root)
      }
    }
    let ids = Set(scenes.flatMap { $0.nodes(in: id).map(\.id) + $0.constraints.compactMap(\.label) })
    let own = objects.filter { ids.contains($0.key) }
    let variations = NibVariations(document, element, in: id, own, scene: scene) { [document, weak controller] in
      Instantiation(document, controller: controller).sample($0)
    }
    view.followTraits { variations.follow($0) }
  }

  private func object(for item: SceneItem, root: UIView?) -> AnyObject? {
    func view(_ id: String) -> UIView? { objects[id] as? UIView }
    switch item {
    case .root: return root?.cellContent ?? root
    case .view(let id): return view(id)?.cellContent ?? objects[id]
    case .topLayoutGuide: return root == nil ? nil : controller?.topLayoutGuide
    case .bottomLayoutGuide: return root == nil ? nil : controller?.bottomLayoutGuide
    case .safeArea: return root?.safeAreaLayoutGuide
    case .safeAreaOf(let id): return view(id)?.safeAreaLayoutGuide
    case .readableGuide: return root?.readableContentGuide
    case .keyboardGuide: return root?.keyboardLayoutGuide
    case .contentGuide(let id): return (view(id) as? UIScrollView)?.contentLayoutGuide
    case .frameGuide(let id): return (view(id) as? UIScrollView)?.frameLayoutGuide
    }
  }

  // MARK: The end

  /// Connects all objects, sets their attributes, and awakens them.
  func finish() {
    let all = pending
    pending = []
    for (object, element) in all { connect(object, element) }
    for (object, element) in all { RuntimeAttributes.set(of: element, on: object, document) }
    let waking = woken
    woken = []
    for object in waking { object.awakeFromNib() }
  }
}

extension UIView {
  /// The view that a cell's contents and their constraints are in; nil for any other view.
  var cellContent: UIView? { (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView }
}
