/// The type of activities that open a web page, also a universal link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A user's activity in an application; missing from Foundation on Linux. Stored, with no effect here.
open class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String
  /// The activity's title.
  open var title: String?
  /// The client's own values.
  open var userInfo: [AnyHashable: Any]?
  /// A web page with the same content.
  open var webpageURL: URL?
  /// Stored.
  open var isEligibleForHandoff = true
  /// Stored.
  open var isEligibleForSearch = false
  /// Stored.
  open var isEligibleForPrediction = false
  /// Stored.
  open var persistentIdentifier: String?

  /// An activity with a type.
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
