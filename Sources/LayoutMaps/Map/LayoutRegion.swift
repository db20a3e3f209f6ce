import Foundation
import Layout

/// Window sizes at which the layout is the same function of the size.
package struct LayoutRegion: MappedLayout, Sendable {
  /// The region's sizes, in points of width and height.
  package internal(set) var polygon: ConvexPolygon
  /// The facts that are the same everywhere in it.
  package let facts: RegionFacts
  /// One rectangle per view of ``RegionFacts/views``, in the root view's coordinates, not rounded.
  package let frames: [RegionFrame]
  /// A size at which it was laid out, in points.
  package let sample: SIMD2<Double>
  /// Whether everything that could change the layout inside is known; if not, its corners were laid out and agree.
  package let isWhole: Bool
  /// The surroundings at the sample.
  let surroundings: Surroundings
  /// The conditions at its sides.
  var conditions: [Condition]

  /// Whether a size belongs to the region; one on a border belongs to one of the adjacent regions.
  package func contains(_ size: SIMD2<Double>) -> Bool {
    polygon.contains(size) && conditions.allSatisfy { $0.holds(at: size) }
  }
}

/// A view's rectangle, baselines and content size as forms of the window's size.
package struct RegionFrame: Sendable, Hashable {
  /// In the root view's coordinates.
  package let x: AffineForm
  /// In the root view's coordinates.
  package let y: AffineForm
  /// In points.
  package let width: AffineForm
  /// In points.
  package let height: AffineForm
  /// The baseline of each line of text, from the top of the view.
  package let baselines: [AffineForm]
  /// Width and height of what a view scrolls, in points; empty for other views.
  let content: [AffineForm]

  init(_ forms: [AffineForm], scrolls: Bool = false) {
    (x, y, width, height) = (forms[0], forms[1], forms[2], forms[3])
    content = scrolls ? Array(forms[4..<6]) : []
    baselines = Array(forms.dropFirst(scrolls ? 6 : 4))
  }

  /// The measured frame of a view, which does not depend on the window's size.
  init(constant view: SolvedView) {
    self.init(Self.lengths(of: view).map { AffineForm(constant: $0, x: 0, y: 0) }, scrolls: view.contentSize != nil)
  }

  /// Left, top, width and height.
  var rectangle: [AffineForm] { [x, y, width, height] }

  private var all: [AffineForm] { rectangle + content + baselines }

  /// The measured values of a view's forms.
  static func lengths(of view: SolvedView) -> [Double] {
    [view.absoluteFrame.minX, view.absoluteFrame.minY, view.absoluteFrame.width, view.absoluteFrame.height]
      + (view.contentSize.map { [$0.width, $0.height] } ?? []) + (view.text?.lines.map(\.baseline) ?? [])
  }

  /// Whether a view's frame agrees with the forms, to a millionth of a point.
  func agrees(with view: SolvedView, at size: SIMD2<Double>) -> Bool {
    let lengths = Self.lengths(of: view)
    return lengths.count == all.count
      && zip(lengths, all).allSatisfy { abs($0 - $1.value(at: size)) < MapTolerance.length }
  }

  func isNear(_ other: RegionFrame) -> Bool {
    baselines.count == other.baselines.count && content.count == other.content.count
      && zip(all, other.all).allSatisfy { $0.isNear($1) }
  }
}

extension LayoutRegion {
  /// A window of whole points in the middle, else the size at which the region was laid out.
  package var typicalSize: SIMD2<Double> {
    let whole = polygon.middle.rounded(.toNearestOrEven)
    return contains(whole) ? whole : sample
  }
}
