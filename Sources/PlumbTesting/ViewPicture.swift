import CairoCanvas
import Drawing
package import Foundation
import Goldens
import Layout
package import UIKit

/// Pictures of views as they are, without a device around them.
@MainActor
package enum ViewPicture {
  /// The PNG file of a view that is laid out.
  /// - Parameter scale: Pixels per point; 0 or less for one.
  /// - Throws: Errors of fonts and canvases, and one for a view without a size.
  package static func png(of view: UIView, scale: CGFloat) throws -> (data: Data, size: CGSize) {
    let pipeline = try LayoutTester.pipeline.get()
    let traits = view.traitCollection
    let size = Size(view.bounds.width, view.bounds.height)
    if size.width < 0.5 || size.height < 0.5 {
      throw EmptyView(description: "the view has no size; give the strategy one: .image(size:)")
    }
    let canvas = Cell(
      canvas: size, sizeClasses: SizeClasses(horizontal: .any, vertical: .any), displayScale: traits.displayScale,
      safeArea: .zero)
    let cell = canvas.varied(
      CellVariant(
        direction: traits.layoutDirection == .rightToLeft ? .rightToLeft : nil,
        appearance: traits.userInterfaceStyle == .dark ? .dark : nil))
    let layout = pipeline.solve(.view(view, title: "View"), in: cell)
    let renderer = Renderer(measurer: pipeline.measurer)
    var list = renderer.displayList(layout).untitled
    // Only the screen, because its surroundings belong to a picture of a device.
    let origin = DevicePicture(cell).screenOrigin
    list.size = CGSize(width: size.width, height: size.height)
    list.commands.insert(.beginGroup(Group(translation: CGPoint(x: -origin.x, y: -origin.y))), at: 0)
    list.commands.append(.endGroup)
    let png = try renderer.png(list, scale: scale > 0 ? PixelScale(scale) : .one)
    return (Data(png), list.size)
  }

  /// The PNG file of a drawn image, on the ground of a view; nil if it cannot be drawn.
  static func png(of image: UIImage) -> Data? {
    let view = UIImageView(image: image)
    (view.contentMode, view.frame) = (.scaleToFill, CGRect(origin: .zero, size: image.size))
    return try? LayoutTester.pipeline.get().measuring { try png(of: view, scale: image.scale).data }
  }
}

/// The reason why there is no picture.
private struct EmptyView: Error, CustomStringConvertible {
  let description: String
}
