/// The layout of a text view's text; stored, because the view lays its text out itself.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// A manager of no text.
  public override init() { super.init() }
  /// Whether lines of a font keep its spacing; stored.
  open var usesFontLeading = true
  /// Stored.
  open var allowsNonContiguousLayout = false
  /// The containers of the text.
  open internal(set) var textContainers: [NSTextContainer] = []
  /// The text, a copy of the view's.
  open internal(set) var textStorage: NSTextStorage?
  /// Has no effect here: a text is laid out when it is measured.
  open func ensureLayout(for container: NSTextContainer) {}
  /// The number of UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
}

/// A text with attributes that can be changed; a copy of a text view's text.
open class NSTextStorage: NSMutableAttributedString {}
