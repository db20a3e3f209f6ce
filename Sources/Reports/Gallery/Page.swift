import Foundation

/// Puts pages together from the parts beside this file; what comes out needs no other file and no network.
enum Page {
  static func gallery(title: String, data: String) -> String {
    let parts = [
      "{{title}}": escaped(title),
      "{{style}}": text(PackageResources.gallery_css),
      "{{script}}": text(PackageResources.gallery_js),
      // Inside a script element "</script" and "<!--" mean something even in a string; JSON can do without "<".
      "{{data}}": data.replacing("<", with: "\\u003c"),
    ]
    return filled(text(PackageResources.gallery_html), parts)
  }

  /// Each placeholder once, from left to right, so that what is filled in is never read for placeholders.
  private static func filled(_ template: String, _ parts: [String: String]) -> String {
    var result = ""
    var rest = Substring(template)
    while let start = rest.range(of: "{{"), let end = rest[start.upperBound...].range(of: "}}") {
      result += rest[..<start.lowerBound]
      result += parts[String(rest[start.lowerBound..<end.upperBound])] ?? ""
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
