/// What the sizes of a button's configuration determine (`control-metrics.md` 3.2). UIKit's `mini` is `small`, too.
package enum ButtonSize: Sendable {
  case small, medium, large

  /// The space above and below the title, and at its sides, in points.
  package var padding: (vertical: Double, horizontal: Double) {
    switch self {
    case .small: (5, 10)
    case .medium: (7, 12)
    case .large: (15, 20)
    }
  }

  /// Whether the title has the style of subheadlines, and not that of the body.
  package var hasSmallTitle: Bool { self == .small }
}
