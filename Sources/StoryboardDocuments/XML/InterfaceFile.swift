import Values

/// A file of Interface Builder.
enum InterfaceFile {
  /// Larger files are rejected, in bytes.
  static let sizeLimit = Limits.storyboardBytes
}
