package import Foundation
import Scenes
import Values

/// A part of scenes that comparisons ignore.
package struct Mask: Sendable, Hashable {
  /// The ignored part.
  package enum Region: Sendable, Hashable {
    /// A view and all its descendants, by its name: its facts in the record, and its place in the picture.
    case view(String)
    /// A rectangle of the screen, in points: left, top, width, height.
    case rect([Double])
  }

  /// The ignored part.
  package let region: Region
  /// The scenes, by id, with `*` and `?` (``Wildcard``); nil for all.
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
package struct SceneMasks: Sendable {
  /// Names of the ignored views.
  package let views: Set<String>
  /// Ignored rectangles of the screen, in points.
  package let rects: [CGRect]
  private let tree: ViewTree

  /// Masks nothing.
  package static let none = SceneMasks([], of: "", ViewTree(parents: [:]))

  /// - Parameter scene: The scene's id.
  package init(_ masks: [Mask], of scene: String, _ tree: ViewTree) {
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

  /// Whether nothing is ignored.
  package var isEmpty: Bool { views.isEmpty && rects.isEmpty }

  /// Returns the ignored parts of a cell's pictures, on the screen: rectangles, and the places of views in its golden
  /// and now.
  /// - Parameter others: Other views whose places are ignored.
  /// - Complexity: O(facts).
  package func regions(from old: LayoutFacts, to new: LayoutFacts, of others: Set<String>) -> [CGRect] {
    let places = ViewPlaces(tree, from: old, to: new)
    return rects + views.union(others).sorted().flatMap(places.frames)
  }
}

/// The differences that a cell's verdict ignores.
package struct Toleration: Sendable, Hashable, CustomStringConvertible {
  /// How much the pictures differ outside masks; nil if they are equal, or there is no golden picture.
  package var measure: PictureMeasure?
  /// Whether the pictures could not be compared: the cell has no golden picture.
  package var isUnseen = false
  /// Facts that differ but are ignored.
  package var changes: [FactChange] = []
  /// The tolerance applied.
  package let tolerance: Tolerance

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
