import Values

/// The reason why a PNG file cannot be read.
package enum PNGError: ReportedError, Hashable {
  /// The file is not a PNG file.
  case notPNG
  /// The file is a pointer of Git LFS (``GitLFSPointer``).
  case pointer
  /// The file is truncated.
  case truncated
  /// The file is damaged as described.
  case damaged(String)
  /// The picture is larger than ``Limits`` allow, or of a kind that PNG does not have.
  case unsupported(String)
}

extension PNGError {
  package var description: String {
    switch self {
    case .notPNG: "not a PNG file"
    case .pointer: GitLFSPointer.message(insteadOf: "picture")
    case .truncated: "the PNG file is truncated"
    case .damaged(let what): "the PNG file is damaged: \(what)"
    case .unsupported(let what): "this kind of PNG cannot be read: \(what)"
    }
  }
}
