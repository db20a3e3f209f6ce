/// What a person does in an application; Linux's Foundation lacks it. Stored, and has no effect here.
open class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String
  /// What the activity is called.
  open var title: String?
  /// Values of the client's own.
  open var userInfo: [AnyHashable: Any]?
  /// A page with the same content.
  open var webpageURL: URL?
  /// Stored.
  open var isEligibleForHandoff = true
  /// Stored.
  open var isEligibleForSearch = false
  /// Stored.
  open var isEligibleForPrediction = false
  /// Stored.
  open var persistentIdentifier: String?

  /// An activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Does nothing.
  open func becomeCurrent() {}
  /// Does nothing.
  open func resignCurrent() {}
  /// Does nothing.
  open func invalidate() {}
}
