import UIKit

/// Where a button puts its picture, its title and what stands below the title: side by side, in the middle.
@MainActor
struct ButtonPlacing {
  private(set) var image: CGRect?
  private(set) var title: CGRect
  private(set) var subtitle: CGRect?

  init(_ button: UIButton) {
    let room = button.bounds.inset(by: button.configuredInsets ?? button.contentEdgeInsets)
    title = room
    guard let text = button.titleText else {
      image = button.currentImage.map { ButtonPlacing.centred($0.size, in: button.bounds) }
      return
    }
    var textWidth = TextMeasurement.width(of: text)
    if let below = button.subtitleText { textWidth = max(textWidth, TextMeasurement.width(of: below)) }
    if let size = button.currentImage?.size {
      let gap = button.imagePadding
      textWidth = min(textWidth, max(0, room.width - size.width - gap))
      let start = room.minX + (room.width - size.width - gap - textWidth) / 2
      let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
      image = CGRect(
        x: isMirrored ? start + textWidth + gap : start, y: room.minY + (room.height - size.height) / 2,
        width: size.width, height: size.height)
      title = CGRect(
        x: isMirrored ? start : start + size.width + gap, y: room.minY, width: textWidth, height: room.height)
    }
    guard button.subtitleText != nil else { return }
    let (line, below) = (button.titleFont.lineHeight, button.subtitleFont.lineHeight)
    let top = title.midY - (line + UIButton.titlePadding + below) / 2
    subtitle = CGRect(x: title.minX, y: top + line + UIButton.titlePadding, width: title.width, height: below)
    title = CGRect(x: title.minX, y: top, width: title.width, height: line)
  }

  private static func centred(_ size: CGSize, in room: CGRect) -> CGRect {
    CGRect(x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
  }
}
