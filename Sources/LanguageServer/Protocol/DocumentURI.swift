import Foundation

/// The protocol's URIs of files: `file:///home/me/login.yaml`.
enum DocumentURI {
  /// Returns the path of a file; nil for anything but a file on this machine.
  static func path(_ uri: String) -> String? {
    guard let url = URL(string: uri), url.scheme?.lowercased() == "file", [nil, "", "localhost"].contains(url.host)
    else {
      return nil
    }
    let path = url.path(percentEncoded: false)
    return path.unicodeScalars.contains("\0") || !path.hasPrefix("/") ? nil : path
  }

  /// Returns the path for messages: relative to the working folder if it is inside.
  static func shortPath(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
