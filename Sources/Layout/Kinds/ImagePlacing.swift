import UIKit

/// The placement of a view's image.
enum ImagePlacing {
  static func rect(of image: CGSize, in room: CGSize, _ mode: UIView.ContentMode) -> CGRect {
    func scaled(_ factor: CGFloat) -> CGRect {
      let size = CGSize(width: image.width * factor, height: image.height * factor)
      return CGRect(
        x: (room.width - size.width) / 2, y: (room.height - size.height) / 2, width: size.width, height: size.height)
    }
    if image.width <= 0 || image.height <= 0 { return .zero }
    let (across, down) = (room.width / image.width, room.height / image.height)
    switch mode {
    case .scaleToFill, .redraw: return CGRect(origin: .zero, size: room)
    case .scaleAspectFit: return scaled(min(across, down))
    case .scaleAspectFill: return scaled(max(across, down))
    default: break
    }
    let (left, right): ([UIView.ContentMode], [UIView.ContentMode]) = (
      [.left, .topLeft, .bottomLeft], [.right, .topRight, .bottomRight]
    )
    let (top, bottom): ([UIView.ContentMode], [UIView.ContentMode]) = (
      [.top, .topLeft, .topRight], [.bottom, .bottomLeft, .bottomRight]
    )
    let x = left.contains(mode) ? 0 : right.contains(mode) ? room.width - image.width : (room.width - image.width) / 2
    let y =
      top.contains(mode) ? 0 : bottom.contains(mode) ? room.height - image.height : (room.height - image.height) / 2
    return CGRect(origin: CGPoint(x: x, y: y), size: image)
  }
}
