import Foundation

/// Files as the protocol names them: `file:///home/me/login.yaml`.
enum DocumentURI {
  /// The path of a file; nil for anything but a file of this machine.
  static func path(_ uri: String) -> String? {
    guard let url = URL(string: uri), url.scheme?.lowercased() == "file", [nil, "", "localhost"].contains(url.host)
    else {
      return nil
    }
    let path = url.path(percentEncoded: false)
    return path.unicodeScalars.contains("\0") || !path.hasPrefix("/") ? nil : path
  }

  /// The path as messages have it: within the working folder without the way to it.
  static func shortPath(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
