import Foundation
import Layout

/// A side of the screen, as people name it.
enum ScreenSide: String, CaseIterable {
  case left, right, top, bottom

  /// Returns by how much a rectangle extends beyond this side of another one, in points; negative if it does not.
  func excess(of rect: CGRect, beyond bounds: CGRect) -> Double {
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

  /// The rectangle not covered by bars, notch and home indicator.
  var safeBounds: CGRect {
    CGRect(
      x: layout.safeArea.left, y: layout.safeArea.top,
      width: max(0, bounds.width - layout.safeArea.left - layout.safeArea.right),
      height: max(0, bounds.height - layout.safeArea.top - layout.safeArea.bottom))
  }
}
