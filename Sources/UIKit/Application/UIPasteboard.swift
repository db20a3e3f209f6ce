/// The contents copied in this process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The one pasteboard.
  public static let general = UIPasteboard()
  /// The string copied last, the first of several.
  open var string: String? {
    get { texts.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The strings copied last; nil without any.
  open var strings: [String]? {
    get { texts.isEmpty ? nil : texts }
    set {
      texts = newValue ?? []
      changeCount += 1
    }
  }
  private var texts: [String] = []
  /// The URL copied last.
  open var url: URL? { didSet { changeCount += 1 } }
  /// The image copied last.
  open var image: UIImage? { didSet { changeCount += 1 } }
  /// The colour copied last.
  open var color: UIColor? { didSet { changeCount += 1 } }
  /// Whether there is a string.
  open var hasStrings: Bool { string != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// Stored.
  open var items: [[String: Any]] = [] { didSet { changeCount += 1 } }
  /// Stores items; the options are not used.
  open func setItems(_ items: [[String: Any]], options: [String: Any] = [:]) { self.items = items }
  /// How often the contents were set.
  open private(set) var changeCount = 0
}
