/// The room of a text view's text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Room of a size in points; the view's size counts.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  var didChange: (() -> Void)?

  /// In points; stored, because the view's size counts.
  open var size: CGSize
  /// Between the sides and the text, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange?() } } }
  /// Stored; a text view shows all its lines.
  open var maximumNumberOfLines = 0
  /// Stored; a text view breaks lines between words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Stored.
  open var exclusionPaths: [UIBezierPath] = []
  /// Stored.
  open var widthTracksTextView = true
  /// Stored.
  open var heightTracksTextView = false
}

/// What is found in a text; stored.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt
  /// The kinds of a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of telephones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
