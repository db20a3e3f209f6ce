import Foundation
import Values

/// A page that shows pictures of scenes and loads new ones by itself: it looks at a small script file beside it, so that it needs
/// no server.
package enum WatchPage {
  /// The page's file.
  package static let name = "index.html"
  /// The file with what is shown, written again with each change.
  package static let stateName = "state.js"

  /// A picture's file, relative to the page.
  /// - Parameter hash: Of its pixels.
  package static func pictureName(_ scene: String, _ hash: String) -> String { "\(scene)/\(hash).png" }

  /// The state's file.
  /// - Parameter json: What is shown, as the page's script reads it.
  package static func state(_ json: String) -> String { "plumbState(\(Escaped.script(json)));\n" }

  /// The page, which is the same for all scenes.
  package static var html: String {
    let (style, script) = (
      PageFiles.baseStyle + PageFiles.watchStyle, PageFiles.watchScript
    )
    // Scripts beside the page are loaded, which is how it learns of changes.
    let policy = [
      "default-src 'none'", "script-src \(ContentSecurityPolicy.source(script)) 'self' file:",
      "style-src \(ContentSecurityPolicy.source(style))", "img-src 'self' file: data:", "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ")
    return String(decoding: PageFiles.watchTemplate, as: UTF8.self)
      .replacing("{{policy}}", with: Escaped.html(policy))
      .replacing("{{style}}", with: String(decoding: style, as: UTF8.self))
      .replacing("{{script}}", with: String(decoding: script, as: UTF8.self))
  }
}
