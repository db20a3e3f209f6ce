/// What `#colorLiteral` becomes a call of: its value is a colour of UIKit, or one of Core Graphics where that is wanted.
enum ColorLiterals {
  /// Its name in ported sources.
  static let name = "_colorLiteral"

  /// The file's text; nil where no source has a literal.
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
