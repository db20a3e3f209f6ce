/// An image in a text, which takes its room in the line; it is not drawn.
open class NSTextAttachment: AttributeValue, @unchecked Sendable {
  /// An empty attachment.
  public override init() { super.init() }
  /// An attachment with an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  /// The image.
  open var image: UIImage?
  /// In points; zero for the image's own size.
  open var bounds = CGRect.zero

  /// The room in the line, relative to the baseline and upwards, in points; nil without a size.
  var measuredBounds: CGRect? {
    if !bounds.isEmpty { return bounds }
    let size = image?.size ?? .zero
    return size.width > 0 && size.height > 0 ? CGRect(origin: bounds.origin, size: size) : nil
  }
}

extension NSAttributedString.Key {
  /// A ``NSTextAttachment``.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A URL; links look like other text here.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The ``UIColor`` of underlines; not drawn.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The ``UIColor`` of strikethroughs; not drawn.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The ``UIColor`` of outlines; not drawn.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of outlines; not drawn.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A shadow; not drawn.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}

extension NSAttributedString {
  /// A text that consists of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
