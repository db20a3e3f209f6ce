import UIKit

extension SceneShadow {
  /// The shadow of a layer; nil if it shows none. A layer that clips what is in it clips its shadow, too.
  @MainActor
  init?(of layer: CALayer, _ color: (CGColor) -> SceneColor) {
    let lengths = [layer.shadowRadius, layer.shadowOffset.width, layer.shadowOffset.height]
    guard layer.shadowOpacity > 0, !layer.masksToBounds, lengths.allSatisfy({ abs($0) <= Self.limit }) else {
      return nil
    }
    self.init(
      color: layer.ownShadowColor.map(color), opacity: Double(min(1, layer.shadowOpacity)), radius: max(0, lengths[0]),
      x: lengths[1], y: lengths[2])
  }
}
