package import Foundation
import Layout
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
  /// Names of the ignored views: what they are is ignored, and not whether they are there.
  package let views: Set<String>
  /// Ignored rectangles of the screen, in points.
  package let rects: [CGRect]
  private let tree: ViewParents

  /// Masks nothing.
  package static let none = SceneMasks([], of: "", ViewParents(parents: [:]))

  /// - Parameter scene: The scene's id.
  package init(_ masks: [Mask], of scene: String, _ tree: ViewParents) {
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
  /// - Complexity: O(facts).
  package func regions(from old: LayoutFacts, to new: LayoutFacts) -> [CGRect] {
    let places = ViewPlaces(tree, from: old, to: new)
    return rects + views.sorted().flatMap(places.frames)
  }

  /// Returns the places of views on the screen, in a cell's golden and now.
  func places(of views: Set<String>, from old: LayoutFacts, to new: LayoutFacts) -> [CGRect] {
    if views.isEmpty { return [] }
    let places = ViewPlaces(tree, from: old, to: new)
    return views.sorted().flatMap(places.frames)
  }

  /// Returns the parts of a cell's pictures in which something moved, on the screen: the views of some changes, with
  /// all their descendants.
  /// - Parameters:
  ///   - changes: Of edges, texts and the like.
  ///   - isRepainted: Whether something else may have changed than positions.
  /// - Complexity: O(facts).
  func moves(
    _ changes: [FactChange], from old: LayoutFacts, to new: LayoutFacts, isRepainted: Bool
  ) -> [MovedRegion] {
    let places = ViewPlaces(tree, from: old, to: new)
    // Text and images move in their view as well as with it.
    var inside: [String: Double] = [:]
    for change in changes {
      let distance: Double = if case .edge = change { 0 } else { change.distanceInPoints ?? 0 }
      inside[change.subject] = max(inside[change.subject] ?? 0, distance)
    }
    let others = tree.names.filter { name in tree.ancestors(of: name).contains { inside[$0] != nil } }
    return Set(inside.keys).union(others).sorted().flatMap { name -> [MovedRegion] in
      let place = places.places(of: name)
      guard let old = place.old, let new = place.new else { return [] }
      let edges = [old.minX - new.minX, old.minY - new.minY, old.maxX - new.maxX, old.maxY - new.maxY].map(abs)
      let within = tree.ancestors(of: name).reduce(inside[name] ?? 0) { $0 + (inside[$1] ?? 0) }
      let reach = Int(((edges.max() ?? 0) + within).rounded(.up))
      // Borders and shadows are drawn beyond a view's edges.
      let around = -Double(reach + Self.beyond)
      return [old, new].map {
        MovedRegion(rect: $0.insetBy(dx: around, dy: around), reach: reach, isOnlyMoved: !isRepainted)
      }
    }
  }

  /// How far beyond a view's edges its movement shows, in points.
  private static let beyond = 4
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
  package let tolerance: GoldenTolerance

  package var description: String {
    let facts = Listing.text(changes.map(\.description), separator: "; ")
    let parts = [
      facts.isEmpty ? nil : facts, measure?.description,
      isUnseen ? "pictures not compared, because there is no golden picture" : nil,
    ]
    return "\(parts.compactMap(\.self).joined(separator: "; ")) (\(tolerance))"
  }
}

extension CGRect {
  /// The rectangle out to whole pixels, apart from rounding errors: a view that ends within a pixel colors all of it.
  var touchedPixels: CGRect {
    let error = 0.01
    let (left, top) = ((minX + error).rounded(.down), (minY + error).rounded(.down))
    return CGRect(
      x: left, y: top, width: (maxX - error).rounded(.up) - left, height: (maxY - error).rounded(.up) - top)
  }
}
