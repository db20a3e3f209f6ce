import UIKit

extension SolvedPaint {
  /// - Parameter control: The view, if it is a control.
  @MainActor
  init(_ view: UIView, _ control: UIControl?, isDark: Bool, _ measurer: PangoMeasurer) {
    alpha = min(max(view.alpha.isNaN ? 1 : view.alpha, 0), 1)
    clips = view.clipsToBounds
    if view.hasLayer {
      cornerRadius = Self.length(view.layer.cornerRadius)
      roundedCorners = SceneCorners(rawValue: UInt8(truncatingIfNeeded: view.layer.maskedCorners.rawValue & 15))
      borderWidth = Self.length(view.layer.borderWidth)
      borderColor = view.layer.ownBorderColor.map { SceneColor(UIColor(cgColor: $0), isDark: isDark) }
      mask = DrawnShapeReader.mask(of: view)
      shadow = SceneShadow(of: view.layer) { SceneColor(UIColor(cgColor: $0), isDark: isDark) }
    }
    if view.transform != .identity {
      transform = SolvedTransform(view.transform)
      // A view squeezed to a line is invisible.
      if transform == nil { alpha = 0 }
    }
    tint = SceneColor(view.tintColor, isDark: isDark)
    isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    isEnabled = control?.isEnabled ?? true
    drawn = DrawnShapeReader(measurer: measurer).shapes(of: view)
  }

  /// Returns a length of at least 0, whatever the view's value is.
  private static func length(_ value: CGFloat) -> Double { value.isFinite ? max(0, value) : 0 }
}

extension SolvedTransform {
  /// nil for a transform that no picture can show.
  init?(_ transform: CGAffineTransform) {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    let isDrawable = parts.allSatisfy { $0.isFinite && abs($0) < 1e6 }
    if !isDrawable || abs(transform.a * transform.d - transform.b * transform.c) < 1e-9 { return nil }
    self.init(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }
}
