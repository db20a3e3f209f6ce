import Typography
import UIKit

extension FontCatalogue {
  /// Returns the font files of documents below a folder of which another document has a file with the same font but other
  /// contents, sorted. Texts are drawn with one of the two.
  /// - Complexity: O(files + bytes of those with a font in common).
  package static func replacedFiles(below folder: String) -> [String] { CustomFonts.replaced(below: folder) }

  /// The fonts of this machine, those of iOS and of projects whose metrics are known, and those in registered files.
  package static let installed = FontCatalogue(
    register: { try CustomFonts.register($0) }, isAvailable: { FontFace(named: $0) != nil },
    standIn: { NamedFaces.installed.face(of: $0) })
}
