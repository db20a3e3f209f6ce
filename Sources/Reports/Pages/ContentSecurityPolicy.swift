import Foundation

/// The permissions of a page in a browser: it runs its own scripts and styles, by their hashes, and shows pictures next
/// to it. Anything else that a document's text may have smuggled in does not run, sends no form and loads nothing.
struct ContentSecurityPolicy {
  /// The contents of the page's inline scripts and styles, byte for byte as in the page.
  var scripts: [[UInt8]]
  var styles: [[UInt8]]
  /// Whether the page may send decisions to its server.
  var isServed = false
  /// Whether the page loads pages beside it in frames.
  var hasParts = false
  /// Whether its script makes pictures, which a browser shows without running anything in them.
  var makesPictures = false

  /// The policy for a `meta` element with `http-equiv="Content-Security-Policy"`.
  ///
  /// Pictures come from the page's own site or, if it is opened from disk, from a file. `data:` is for the page's icon.
  /// The pages never turn text into HTML, and trusted types make the browser prevent it.
  /// - Complexity: O(size of scripts and styles).
  var text: String {
    [
      "default-src 'none'",
      "script-src \(Self.sources(scripts))",
      "style-src \(Self.sources(styles))",
      "img-src 'self' file: data:\(makesPictures ? " blob:" : "")",
      isServed ? "connect-src 'self'" : nil,
      hasParts ? "frame-src 'self' file:" : nil,
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].compactMap(\.self).joined(separator: "; ")
  }

  private static func sources(_ contents: [[UInt8]]) -> String {
    if contents.isEmpty { return "'none'" }
    return contents.map(source).joined(separator: " ")
  }

  /// Returns the source expression of a script or a style: its hash.
  static func source(_ content: [UInt8]) -> String { "'sha256-\(Data(SHA256.hash(content)).base64EncodedString())'" }
}
