/// A position in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// In UTF-16 units from the beginning.
  let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A range of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The beginning.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// The end.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// Whether the range is empty.
  open var isEmpty: Bool { range.length == 0 }
  let range: NSRange
  init(_ range: NSRange) {
    self.range = range
    super.init()
  }
}

/// A view whose text has positions and ranges.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

/// An editable text.
@MainActor
protocol EditableText: UITextInput {
  var editedText: String { get set }
}

extension EditableText {
  private var length: Int { (editedText as NSString).length }
  func limited(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }
  func selectWhole() { selectedTextRange = UITextRange(NSRange(location: 0, length: length)) }
  func documentEnd() -> UITextPosition { UITextPosition(length) }
  func part(_ range: NSRange) -> String { (editedText as NSString).substring(with: limited(range)) }
  /// Replaces a range with a text, and puts the caret after it.
  func exchange(_ range: NSRange, for text: String) {
    let range = limited(range)
    editedText = (editedText as NSString).replacingCharacters(in: range, with: text)
    let caret = NSRange(location: range.location + (text as NSString).length, length: 0)
    selectedTextRange = UITextRange(caret)
  }
  func place(_ position: UITextPosition, _ offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(place) : nil
  }
  func range(_ one: UITextPosition, _ other: UITextPosition) -> UITextRange {
    let (low, high) = (min(one.offset, other.offset), max(one.offset, other.offset))
    return UITextRange(NSRange(location: low, length: high - low))
  }
}
