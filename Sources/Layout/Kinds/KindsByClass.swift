import UIKit

/// Finds the kind of a UIKit object by its class.
@MainActor
enum KindsByClass {
  /// The kinds with a class of their own, subclasses before their superclasses; any other view is a plain one.
  static let all: [any ViewContent.Type] =
    ViewKind.allCases.compactMap { $0.content as? any ViewContent.Type }.filter { $0.objectClass != UIView.self }
    .reduce(into: []) { all, kind in
      let superclass = all.firstIndex { $0.isShown(by: kind.objectClass) }
      all.insert(kind, at: superclass ?? all.endIndex)
    }

  private static var known: [ObjectIdentifier: any ViewContent.Type] = [:]

  /// Returns the kind that reads a view's content. It depends only on the object, so that a scene and an application's
  /// code give the same result.
  /// - Complexity: O(1) for a class seen before, else O(kinds).
  static func kind(of view: UIView) -> any ViewContent.Type {
    let id = ObjectIdentifier(type(of: view))
    if let kind = known[id] { return kind }
    let kind = all.first { $0.isShown(by: type(of: view)) } ?? ScenePlainView.self
    known[id] = kind
    return kind
  }

  /// Returns the content captured from an application's view, of the most particular kind that can express it; a plain
  /// view if none can.
  /// - Complexity: O(kinds).
  static func captured(_ view: UIView, _ setting: CaptureSetting) -> any ViewContent {
    all.lazy.compactMap { $0.captured(view: view, setting) }.first ?? ScenePlainView()
  }
}
