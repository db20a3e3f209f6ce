/// Settings of assistive technologies, all off, and notifications to them, which are discarded.
public enum UIAccessibility {
  /// A change on the screen.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt32
    /// A notification with the given raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A text to be read out.
    public static let announcement = Notification(rawValue: 1008)
    /// Elements have appeared or disappeared.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Most of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A page has been scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// An assistive technology is to pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// An assistive technology is to resume.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// Does nothing, because there is no assistive technology.
  public static func post(notification: Notification, argument: Any?) {}
  /// Always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Always false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Always false.
  public static var isBoldTextEnabled: Bool { false }
  /// Always false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Always false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Always false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Always false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Always false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Always true, as it is by default.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Always false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Always false.
  public static var buttonShapesEnabled: Bool { false }
  /// Always false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Always false.
  public static var isShakeToUndoEnabled: Bool { false }
  /// The rectangle in the window's coordinates, which are also the screen's here.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  /// Always nil.
  @preconcurrency @MainActor
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? { nil }

  /// An assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A technology with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOver")
  }

  /// VoiceOver was turned on or off; never posted here.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// An announcement has ended; never posted here.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Reduced motion was turned on or off; never posted here.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Reduced transparency was turned on or off; never posted here.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Bold text was turned on or off; never posted here.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Darker colours were turned on or off; never posted here.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Inverted colours were turned on or off; never posted here.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Switch Control was turned on or off; never posted here.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// The focus has moved; never posted here.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
}
