@_exported import Foundation

/// Logs nothing.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(_ log: OSLog) {}
  public func log(_ message: OSLogMessage) {}
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  public func trace(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case hash, none }
  public static let `public` = Self(), `private` = Self(), sensitive = Self(), auto = Self()
  public static func `private`(mask: Mask) -> Self { Self() }
}
public struct OSLogMessage: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(_ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto) {}
  }
  public init(stringInterpolation: StringInterpolation) {}
  public init(stringLiteral value: String) {}
}
public final class OSLog: NSObject, @unchecked Sendable {
  public struct Category: Sendable {
    public static let pointsOfInterest = Self()
  }
  public static let `default` = OSLog(), disabled = OSLog()
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: Category) {}
  private override init() {}
}
public struct OSLogType: Sendable, Equatable {
  public let rawValue: UInt8
  public static let `default` = Self(rawValue: 0), info = Self(rawValue: 1), debug = Self(rawValue: 2)
  public static let error = Self(rawValue: 16), fault = Self(rawValue: 17)
}
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {}
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {}
