package import Foundation
package import Layout

/// A side of the screen, as people name it.
package enum ScreenSide: String, CaseIterable {
  case left, right, top, bottom

  /// Returns by how much a rectangle extends beyond this side of another one, in points; negative if it does not.
  package func excess(of rect: CGRect, beyond bounds: CGRect) -> Double {
    switch self {
    case .left: bounds.minX - rect.minX
    case .right: rect.maxX - bounds.maxX
    case .top: bounds.minY - rect.minY
    case .bottom: rect.maxY - bounds.maxY
    }
  }
}

extension LintedLayout {
  /// Smaller differences come from rounding edges to pixels, in points.
  static let slack = 1.0

  /// The root view's rectangle.
  var bounds: CGRect { CGRect(x: 0, y: 0, width: layout.rootSize.width, height: layout.rootSize.height) }

  /// See ``SolvedLayout/safeBounds``.
  var safeBounds: CGRect { layout.safeBounds }
}

extension SolvedLayout {
  /// The rectangle of the root view not covered by bars, notch and home indicator.
  package var safeBounds: CGRect {
    CGRect(
      x: safeArea.left, y: safeArea.top, width: max(0, rootSize.width - safeArea.left - safeArea.right),
      height: max(0, rootSize.height - safeArea.top - safeArea.bottom))
  }
}
