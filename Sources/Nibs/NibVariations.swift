import Layout
import StoryboardDocuments
import UIKit

/// What differs by size class among the objects of a nib (AL-10.15): it follows the traits of the nib's root view, before code
/// learns of them.
///
/// As on iOS, a view that is not installed exists, so that outlets have it, but has no superview. Only what differs between two
/// size classes in the document is set: all else keeps what code has made of it.
@MainActor
final class NibVariations {
  private let document: InterfaceDocument
  /// The element whose scenes are compared.
  private let element: XMLElementNode
  /// The id of the view that these objects are in: the scene's root view, or a prototype.
  private let rootID: String
  /// Views by id except the root, which has this object.
  private let views: [String: UIView]
  private let constraints: [String: NSLayoutConstraint]
  private var scene: Scene
  private let sample: (SceneView) -> UIView

  /// - Parameters:
  ///   - sample: Returns a new view configured as the document says, with a class of UIKit's.
  init(
    _ document: InterfaceDocument, _ element: XMLElementNode, in rootID: String, _ objects: [String: AnyObject],
    scene: Scene, sample: @escaping (SceneView) -> UIView
  ) {
    (self.document, self.element, self.rootID, self.scene, self.sample) = (document, element, rootID, scene, sample)
    views = objects.compactMapValues { $0 as? UIView }.filter { $0.key != rootID }
    constraints = objects.compactMapValues { $0 as? NSLayoutConstraint }
  }

  /// Gives the objects the form for the traits of their root view.
  func follow(_ root: UIView) {
    guard let next = document.scene(of: element, in: root.traitCollection), next != scene else { return }
    let before = scene
    scene = next
    let (old, new) = (before.constraintsByLabel, next.constraintsByLabel)
    for (label, constraint) in constraints where old[label] != nil && new[label] == nil { constraint.isActive = false }
    place(before, next, in: root)
    let superviews = (before.superviews, next.superviews)
    for (label, constraint) in constraints {
      guard let now = new[label] else { continue }
      guard let then = old[label] else {
        constraint.constant = now.points(superviews.1)
        constraint.priority = UILayoutPriority(now.priority.rawValue)
        constraint.isActive = true
        continue
      }
      let constants = (then.points(superviews.0), now.points(superviews.1))
      if constants.0 != constants.1 { constraint.constant = constants.1 }
      if then.priority != now.priority { constraint.priority = UILayoutPriority(now.priority.rawValue) }
    }
  }

  /// Takes out the views that are not installed any more, puts in those that are now, and sets the properties that differ.
  private func place(_ before: Scene, _ next: Scene, in root: UIView) {
    let then = Dictionary(before.nodes(in: rootID).map { ($0.id, $0) }) { first, _ in first }
    let now = Set(next.nodes(in: rootID).map(\.id))
    // A view's own container stays in it.
    for (id, view) in views where !now.contains(id) && view.superview?.container !== view { view.removeFromSuperview() }
    func visit(_ nodes: [SceneView], in parent: UIView?) {
      var last: UIView?
      for node in nodes {
        let view = views[node.id]
        if let view, let parent, view !== parent, then[node.id] == nil {
          parent.install(view, above: last, isArranged: node.isArranged)
        }
        if let view, let old = then[node.id] { set(old, node, on: view) }
        visit(node.children, in: view.map(\.container))
        last = view ?? last
      }
    }
    guard let node = next.node(rootID) else { return }
    if let old = then[rootID] { set(old, node, on: root) }
    visit(next.children(of: node), in: root.container)
  }

  private func set(_ old: SceneView, _ new: SceneView, on view: UIView) {
    var (old, new) = (old, new)
    (old.children, new.children) = ([], [])
    if old == new { return }
    VariedProperties.set(from: sample(old), to: sample(new), on: view)
  }
}

extension Scene {
  fileprivate var constraintsByLabel: [String: SceneConstraint] {
    Dictionary(constraints.compactMap { constraint in constraint.label.map { ($0, constraint) } }) { first, _ in first }
  }

  /// The view with an id, the root view included.
  func node(_ id: String) -> SceneView? { rootView?.id == id ? rootView : allViews.first { $0.id == id } }

  /// The children of a view; those of the root view are the scene's.
  func children(of node: SceneView) -> [SceneView] { node.id == rootView?.id ? views : node.children }

  /// A view and all that is in it.
  func nodes(in id: String) -> [SceneView] { node(id).map { [$0] + children(of: $0).all } ?? [] }
}

extension UIView {
  /// The view that has the contents: a cell's content view.
  fileprivate var container: UIView {
    cellContent ?? (self as? UIVisualEffectView)?.contentView ?? self
  }

  fileprivate func install(_ view: UIView, above last: UIView?, isArranged: Bool) {
    if let stack = self as? UIStackView, isArranged {
      let place = last.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      stack.insertArrangedSubview(view, at: place)
    } else if let last, last.superview === self {
      insertSubview(view, aboveSubview: last)
    } else {
      insertSubview(view, at: 0)
    }
  }
}
