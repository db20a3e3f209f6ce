import Foundation
import Values

/// A file or folder that cannot be written, and why.
package struct FileError: ReportedError, Hashable {
  /// The path as requested, or the part of it that is in the way.
  package let path: String
  /// The system's error code: `ELOOP` for a symbolic link that is not followed, `EXDEV` for a name that leads out of
  /// its folder.
  package let code: Int32

  /// - Parameter code: The system's error code, such as `EACCES`.
  package init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }
}

extension FileError {
  package var description: String {
    let shown = path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/") ? String(path.dropLast()) : path
    let cause =
      switch code {
      case ELOOP: "it is a symbolic link, which is not followed; put a file or a folder in its place"
      case EXDEV: "the name leads out of its folder; rename the scene"
      case ENOTDIR, EISDIR, EEXIST:
        system + "; something of another kind has this name; move it, or choose another place"
      case EACCES, EPERM, EROFS: system + "; change the permissions, or choose another place"
      case ENOSPC, EDQUOT: system + "; make room on the disk"
      default: system + "; check the path"
      }
    return "cannot write \(shown): \(cause)"
  }

  private var system: String { String(cString: strerror(code)) }
}
