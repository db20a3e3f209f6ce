/// Why a strategy could not make a snapshot.
final class SnapshotProblem: @unchecked Sendable {
  /// The problem of the running assertion; only one thread writes and reads it.
  @TaskLocal static var current: SnapshotProblem?

  var text: String?
}
