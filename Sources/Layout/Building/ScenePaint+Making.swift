import UIKit

extension ScenePaint {
  @MainActor
  func apply(to view: UIView, in traits: UITraitCollection) {
    view.alpha = alpha
    if let tint { view.tintColor = UIColor(tint) }
    view.clipsToBounds = clips || view is UIScrollView
    if cornerRadius > 0 || borderWidth > 0 || shadow != nil || view.hasLayer {
      // A sheet's corners are the system's unless the document specifies others.
      if cornerRadius > 0 || !view.isPresented {
        view.layer.cornerRadius = cornerRadius
        view.layer.maskedCorners = CACornerMask(rawValue: UInt(roundedCorners.rawValue))
      }
      view.layer.borderWidth = borderWidth
      view.layer.borderColor = borderColor.map { UIColor($0).cgColor(in: traits) }
      apply(shadow, to: view.layer, in: traits)
    }
    let wanted = transform?.matrix ?? .identity
    if view.transform != wanted { view.transform = wanted }
    (view as? UIControl)?.isEnabled = isEnabled
  }
}

extension ScenePaint {
  @MainActor
  private func apply(_ shadow: SceneShadow?, to layer: CALayer, in traits: UITraitCollection) {
    layer.shadowOpacity = Float(shadow?.opacity ?? 0)
    guard let shadow else { return }
    layer.shadowColor = shadow.color.map { UIColor($0).cgColor(in: traits) }
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = CGSize(width: shadow.x, height: shadow.y)
  }
}

extension SceneTransform {
  var matrix: CGAffineTransform {
    CGAffineTransform(scaleX: scale, y: scale).concatenating(CGAffineTransform(rotationAngle: rotation * .pi / 180))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension UIView {
  /// Whether the view is presented over the root view of its window.
  var isPresented: Bool {
    guard isInWindowItself, let window = superview as? UIWindow else { return false }
    return window.rootViewController?.viewIfLoaded !== self
  }
}
