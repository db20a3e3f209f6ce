import Foundation
import Values

/// Assembles pages from the parts in this folder. A page needs no other files except pictures, and no network.
enum Page {
  /// Returns the gallery with its data, a JSON text.
  /// - Complexity: O(data).
  static func gallery(title: String, data: String) -> String {
    page(
      PageFiles.galleryTemplate, title: title, style: PageFiles.galleryStyle,
      script: PageFiles.baseScript + PageFiles.galleryScripts, data: data,
      policy: ContentSecurityPolicy(scripts: [], styles: [], hasParts: true, makesPictures: true))
  }

  /// Returns the page of a run with its data, a JSON text.
  /// - Parameters:
  ///   - isServed: Whether it may send decisions to its server.
  ///   - hasParts: Whether it loads the rest of its data from pages beside it.
  /// - Complexity: O(data).
  static func report(title: String, data: String, isServed: Bool = false, hasParts: Bool = false) -> String {
    page(
      PageFiles.reportTemplate, title: title, style: PageFiles.reportStyle,
      script: PageFiles.baseScript + PageFiles.reportScripts, data: data,
      policy: ContentSecurityPolicy(scripts: [], styles: [], isServed: isServed, hasParts: hasParts))
  }

  /// Returns a part of another page: a page of its own that gives its data, a JSON text, to the page that holds it.
  /// - Complexity: O(data).
  static func part(title: String, data: String) -> String {
    page(PageFiles.partTemplate, title: title, style: [], script: PageFiles.partScript, data: data)
  }

  /// Returns a scene's live page with its data, a JSON text.
  /// - Complexity: O(data).
  static func live(title: String, data: String) -> String {
    page(
      PageFiles.liveTemplate, title: title, style: PageFiles.baseStyle + PageFiles.liveStyle,
      script: PageFiles.baseScript + PageFiles.mapScript + PageFiles.pictureScript + PageFiles.liveScript, data: data)
  }

  /// Returns the page of a figure.
  /// - Parameter body: HTML, in which texts of documents are escaped.
  /// - Complexity: O(body).
  static func figure(title: String, body: String) -> String {
    page(
      PageFiles.figureTemplate, title: title, style: PageFiles.baseStyle + PageFiles.figureStyle,
      script: PageFiles.figureScript, body: body)
  }

  /// Returns the page of a walk through an application, which has no script.
  /// - Parameter body: HTML, in which texts of the application are escaped.
  /// - Complexity: O(body).
  static func walk(title: String, body: String) -> String {
    page(PageFiles.walkTemplate, title: title, style: PageFiles.baseStyle + PageFiles.walkStyle, script: [], body: body)
  }

  /// - Parameter policy: What the page may do besides running its own script and style.
  private static func page(
    _ html: [UInt8], title: String, style: [UInt8], script: [UInt8], data: String = "", body: String = "",
    policy: ContentSecurityPolicy = ContentSecurityPolicy(scripts: [], styles: [])
  ) -> String {
    var policy = policy
    policy.scripts = script.isEmpty ? [] : [script]
    policy.styles = style.isEmpty ? [] : [style]
    return page(html, title: title, style: style, script: script, data: data, body: body, policy: policy.text)
  }

  /// Returns a page with its head.
  /// - Parameters:
  ///   - html: The page's template.
  ///   - title: A text.
  ///   - data: A JSON text.
  ///   - body: HTML.
  ///   - policy: What the page may do (``ContentSecurityPolicy/text``).
  static func page(
    _ html: [UInt8], title: String, style: [UInt8], script: [UInt8], data: String = "", body: String = "",
    policy: String
  ) -> String {
    var parts = [
      "{{policy}}": Escaped.html(policy), "{{title}}": Escaped.html(title), "{{style}}": text(style),
      "{{script}}": text(script), "{{data}}": Escaped.script(data), "{{body}}": body,
    ]
    parts["{{head}}"] = filled(text(PageFiles.headTemplate), parts)
    return filled(text(html), parts)
  }

  /// Fills each placeholder once, from left to right, so that placeholders in inserted text remain text.
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
}
