import Foundation
import Values

/// The run of one `swift test`: each assertion that fails adds its scene, from any process, and `plumb review` and
/// `plumb review accept` decide on it as on a run of `plumb verify`.
package struct TestRun: Sendable {
  /// The package's folder, from which paths are.
  package let package: String
  /// The run's folder.
  package let folder: RunFolder
  private static let sessionName = "session"

  /// - Parameter package: The folder of the package that contains the tests.
  package init(package: String) {
    self.package = package
    folder = RunFolder(package + "/report")
  }

  /// Returns the folder with the `Package.swift` above a file; the file's own if there is none.
  package static func package(around file: String) -> String {
    var url = URL(filePath: file).deletingLastPathComponent()
    let own = url.path(percentEncoded: false)
    while url.path(percentEncoded: false) != "/" {
      if RegularFile.isThere(url.appending(path: "Package.swift").path(percentEncoded: false)) {
        return Self.withoutSlash(url.path(percentEncoded: false))
      }
      url.deleteLastPathComponent()
    }
    return withoutSlash(own)
  }

  /// Adds a scene to the run, in place of an earlier result for it. The run of an earlier `swift test`, or of
  /// `plumb verify`, is removed first.
  /// - Parameter finish: Writes what belongs to the whole run, such as its page.
  /// - Throws: ``FileError`` if nothing can be written.
  /// - Complexity: O(run).
  package func add(_ scene: StoredScene, finish: (StoredRun) throws -> Void) throws {
    try add(finish: finish) { scene }
  }

  /// - Parameter make: Writes the scene's pictures, once those of an earlier run are removed.
  func add(finish: (StoredRun) throws -> Void, _ make: () throws -> StoredScene) throws {
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    var run: StoredRun
    if isOfThisSession, let known = try? folder.run() {
      run = known
    } else {
      try clearKeepingDecisions()
      run = StoredRun(goldens: StoredRun.besideTests, isFiltered: true)
      try folder.write(Self.session, to: Self.sessionName)
    }
    var scene = try make()
    if let known = run.scenes.firstIndex(where: { $0.id == scene.id }) {
      let earlier = run.scenes.remove(at: known)
      // An assertion in a loop over devices compares other cells with the same golden.
      if earlier.hasOtherCells(than: scene) { scene = earlier.joined(with: scene) }
    }
    run.scenes.append(scene)
    run.scenes.sort { $0.id < $1.id }
    for index in run.scenes.indices { run.scenes[index].order = index }
    run.sceneCount = run.scenes.count
    try forgetDecisions(on: scene.id)
    try folder.write(run)
    try KeptDecisions.stored(in: folder)?.write(to: folder, for: run, scene: scene.id)
    try finish(run)
  }

  /// Removes what an earlier `swift test` found; a run of `plumb verify` stays.
  package func clearEarlier() {
    guard RegularFile.isThere("\(folder.path)/\(Self.sessionName)"), !isOfThisSession, let lock = try? lock() else {
      return
    }
    defer { withExtendedLifetime(lock) {} }
    if isOfThisSession { return }
    unlink("\(folder.path)/\(Self.sessionName)")
    try? clearKeepingDecisions()
  }

  /// Returns the lines of a failure that name the page, and the command that accepts what it shows.
  package static func nextSteps(page: String, accepting pattern: String) -> [String] {
    ["page: \(page)", "accept: plumb review accept \(Escaped.shell(pattern))"]
  }

  private var isOfThisSession: Bool {
    let path = "\(folder.path)/\(Self.sessionName)"
    return (try? RegularFile.bytes(path, limit: 4096)).map { String(decoding: $0, as: UTF8.self) } == Self.session
  }

  /// Names the session of a program that a test starts, so that it joins the test's.
  package static let sessionVariable = "PLUMB_TEST_SESSION"

  /// All test processes of a `swift test` have the same parent; programs that they start get it in their environment.
  package static let session: String = {
    if let given = ProcessInfo.processInfo.environment[sessionVariable] { return given }
    let parent = getppid()
    let status = (try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8)) ?? ""
    // The fields after the process's name, which may contain anything.
    let fields = status[(status.lastIndex(of: ")") ?? status.startIndex)...].split(separator: " ")
    return "\(parent) \(fields.count > 20 ? fields[20] : "")\n"
  }()

  private func lock() throws -> FileLock { try FileLock(ofFolder: folder.path) }

  private static func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Removes the decisions on an earlier result for a scene.
  private func forgetDecisions(on scene: String) throws {
    guard var decisions = try RunFolder.read(Decisions.self, folder.decisionsPath) else { return }
    let kept = decisions.cells.filter { !$0.key.hasPrefix("\(scene)/") }
    if kept.count == decisions.cells.count { return }
    decisions.cells = kept
    try folder.write(SortedJSON.text(decisions), to: RunFolder.decisionsName)
  }

  /// Removes an earlier run, and keeps the decisions on it for scenes that come out the same.
  private func clearKeepingDecisions() throws {
    let decisions = KeptDecisions(folder)
    folder.clear()
    if let decisions { try folder.write(SortedJSON.text(decisions), to: KeptDecisions.fileName) }
  }
}
