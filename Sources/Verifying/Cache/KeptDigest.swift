/// Digests that are slow to compute, stored in the cache in files named after the sizes and times of what they
/// describe.
enum KeptDigest {
  /// - Parameters:
  ///   - name: Letters that the file's name begins with.
  ///   - signs: Values that identify the file; other values lead to another file.
  ///   - folder: The folder of the cache.
  ///   - work: Computes the digest if it is not stored.
  static func text(_ name: String, of signs: [String], keptIn folder: String, _ work: () -> String) -> String {
    let path = "\(folder)/\(name)-\(ValueDigest.text(of: signs)).txt"
    if let kept = CacheFile.text(at: path) { return kept }
    let digest = work()
    CacheFile.write(digest, to: path)
    return digest
  }
}
