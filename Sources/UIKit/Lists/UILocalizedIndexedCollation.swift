/// Divides objects into sections by the first letter of a text, as lists of names do: A to Z, and # for the rest.
///
/// The sections are those of English in all languages.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()
  /// The only collation.
  open class func current() -> Self { shared as? Self ?? Self() }
  /// Another collation, which a subclass has.
  public required override init() { super.init() }

  /// The titles of sections: A to Z, and #.
  open var sectionTitles: [String] { Self.letters + ["#"] }
  /// The titles of a list's index: the same.
  open var sectionIndexTitles: [String] { sectionTitles }

  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

  /// The section of a title in the index; 0 for one beyond the end.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    sectionTitles.indices.contains(indexTitleIndex) ? indexTitleIndex : 0
  }

  /// The section of an object.
  /// - Parameters:
  ///   - object: An object with a text, or a string.
  ///   - selector: A method that returns a text, or the name of a stored property that has one; of a string, the string
  ///     itself counts.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let first = Self.folded(Self.text(of: object, selector)).prefix(1).uppercased()
    return Self.letters.firstIndex(of: first) ?? Self.letters.count
  }

  /// Objects in the order of their texts, those with equal texts as given.
  /// - Parameters:
  ///   - array: Objects with texts, or strings.
  ///   - selector: See ``section(for:collationStringSelector:)``.
  /// - Complexity: O(*n* log *n*).
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let texts = array.map { object in
      let text = Self.text(of: object, selector)
      return (Self.folded(text), text)
    }
    let order = array.indices.sorted { one, next in
      texts[one] == texts[next] ? one < next : texts[one] < texts[next]
    }
    return order.map { array[$0] }
  }

  private static func text(of object: Any, _ selector: Selector) -> String {
    object as? String ?? (object as? NSString).map { String($0) } ?? selector.text(of: object) ?? ""
  }

  /// A text without differences of case and accents.
  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
