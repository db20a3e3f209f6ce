/// Where a bitmap has its opacity; stored nowhere, because pixels are not accessible here.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// How a bitmap's pixels are stored; without effect, because they are not accessible here.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// One bit for each choice.
  public let rawValue: UInt32
  /// The choices in a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of a ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 256)
  /// 16 bits, little-endian.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 4096)
  /// 32 bits, little-endian.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 8192)
  /// 16 bits, big-endian.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 12288)
  /// 32 bits, big-endian.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 16384)
}
