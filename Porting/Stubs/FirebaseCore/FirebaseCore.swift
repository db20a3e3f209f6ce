@_exported import Foundation

/// Nothing is sent: the other modules of Firebase keep in memory what an application writes.
open class FirebaseApp: NSObject {
  private nonisolated(unsafe) static var configured: FirebaseApp?
  public let name = "__FIRAPP_DEFAULT"
  public let options: FirebaseOptions

  private init(_ options: FirebaseOptions) { self.options = options }

  public static func configure() { configure(options: FirebaseOptions(googleAppID: "", gcmSenderID: "")) }
  public static func configure(options: FirebaseOptions) { configured = FirebaseApp(options) }
  public static func app() -> FirebaseApp? { configured }
}

open class FirebaseOptions: NSObject {
  public var googleAppID: String, gcmSenderID: String
  public var apiKey: String?, bundleID = "", clientID: String?, databaseURL: String?
  public var projectID: String?, storageBucket: String?

  public init(googleAppID: String, gcmSenderID: String) {
    (self.googleAppID, self.gcmSenderID) = (googleAppID, gcmSenderID)
  }
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(googleAppID: "", gcmSenderID: "")
  }
}

public enum FirebaseLoggerLevel: Int, Sendable { case error = 3, warning, notice, info, debug }

open class FirebaseConfiguration: NSObject {
  public nonisolated(unsafe) static let shared = FirebaseConfiguration()
  open func setLoggerLevel(_ level: FirebaseLoggerLevel) {}
}

/// Answers on the main queue, after the call, as Firebase does.
public func answer(_ call: @escaping () -> Void) {
  nonisolated(unsafe) let call = call
  DispatchQueue.main.async { call() }
}
