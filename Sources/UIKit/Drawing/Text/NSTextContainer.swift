/// The area of a text view's text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// A container with a size in points, which is stored only.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  var didChange: (() -> Void)?

  /// In points; stored, because the view's size applies.
  open var size: CGSize
  /// The padding between the sides and the text, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange?() } } }
  /// Stored, because a text view shows all its lines.
  open var maximumNumberOfLines = 0
  /// Stored, because a text view breaks lines between words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Stored.
  open var exclusionPaths: [UIBezierPath] = []
  /// Stored.
  open var widthTracksTextView = true
  /// Stored.
  open var heightTracksTextView = false
}

/// The kinds of data detected in a text; stored.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt
  /// The kinds in a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// URLs.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
