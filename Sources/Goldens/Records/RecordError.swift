/// Why a record cannot be read.
package enum RecordError: Error, Hashable {
  case notARecord(line: Int)
  case otherVersion(Int)
  case mergeConflict(line: Int)
  /// Both sides of a merge were kept.
  case badMerge(line: Int)
  /// Lines do not match their checksum: those of a cell's group, or the scene's own.
  case altered(line: Int, cell: String?)
  /// The last line is missing.
  case cutOff
  /// A pointer of Git LFS, in place of the file.
  case pointer
  /// The file exists but cannot be read, with the reason.
  case unreadable(String)
}

extension RecordError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notARecord(let line):
      "line \(line) does not belong in a record; it may have been edited by hand: record again with `plumb record --mode all`"
    case .otherVersion(let version):
      "format version \(version), this plumb writes \(SceneRecord.formatVersion); "
        + (version > SceneRecord.formatVersion
          ? "a newer plumb recorded it: use that one, or record again with `plumb record --mode all`"
          : "record again with `plumb record --mode all`")
    case .mergeConflict(let line):
      "line \(line) is an unresolved merge: take either side, then run `plumb record`"
    case .badMerge(let line):
      "line \(line) is there twice, as after a merge that kept both sides: take either side, then run `plumb record`"
    case .altered(let line, let cell):
      "the lines of \(cell.map { "\($0) (from line \(line))" } ?? "the scene (from line \(line))") do not match their checksum: "
        + "edited by hand, or a bad merge; restore the file from git, or record again with `plumb record --mode all`"
    case .cutOff: "the record is truncated: record again with `plumb record --mode all`"
    case .pointer: GitLFSPointer.message(insteadOf: "record")
    case .unreadable(let cause): "the record cannot be read: \(cause)"
    }
  }
}
