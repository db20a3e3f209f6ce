/// The contexts that drawing by hand goes to, the current one last.
@MainActor
enum GraphicsStack {
  private static var contexts: [(context: CGContext, scale: CGFloat)] = []

  static var current: CGContext? { contexts.last?.context }
  static var currentScale: CGFloat { contexts.last?.scale ?? 1 }

  static func push(_ context: CGContext, scale: CGFloat = 1) { contexts.append((context, scale)) }
  static func pop() { _ = contexts.popLast() }

  static func with(_ context: CGContext, _ body: () -> Void) {
    push(context)
    body()
    pop()
  }
}

/// The context that drawing goes to; nil outside of drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }
/// Makes a context the current one.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }
/// Makes the context before the current one.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { GraphicsStack.pop() }
/// Begins a picture of a size in points; the screen's scale where the scale is 0.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsStack.push(CGContext(size: size), scale: scale == 0 ? UIScreen.main.scale : scale)
}
/// Begins a picture of a size in points, at one pixel a point.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
/// What was drawn in the current context; nil outside of one.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.current.map {
    UIImage(size: $0.size, scale: GraphicsStack.currentScale, drawing: $0.commands)
  }
}
/// Ends the picture begun last.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { GraphicsStack.pop() }
/// Fills a rectangle in the current context.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }
/// Draws the line of a rectangle in the current context.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) { GraphicsStack.current?.stroke(rect) }

extension UIColor {
  /// Takes the colour for areas and lines of the current context.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }
  /// Takes the colour for areas of the current context.
  @preconcurrency @MainActor
  public func setFill() { GraphicsStack.current?.setFillColor(cgColor) }
  /// Takes the colour for lines of the current context.
  @preconcurrency @MainActor
  public func setStroke() { GraphicsStack.current?.setStrokeColor(cgColor) }
}
