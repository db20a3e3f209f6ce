/// The sheet that shares things; it shows nothing here.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called when a person has chosen or not; never here.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// What is shared.
  package private(set) var activityItems: [Any] = []

  /// A sheet of things and of actions of the client's.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
  }

  /// Stored; never called here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Stored.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
}

/// An action on shared things; stored.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// What is done with shared things.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// The kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Copies.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Saves among the photos.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Assigns to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Adds to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends over the air.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }

  /// What is done; nil unless overridden.
  open var activityType: ActivityType? { nil }
  /// What the action is called; nil unless overridden.
  open var activityTitle: String? { nil }
  /// The action's picture; nil unless overridden.
  open var activityImage: UIImage? { nil }
  /// Whether it works on some things; false unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Receives the things.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does the work.
  open func perform() {}
  /// Ends the work.
  open func activityDidFinish(_ completed: Bool) {}
}
