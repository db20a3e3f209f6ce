/// How an element behaves, as described to a VoiceOver user.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64
  /// The traits in a bit mask.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// None.
  public static let none: UIAccessibilityTraits = []
  /// Acts like a button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// Acts like a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// Is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// Acts like a keyboard key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Summarises the screen.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Does not respond to input.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts something that plays.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Can be incremented and decremented.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches directly while VoiceOver is on.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// Is a tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// Is the header of a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
}

/// The direction in which VoiceOver scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}
