/// The contents copied in this process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The one pasteboard.
  public static let general = UIPasteboard()
  /// The string copied last.
  open var string: String?
  /// The strings copied last.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// The URL copied last.
  open var url: URL?
  /// The image copied last.
  open var image: UIImage?
  /// The colour copied last.
  open var color: UIColor?
  /// Whether there is a string.
  open var hasStrings: Bool { string != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// Stored.
  open var items: [[String: Any]] = []
  /// Stores items; the options are not used.
  open func setItems(_ items: [[String: Any]], options: [String: Any] = [:]) { self.items = items }
  /// Always 0.
  open var changeCount: Int { 0 }
}
