import Foundation
import Scenes
import Values

/// A part of scenes that does not count when they are compared.
package struct Mask: Sendable, Hashable {
  /// What is left out.
  package enum Region: Sendable, Hashable {
    /// A view and all in it, by its name: what the record says of them, and where they are in the picture.
    case view(String)
    /// A rectangle of the screen, in points: left, top, width, height.
    case rect([Double])
  }

  /// What is left out.
  package let region: Region
  /// In which scenes, by id, with `*` and `?` (``Wildcard``); nil for all.
  package let scene: String?

  /// See the properties.
  package init(_ region: Region, scene: String? = nil) { (self.region, self.scene) = (region, scene) }
}

extension Mask: CustomStringConvertible {
  package var description: String {
    let place = scene.map { " in \($0)" } ?? ""
    return switch region {
    case .view(let name): name + place
    case .rect(let numbers): "[\(numbers.map { NumberText.plain($0) }.joined(separator: ", "))]" + place
    }
  }
}

/// The masks of one scene.
struct SceneMasks: Sendable {
  /// Names of the views that do not count.
  let views: Set<String>
  /// Rectangles of the screen that do not count, in points.
  let rects: [CGRect]
  private let tree: ViewTree

  /// Masks nothing.
  static let none = SceneMasks([], of: "", ViewTree(parents: [:]))

  /// - Parameter scene: The scene's id.
  init(_ masks: [Mask], of scene: String, _ tree: ViewTree) {
    self.tree = tree
    let own = masks.filter { $0.scene.map { Wildcard($0).matches(scene) } ?? true }
    var names: Set<String> = []
    var rects: [CGRect] = []
    for mask in own {
      switch mask.region {
      case .view(let name): names.insert(name)
      case .rect(let numbers):
        rects.append(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      }
    }
    views = names.union(tree.names.filter { !names.isDisjoint(with: tree.ancestors(of: $0)) })
    self.rects = rects
  }

  /// Whether nothing is left out.
  var isEmpty: Bool { views.isEmpty && rects.isEmpty }

  /// What is left out of a cell's pictures, on the screen: rectangles, and where views are in its golden and now.
  /// - Parameter others: Further views whose places do not count.
  /// - Complexity: O(facts).
  func regions(from old: LayoutFacts, to new: LayoutFacts, of others: Set<String>) -> [CGRect] {
    let places = ViewPlaces(tree, from: old, to: new)
    return rects + views.union(others).sorted().flatMap(places.frames)
  }
}

/// What was left out of a cell's verdict.
package struct Toleration: Sendable, Hashable, CustomStringConvertible {
  /// How far the pictures are apart where they count; nil where they are equal, or there is no golden picture.
  package var measure: PictureMeasure?
  /// Whether the pictures could not be compared: the cell has no golden picture.
  var isUnseen = false
  /// Facts that differ and do not count.
  package var changes: [FactChange] = []
  /// The bounds.
  let tolerance: Tolerance

  package var description: String {
    let shown = changes.prefix(3).map(\.description).joined(separator: "; ")
    let facts = changes.count > 3 ? "\(shown); and \(changes.count - 3) more" : shown
    let parts = [
      facts.isEmpty ? nil : facts, measure?.description,
      isUnseen ? "pictures not compared, there is no golden one" : nil,
    ]
    return "\(parts.compactMap(\.self).joined(separator: "; ")) (\(tolerance))"
  }
}
