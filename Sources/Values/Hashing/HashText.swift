/// A 64-bit hash as text.
package enum HashText {
  /// 16 hexadecimal digits, as records and files hold them.
  package static func text(_ hash: UInt64) -> String {
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
