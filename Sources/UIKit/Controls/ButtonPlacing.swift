/// Where a button places its image, title and subtitle: side by side, or stacked if a configuration requires it
/// (`control-metrics.md` 3.1, 3.2).
@MainActor
package struct ButtonPlacing {
  package private(set) var image: CGRect?
  /// The rectangle in which the title is centred; larger than the text if the title is alone.
  package private(set) var title: CGRect
  package private(set) var subtitle: CGRect?
  private let room: CGRect
  private let horizontal: ContentEnd
  private let vertical: ContentEnd

  /// - Parameter bounds: The bounds to place them in; the button's by default.
  package init(_ button: UIButton, in bounds: CGRect? = nil) {
    let bounds = bounds ?? button.bounds
    room = bounds.inset(by: button.configuredInsets ?? button.contentEdgeInsets)
    (horizontal, vertical) = (button.horizontalEnd, button.verticalEnd)
    title = room
    if button.titleText == nil {
      image = button.currentImage.map { placed($0.size) }
    } else if let size = button.currentImage?.size {
      let width = button.titleRoom(in: bounds.width)
      place(size, beside: Self.textSize(of: button, atWidth: width), button)
    } else if horizontal != .middle || vertical != .middle {
      title = placed(Self.textSize(of: button, atWidth: room.width))
    }
    moveByInsets(button)
    guard let text = button.titleText, let subtitleText = button.subtitleText else { return }
    let line = button.titleBlock(of: text, atWidth: title.width).height
    let below = button.titleBlock(of: subtitleText, atWidth: title.width).height
    let top = title.midY - (line + button.titlePadding + below) / 2
    subtitle = CGRect(x: title.minX, y: top + line + button.titlePadding, width: title.width, height: below)
    title = CGRect(x: title.minX, y: top, width: title.width, height: line)
  }

  /// The size of title and subtitle, in points.
  /// - Parameter width: The available width, at which lines wrap if they may; nil breaks only where the texts do.
  package static func textSize(of button: UIButton, atWidth width: CGFloat? = nil) -> CGSize {
    guard let text = button.titleText else { return .zero }
    // A single line has the height of the title's font, whatever fonts its parts have.
    let title = button.titleBlock(of: text, atWidth: width)
    let size = CGSize(width: title.width, height: title.lines.count < 2 ? button.titleFont.lineHeight : title.height)
    guard let subtitle = button.subtitleText.map({ button.titleBlock(of: $0, atWidth: width) }) else { return size }
    return CGSize(
      width: max(size.width, subtitle.width), height: size.height + button.titlePadding + subtitle.height)
  }

  private mutating func place(_ image: CGSize, beside text: CGSize, _ button: UIButton) {
    let gap = button.imagePadding
    let side = button.imageSide
    if side.isVertical {
      let block = placed(CGSize(width: room.width, height: image.height + gap + text.height))
      let imageTop = side == .top ? block.minY : block.maxY - image.height
      self.image = CGRect(origin: CGPoint(x: placed(image).minX, y: imageTop), size: image)
      title = CGRect(
        x: room.minX, y: side == .top ? imageTop + image.height + gap : block.minY, width: room.width,
        height: text.height)
      if horizontal != .middle {
        title = CGRect(x: placed(text).minX, y: title.minY, width: text.width, height: text.height)
      }
    } else {
      let width = min(text.width, max(0, room.width - image.width - gap))
      let start = placed(CGSize(width: image.width + gap + width, height: room.height)).minX
      let isFirst = side == .left
      self.image = CGRect(
        origin: CGPoint(x: isFirst ? start : start + width + gap, y: placed(image).minY), size: image)
      let height = vertical == .middle ? room.height : text.height
      title = CGRect(
        x: isFirst ? start + image.width + gap : start,
        y: vertical == .middle ? room.minY : placed(text).minY, width: width, height: height)
    }
  }

  /// Applies the insets of a button without a configuration; for centred content each side counts half.
  private mutating func moveByInsets(_ button: UIButton) {
    guard button.configuredInsets == nil else { return }
    func moved(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
      rect.offsetBy(
        dx: horizontal.part(insets.left, insets.right), dy: vertical.part(insets.top, insets.bottom))
    }
    image = image.map { moved($0, button.imageEdgeInsets) }
    title = moved(title, button.titleEdgeInsets)
  }

  private func placed(_ size: CGSize) -> CGRect {
    CGRect(
      x: horizontal.start(size.width, room.minX, room.maxX), y: vertical.start(size.height, room.minY, room.maxY),
      width: size.width, height: size.height)
  }
}

/// The end of the available space at which the content is placed.
enum ContentEnd {
  case first, middle, last

  func start(_ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
    switch self {
    case .first: from
    case .middle: (from + to) / 2 - length / 2
    case .last: to - length
    }
  }

  func part(_ before: CGFloat, _ after: CGFloat) -> CGFloat {
    switch self {
    case .first: before
    case .middle: (before - after) / 2
    case .last: -after
    }
  }
}

/// The side of the title on which the image is placed.
enum ImageSide {
  case left, right, top, bottom

  var isVertical: Bool { self == .top || self == .bottom }
}

extension UIButton {
  var horizontalEnd: ContentEnd {
    switch effectiveContentHorizontalAlignment {
    case .left: .first
    case .right: .last
    default: .middle
    }
  }

  var verticalEnd: ContentEnd {
    switch contentVerticalAlignment {
    case .top: .first
    case .bottom: .last
    default: .middle
    }
  }

  /// The image's side; leading without a configuration.
  var imageSide: ImageSide {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch configuration?.imagePlacement {
    case .top: .top
    case .bottom: .bottom
    case .trailing: isMirrored ? .left : .right
    default: isMirrored ? .right : .left
    }
  }
}
