import UIKit

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4)
  public static let carPlay = Self(rawValue: 8), criticalAlert = Self(rawValue: 16), provisional = Self(rawValue: 64)
  public static let providesAppNotificationSettings = Self(rawValue: 32)
}
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4)
  public static let list = Self(rawValue: 8), banner = Self(rawValue: 16)
}
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

/// Permission is never requested, and nothing is delivered.
public final class UNUserNotificationCenter: NSObject {
  nonisolated(unsafe) private static let shared = UNUserNotificationCenter()
  public static func current() -> UNUserNotificationCenter { shared }
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {}
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  public func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {}
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  public func add(_ request: UNNotificationRequest, withCompletionHandler: (((any Error)?) -> Void)? = nil) {}
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  public func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {}
  public func removePendingNotificationRequests(withIdentifiers: [String]) {}
  public func removeAllPendingNotificationRequests() {}
  public func removeDeliveredNotifications(withIdentifiers: [String]) {}
  public func removeAllDeliveredNotifications() {}
}
public final class UNNotificationSettings: NSObject {
  public let authorizationStatus = UNAuthorizationStatus.notDetermined
}
public final class UNNotificationCategory: NSObject {
  public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: [Int] = []) {}
}
public final class UNNotificationAction: NSObject {
  public init(identifier: String, title: String, options: [Int] = []) {}
}
public class UNNotificationContent: NSObject {
  public var title = "", subtitle = "", body = "", categoryIdentifier = "", threadIdentifier = ""
  public var badge: NSNumber?
  public var sound: UNNotificationSound?
  public var userInfo: [AnyHashable: Any] = [:]
}
public final class UNMutableNotificationContent: UNNotificationContent {}
public final class UNNotificationSound: NSObject {
  nonisolated(unsafe) public static let `default` = UNNotificationSound()
}
public class UNNotificationTrigger: NSObject {}
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public init(timeInterval: TimeInterval, repeats: Bool) {}
}
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public init(dateMatching: DateComponents, repeats: Bool) {}
}
public final class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}
public final class UNNotification: NSObject {
  public let date = Date(timeIntervalSinceReferenceDate: 0)
  public let request = UNNotificationRequest(identifier: "", content: UNNotificationContent(), trigger: nil)
}
public class UNNotificationResponse: NSObject {
  public let notification = UNNotification()
  public let actionIdentifier = UNNotificationDefaultActionIdentifier
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}
extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
}
