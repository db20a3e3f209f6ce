/// Hashes as they stand in records and files.
public enum HashText {
  /// 16 hexadecimal digits.
  public static func text(_ hash: UInt64) -> String {
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
