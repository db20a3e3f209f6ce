/// What a release was built from: `make dist` writes it into the finished program, in the place of the field's spaces.
///
/// So a build for development does not depend on the commit, and nothing is compiled again after one.
enum BuildStamp {
  /// `Scripts/dist/stamp.py` looks for the words, and keeps the length.
  private static let field: StaticString =
    "plumb build stamp:                                                                              "

  /// Such as `0123456789abcdef0123456789abcdef01234567 of 2026-11-22`; nil in a program that was not stamped.
  static var text: String? {
    let text = field.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let stamp = text[text.index(after: colon)...].split(separator: " ").joined(separator: " ")
    return stamp.isEmpty ? nil : stamp
  }
}
