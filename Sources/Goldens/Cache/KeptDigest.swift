import Values

/// Digests that take long to work out, kept in the cache in files named after the sizes and times of what they are about.
enum KeptDigest {
  private static let header = "plumb digest 1"

  /// - Parameters:
  ///   - name: Letters, which the file's name begins with.
  ///   - signs: Other ones lead to another file.
  ///   - folder: Of the cache.
  ///   - work: Works the digest out, where it is not kept.
  static func text(_ name: String, of signs: [String], keptIn folder: String, _ work: () -> String) -> String {
    let path = "\(folder)/\(name)-\(ValueDigest.text(of: signs)).txt"
    if let bytes = try? RegularFile.bytes(path, limit: 1024) {
      let parts = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      if parts.count == 3, parts[0] == header, parts[1] == ValueDigest.text(Array(parts[2].utf8)) {
        return String(parts[2])
      }
    }
    let digest = work()
    _ = try? AtomicFile.write("\(header)\n\(ValueDigest.text(Array(digest.utf8)))\n\(digest)\n", to: path)
    return digest
  }
}
