import Foundation
import UIKit

extension ScenePaint {
  /// The paint of an application's view.
  @MainActor
  init(captured view: UIView) {
    self.init()
    alpha = view.alpha
    clips = view.clipsToBounds
    if view.hasLayer {
      cornerRadius = max(0, view.layer.cornerRadius)
      roundedCorners = SceneCorners(rawValue: UInt8(truncatingIfNeeded: view.layer.maskedCorners.rawValue & 15))
      borderWidth = max(0, view.layer.borderWidth)
      borderColor = view.layer.ownBorderColor.map { SceneColor(UIColor(cgColor: $0)) }
      shadow = SceneShadow(of: view.layer) { SceneColor(UIColor(cgColor: $0)) }
    }
    transform = SceneTransform(captured: view.transform)
    tint = view.hasOwnTintColor ? SceneColor(view.tintColor) : nil
    isEnabled = (view as? UIControl)?.isEnabled ?? true
  }
}

extension SceneTransform {
  /// nil for the identity, and for a transform that is not a scale, a rotation and a translation.
  fileprivate init?(captured matrix: CGAffineTransform) {
    let isSimilarity = abs(matrix.a - matrix.d) < 1e-9 && abs(matrix.b + matrix.c) < 1e-9
    if matrix == .identity || !isSimilarity { return nil }
    self.init()
    scale = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
    rotation = atan2(matrix.b, matrix.a) * 180 / .pi
    (x, y) = (matrix.tx, matrix.ty)
  }
}
