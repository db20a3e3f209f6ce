/// What a reader has set up, beside the device: text size, direction, language, appearance, the system's version. What is
/// nil is as usual.
public struct CellVariant: Sendable, Hashable {
  public var contentSize: ContentSize?
  /// nil leaves it to the language.
  public var direction: LayoutDirection?
  public var language: Language?
  public var appearance: Appearance?
  /// nil leaves it to the document.
  public var look: Look?
  /// Whether a call or a recording is going on, which makes the status bar of some phones taller.
  public var isInCall = false

  public init(
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

  /// How a call is named in cells' names.
  private static let call = "in-call"

  /// What cells' names end with: `+ax3+rtl+de+dark+ios26`; nothing for what is as usual.
  public var suffix: String {
    let words = [
      contentSize?.rawValue, direction?.rawValue, language?.id, appearance?.rawValue, look?.id,
      isInCall ? Self.call : nil,
    ]
    return words.compactMap { $0.map { "+\($0)" } }.joined()
  }

  /// This variant, but for what another one says.
  public func overridden(by other: CellVariant) -> CellVariant {
    CellVariant(
      contentSize: other.contentSize ?? contentSize, direction: other.direction ?? direction,
      language: other.language ?? language, appearance: other.appearance ?? appearance, look: other.look ?? look,
      isInCall: other.isInCall || isInCall)
  }

  public var isDark: Bool { appearance == .dark }

  public var isRightToLeft: Bool { (direction ?? language?.direction) == .rightToLeft }

  /// Takes up a word of a cell's name; false for a word that is none of a variant's.
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

  /// Whether a word would be read as a part of a variant, and so cannot name anything else in a cell's name.
  public static func isWord(_ word: String) -> Bool {
    var variant = CellVariant()
    return variant.take(word)
  }
}

/// The reader's preferred text size: UIKit's twelve content size categories.
public enum ContentSize: String, Sendable, CaseIterable {
  case xs, s, m, l, xl, xxl, xxxl
  case ax1, ax2, ax3, ax4, ax5
}

/// Dark letters on light, or light ones on dark.
public enum Appearance: String, Sendable, CaseIterable {
  case light, dark
}

public enum LayoutDirection: String, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// A language by its code of two letters, `de` or `pt-BR`, or one that exists for testing alone.
public struct Language: Sendable, Hashable {
  public enum Pseudo: String, Sendable, CaseIterable {
    /// Letters with marks above and below, to see what is cut off and what was never translated.
    case accented
    /// As long as German makes it.
    case lengthened
    /// As short as Japanese makes it, in wide characters.
    case shortened
    /// From right to left.
    case mirrored
  }

  public let id: String

  /// nil for what has not the form of a language: two letters, a script, a country.
  public init?(_ id: String) {
    let isCode = id.wholeMatch(of: /([a-z]{2}|fil|yue|ckb)(-[A-Z][a-z]{3})?(-[A-Z]{2})?/) != nil
    guard isCode && ContentSize(rawValue: id) == nil || Pseudo(rawValue: id) != nil else { return nil }
    self.id = id
  }

  public var pseudo: Pseudo? { Pseudo(rawValue: id) }

  /// Without script and country.
  public var code: String { String(id.prefix { $0 != "-" }) }

  private static let rightToLeft: Set = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  public var direction: LayoutDirection {
    pseudo == .mirrored || Self.rightToLeft.contains(code) ? .rightToLeft : .leftToRight
  }
}
