/// A picture in a text; stored, and not measured.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// An empty attachment.
  public override init() { super.init() }
  /// A picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  /// The picture.
  open var image: UIImage?
  /// In points; zero for the picture's own size.
  open var bounds = CGRect.zero
}

extension NSAttributedString.Key {
  /// A ``NSTextAttachment``.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// An address; links look like other text here.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// A ``UIColor`` of underlines; not drawn.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A ``UIColor`` of lines through text; not drawn.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A ``UIColor`` of outlines; not drawn.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of outlines; not drawn.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A shadow; not drawn.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}

extension NSAttributedString {
  /// A text of one picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
