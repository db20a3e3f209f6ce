/// The reader's settings besides the device: text size, direction, language, appearance, the system's version; nil
/// keeps the default.
package struct CellVariant: Sendable, Hashable, Encodable {
  /// The reader's text size; nil for the default one.
  package var contentSize: ContentSize?
  /// The direction of the interface; nil takes that of the language.
  package var direction: LayoutDirection?
  /// The language of texts; nil for that of the document.
  package var language: Language?
  /// Light or dark; nil for light.
  package var appearance: Appearance?
  /// The system's version; nil takes the document's.
  package var look: Look?
  /// Whether a call or a recording is in progress, which makes the status bar of some phones taller.
  package var isInCall = false

  /// Creates a variant; nil keeps the cell's value.
  package init(
    contentSize: ContentSize? = nil, direction: LayoutDirection? = nil, language: Language? = nil,
    appearance: Appearance? = nil, look: Look? = nil, isInCall: Bool = false
  ) {
    self.contentSize = contentSize
    self.direction = direction
    self.language = language
    self.appearance = appearance
    self.look = look
    self.isInCall = isInCall
  }

  /// The word for a call in cells' names.
  private static let call = "in-call"

  /// The suffix of cells' names: `+ax3+rtl+de+dark+ios26`; empty for defaults.
  package var suffix: String {
    let words = [
      contentSize?.rawValue, direction?.rawValue, language?.id, appearance?.rawValue, look?.id,
      isInCall ? Self.call : nil,
    ]
    return words.compactMap { $0.map { "+\($0)" } }.joined()
  }

  /// Returns this variant with the values that another one sets.
  package func overridden(by other: CellVariant) -> CellVariant {
    CellVariant(
      contentSize: other.contentSize ?? contentSize, direction: other.direction ?? direction,
      language: other.language ?? language, appearance: other.appearance ?? appearance, look: other.look ?? look,
      isInCall: other.isInCall || isInCall)
  }

  /// Whether the appearance is dark.
  package var isDark: Bool { appearance == .dark }

  /// Whether the interface is right-to-left, by its direction or that of its language.
  package var isRightToLeft: Bool { (direction ?? language?.direction) == .rightToLeft }

  /// Reads a word of a cell's name; returns false if the word is not part of a variant.
  mutating func take(_ word: String) -> Bool {
    if contentSize == nil, let size = ContentSize(rawValue: word) {
      contentSize = size
    } else if direction == nil, let way = LayoutDirection(rawValue: word) {
      direction = way
    } else if language == nil, let found = Language(word) {
      language = found
    } else if appearance == nil, let found = Appearance(rawValue: word) {
      appearance = found
    } else if look == nil, let found = Look(id: word) {
      look = found
    } else if !isInCall, word == Self.call {
      isInCall = true
    } else {
      return false
    }
    return true
  }

  /// Returns whether a word is read as part of a variant, so that it cannot have another meaning in a cell's name.
  package static func isWord(_ word: String) -> Bool {
    var variant = CellVariant()
    return variant.take(word)
  }
}

/// The reader's preferred text size: UIKit's twelve content size categories.
package enum ContentSize: String, Sendable, CaseIterable, Encodable {
  case xs, s, m, l, xl, xxl, xxxl
  case ax1, ax2, ax3, ax4, ax5
}

/// Dark text on a light background, or light text on a dark one.
package enum Appearance: String, Sendable, CaseIterable, Encodable {
  case light, dark
}

/// The direction of an interface.
package enum LayoutDirection: String, Sendable, CaseIterable, Encodable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// A language by its code, `de` or `pt-BR`, or one that exists only for testing.
package struct Language: Sendable, Hashable, Encodable {
  /// Languages derived from a document's own texts, to test a layout before it is translated.
  package enum Pseudo: String, Sendable, CaseIterable, Encodable {
    /// Letters with marks above and below, to reveal clipped and untranslated text.
    case accented
    /// As long as a German translation.
    case lengthened
    /// As short as a Japanese translation, in wide characters.
    case shortened
    /// Right to left.
    case mirrored
  }

  /// The code, such as `de` or `pt-BR`, or the name of a pseudolanguage.
  package let id: String

  /// Creates a language from a code: two letters, a script, a country; nil for another form.
  package init?(_ id: String) {
    guard Self.isCode(id) && ContentSize(rawValue: id) == nil || Pseudo(rawValue: id) != nil else { return nil }
    self.id = id
  }

  /// Returns whether a text is a language, a script and a country, of which the last two are optional.
  private static func isCode(_ id: String) -> Bool {
    var parts = id.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)[...]
    func isOf(_ part: Substring.UTF8View, capitals: Int, small: Int) -> Bool {
      part.count == capitals + small && part.prefix(capitals).allSatisfy { (0x41...0x5A).contains($0) }
        && part.dropFirst(capitals).allSatisfy { (0x61...0x7A).contains($0) }
    }
    guard let language = parts.popFirst() else { return false }
    let name = String(Substring(language))
    guard isOf(language, capitals: 0, small: 2) || ["fil", "yue", "ckb"].contains(name), !noLanguages.contains(name)
    else { return false }
    if let script = parts.first, isOf(script, capitals: 1, small: 3) { parts.removeFirst() }
    if let country = parts.first, isOf(country, capitals: 2, small: 0) { parts.removeFirst() }
    return parts.isEmpty
  }

  /// English words of two letters that are no language's code (ISO 639-1), so that states may have their names.
  private static let noLanguages: Set = ["on", "ok", "up", "go", "by", "me", "us", "at", "if", "do", "of"]

  /// The pseudolanguage with this name; nil for a real language.
  package var pseudo: Pseudo? { Pseudo(rawValue: id) }

  /// The language without script and country.
  package var code: String { String(id.prefix { $0 != "-" }) }

  private static let rightToLeft: Set = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  /// The reading direction of the language.
  package var direction: LayoutDirection {
    pseudo == .mirrored || Self.rightToLeft.contains(code) ? .rightToLeft : .leftToRight
  }
}
