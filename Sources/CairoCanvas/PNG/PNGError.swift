/// The reason why a PNG file cannot be read.
package enum PNGError: Error, Hashable {
  /// The file is not a PNG file.
  case notPNG
  /// The file is truncated.
  case truncated
  /// The file is damaged as described.
  case damaged(String)
  /// A kind of PNG that ``PNGWriter`` does not write.
  case unsupported(String)
}

extension PNGError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notPNG: "not a PNG file (if it is a Git LFS pointer, run `git lfs pull`)"
    case .truncated: "the PNG file is truncated"
    case .damaged(let what): "the PNG file is damaged: \(what)"
    case .unsupported(let what): "plumb does not write this kind of PNG: \(what)"
    }
  }
}
