/// Masks: the outline inside which a layer is drawn.
extension CALayer {
  /// Where the layer's mask lets it be seen, in the layer's own coordinates; nil without a mask, and for one whose outline
  /// is not known, which hides nothing.
  package var maskOutline: (path: CGPath, rule: CGPathFillRule)? {
    guard let mask, mask !== self, let parts = mask.coverage(depth: 0) else { return nil }
    // One part keeps its rule; several are joined. Where they overlap, their directions would make holes.
    if parts.count == 1 { return parts[0] }
    let boxes = parts.map(\.path.boundingBox)
    let overlap = boxes.indices.contains { index in boxes[..<index].contains { $0.intersects(boxes[index]) } }
    if overlap || parts.contains(where: { $0.rule == .evenOdd }) { return nil }
    return (CGPath(elements: parts.flatMap(\.path.elements)), .winding)
  }

  /// How deep sublayers of a mask are followed.
  private static let depthLimit = 16

  /// What the layer covers, in its superlayer's coordinates; nil if that is not known.
  private func coverage(depth: Int) -> [(path: CGPath, rule: CGPathFillRule)]? {
    if isHidden || opacity <= 0 { return [] }
    if depth > Self.depthLimit || contents != nil || drawsContents { return nil }
    if let view, view.showsMoreThanLayers { return nil }
    var parts = ownCoverage
    let below = (sublayers ?? []) + (view?.subviews.map(\.layer) ?? [])
    for layer in below {
      guard let inner = layer.coverage(depth: depth + 1) else { return nil }
      parts += inner
    }
    let transform = geometry.toSuperview
    return parts.map { (CGPath(elements: $0.path.elements.map { $0.applying(transform) }), $0.rule) }
  }

  /// What the layer covers without its sublayers, in its own coordinates.
  private var ownCoverage: [(path: CGPath, rule: CGPathFillRule)] {
    var parts: [(path: CGPath, rule: CGPathFillRule)] = []
    let hasGradient = (self as? CAGradientLayer)?.colors?.isEmpty == false
    if hasGradient || borderWidth > 0 || (backgroundColor?.alpha ?? 0) > 0 {
      // Both types have the same bits.
      let corners = UIRectCorner(rawValue: maskedCorners.rawValue)
      let radii = CGSize(width: cornerRadius, height: cornerRadius)
      parts.append(
        (UIBezierPath(roundedRect: bounds, byRoundingCorners: corners, cornerRadii: radii).cgPath, .winding))
    }
    guard let shape = self as? CAShapeLayer, let path = shape.path, !path.isEmpty else { return parts }
    if let fill = shape.fillColor, fill.alpha > 0 {
      parts.append((path, shape.fillRule == .evenOdd ? .evenOdd : .winding))
    }
    if let stroke = shape.strokeColor, stroke.alpha > 0, shape.lineWidth > 0 {
      let part = PathParts.part(of: path.elements, from: shape.strokeStart, to: shape.strokeEnd)
      let isWhole = shape.strokeStart <= 0 && shape.strokeEnd >= 1
      let line = (isWhole ? path : CGPath(elements: part)).copy(
        strokingWithWidth: shape.lineWidth, lineCap: [.round: .round, .square: .square][shape.lineCap] ?? .butt,
        lineJoin: [.round: .round, .bevel: .bevel][shape.lineJoin] ?? .miter, miterLimit: shape.miterLimit)
      parts.append((line, .winding))
    }
    return parts
  }

  /// Limits what follows to where the mask lets the layer be seen.
  func clipToMask(_ context: CGContext) {
    guard let outline = maskOutline else { return }
    context.addPath(outline.path)
    context.clip(using: outline.rule)
  }
}

extension UIView {
  /// Whether the view shows a picture or a text, or draws itself, which a mask's outline does not follow.
  fileprivate var showsMoreThanLayers: Bool {
    self is UIImageView || self is UILabel || self is UIControl || self is UITextView || isDrawnByItsClass
  }
}
