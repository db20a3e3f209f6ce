import Values

/// Why a record cannot be read.
package enum RecordError: ReportedError, Hashable {
  case notARecord(line: Int)
  case otherVersion(Int)
  case mergeConflict(line: Int)
  /// Both sides of a merge were kept.
  case badMerge(line: Int)
  /// Lines do not match their checksum: those of a cell's group, or the scene's own.
  case altered(line: Int, cell: String?)
  /// An empty line where none belongs.
  case blank(line: Int)
  /// The file has no lines.
  case empty
  /// The last line is missing.
  case cutOff
  /// A pointer of Git LFS, in place of the file.
  case pointer
  /// The file exists but cannot be read, with the reason.
  case unreadable(String)
}

extension RecordError {
  package var description: String { text(recording: "plumb record --mode all") }

  /// Returns the cause and the next step.
  /// - Parameter command: The command that records a golden again.
  package func text(recording command: String) -> String {
    switch self {
    case .notARecord(let line):
      "line \(line) does not belong in a record; it may have been edited by hand: record again with `\(command)`"
    case .otherVersion(let version):
      "format version \(version), this plumb writes \(SceneRecord.formatVersion); "
        + (version > SceneRecord.formatVersion
          ? "a newer plumb recorded it: use that one, or record again with `\(command)`"
          : "record again with `\(command)`")
    case .mergeConflict(let line):
      "line \(line) is an unresolved merge: take either side, then run `\(command)`"
    case .badMerge(let line):
      "line \(line) occurs twice, as after a merge that kept both sides: take either side, then run `\(command)`"
    case .altered(let line, let cell):
      "the lines of \(cell.map { "\($0) (from line \(line))" } ?? "the scene (from line \(line))") do not match their checksum: "
        + "edited by hand, or a bad merge; restore the file from git, or record again with `\(command)`"
    case .blank(let line):
      "line \(line) is empty where no empty line belongs: restore the file from git, or record again with `\(command)`"
    case .empty: "the file is empty: restore it from git, or record again with `\(command)`"
    case .cutOff: "the record is truncated: record again with `\(command)`"
    case .pointer: GitLFSPointer.message(insteadOf: "record")
    case .unreadable(let cause): "the record cannot be read: \(cause)"
    }
  }
}
