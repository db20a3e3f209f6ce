import Values
import Verifying

/// A picture of a run, named after its bytes, for a published folder: equal pictures are one file, and a comment on an
/// older run keeps its pictures.
package struct PublishedPicture: Hashable, Sendable {
  /// The file's name: its SHA-256 in hexadecimal digits, and `.png`.
  package let name: String
  private let bytes: [UInt8]

  /// nil if there is no picture; the file may come from a stranger's run, so it must begin like a PNG.
  /// - Parameters:
  ///   - file: The path relative to the run's folder.
  ///   - folder: The run's folder.
  /// - Complexity: O(bytes).
  init?(_ file: String, in folder: String) {
    guard let bytes = try? RunFolder(folder).bytes(of: file),
      bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    self.bytes = bytes
    name =
      SHA256.hash(bytes).map { byte in
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
      }.joined() + ".png"
  }

  /// Writes the picture into a folder.
  /// - Throws: ``FileError``.
  package func write(to folder: String) throws { try AtomicFile.write(bytes, to: name, in: folder) }
}
