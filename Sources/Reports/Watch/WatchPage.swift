import Foundation
import Values

/// A page that shows pictures of scenes and loads new ones by itself. It polls a small script file next to it, so that
/// it needs no server.
package enum WatchPage {
  /// The page's file.
  package static let name = "index.html"
  /// The file with the displayed state, written again after each change.
  package static let stateName = "state.js"

  /// Returns a picture's file, relative to the page.
  /// - Parameter hash: The hash of its pixels.
  package static func pictureName(_ scene: String, _ hash: String) -> String { "\(scene)/\(hash).png" }

  /// Returns the contents of the state's file.
  /// - Parameter json: The displayed state, as the page's script reads it.
  package static func state(_ json: String) -> String { "plumbState(\(Escaped.script(json)));\n" }

  /// The page, which is the same for all scenes.
  package static var html: String {
    let (style, script) = (
      PageFiles.baseStyle + PageFiles.watchStyle, PageFiles.watchScript
    )
    // The page notices changes by loading the script next to it.
    let policy = [
      "default-src 'none'", "script-src \(ContentSecurityPolicy.source(script)) 'self' file:",
      "style-src \(ContentSecurityPolicy.source(style))", "img-src 'self' file: data:", "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ")
    return Page.page(PageFiles.watchTemplate, title: "Plumb watch", style: style, script: script, policy: policy)
  }
}
