import Values

/// Why a stored run cannot be used.
package enum RunError: ReportedError, Hashable {
  /// The folder has no run.
  case none(String)
  /// A file that plumb did not write, or that was changed since: its path, and where and what the problem is.
  case damaged(String, String)
  /// A run of another version of plumb: its path and version.
  case otherVersion(String, Int)
  /// Shards that do not belong together, with the reason.
  case mismatched(String)
  /// A run that was not compared with goldens.
  case noGoldens(String)
  /// A run with goldens in another folder: the run's folder and the one here.
  case otherGoldens(String, String, String)
  /// Another run was stored in the folder since this one was read.
  case replaced(String)
  /// A file or an address that has no run to take: its name and the cause.
  case noArchive(String, String)
  /// A golden that was written after it was accepted.
  case changedSince(String)
}

extension RunError {
  package var description: String {
    switch self {
    case .none(let folder):
      "no run is stored in \(folder); `plumb verify` stores one if something differs, and with --report in any case; "
        + "--report names another folder, --run takes a run from an archive or an address"
    case .damaged(let path, let cause): "\(path): \(cause); run `plumb verify` again"
    case .otherVersion(let path, let version):
      "\(path) has version \(version), this plumb reads \(StoredRun.currentVersion); run `plumb verify` again"
    case .noGoldens(let path):
      "the run in \(path) is of `plumb diff`, which has no goldens; `plumb verify` stores one that has"
    case .otherGoldens(let path, let theirs, let ours):
      "the run in \(path) is of goldens in \(Quoting.record.quoted(theirs)), here they are in "
        + "\(Quoting.record.quoted(ours)); --goldens names them"
    case .changedSince(let path): "\(path) was written since it was accepted; undo would lose it"
    case .noArchive(let name, let cause):
      "no run can be read from \(name): \(cause); name a zip archive of a report's folder, or the folder"
    case .replaced(let folder): "another run was stored in \(folder) since this one was read; start the review again"
    case .mismatched(let reason): "these runs cannot be merged: \(reason)"
    }
  }
}
