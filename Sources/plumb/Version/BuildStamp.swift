/// The commit and date a release was built from, which `make dist` writes into the finished program over the field's
/// spaces.
///
/// Development builds therefore do not depend on the commit, and a new commit does not force a rebuild.
enum BuildStamp {
  /// `Scripts/dist/stamp.py` searches for this text and keeps its length.
  private static let field: StaticString =
    "plumb build stamp:                                                                              "

  /// For example `0123456789abcdef0123456789abcdef01234567 of 2026-11-22`; nil in a program that was not stamped.
  static var text: String? {
    let text = field.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let stamp = text[text.index(after: colon)...].split(separator: " ").joined(separator: " ")
    return stamp.isEmpty ? nil : stamp
  }
}
