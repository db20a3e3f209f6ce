@_exported import Foundation

// Digests have their lengths and depend on what is digested, but they are not the real ones, and nothing is encrypted.

public protocol Digest: Sequence, Hashable, CustomStringConvertible where Element == UInt8 {
  static var byteCount: Int { get }
  init(made bytes: [UInt8])
}
extension Digest {
  public var description: String {
    "\(Self.self) digest: " + map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
public protocol HashFunction {
  associatedtype Digest: CryptoKit.Digest
  init()
  mutating func update<D: DataProtocol>(data: D)
  func finalize() -> Digest
}
extension HashFunction {
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}
/// Mixes bytes (FNV-1a), and spreads the sum.
public struct Sum: Sendable {
  private var value: UInt64 = 14_695_981_039_346_656_037
  public init() {}
  public mutating func add<D: DataProtocol>(_ data: D) {
    for byte in data { value = (value ^ UInt64(byte)) &* 1_099_511_628_211 }
  }
  public func bytes(_ count: Int) -> [UInt8] {
    var state = value
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
  }
}
public struct SHA256Digest: Digest, Sendable {
  public static let byteCount = 32
  private let bytes: [UInt8]
  public init(made bytes: [UInt8]) { self.bytes = bytes }
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
}
public struct SHA384Digest: Digest, Sendable {
  public static let byteCount = 48
  private let bytes: [UInt8]
  public init(made bytes: [UInt8]) { self.bytes = bytes }
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
}
public struct SHA512Digest: Digest, Sendable {
  public static let byteCount = 64
  private let bytes: [UInt8]
  public init(made bytes: [UInt8]) { self.bytes = bytes }
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
}
public struct SHA256: HashFunction, Sendable {
  public typealias Digest = SHA256Digest
  private var sum = Sum()
  public init() {}
  public mutating func update<D: DataProtocol>(data: D) { sum.add(data) }
  public func finalize() -> SHA256Digest { SHA256Digest(made: sum.bytes(32)) }
}
public struct SHA384: HashFunction, Sendable {
  public typealias Digest = SHA384Digest
  private var sum = Sum()
  public init() {}
  public mutating func update<D: DataProtocol>(data: D) { sum.add(data) }
  public func finalize() -> SHA384Digest { SHA384Digest(made: sum.bytes(48)) }
}
public struct SHA512: HashFunction, Sendable {
  public typealias Digest = SHA512Digest
  private var sum = Sum()
  public init() {}
  public mutating func update<D: DataProtocol>(data: D) { sum.add(data) }
  public func finalize() -> SHA512Digest { SHA512Digest(made: sum.bytes(64)) }
}
public enum Insecure {
  public struct MD5Digest: Digest, Sendable {
    public static let byteCount = 16
    private let bytes: [UInt8]
    public init(made bytes: [UInt8]) { self.bytes = bytes }
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  }
  public struct SHA1Digest: Digest, Sendable {
    public static let byteCount = 20
    private let bytes: [UInt8]
    public init(made bytes: [UInt8]) { self.bytes = bytes }
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  }
  public struct MD5: HashFunction, Sendable {
    public typealias Digest = MD5Digest
    private var sum = Sum()
    public init() {}
    public mutating func update<D: DataProtocol>(data: D) { sum.add(data) }
    public func finalize() -> MD5Digest { MD5Digest(made: sum.bytes(16)) }
  }
  public struct SHA1: HashFunction, Sendable {
    public typealias Digest = SHA1Digest
    private var sum = Sum()
    public init() {}
    public mutating func update<D: DataProtocol>(data: D) { sum.add(data) }
    public func finalize() -> SHA1Digest { SHA1Digest(made: sum.bytes(20)) }
  }
}
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public static let bits128 = SymmetricKeySize(bitCount: 128), bits256 = SymmetricKeySize(bitCount: 256)
}
public struct SymmetricKey: Sendable {
  public let bitCount: Int
  public init(size: SymmetricKeySize) { bitCount = size.bitCount }
  public init<D: ContiguousBytes>(data: D) { bitCount = 256 }
}
public struct HashedAuthenticationCode<H: HashFunction>: Sequence {
  private let digest: H.Digest
  init(_ digest: H.Digest) { self.digest = digest }
  public func makeIterator() -> H.Digest.Iterator { digest.makeIterator() }
}
public enum HMAC<H: HashFunction> {
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> HashedAuthenticationCode<H> { HashedAuthenticationCode(H.hash(data: data)) }
}
