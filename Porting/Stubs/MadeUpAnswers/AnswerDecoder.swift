import Foundation

/// The JSON decoder of a ported application: it makes up values where a walk has no answer to a request.
///
/// Other data is decoded as by Foundation's.
open class AnswerDecoder: Foundation.JSONDecoder, @unchecked Sendable {
  public override init() { super.init() }

  /// What an answer begins with that a walk makes up; the address of the request follows.
  static let beginning = "{\"made-up answer\":"

  open override func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    guard data.starts(with: Data(Self.beginning.utf8)) else { return try super.decode(type, from: data) }
    return try MadeUpDecoder(address: String(decoding: data, as: UTF8.self)).value(type)
  }
}
