import Foundation
import Goldens
import PlumbTesting
import Values
import Verifying

/// One comparison of a value with its snapshot.
struct SnapshotCheck {
  let name: String?
  let record: SnapshotTestingConfiguration.Record?
  let directory: String?
  let timeout: TimeInterval
  /// The test file.
  let filePath: String
  let testName: String

  /// Why a test fails, with pictures of the difference.
  struct Outcome {
    let message: String
    var pictures: [String] = []
  }

  /// - Returns: nil if the value equals its snapshot.
  func run<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> Outcome? {
    do {
      return try withResources(aroundFile: filePath) { try check(value, strategy) }
    } catch {
      return Outcome(message: Escaped.lines("\(error)"))
    }
  }

  private func check<Value, Format>(
    _ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>
  ) throws -> Outcome? {
    let mode = try SnapshotTestingConfiguration.resolved(record)
    let file = SnapshotFile(
      directory: directory, filePath: filePath, testName: testName, name: name,
      pathExtension: strategy.storedExtension)
    let value = try value()
    // Strategies called inside this one use the same mode.
    let problem = SnapshotProblem()
    let made = SnapshotProblem.$current.withValue(problem) {
      withSnapshotTesting(record: mode) { strategy.snapshot(value).value(within: timeout) }
    }
    if let text = problem.text { return Outcome(message: Escaped.lines("there is no snapshot: \(text)")) }
    guard let made else {
      return Outcome(message: "there is no snapshot after \(timeout) seconds; give the assertion a longer timeout")
    }
    return try compare(made, file, mode, strategy.diffing)
  }

  private func compare<Format>(
    _ made: Format, _ file: SnapshotFile, _ mode: SnapshotTestingConfiguration.Record, _ diffing: Diffing<Format>
  ) throws -> Outcome? {
    let path = file.url.path(percentEncoded: false)
    if let problem = ComparedFiles.note(path, name: name ?? TestArguments.current) {
      return Outcome(message: Escaped.lines(problem))
    }
    let test = TestFile(filePath)
    test.run.clearEarlier()
    let data = diffing.toData(made)
    func write() throws {
      let folder = file.folder.path(percentEncoded: false)
      try AtomicFile.write([UInt8](data), to: file.url.lastPathComponent, in: folder)
    }
    if mode == .all {
      try write()
      return Outcome(message: "recorded, because the record mode is all: \(Escaped.line(path))")
    }
    guard let stored = FileManager.default.contents(atPath: path) else {
      if mode == .never {
        let steps = try reviewing(test, file, nil, data, "")
        let message = "there is no snapshot, and the record mode never writes one: \(Escaped.line(path))"
        return Outcome(message: ([message] + steps).joined(separator: "\n"))
      }
      try write()
      return Outcome(
        message: "there was no snapshot; it has been recorded: look at it, and run again: \(Escaped.line(path))")
    }
    if GitLFSPointer.isIn(stored) {
      return Outcome(message: "\(Escaped.line(path)): \(GitLFSPointer.message(insteadOf: "snapshot"))")
    }
    guard let (difference, _) = diffing.diff(diffing.fromData(stored), made) else { return nil }
    let now = try keep(data, of: file)
    var lines = ["the snapshot\(name.map { " \"\(Escaped.line($0))\"" } ?? "") differs:", Escaped.lines(difference)]
    lines.append(
      Escaped.lines(SnapshotTestingConfiguration.effectiveTool(currentFilePath: path, failedFilePath: now)))
    if mode == .failed {
      try write()
      lines.append("the new one has been recorded")
    } else {
      lines += try reviewing(test, file, stored, data, difference)
    }
    return Outcome(message: lines.joined(separator: "\n"), pictures: now.hasSuffix(".png") ? [now] : [])
  }

  /// Adds the snapshot to the run of the package's tests.
  /// - Returns: The lines that say how to look at it and accept it; none for a file outside of folders of snapshots.
  private func reviewing(
    _ test: TestFile, _ file: SnapshotFile, _ expected: Data?, _ actual: Data, _ difference: String
  ) throws -> [String] {
    let name = file.url.deletingPathExtension().lastPathComponent
    let found = DifferingFile(
      id: test.id(of: name), title: name, document: test.name,
      path: test.relative(file.url.path(percentEncoded: false)), expected: expected.map { [UInt8]($0) },
      actual: [UInt8](actual), difference: difference)
    return try found.map { try test.add($0).map(Escaped.line) } ?? []
  }

  /// Writes the actual value to `SNAPSHOT_ARTIFACTS`, or to a folder of our own among the temporary files, but never
  /// next to the snapshot.
  /// - Returns: The file's path.
  private func keep(_ data: Data, of file: SnapshotFile) throws -> String {
    let artifacts = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"]
    let root =
      artifacts.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? FileManager.default.temporaryDirectory.appending(path: "plumb-snapshots")
    let folder = root.appending(path: file.folder.lastPathComponent)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: file.url.lastPathComponent)
    try data.write(to: url)
    return url.path(percentEncoded: false)
  }
}
