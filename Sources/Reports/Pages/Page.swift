import Foundation

/// Puts pages together from the parts beside this file; what comes out needs no other file and no network.
enum Page {
  static func gallery(title: String, data: String) -> String {
    page(
      PackageResources.gallery_html, title: title,
      style: [PackageResources.base_css, PackageResources.gallery_css], script: PackageResources.gallery_js, data: data)
  }

  static func report(title: String, data: String) -> String {
    page(
      PackageResources.report_html, title: title,
      style: [PackageResources.base_css, PackageResources.report_css], script: PackageResources.report_js, data: data)
  }

  private static func page(
    _ html: [UInt8], title: String, style: [[UInt8]], script: [UInt8], data: String
  ) -> String {
    let parts = [
      "{{title}}": escaped(title),
      "{{style}}": style.map(text).joined(),
      "{{script}}": text(script),
      // Inside a script element "</script" and "<!--" mean something even in a string; JSON can do without "<".
      "{{data}}": data.replacing("<", with: "\\u003c"),
    ]
    return filled(text(html), parts)
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
