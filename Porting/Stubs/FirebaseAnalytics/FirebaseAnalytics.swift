@_exported import FirebaseCore

/// Ignores events.
open class Analytics: NSObject {
  public static func logEvent(_ name: String, parameters: [String: Any]?) {}
  public static func setUserProperty(_ value: String?, forName name: String) {}
  public static func setUserID(_ userID: String?) {}
  public static func setAnalyticsCollectionEnabled(_ isEnabled: Bool) {}
}

public let AnalyticsEventLogin = "login"
public let AnalyticsEventSelectContent = "select_content"
public let AnalyticsEventScreenView = "screen_view"
public let AnalyticsParameterItemID = "item_id"
public let AnalyticsParameterItemName = "item_name"
public let AnalyticsParameterContentType = "content_type"
public let AnalyticsParameterScreenName = "screen_name"
