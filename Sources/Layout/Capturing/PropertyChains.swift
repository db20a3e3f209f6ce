import Foundation
import UIKit

/// Finds views by the stored properties that lead to them: `emailField`, `rows[2].title`.
///
/// Walks breadth first, so that the shortest chain wins, and of equally short ones the property that is declared first.
/// Only controllers and views are walked that are shown; nothing of the system's is, and lazy properties are not
/// created.
@MainActor
struct PropertyChains {
  /// The properties that lead to an object.
  struct Chain {
    /// Independent of everything but properties, and of what ``ViewPaths`` starts a walk with.
    var id: String
    /// The same for people, who may have named a view on the way.
    var name: String
    /// Whether people refer to the object by the chain; they do not for a child controller's view.
    var isName = true

    /// The chain from the controller or its view.
    static let start = Chain(id: "", name: "")

    func appending(_ property: String) -> Chain {
      Chain(id: id.isEmpty ? property : "\(id).\(property)", name: name.isEmpty ? property : "\(name).\(property)")
    }

    /// The chain whose last property has a wrapper, which is stored as `_name`; nil for any other property.
    var unwrapped: Chain? {
      func unwrapped(_ text: String) -> String? {
        let start = text.lastIndex(of: ".").map(text.index(after:)) ?? text.startIndex
        return text[start...].hasPrefix("_") ? String(text[..<start] + text[start...].dropFirst()) : nil
      }
      return unwrapped(id).flatMap { id in unwrapped(name).map { Chain(id: id, name: $0) } }
    }

    func appending(index: String) -> Chain { Chain(id: "\(id)[\(index)]", name: "\(name)[\(index)]") }
  }

  /// The chains of the views, guides and controllers found so far.
  private(set) var found: [ObjectIdentifier: Chain] = [:]
  private let wanted: Set<ObjectIdentifier>
  /// Returns the name with which the names of an object's properties start; nil for the chain's own.
  private let name: (NSObject) -> String?
  private var walked: Set<ObjectIdentifier> = []
  private var queue: [(owner: NSObject, chain: Chain)] = []
  private var valueCount = 0

  /// Values that are examined in all; the views in others are named by their places.
  private static let valueLimit = 100_000
  /// Levels of structures within a property.
  private static let depthLimit = 16

  /// - Parameters:
  ///   - wanted: The views, guides and controllers to find.
  ///   - name: Returns the name that people use for a view; nil if it has none.
  init(_ wanted: Set<ObjectIdentifier>, name: @escaping (NSObject) -> String?) {
    (self.wanted, self.name) = (wanted, name)
  }

  /// Finds what the stored properties of an object lead to; does nothing for one that was walked before.
  mutating func walk(_ owner: NSObject, _ chain: Chain) {
    queue.append((owner, chain))
    var next = 0
    while next < queue.count {
      let (owner, chain) = queue[next]
      next += 1
      guard walked.insert(ObjectIdentifier(owner)).inserted else { continue }
      readProperties(of: owner, chain)
      if let view = (owner as? UIViewController)?.viewIfLoaded { note(view, of: chain) }
    }
    queue = []
  }

  /// Finds a child controller's view, whose own properties count as the controller's.
  private mutating func note(_ view: UIView, of controller: Chain) {
    let id = ObjectIdentifier(view)
    guard wanted.contains(id) else { return }
    if found[id] == nil {
      found[id] = controller.appending("view")
      found[id]?.isName = false
    }
    queue.append((view, controller))
  }

  private mutating func readProperties(of owner: NSObject, _ chain: Chain) {
    // Such a mirror is the application's code.
    if owner is any CustomReflectable { return }
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let level = mirror, !Self.isOfSystem(level.subjectType) {
      for (label, value) in level.children {
        guard let label else { continue }
        visit(value, chain.appending(Self.property(label)), depth: 0)
      }
      mirror = level.superclassMirror
    }
  }

  /// Returns a property's name for the label of its storage.
  private static func property(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    return label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
  }

  private mutating func visit(_ value: Any, _ chain: Chain, depth: Int) {
    valueCount += 1
    if valueCount > Self.valueLimit || depth > Self.depthLimit { return }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let some = mirror.children.first { visit(some.value, chain, depth: depth + 1) }
    case .class: (value as? NSObject).map { note($0, chain) }
    case .collection:
      // An array of numbers or texts may be long.
      guard let first = mirror.children.first, Self.mayLead(first.value, depth: 0) else { return }
      for (index, element) in mirror.children.enumerated().prefix(Limits.views) {
        visit(element.value, chain.appending(index: "\(index)"), depth: depth + 1)
      }
    case .dictionary: visitEntries(of: mirror, chain, depth: depth)
    case .struct where !Self.isOfSystem(mirror.subjectType), .tuple:
      visitParts(of: mirror, chain, depth: depth)
    default: return
    }
  }

  private mutating func visitParts(of mirror: Mirror, _ chain: Chain, depth: Int) {
    let isWrapper = mirror.displayStyle == .struct && mirror.children.count == 1
    for (label, part) in mirror.children {
      guard let label else { continue }
      if isWrapper || label == "wrappedValue", let own = chain.unwrapped {
        visit(part, own, depth: depth + 1)
      } else {
        let name = label.hasPrefix(".") ? String(label.dropFirst()) : label
        visit(part, chain.appending(name), depth: depth + 1)
      }
    }
  }

  /// Visits a dictionary's values in the order of their keys; ignores one whose keys are not texts.
  private mutating func visitEntries(of mirror: Mirror, _ chain: Chain, depth: Int) {
    var entries: [(key: String, value: Any)] = []
    for child in mirror.children.prefix(Limits.views) {
      let pair = Mirror(reflecting: child.value).children.map(\.value)
      guard pair.count == 2, let key = pair[0] as? String else { return }
      entries.append((key, pair[1]))
    }
    guard let first = entries.first, Self.mayLead(first.value, depth: 0) else { return }
    for entry in entries.sorted(by: { $0.key < $1.key }) {
      visit(entry.value, chain.appending(index: entry.key), depth: depth + 1)
    }
  }

  private mutating func note(_ object: NSObject, _ chain: Chain) {
    let id = ObjectIdentifier(object)
    guard wanted.contains(id), found[id] == nil else { return }
    found[id] = chain
    queue.append((object, Chain(id: chain.id, name: name(object) ?? chain.name)))
  }

  /// Whether elements like this one may lead to a view.
  private static func mayLead(_ value: Any, depth: Int) -> Bool {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: return value is UIResponder || value is UILayoutGuide
    case .optional: return mirror.children.first.map { mayLead($0.value, depth: depth + 1) } ?? true
    case .collection, .dictionary, .tuple:
      return depth < depthLimit && mirror.children.prefix(8).contains { mayLead($0.value, depth: depth + 1) }
    case .struct where !isOfSystem(mirror.subjectType):
      return depth < depthLimit && mirror.children.contains { mayLead($0.value, depth: depth + 1) }
    default: return false
    }
  }

  private static var systemTypes: [ObjectIdentifier: Bool] = [:]

  /// Whether a type is declared by the system, whose own properties lead nowhere.
  private static func isOfSystem(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = systemTypes[id] { return known }
    let module = String(reflecting: type).prefix { $0 != "." }
    let isOfSystem = ["UIKit", "Foundation", "FoundationEssentials", "Swift"].contains(module)
    systemTypes[id] = isOfSystem
    return isOfSystem
  }
}
