import Typography
import UIKit

extension FontCatalogue {
  /// The fonts of this machine, those of iOS and of projects whose metrics are known, and those in registered files.
  package static let installed = FontCatalogue(
    register: { try CustomFonts.register($0) }, isAvailable: { FontFace(named: $0) != nil },
    standIn: { NamedFaces.installed.face(of: $0) })
}
