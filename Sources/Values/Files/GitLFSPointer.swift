/// The text that Git LFS keeps in place of a file that has not been fetched.
package enum GitLFSPointer {
  /// The first words of a pointer, in the present and in the first version of its format.
  private static let beginnings = [
    "version https://git-lfs.github.com/spec/", "version https://hawser.github.com/spec/",
  ].map { Array($0.utf8) }

  /// Returns whether a file is a pointer.
  /// - Parameter bytes: The file's bytes, or at least the first hundred.
  package static func isIn(_ bytes: some Sequence<UInt8>) -> Bool {
    beginnings.contains { bytes.starts(with: $0) }
  }

  /// What a message says about a pointer: what it is, and what to do.
  /// - Parameter file: What was expected, such as `picture`.
  package static func message(insteadOf file: String) -> String {
    "a Git LFS pointer, not the \(file); fetch it with `git lfs pull`"
  }
}
