/// The format of a project's golden pictures.
package enum PictureFormat: String, Sendable, Codable, CaseIterable {
  /// Pixels.
  case png
  /// Lines, texts and colours, one element per line, so that hosts and `diff` also show changes as text.
  case svg
  /// Both, side by side.
  case both

  /// The files of each cell with a picture.
  package var files: [PictureFile] {
    switch self {
    case .png: [.png]
    case .svg: [.svg]
    case .both: [.png, .svg]
    }
  }
}

/// A file of a golden picture, by its extension.
package enum PictureFile: String, Sendable, CaseIterable {
  case png, svg
}
