import CairoCanvas
public import Foundation
import Goldens

extension Diffing where Value == UIImage {
  /// Compares pictures, pixel by pixel.
  public static var image: Diffing { .image() }

  /// Compares pictures, pixel by pixel. The precisions are accepted but the comparison is exact, because the same code
  /// draws the same picture on every machine with the same fonts and libraries.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
    Diffing(
      toData: { $0.pngData() ?? Data() },
      fromData: { data in
        let stored = try? PNGReader.decode([UInt8](data))
        return UIImage(size: CGSize(width: stored?.width ?? 0, height: stored?.height ?? 0), png: data)
      },
      diff: { old, new in PictureWords.difference(old, new).map { ($0, []) } })
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Compares pictures, pixel by pixel.
  public static var image: Snapshotting { .image() }

  /// Compares pictures, pixel by pixel; the precisions are accepted, but the comparison is exact.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Snapshotting
  {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// Draws the layer, in its own size.
  public static var image: Snapshotting { .image() }

  /// Draws the layer; the precisions are accepted, but the comparison is exact.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init())
    -> Snapshotting
  {
    Snapshotting<UIView, UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, traits: traits
    ).pullback { layer in
      MainActor.assumeIsolated {
        let view = UIView(frame: CGRect(origin: .zero, size: layer.bounds.size))
        view.layer.addSublayer(layer)
        layer.position = CGPoint(x: layer.bounds.width / 2, y: layer.bounds.height / 2)
        return view
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// Draws the path's area in black, in its bounding box.
  public static var image: Snapshotting { .image() }

  /// Draws the path's area in black; the precisions are accepted, but the comparison is exact.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    Snapshotting<CALayer, UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, traits: UITraitCollection(displayScale: scale)
    ).pullback { path in
      MainActor.assumeIsolated {
        let (layer, box) = (CAShapeLayer(), path.boundingBoxOfPath)
        layer.bounds = box
        layer.path = path
        layer.fillRule = drawingMode == .eoFill || drawingMode == .eoFillStroke ? .evenOdd : .nonZero
        if drawingMode == .stroke { layer.fillColor = nil }
        if drawingMode != .fill, drawingMode != .eoFill { layer.strokeColor = UIColor.black.cgColor }
        return layer
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// Draws the path's area in black, in its bounding box.
  public static var image: Snapshotting { .image() }

  /// Draws the path's area in black; the precisions are accepted, but the comparison is exact.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
    Snapshotting<CGPath, UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in MainActor.assumeIsolated { path.cgPath } }
  }
}

/// Describes how two pictures differ.
private enum PictureWords {
  /// - Returns: nil for pictures with the same pixels.
  static func difference(_ old: UIImage, _ new: UIImage) -> String? {
    let before: PixelImage
    do {
      before = try PNGReader.decode([UInt8](old.pngData() ?? Data()))
    } catch let error as PNGError where error == .notPNG || error == .pointer {
      return "the stored picture is \(error)"
    } catch {
      return "the stored picture: \(error)"
    }
    guard let now = pixels(new) else { return "there is no picture: only views and controllers are drawn here" }
    if before == now { return nil }
    if before.width != now.width || before.height != now.height {
      return "\(now.width) by \(now.height) pixels, before \(before.width) by \(before.height)"
    }
    return "\(PictureDifference.picture(before, now).count) of \(now.width * now.height) pixels differ"
  }

  private static func pixels(_ image: UIImage) -> PixelImage? {
    image.pngData().flatMap { try? PNGReader.decode([UInt8]($0)) }
  }
}
