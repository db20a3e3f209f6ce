/// The contexts that custom drawing goes to; the last is the current one.
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

/// The current context; nil outside drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }
/// Makes a context the current one.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }
/// Makes the previous context the current one.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { GraphicsStack.pop() }
/// Begins an image with a size in points; a scale of 0 means the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsStack.push(CGContext(size: size), scale: scale == 0 ? UIScreen.main.scale : scale)
}
/// Begins an image with a size in points, at one pixel per point.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
/// The image drawn so far in the current context; nil outside one.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.current.map {
    UIImage(size: $0.size, scale: GraphicsStack.currentScale, drawing: $0.commands)
  }
}
/// Ends the image begun last.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { GraphicsStack.pop() }
/// Fills a rectangle in the current context.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }
/// Draws a frame of one point inside a rectangle in the current context, in the fill colour.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) { GraphicsStack.current?.frame(rect) }

extension UIColor {
  /// Sets the fill and stroke colour of the current context.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the fill colour of the current context.
  @preconcurrency @MainActor
  public func setFill() { GraphicsStack.current?.setFillColor(cgColor) }
  /// Sets the stroke colour of the current context.
  @preconcurrency @MainActor
  public func setStroke() { GraphicsStack.current?.setStrokeColor(cgColor) }
}
