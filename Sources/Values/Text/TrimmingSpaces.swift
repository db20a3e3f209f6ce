extension StringProtocol {
  /// The text without spaces and tabs at both ends.
  package var trimmingSpaces: String {
    let text = String(self)
    let isText = { (byte: UInt8) in byte != 0x20 && byte != 0x09 }
    guard let first = text.utf8.firstIndex(where: isText), let last = text.utf8.lastIndex(where: isText) else {
      return ""
    }
    return String(text[first...last])
  }
}
