@_exported import Foundation

// Digests have their lengths and depend on what is digested, but they are not the real ones, and nothing is encrypted.

public protocol Digest: Sequence, Hashable, CustomStringConvertible where Element == UInt8 {
  static var byteCount: Int { get }
  init(made bytes: [UInt8])
}
/// A digest of this stub.
public protocol MadeDigest: Digest { var bytes: [UInt8] { get } }
extension MadeDigest {
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
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
/// A function of this stub.
public protocol SumFunction: HashFunction { var sum: Sum { get set } }
extension SumFunction {
  public mutating func update<D: DataProtocol>(data: D) { sum.add(data) }
  public func finalize() -> Digest { Digest(made: sum.bytes(Digest.byteCount)) }
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
public struct SHA256Digest: MadeDigest, Sendable {
  public static let byteCount = 32
  public let bytes: [UInt8]
  public init(made bytes: [UInt8]) { self.bytes = bytes }
}
public struct SHA384Digest: MadeDigest, Sendable {
  public static let byteCount = 48
  public let bytes: [UInt8]
  public init(made bytes: [UInt8]) { self.bytes = bytes }
}
public struct SHA512Digest: MadeDigest, Sendable {
  public static let byteCount = 64
  public let bytes: [UInt8]
  public init(made bytes: [UInt8]) { self.bytes = bytes }
}
public struct SHA256: SumFunction, Sendable {
  public typealias Digest = SHA256Digest
  public var sum = Sum()
  public init() {}
}
public struct SHA384: SumFunction, Sendable {
  public typealias Digest = SHA384Digest
  public var sum = Sum()
  public init() {}
}
public struct SHA512: SumFunction, Sendable {
  public typealias Digest = SHA512Digest
  public var sum = Sum()
  public init() {}
}
public enum Insecure {
  public struct MD5Digest: MadeDigest, Sendable {
    public static let byteCount = 16
    public let bytes: [UInt8]
    public init(made bytes: [UInt8]) { self.bytes = bytes }
  }
  public struct SHA1Digest: MadeDigest, Sendable {
    public static let byteCount = 20
    public let bytes: [UInt8]
    public init(made bytes: [UInt8]) { self.bytes = bytes }
  }
  public struct MD5: SumFunction, Sendable {
    public typealias Digest = MD5Digest
    public var sum = Sum()
    public init() {}
  }
  public struct SHA1: SumFunction, Sendable {
    public typealias Digest = SHA1Digest
    public var sum = Sum()
    public init() {}
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
