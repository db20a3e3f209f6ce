import Foundation
import Layout
import LayoutMaps

/// A view that is ambiguous along an axis.
struct OpenAxis: Hashable {
  /// The view's name.
  let view: String
  let isHorizontal: Bool
}

extension SolvedLayout {
  /// Everything that is ambiguous.
  var openAxes: Set<OpenAxis> {
    var found: Set<OpenAxis> = []
    for case .ambiguous(let open) in findings {
      for view in open.views {
        for side in view.sides { found.insert(OpenAxis(view: view.name, isHorizontal: side.attribute.isHorizontal)) }
      }
    }
    return found
  }

  /// The greatest width of a control of fixed size, in points: a wider one is stretched. No switch and no stepper is
  /// narrower than the other.
  private static let (widestControl, narrowestControl) = (100.0, 40.0)

  /// Returns the name of a control of fixed size that is smaller than in another layout of the same cell; nil if there is
  /// none.
  func squeezedControl(besides other: SolvedLayout) -> String? {
    let known = Dictionary(other.views.map { ($0.id, $0.absoluteFrame.size) }) { first, _ in first }
    let open = Set(other.openAxes.filter(\.isHorizontal).map(\.view))
    return views.first { view in
      guard view.content.hasFixedSize, let before = known[view.id], before.width <= Self.widestControl else {
        return false
      }
      let size = view.absoluteFrame.size
      // The width that an ambiguous view had was chance.
      if open.contains(view.name) { return size.width < Self.narrowestControl }
      return size.width < before.width - MapTolerance.invisible || size.height < before.height - MapTolerance.invisible
    }?.name
  }
}

extension SolvedContent {
  /// Whether the view is a control of fixed size.
  fileprivate var hasFixedSize: Bool {
    switch self {
    case .toggle, .stepper: true
    default: false
    }
  }
}
