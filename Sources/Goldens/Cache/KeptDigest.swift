/// Digests that take long to work out, kept in the cache in files named after the sizes and times of what they are about.
enum KeptDigest {
  /// - Parameters:
  ///   - name: Letters, which the file's name begins with.
  ///   - signs: Other ones lead to another file.
  ///   - folder: Of the cache.
  ///   - work: Works the digest out, where it is not kept.
  static func text(_ name: String, of signs: [String], keptIn folder: String, _ work: () -> String) -> String {
    let path = "\(folder)/\(name)-\(ValueDigest.text(of: signs)).txt"
    if let kept = CacheFile.text(at: path) { return kept }
    let digest = work()
    CacheFile.write(digest, to: path)
    return digest
  }
}
