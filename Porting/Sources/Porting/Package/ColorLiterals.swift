/// The function that replaces `#colorLiteral`, whose value is a colour of UIKit, or of Core Graphics if the context
/// requires it.
enum ColorLiterals {
  /// The function's name in ported sources.
  static let name = "_colorLiteral"

  /// Returns the file's text; nil if no source has a literal.
  static func text(for project: Project) -> String? {
    guard project.files.contains(where: { String(decoding: $0.bytes, as: UTF8.self).contains("#colorLiteral") }) else {
      return nil
    }
    return """
      // Written by `plumb port`; it writes this file again.
      import UIKit

      func \(name)(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
      }
      @_disfavoredOverload
      func \(name)(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> CGColor {
        UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor
      }

      """
  }
}
