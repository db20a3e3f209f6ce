/// What the golden pictures of a project are.
package enum PictureFormat: String, Sendable, Codable, CaseIterable {
  /// Pixels.
  case png
  /// Lines, texts and colours, one element a line: hosts and `diff` show what changed as text, too.
  case svg
  /// Both, side by side.
  case both

  /// The files of each pictured cell.
  package var files: [PictureFile] {
    switch self {
    case .png: [.png]
    case .svg: [.svg]
    case .both: [.png, .svg]
    }
  }
}

/// A file of a golden picture, by the end of its name.
package enum PictureFile: String, Sendable, CaseIterable {
  case png, svg
}
