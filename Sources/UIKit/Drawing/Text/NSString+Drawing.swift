/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option.
  public let rawValue: Int
  /// The options in a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The text has several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Heights include the font's leading; San Francisco has none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Has no effect: lines count with their full heights.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Lines beyond the height are omitted.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The results of measuring a text; stored.
open class NSStringDrawingContext: NSObject {
  /// Stored.
  open var minimumScaleFactor: CGFloat = 0
  /// Always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// Always zero.
  open var totalBounds: CGRect { .zero }
}

extension NSAttributedString {
  /// The text's bounding box at a width, its height not rounded, in points; lines break as its paragraph style says.
  /// - Parameter size: The available size; one line without `usesLineFragmentOrigin`.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect {
    let text = styled(font: .ofUnstyledText).withAttachments()
    let breaking: TextBreaking = firstParagraphStyle?.lineBreakMode == .byCharWrapping ? .characters : .words
    let isBroken = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let block = TextBlock(
      text,
      TextMeasurement.measurer.lines(of: text, width: isBroken ? size.width : nil, breaking: breaking))
    let height = options.contains(.truncatesLastVisibleLine) ? min(block.height, size.height) : block.height
    return CGRect(x: 0, y: 0, width: block.width, height: height)
  }

  /// The text's size, wrapped only at its own line breaks, in points.
  @preconcurrency @MainActor
  public func size() -> CGSize { boundingRect(with: .zero).size }

  /// Draws the text in the current context.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(self, in: rect, breaks: true) }
  /// Draws the text in the current context; without `usesLineFragmentOrigin`, in one line.
  @preconcurrency @MainActor
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil) {
    UIGraphicsGetCurrentContext()?.draw(self, in: rect, breaks: options.contains(.usesLineFragmentOrigin))
  }
  /// Draws the text in the current context, with its top left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    UIGraphicsGetCurrentContext()?.draw(self, in: CGRect(origin: point, size: size()), breaks: false)
  }
}

extension NSString {
  /// The text's bounding box at a width, its height not rounded, in points.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes ?? [:])
      .boundingRect(with: size, options: options, context: context)
  }

  /// The text's size, wrapped only at its own line breaks, in points.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(describing: self), attributes: attrs ?? [:]).size()
  }

  /// Draws the text in the current context.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(describing: self), attributes: attrs ?? [:]).draw(in: rect)
  }
  /// Draws the text in the current context, with its top left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(describing: self), attributes: attrs ?? [:]).draw(at: point)
  }
}

extension String {
  /// The text's bounding box at a width, its height not rounded, in points; Linux does not bridge strings to
  /// `NSString`.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes ?? [:])
      .boundingRect(with: size, options: options, context: context)
  }

  /// The text's size, wrapped only at its own line breaks, in points.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs ?? [:]).size()
  }

  /// Draws the text in the current context.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs ?? [:]).draw(in: rect)
  }
  /// Draws the text in the current context, with its top left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs ?? [:]).draw(at: point)
  }
}
