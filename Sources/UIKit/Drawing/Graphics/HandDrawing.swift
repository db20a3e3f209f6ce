/// Custom drawing by an application: in `draw(_:)`, with layers it added, and in images it made.
extension UIView {
  /// The commands in the view's own coordinates, in points, in the order in which they are painted behind the subviews.
  /// - Complexity: O(1) for a view without custom drawing.
  package var handDrawing: [CGContext.Command] {
    let way = DrawingClasses.way(of: type(of: self))
    let drawsItself = way.contains(.itself) && bounds.width > 0 && bounds.height > 0
    let hadLayer = hasLayer
    let image = way.contains(.image) ? (self as? UIImageView)?.image.flatMap { $0.drawing.isEmpty ? nil : $0 } : nil
    if !drawsItself, !hadLayer, image == nil { return [] }
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if drawsItself {
      context.saveGState()
      if clipsToBounds, hadLayer { clip(context) } else { context.clip(to: bounds) }
      draw(layer, in: context)
      context.restoreGState()
    }
    if hadLayer {
      context.saveGState()
      if clipsToBounds { clip(context) }
      layer.drawContents(in: context)
      context.restoreGState()
    }
    if let image {
      context.saveGState()
      if clipsToBounds, hadLayer { clip(context) } else if clipsToBounds { context.clip(to: bounds) }
      context.draw(inked(image), in: contentMode.place(image.size, in: bounds))
      context.restoreGState()
    }
    return context.commands
  }

  /// Whether the view's class may have its own `draw(_:)`.
  var isDrawnByItsClass: Bool {
    type(of: self) != UIView.self && DrawingClasses.way(of: type(of: self)).contains(.itself)
  }

  /// A drawn picture in the view's tint colour if it is a template, or in its own.
  private func inked(_ image: UIImage) -> UIImage {
    let color = image.tint ?? (image.renderingMode == .alwaysTemplate ? tintColor : nil)
    guard let color, image.tint != nil || image.renderingMode != .alwaysOriginal else { return image }
    let ink = color.resolvedColor(with: traitCollection).cgColor
    return UIImage(size: image.size, scale: image.scale, drawing: image.commands(in: ink))
  }

  /// Limits what is drawn to the bounds, with their round corners.
  private func clip(_ context: CGContext) {
    // Both types have the same bits.
    let corners = UIRectCorner(rawValue: layer.maskedCorners.rawValue)
    let radii = CGSize(width: layer.cornerRadius, height: layer.cornerRadius)
    context.addPath(UIBezierPath(roundedRect: bounds, byRoundingCorners: corners, cornerRadii: radii).cgPath)
    context.clip()
  }
}

extension UILabel {
  /// Where the text is drawn: the bounds, unless a subclass draws it elsewhere (``drawText(in:)``).
  /// - Complexity: O(1) for UIKit's own classes.
  package var textRoom: CGRect {
    guard DrawingClasses.way(of: type(of: self)).contains(.itself), bounds.width > 0, bounds.height > 0 else {
      return bounds
    }
    drawnText = nil
    draw(layer, in: CGContext(size: bounds.size))
    return drawnText ?? bounds
  }
}

extension CALayer {
  /// Draws the layer's contents other than a view's background and border: a shape, and layers that were added by hand.
  fileprivate func drawContents(in context: CGContext) {
    (self as? CAGradientLayer)?.drawGradient(in: context)
    (self as? CAShapeLayer)?.drawShape(in: context)
    if view == nil, drawsContents {
      context.saveGState()
      context.clip(to: bounds)
      draw(in: context)
      context.restoreGState()
    }
    for layer in sublayers ?? [] where !layer.isHidden { layer.drawAll(in: context) }
  }

  /// Draws a layer without a view, in the coordinates of its superlayer.
  private func drawAll(in context: CGContext) {
    context.saveGState()
    context.concatenate(geometry.toSuperview)
    render(in: context)
    context.restoreGState()
  }

