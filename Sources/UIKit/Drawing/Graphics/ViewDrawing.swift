/// Drawing of views with their subviews into a context: grounds, what classes and layers draw, pictures and texts. What
/// UIKit's other controls show is left out.
extension UIView {
  /// Draws the view and its subviews in its own coordinates.
  func drawTree(in context: CGContext) {
    if isHidden || alpha <= 0 { return }
    context.withAlpha(alpha) { context in
      layer.clipToMask(context)
      context.saveGState()
      let outline = UIBezierPath(
        roundedRect: bounds, byRoundingCorners: UIRectCorner(rawValue: layer.maskedCorners.rawValue),
        cornerRadii: CGSize(width: layer.cornerRadius, height: layer.cornerRadius))
      if let ground = backgroundColor?.resolvedColor(with: traitCollection), ground.cgColor.alpha > 0 {
        context.setFillColor(ground.cgColor)
        context.fill(outline)
      }
      if clipsToBounds { context.clip(outline) }
      context.saveGState()
      context.translateBy(x: bounds.minX, y: bounds.minY)
      context.replay(handDrawing, of: bounds.size)
      context.restoreGState()
      drawContent(in: context)
      for subview in subviews where !subview.isHidden {
        context.saveGState()
        context.concatenate(subview.geometry.toSuperview)
        subview.drawTree(in: context)
        context.restoreGState()
      }
      context.restoreGState()
      layer.drawBorder(in: context)
    }
  }

  /// Draws the picture or the text of one of UIKit's own views.
  private func drawContent(in context: CGContext) {
    switch self {
    case let view as UIImageView:
      guard let image = view.image, image.drawing.isEmpty, image.size.width > 0 else { return }
      context.setFillColor(tintColor.resolvedColor(with: traitCollection).cgColor)
      context.draw(image, in: contentMode.place(image.size, in: bounds))
    case let label as UILabel:
      draw(label.attributedText, label.ownTextColor, label.ownFont, label.textRoom, isCentred: true, context)
    case let view as UITextView:
      let room = view.bounds.inset(by: view.textContainerInset).insetBy(
        dx: view.textContainer.lineFragmentPadding, dy: 0)
      draw(view.attributedText, view.textColor ?? .label, view.effectiveFont, room, isCentred: false, context)
    case let field as UITextField:
      guard !field.showsPlaceholder, let text = field.readableText else { return }
      let styled = NSAttributedString(string: text, attributes: [.font: field.font ?? .systemFont(ofSize: 17)])
      draw(
        styled, field.textColor ?? .label, .systemFont(ofSize: 17), field.textRect(forBounds: bounds), isCentred: true,
        context)
    default: break
    }
  }

  private func draw(
    _ text: NSAttributedString?, _ color: UIColor, _ font: UIFont, _ room: CGRect, isCentred: Bool,
    _ context: CGContext
  ) {
    guard let text, text.length > 0 else { return }
    let whole = NSRange(location: 0, length: text.length)
    let shown = NSMutableAttributedString(attributedString: text)
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      if attributes[.font] == nil { shown.addAttribute(.font, value: font, range: range) }
      let own = attributes[.foregroundColor] as? UIColor ?? color
      shown.addAttribute(.foregroundColor, value: own.resolvedColor(with: traitCollection), range: range)
    }
    let height = shown.boundingRect(with: room.size, options: .usesLineFragmentOrigin).height
    let top = isCentred ? room.minY + max(0, (room.height - height) / 2) : room.minY
    context.saveGState()
    context.clip(to: bounds)
    context.draw(
      shown, in: CGRect(x: room.minX, y: top, width: room.width, height: max(height, room.maxY - top)), breaks: true)
    context.restoreGState()
  }

  /// The view with its subviews as a picture, in points.
  func picture(of rect: CGRect) -> UIImage {
    let context = CGContext(size: rect.size)
    context.clip(to: CGRect(origin: .zero, size: rect.size))
    context.translateBy(x: -rect.minX, y: -rect.minY)
    drawTree(in: context)
    return UIImage(size: rect.size, scale: max(1, traitCollection.displayScale), drawing: context.commands)
  }
}

extension UIImage {
  /// The commands that draw the image in one colour, which keeps their opacities.
  func commands(in color: CGColor) -> [CGContext.Command] {
    func inked(_ own: CGColor) -> CGColor {
      let ink = color.rgba
      return CGColor(red: ink.red, green: ink.green, blue: ink.blue, alpha: ink.alpha * own.alpha)
    }
    return drawing.map { command in
      let kind: CGContext.Command.Kind =
        switch command.kind {
        case .fill(let path, let own, let rule): .fill(path, inked(own), rule)
        case .stroke(let path, let own, let line): .stroke(path, inked(own), line)
        case .image(let image, let rect, let own, let transform):
          .image(
            image.drawing.isEmpty
              ? image : UIImage(size: image.size, scale: image.scale, drawing: image.commands(in: color)), rect,
            inked(own), transform)
        case .gradient(let gradient, let course, let transform):
          .gradient(
            CGGradient(gradient.stops.map { inked($0.color) }, gradient.stops.map(\.place)) ?? gradient, course,
            transform)
        case .text(let text, let rect, let breaks, let transform):
          .text(text.inked(inked), rect, breaks: breaks, transform)
        }
      return CGContext.Command(kind: kind, clips: command.clips, alpha: command.alpha)
    }
  }
}

extension NSAttributedString {
  /// The text in other colours, each made from its own one.
  fileprivate func inked(_ ink: (CGColor) -> CGColor) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
      let own = (value as? UIColor ?? .black).cgColor
      text.addAttribute(.foregroundColor, value: UIColor(cgColor: ink(own)), range: range)
    }
    return text
  }
}
