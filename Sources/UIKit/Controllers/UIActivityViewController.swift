/// The share sheet; shows an empty area with its name.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called when an activity was selected or the sheet was cancelled; never called here.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The items to share.
  package private(set) var activityItems: [Any] = []

  /// A share sheet with items and the client's own activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
  }
  /// A share sheet without items; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Stored; never called here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Stored.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  open override func loadView() { view = SystemScreenView(for: UIActivityViewController.self) }
}

/// An activity for shared items; stored.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// What an activity does with shared items.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A type with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A type with the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Copies.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Saves to the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Assigns to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Adds to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends by AirDrop.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }

  /// The activity's type; nil unless overridden.
  open var activityType: ActivityType? { nil }
  /// The activity's title; nil unless overridden.
  open var activityTitle: String? { nil }
  /// The activity's image; nil unless overridden.
  open var activityImage: UIImage? { nil }
  /// Whether the activity can use the items; false unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Receives the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity.
  open func perform() {}
  /// Called when the activity is finished.
  open func activityDidFinish(_ completed: Bool) {}
}
