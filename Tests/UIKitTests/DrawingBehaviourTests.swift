import Foundation
import Testing

@testable import UIKit

/// Paths, images, renderers and layers as Core Graphics and Core Animation document them.
@Suite(.serialized) @MainActor struct DrawingBehaviourTests {
  @Test func `a path ends where its closed subpath began`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 3, y: 4, width: 10, height: 10))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.currentPoint == CGPoint(x: 9, y: 9))
    #expect(CGMutablePath().currentPoint == .zero)
  }

  @Test func `a renderer's image begins at the origin of its bounds`() throws {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(renderer.format.bounds == CGRect(x: 10, y: 10, width: 20, height: 20))
    let image = renderer.image { $0.fill(CGRect(x: 10, y: 10, width: 5, height: 5)) }
    #expect(try box(image) == CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(image.size == CGSize(width: 20, height: 20))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    #expect(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).format.scale == 3)
    #expect(format.bounds == .zero)
  }

  /// The box around what the first command of an image fills or strokes.
  private func box(_ image: UIImage) throws -> CGRect {
    switch try #require(image.drawing.first).kind {
    case .fill(let path, _, _), .stroke(let path, _, _): path.boundingBox
    default: .null
    }
  }

  @Test func `borders are inside their rectangles`() throws {
    let inside = CGRect(x: 0.5, y: 0.5, width: 19, height: 19)
    let whole = CGRect(x: 0, y: 0, width: 20, height: 20)
    let image = UIGraphicsImageRenderer(size: whole.size).image {
      $0.cgContext.setLineWidth(9)
      $0.stroke(whole)
    }
    #expect(try box(image) == inside)
    let framed = UIGraphicsImageRenderer(size: whole.size).image { _ in
      UIColor.red.setFill()
      UIRectFrame(whole)
    }
    #expect(try box(framed) == inside)
    guard case .stroke(_, let color, let line)? = framed.drawing.first?.kind else { throw Missing() }
    #expect(color == UIColor.red.cgColor && line.width == 1)
  }

  struct Missing: Error {}

  @Test func `images have files with their size in pixels`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { $0.fill(.zero) }
    let data = try #require(image.pngData())
    #expect(data.prefix(4) == Data([137, 80, 78, 71]))
    #expect(Array(data[16..<24]) == [0, 0, 0, 40, 0, 0, 0, 20])
    #expect(image.jpegData(compressionQuality: 1) != nil)
    #expect(!UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).pngData { _ in }.isEmpty)
    #expect(UIImage().pngData() == nil)
    let resources = ApplicationResources(
      picture: { _ in nil }, color: { _ in nil }, encode: { _ in Data([7]) })
    ApplicationResources.$current.withValue(resources) { #expect(image.pngData() == Data([7])) }
  }

  @Test(
    arguments: [
      (.up, CGPoint(x: 0, y: 0)), (.down, CGPoint(x: 25, y: 18)), (.left, CGPoint(x: 0, y: 25)),
      (.right, CGPoint(x: 18, y: 0)), (.upMirrored, CGPoint(x: 25, y: 0)), (.downMirrored, CGPoint(x: 0, y: 18)),
      (.leftMirrored, CGPoint(x: 0, y: 0)), (.rightMirrored, CGPoint(x: 18, y: 25)),
    ] as [(UIImage.Orientation, CGPoint)])
  func `pixels are turned as the orientation says`(_ orientation: UIImage.Orientation, _ corner: CGPoint) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    // Five by two pixels in the top left corner of thirty by twenty.
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image {
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 2))
    }
    let pixels = try #require(picture.cgImage)
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    #expect(image.imageOrientation == orientation && image.cgImage === pixels)
    #expect(image.size == (orientation.isSideways ? CGSize(width: 20, height: 30) : CGSize(width: 30, height: 20)))
    let part = CGRect(x: 0, y: 0, width: 5, height: 2).applying(orientation.transform(of: picture.size))
    #expect(part.origin == corner)
  }

  @Test func `pixels at another scale fill the image`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let image = UIImage(cgImage: try #require(picture.cgImage))
    #expect(image.size == CGSize(width: 20, height: 20))
    guard case .image(_, let rect, _, _)? = image.drawing.first?.kind else { throw Missing() }
    #expect(rect == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `a part of an image is cut out`() throws {
    let picture = UIImage(size: CGSize(width: 30, height: 20))
    let part = try #require(picture.cgImage?.cropping(to: CGRect(x: 10, y: 5, width: 100, height: 6)))
    #expect(part.width == 20 && part.height == 6)
    #expect(picture.cgImage?.cropping(to: CGRect(x: 50, y: 0, width: 5, height: 5)) == nil)
    guard case .image(_, let rect, _, _)? = UIImage(cgImage: part).drawing.first?.kind else { throw Missing() }
    #expect(rect == CGRect(x: -10, y: -5, width: 30, height: 20))
  }

  @Test func `variants of images keep what they were made with`() {
    let image = UIImage(size: CGSize(width: 4, height: 4))
    let stretched = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
    #expect(stretched.resizingMode == .stretch && stretched.capInsets.top == 1 && image.resizingMode == .tile)
    #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    #expect(image.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
    #expect(image.withBaselineOffset(fromBottom: 3).imageWithoutBaseline().baselineOffsetFromBottom == nil)
    let animated = UIImage.animatedImage(with: [image, UIImage()], duration: 2)
    #expect(animated?.images?.count == 2 && animated?.duration == 2 && animated?.size == image.size)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test func `a bitmap's y axis points upwards`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 20, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    let image = try #require(context.makeImage())
    #expect(image.width == 20 && image.height == 10)
    #expect(try box(UIImage(cgImage: image)) == CGRect(x: 0, y: 8, width: 3, height: 2))
  }

  @Test func `a partial stroke is drawn in part`() throws {
    let (view, shape) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), CAShapeLayer())
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    (shape.path, shape.fillColor, shape.strokeColor) = (path, nil, CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    view.layer.addSublayer(shape)
    (shape.strokeStart, shape.strokeEnd) = (0.25, 0.75)
    guard case .stroke(let part, _, _)? = view.handDrawing.first?.kind else { throw Missing() }
    #expect(part.boundingBox == CGRect(x: 50, y: 0, width: 50, height: 50))
    shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    (shape.strokeStart, shape.strokeEnd) = (0, 0.5)
    guard case .stroke(let half, _, _)? = view.handDrawing.first?.kind else { throw Missing() }
    #expect(abs(half.currentPoint.x) < 0.01 && abs(half.currentPoint.y - 50) < 0.01)
    shape.strokeEnd = 0
    #expect(view.handDrawing.isEmpty)
  }

  @Test func `a template that was drawn has the tint colour`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.tintColor = .red
    func color(_ image: UIImage) throws -> CGColor {
      view.image = image
      guard case .image(let shown, _, _, _)? = view.handDrawing.first?.kind,
        case .fill(_, let color, _)? = shown.drawing.first?.kind
      else { throw Missing() }
      return color
    }
    #expect(try color(image) == UIColor.black.cgColor)
    #expect(try color(image.withRenderingMode(.alwaysTemplate)) == UIColor.red.cgColor)
    #expect(try color(image.withTintColor(.blue)) == UIColor.blue.cgColor)
    #expect(try color(image.withTintColor(.blue, renderingMode: .alwaysOriginal)) == UIColor.blue.cgColor)
  }

  @Test func `a drawn text and a drawn gradient have the tint colour, with their opacities`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      ("A" as NSString).draw(
        at: .zero, withAttributes: [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)])
      let colors = [UIColor.red.withAlphaComponent(0).cgColor, UIColor.green.cgColor]
      guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0.25, 1]) else { return }
      context.cgContext.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 40, y: 0), options: [])
    }
    let view = UIImageView(image: image.withTintColor(.blue))
    guard case .image(let shown, _, _, _)? = view.handDrawing.first?.kind,
      case .text(let text, _, _, _)? = shown.drawing.first?.kind,
      case .gradient(let gradient, _, _)? = shown.drawing.last?.kind
    else { throw Missing() }
    let ink = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(ink?.cgColor == UIColor.blue.withAlphaComponent(0.5).cgColor)
    #expect(gradient.stops.map(\.color) == [UIColor.blue.withAlphaComponent(0).cgColor, UIColor.blue.cgColor])
    #expect(gradient.stops.map(\.place) == [0.25, 1])
  }
}
