/// The layout of a table cell's own title, detail and image (`control-metrics.md` 8).
@MainActor
struct CellContent {
  let style: UITableViewCell.CellStyle
  let text: UILabel?
  let detail: UILabel?
  let image: UIImageView?
  /// The side of the square for the image, in points; nil for the image's own size.
  let pictureSide: CGFloat?

  /// The distance from the table's edge to the text, in points: 15 up to iOS 10, then 16, or 20 in wide tables.
  static func margin(_ width: CGFloat, _ look: ControlLook) -> CGFloat {
    if look.version <= 10 { return 15 }
    return Branch.isLess(width, 390) ? 16 : 20
  }

  /// The width that an accessory takes from the content view, in points.
  static func accessoryWidth(
    _ type: UITableViewCell.AccessoryType, margin: CGFloat, _ look: ControlLook
  ) -> CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator: look.version <= 10 ? 33 : look.version < 13 ? 34 : margin > 16 ? 30.5 : 26.5
    case .checkmark: 39.5
    case .detailButton: 39.5
    case .detailDisclosureButton: 67.5
    }
  }

  /// The height of a row without constraints: that of its text plus padding, but at least one pixel less than 44 points
  /// from iOS 13 on; more in the glass look.
  /// - Parameter width: The width for the labels, in points; texts at accessibility sizes wrap to it.
  func height(_ look: ControlLook, scale: CGFloat, width: CGFloat) -> CGFloat {
    let pixel = 1 / max(1, scale)
    let (title, below) = (height(of: text, width), height(of: detail, width))
    let least: CGFloat = look.isGlass ? 51 : look.hasTallControls ? 44 - pixel : 44
    let room: CGFloat = look.isGlass ? 30 : 22
    switch style {
    case .subtitle where detail != nil, .value1 where detail != nil && isStacked:
      return Branch.max(least, title + below + Self.subtitleGap + room - 2)
    default: return Branch.max(least, Branch.max(title, below) + room)
    }
  }

  /// The gap between a cell's content and its accessory, in points (AL-9.9).
  static let accessoryGap: CGFloat = 8
  /// The gap between a title and the subtitle below it, in points.
  private static let subtitleGap: CGFloat = 1
  /// Between a row's image and its text, in points.
  private static let imageGap: CGFloat = 15
  /// Between a row's text and its detail, in points.
  private static let detailGap: CGFloat = 8
  /// The position at which `value2` cells divide a row, in points (unverified).
  private static let value2Column: CGFloat = 91

  /// Whether the reader's text size is so large that a detail is below its title.
  private var isStacked: Bool { text?.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ?? false }

  /// The size of a label in a width: of one line, unless the label allows more or the text is that large.
  private func size(of label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    if isStacked { label.numberOfLines = 0 }
    if label.numberOfLines == 1 { return label.intrinsicContentSize }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  private func height(of label: UILabel?, _ width: CGFloat) -> CGFloat { size(of: label, width).height }

  /// The width that an image takes from the labels, in points.
  var imageRoom: CGFloat {
    guard let size = imageSize, size.width > 0 else { return 0 }
    return size.width + Self.imageGap
  }

  private var imageSize: CGSize? {
    pictureSide.map { CGSize(width: $0, height: $0) } ?? image.flatMap { $0.image?.size }
  }

  func place(in room: CGSize, margin: CGFloat, hasAccessory: Bool, isMirrored: Bool) {
    let end = room.width - (hasAccessory ? Self.accessoryGap : margin)
    var start = margin
    func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      view.frame = CGRect(x: isMirrored ? room.width - x - width : x, y: y, width: width, height: height)
    }
    if let image, let size = imageSize, size.width > 0 {
      put(image, start, (room.height - size.height) / 2, size.width, size.height)
      start += imageRoom
    }
    guard let text else { return }
    let width = Branch.max(0, end - start)
    let wanted = size(of: text, width)
    let below = size(of: detail, width)
    switch style {
    case .subtitle where detail != nil, .value1 where detail != nil && isStacked:
      let top = (room.height - wanted.height - Self.subtitleGap - below.height) / 2
      put(text, start, top, Branch.min(width, wanted.width), wanted.height)
      detail.map {
        put($0, start, top + wanted.height + Self.subtitleGap, Branch.min(width, below.width), below.height)
      }
    case .value1 where detail != nil:
      let detailWidth = Branch.min(below.width, Branch.max(0, width - wanted.width - Self.detailGap))
      put(text, start, (room.height - wanted.height) / 2, Branch.min(width, wanted.width), wanted.height)
      detail.map { put($0, end - detailWidth, (room.height - below.height) / 2, detailWidth, below.height) }
    case .value2 where detail != nil:
      text.textAlignment = isMirrored ? .left : .right
      put(text, start, (room.height - wanted.height) / 2, Self.value2Column, wanted.height)
      let x = start + Self.value2Column + Self.detailGap
      detail.map {
        put($0, x, (room.height - below.height) / 2, Branch.max(0, Branch.min(end - x, below.width)), below.height)
      }
    default: put(text, start, (room.height - wanted.height) / 2, width, wanted.height)
    }
  }
}
