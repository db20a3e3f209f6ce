import UIKit

/// The identities and names of the views and guides below a root view.
///
/// An id says how the program refers to a view: by the properties that lead to it, else by its tag, else by its
/// accessibility identifier, else by its place. It does not depend on texts. A name is what people call the view: its
/// accessibility identifier, else its property, else its class with a number. Names with an identifier or a class are
/// paths, as in layouts without a scene.
@MainActor
struct ViewPaths {
  /// How one view is identified and named; both are unique.
  struct Path {
    let id: String
    let name: String
  }

  /// A view or a guide, with the view that contains it.
  private struct Item {
    let object: NSObject
    let parent: UIView
    /// The path of identifiers and classes.
    let place: String
    /// The identifier of a view, or of a guide; nil for none.
    let identifier: String?
  }

  /// The paths of views and guides, by the object's identity; the root has none.
  private(set) var paths: [ObjectIdentifier: Path] = [:]
  private var ids: Set<String> = [SceneView.rootID]
  private var names: Set<String> = [SceneView.rootID, Self.rootName]

  /// The name of the root view.
  static let rootName = "Root View"

  /// - Parameter controller: The controller of the root view, whose properties are walked first; nil for a view without
  ///   one.
  /// - Complexity: O(views + values in properties of the application's classes).
  init(root: UIView, controller: UIViewController?) throws(CaptureError) {
    let items = try Self.items(below: root)
    let controllers = controller.map { Self.controllers(below: $0, in: root) } ?? []
    let wanted = Set(items.map { ObjectIdentifier($0.object) } + controllers.map(ObjectIdentifier.init))
    let identified = Dictionary(
      items.compactMap { item in
        item.identifier == nil ? nil : (ObjectIdentifier(item.object), item.place)
      }
    ) { first, _ in first }
    var chains = PropertyChains(wanted) { identified[ObjectIdentifier($0)] }
    if let controller { chains.walk(controller, .start) }
    chains.walk(root, .start)
    for child in controllers {
      chains.walk(child, chains.found[ObjectIdentifier(child)] ?? Self.chain(of: child))
    }
    name(items, &chains)
  }

  /// Returns the path of a view or a guide; nil for the root and for anything outside it.
  subscript(object: NSObject) -> Path? { paths[ObjectIdentifier(object)] }

  // MARK: What there is

  /// Returns all views and guides in pre-order, guides after the subviews of their owner.
  private static func items(below root: UIView) throws(CaptureError) -> [Item] {
    var items: [Item] = []
    func add(_ view: UIView, _ path: String) throws(CaptureError) {
      var counts: [String: Int] = [:]
      func place(_ object: NSObject, _ identifier: String?) -> String {
        let type = "\(type(of: object))"
        counts[type, default: 0] += 1
        let name = identifier ?? "\(type) \(counts[type] ?? 1)"
        return path.isEmpty ? name : "\(path)/\(name)"
      }
      for child in view.capturedSubviews {
        let place = place(child, child.accessibilityIdentifier)
        items.append(Item(object: child, parent: view, place: place, identifier: child.accessibilityIdentifier))
        if items.count > Limits.views { throw .tooManyViews }
        try add(child, place)
      }
      for guide in view.capturedGuides {
        let identifier = guide.identifier.isEmpty ? nil : guide.identifier
        items.append(Item(object: guide, parent: view, place: place(guide, identifier), identifier: identifier))
        if items.count > Limits.views { throw .tooManyViews }
      }
    }
    try add(root, "")
    return items
  }

  /// Returns all child controllers whose views are in the root, parents first.
  private static func controllers(below controller: UIViewController, in root: UIView) -> [UIViewController] {
    controller.children.filter { $0.viewIfLoaded?.isDescendant(of: root) ?? false }.flatMap { child in
      [child] + controllers(below: child, in: root)
    }
  }

  /// Returns the start for the properties of a controller that no property leads to: none for the only child of one of
  /// the system's containers, else its class.
  private static func chain(of child: UIViewController) -> PropertyChains.Chain {
    if let parent = child.parent, parent is UINavigationController || parent is UITabBarController {
      return .start
    }
    let type = "\(type(of: child))"
    return PropertyChains.Chain(id: type, name: type)
  }

  // MARK: Naming

  private mutating func name(_ items: [Item], _ chains: inout PropertyChains) {
    // The scope of tags and identifiers within each view: the nearest ancestor that is not identified by its place.
    var scopes: [ObjectIdentifier: String] = [:]
    var counts: [ObjectIdentifier: [String: Int]] = [:]
    for item in items {
      let parent = ObjectIdentifier(item.parent)
      let object = ObjectIdentifier(item.object)
      let scope = scopes[parent] ?? ""
      let chain = chains.found[object]
      var isPlaced = false
      let id: String
      if let chain {
        id = chain.id
      } else if let tag = (item.object as? UIView)?.tag, tag != 0 {
        id = Self.joined(scope, "tag \(tag)")
      } else if let identifier = item.identifier {
        id = Self.joined(scope, "#\(identifier)")
      } else {
        let type = "\(type(of: item.object))"
        counts[parent, default: [:]][type, default: 0] += 1
        id = Self.joined(paths[parent]?.id ?? "", "\(type) \(counts[parent]?[type] ?? 1)")
        isPlaced = true
      }
      let name = item.identifier == nil ? chain.flatMap { $0.isName ? $0.name : nil } ?? item.place : item.place
      let path = Path(id: Self.unique(id, &ids), name: Self.unique(name, &names))
      paths[object] = path
      scopes[object] = isPlaced ? scope : path.id
      if chain == nil { chains.walk(item.object, PropertyChains.Chain(id: path.id, name: path.name)) }
    }
  }

  private static func joined(_ scope: String, _ name: String) -> String { scope.isEmpty ? name : "\(scope)/\(name)" }

  /// Returns a text that no other one is equal to: the second time with a 2.
  private static func unique(_ text: String, _ known: inout Set<String>) -> String {
    var (result, number) = (text, 1)
    while !known.insert(result).inserted { (number, result) = (number + 1, "\(text) \(number + 1)") }
    return result
  }
}

extension UIView {
  /// The subviews that a scene has: all but those that a control draws itself.
  var capturedSubviews: [UIView] { subviews.filter { !$0.isDrawnByControl } }
  /// The guides that the application added.
  var capturedGuides: [UILayoutGuide] { layoutGuides.filter { $0.role == .own } }
}