  /// Draws the layer with those that were added to it, in its own coordinates. For a view's layer, draws the view and its
  /// subviews: grounds, borders, pictures, texts and what classes draw, but not what UIKit's other controls show.
  public func render(in context: CGContext) {
    if let view { return view.drawTree(in: context) }
    context.saveGState()
    clipToMask(context)
    context.withAlpha(CGFloat(opacity)) { context in
      let outline = CGPath(
        roundedRect: bounds, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
      if let backgroundColor {
        context.setFillColor(backgroundColor)
        context.addPath(outline)
        context.fillPath()
      }
      if masksToBounds {
        context.addPath(outline)
        context.clip()
      }
      drawContents(in: context)
      drawBorder(in: context)
    }
    context.restoreGState()
  }

  /// Draws the border inside the bounds.
  func drawBorder(in context: CGContext) {
    if borderWidth <= 0 { return }
    context.saveGState()
    context.setStrokeColor(borderColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    context.setLineWidth(borderWidth)
    let inset = borderWidth / 2
    let radius = Swift.max(0, cornerRadius - inset)
    context.addPath(
      CGPath(
        roundedRect: bounds.insetBy(dx: inset, dy: inset), cornerWidth: radius, cornerHeight: radius, transform: nil))
    context.strokePath()
    context.restoreGState()
  }
}

extension CAGradientLayer {
  /// Fills the bounds, including round corners, with the gradient.
  fileprivate func drawGradient(in context: CGContext) {
    let colors = (colors ?? []).compactMap { $0 as? CGColor ?? ($0 as? UIColor)?.cgColor }
    guard let gradient = CGGradient(colors, locations?.map { CGFloat($0.doubleValue) }), bounds.width > 0,
      bounds.height > 0
    else { return }
    context.saveGState()
    context.addPath(
      CGPath(roundedRect: bounds, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
    context.clip()
    // Points are fractions of the bounds, with different lengths horizontally and vertically.
    context.translateBy(x: bounds.minX, y: bounds.minY)
    context.scaleBy(x: bounds.width, y: bounds.height)
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if type == .radial {
      // The end point is a corner of the box around the outermost ellipse.
      context.translateBy(x: startPoint.x, y: startPoint.y)
      context.scaleBy(x: abs(endPoint.x - startPoint.x), y: abs(endPoint.y - startPoint.y))
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options)
    } else {
      context.drawLinearGradient(gradient, start: startPoint, end: endPoint, options: options)
    }
    context.restoreGState()
  }
}

extension CAShapeLayer {
  /// Fills the path, and strokes the part of it between `strokeStart` and `strokeEnd`.
  fileprivate func drawShape(in context: CGContext) {
    guard let path, !path.isEmpty else { return }
    context.saveGState()
    if let fillColor, fillColor.alpha > 0 {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let strokeColor, strokeColor.alpha > 0, lineWidth > 0, strokeEnd > strokeStart {
      context.setStrokeColor(strokeColor)
      context.setLineWidth(lineWidth)
      context.setMiterLimit(miterLimit)
      context.setLineCap([.round: .round, .square: .square][lineCap] ?? .butt)
      context.setLineJoin([.round: .round, .bevel: .bevel][lineJoin] ?? .miter)
      context.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
      let isWhole = strokeStart <= 0 && strokeEnd >= 1
      let part = PathParts.part
      context.addPath(isWhole ? path : CGPath(elements: part(path.elements, strokeStart, strokeEnd)))
      context.strokePath()
    }
    context.restoreGState()
  }
}

/// What views of a class may draw by hand.
@MainActor
private enum DrawingClasses {
  struct Way: OptionSet {
    let rawValue: Int
    /// The class is a client's, which may have its own `draw(_:)`.
    static let itself = Way(rawValue: 1)
    /// The class shows an image, which may have been drawn.
    static let image = Way(rawValue: 2)
  }

  private static var known: [ObjectIdentifier: Way] = [:]
  /// The class that was last asked about: views of one class often follow each other.
  private static var last: (type: UIView.Type, way: Way) = (UIView.self, [])

  static func way(of type: UIView.Type) -> Way {
    if type != last.type { last = (type, find(type)) }
    return last.way
  }

  private static func find(_ type: UIView.Type) -> Way {
    if let known = known[ObjectIdentifier(type)] { return known }
    var way: Way = String(reflecting: type).hasPrefix("UIKit.") ? [] : .itself
    if type is UIImageView.Type { way.insert(.image) }
    known[ObjectIdentifier(type)] = way
    return way
  }
}

extension UIView.ContentMode {
  /// The frame of an image with a size in a rectangle.
  func place(_ size: CGSize, in room: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return room }
    let (across, down) = (room.width / size.width, room.height / size.height)
    func middle(_ scale: CGFloat) -> CGRect {
      let shown = CGSize(width: size.width * scale, height: size.height * scale)
      return CGRect(
        x: room.midX - shown.width / 2, y: room.midY - shown.height / 2, width: shown.width, height: shown.height)
    }
    var place = middle(1)
    switch self {
    case .scaleToFill, .redraw: return room
    case .scaleAspectFit: return middle(Swift.min(across, down))
    case .scaleAspectFill: return middle(Swift.max(across, down))
    case .center: return place
    case .top, .topLeft, .topRight: place.origin.y = room.minY
    case .bottom, .bottomLeft, .bottomRight: place.origin.y = room.maxY - size.height
    case .left, .right: break
    }
    switch self {
    case .left, .topLeft, .bottomLeft: place.origin.x = room.minX
    case .right, .topRight, .bottomRight: place.origin.x = room.maxX - size.width
    default: break
    }
    return place
  }
}
