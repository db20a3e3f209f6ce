import Typography
import UIKit

extension FontCatalogue {
  /// The fonts of this machine, those of iOS whose metrics are known, and those in registered files.
  package static let installed = FontCatalogue(
    register: { try CustomFonts.register($0) }, isAvailable: { UIFont(name: $0, size: 17) != nil },
    standIn: { NamedFaces.installed.face(of: $0) })
}
