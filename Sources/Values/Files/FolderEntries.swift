import Glibc

/// The names in a folder, those included that are not text.
package struct FolderEntries {
  /// Names in UTF-8, without `.` and `..`, in no order.
  package private(set) var names: [String] = []
  /// Names in another encoding, which no path can express; what is not UTF-8 is replaced.
  package private(set) var unnamable: [String] = []

  /// Reads a folder; nil if it cannot be read.
  /// - Complexity: O(entries).
  package init?(_ folder: String) {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if let name = String(validating: bytes, as: UTF8.self) {
        if name != ".", name != ".." { names.append(name) }
      } else {
        unnamable.append(String(decoding: bytes, as: UTF8.self))
      }
    }
  }
}
