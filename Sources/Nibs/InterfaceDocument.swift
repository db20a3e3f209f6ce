import Foundation
import Layout
import StoryboardDocuments
import UIKit

/// A storyboard or a xib to create objects from: its elements by id, its views' scenes, and the classes it names.
@MainActor
final class InterfaceDocument {
  /// The name in messages.
  let name: String
  let root: XMLElementNode
  private let elements: StoryboardDocument.Elements
  private let modules: [String]
  private let byID: [String: XMLElementNode]
  /// Views by their line, for those whose id is missing or not unique.
  private let views: [Int: XMLElementNode]
  /// The ids of constraints and objects about which a message has been written.
  private var noted: Set<String> = []

  init(_ name: String, _ elements: StoryboardDocument.Elements, _ modules: [String]) {
    (self.name, root, self.elements, self.modules) = (name, elements.root, elements, modules)
    let all = elements.root.subtree
    byID = Dictionary(all.compactMap { element in element["id"].map { ($0, element) } }) { first, _ in first }
    views = Dictionary(all.filter { $0.child("rect", key: "frame") != nil }.map { ($0.line, $0) }) { first, _ in first }
  }

  /// The element with an id; nil for an unknown one.
  func element(_ id: String?) -> XMLElementNode? { id.flatMap { byID[$0] } }

  /// The element that a scene's view was read from.
  func element(of view: SceneView) -> XMLElementNode? { byID[view.id] ?? view.place.flatMap { views[$0.line] } }

  /// The scene of a root view for some traits (AL-10.2).
  func scene(of view: XMLElementNode, in traits: UITraitCollection) -> Scene? {
    guard let scene = elements.scenes[key(view)] else { return nil }
    return scene.adaptations[SizeClasses(traits)] ?? scene
  }

  /// The scenes of a root view for all size classes, if they differ.
  func scenes(of view: XMLElementNode) -> [Scene] {
    guard let scene = elements.scenes[key(view)], !scene.adaptations.isEmpty else { return [] }
    return [scene] + SizeClasses.ofDevices.compactMap { scene.adaptations[$0] }
  }

  private func key(_ view: XMLElementNode) -> String { view["id"].flatMap { $0.isEmpty ? nil : $0 } ?? "root" }

  // MARK: Classes

  /// The class of an element's object: the client's, if the element names one that is found, otherwise UIKit's.
  func type<Base: NSObject>(of element: XMLElementNode, _ base: Base.Type) -> Base.Type {
    guard let name = element["customClass"] else { return base }
    let own = [element["customModule"]].compactMap { $0 } + modules
    guard let found = NibClasses.find(name, in: own + ["UIKit"]) else {
      let places = own.joined(separator: ", ")
      note(
        "class:\(name)",
        "class \(name) not found in \(places.isEmpty ? "any module" : places); using a \(base) instead", element)
      return base
    }
    if let type = found as? Base.Type { return type }
    note(
      "kind:\(name)", "\(name) is not a subclass of \(base), which \(element.name) requires; using a \(base) instead",
      element)
    return base
  }

  // MARK: Values

  /// The colour of an element; nil for an unknown name.
  func color(_ element: XMLElementNode) -> UIColor? {
    if let color = SceneColor(element) { return UIColor(color) }
    guard let name = element["name"] ?? element["systemColor"] else { return nil }
    if let named = UIColor(named: name) { return named }
    if let known = SceneColor.named[name.hasSuffix("Color") ? String(name.dropLast(5)) : name] { return UIColor(known) }
    let saved = root.child("resources")?.children.first { $0["name"] == name }?.child("color")
    return saved.flatMap { SceneColor($0) }.map { UIColor($0) }
  }

  /// The parts of the attributed title of a button's state; nil if it has none.
  func attributedTitle(of state: XMLElementNode) -> [SceneTextRun]? { elements.attributedTitle(of: state) }

  /// An image by name: the project's, or an empty one with the size in the document.
  /// - Parameter isSystem: Whether it is one of the system's symbols.
  func image(_ name: String?, isSystem: Bool = false) -> UIImage? {
    guard let name else { return nil }
    let saved = root.child("resources")?.children.first { $0.name == "image" && $0["name"] == name }
    if isSystem || saved?["catalog"] == "system" { return UIImage(systemName: name) }
    if let found = UIImage(named: name) { return found }
    guard let width = saved?.number("width"), let height = saved?.number("height") else { return nil }
    return UIImage(size: CGSize(width: width, height: height), name: name)
  }

  // MARK: Messages

  /// Reports once that something the document refers to is missing.
  func note(_ key: String, _ message: String, _ element: XMLElementNode) {
    guard noted.insert(key).inserted else { return }
    LayoutDiagnostics.note("\(name):\(element.line): \(message).")
  }
}
