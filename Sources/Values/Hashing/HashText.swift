/// A 64-bit hash as text.
package enum HashText {
  /// 16 hexadecimal digits, as records and files hold them.
  package static func text(_ hash: UInt64) -> String {
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}

extension HashText {
  /// Returns the hash of some bytes as text.
  /// - Complexity: O(bytes).
  package static func text(of bytes: [UInt8]) -> String { text(bytes.withUnsafeBytes { XXH64.hash($0) }) }

  /// Returns an index that follows from some bytes.
  /// - Parameter count: At least 1.
  /// - Complexity: O(bytes).
  package static func index(of bytes: [UInt8], below count: Int) -> Int {
    Int(bytes.withUnsafeBytes { XXH64.hash($0) } % UInt64(count))
  }
}
