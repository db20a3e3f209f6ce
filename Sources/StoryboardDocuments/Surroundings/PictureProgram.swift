import Foundation
import Synchronization
import Values

/// Draws pictures with the programs of the libraries for their formats: `rsvg-convert` of librsvg, `pdftocairo` of
/// Poppler.
///
/// They run as processes of their own, with limits of time and memory, because drawing a small file may never end.
enum PictureProgram {
  enum Kind {
    case svg, pdf

    fileprivate var program: String { self == .svg ? "rsvg-convert" : "pdftocairo" }
    fileprivate var package: String { self == .svg ? "librsvg2-bin" : "poppler-utils" }
  }

  /// Seconds of a processor and kilobytes that drawing one picture may take.
  static let (seconds, kilobytes) = (5, 2_000_000)
  /// Seconds after which a process is ended that waits for something.
  private static let patience = 120

  private struct Key: Hashable {
    let data: [UInt8]
    let kind: Kind
    let width: Int
    let height: Int
    let seconds: Int
  }

  /// Seconds after which no further picture is drawn in a process.
  private static let budget = 60.0
  /// The seconds that programs have taken so far.
  private static let spent = Mutex(0.0)
  private static let notes = Mutex<[String]>([])

  /// Records that a picture is not drawn.
  static func note(_ damage: String) { notes.withLock { if !$0.contains(damage) { $0.append(damage) } } }

  /// Pictures that were wanted and could not be drawn, with the reasons, in the order of their names.
  static var damages: [String] { notes.withLock { $0.sorted() } }

  /// Checks that the program for a kind of pictures is installed.
  static func check(_ kind: Kind) throws(ProjectPicture.Damage) { _ = try installed(kind) }

  private static func installed(_ kind: Kind) throws(ProjectPicture.Damage) -> String {
    if let path = path(of: kind.program) { return path }
    throw ProjectPicture.Damage(
      description: "\(kind.program) is not installed, which draws such files: apt install \(kind.package)")
  }

  private static let known = Mutex<[Key: Result<[UInt8], ProjectPicture.Damage>]>([:])

  /// Returns a PNG file of a picture in a number of pixels; a picture is drawn once per process.
  static func png(
    of data: [UInt8], _ kind: Kind, width: Int, height: Int, seconds: Int = seconds
  ) throws(ProjectPicture.Damage) -> [UInt8] {
    let key = Key(data: data, kind: kind, width: width, height: height, seconds: seconds)
    if let result = known.withLock({ $0[key] }) { return try result.get() }
    if spent.withLock({ $0 > budget }) {
      throw ProjectPicture.Damage(description: "not drawn, because the pictures before it took \(Int(budget)) s")
    }
    let start = ContinuousClock.now
    let result = Result { () throws(ProjectPicture.Damage) in try draw(key) }
    spent.withLock { $0 += (ContinuousClock.now - start) / .seconds(1) }
    known.withLock { $0[key] = result }
    return try result.get()
  }

  private static func draw(_ key: Key) throws(ProjectPicture.Damage) -> [UInt8] {
    let path = try installed(key.kind)
    let folder = Scratch.url("picture")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(key.data).write(to: folder.appending(path: "in"))
      let status = try run(path, key, in: folder)
      if status == nil {
        throw ProjectPicture.Damage(description: "not drawn within \(key.seconds) s and \(kilobytes / 1000) MB")
      }
      let png = status == 0 ? try? Data(contentsOf: folder.appending(path: "out.png")) : nil
      guard let png, png.count <= Limits.pictureBytes else {
        throw ProjectPicture.Damage(description: "\(key.kind.program) cannot draw it; open the file to see why")
      }
      return [UInt8](png)
    } catch let error as ProjectPicture.Damage {
      throw error
    } catch {
      throw ProjectPicture.Damage(description: "\(key.kind.program) cannot be run: \(error.localizedDescription)")
    }
  }

  /// Returns the exit status; nil for a process that a limit ended.
  private static func run(_ path: String, _ key: Key, in folder: URL) throws -> Int32? {
    let size =
      key.kind == .svg
      ? ["-w", "\(key.width)", "-h", "\(key.height)"]
      : ["-scale-to-x", "\(key.width)", "-scale-to-y", "\(key.height)"]
    let arguments =
      key.kind == .svg
      ? size + ["-f", "png", "-o", "out.png", "in"] : ["-png", "-singlefile", "-transp"] + size + ["in", "out"]
    let limits =
      "cd \"$1\" || exit 1; shift; ulimit -v \(kilobytes); ulimit -t \(key.seconds); "
      + "exec timeout -k 1 \(patience) \"$@\""
    let status = try spawned(
      "/bin/sh", ["-c", limits, "sh", folder.path(percentEncoded: false), path] + arguments,
      // Neither the reader's settings nor the network matter to a picture.
      environment: ["PATH=/usr/bin:/bin", "HOME=\(folder.path(percentEncoded: false))", "LC_ALL=C"])
    // What `timeout` answers about itself, and about a process that was killed.
    return status.flatMap { [124, 137].contains($0) ? nil : $0 }
  }

  /// Runs a program without input and output, and waits for its end. It starts no thread and asks no clock, so that it
  /// works in a process that will be copied, or whose clock is set by hand.
  /// - Returns: The exit status; nil for a program that a signal ended.
  private static func spawned(_ path: String, _ arguments: [String], environment: [String]) throws -> Int32? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for file: Int32 in 1...2 { posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_WRONLY, 0) }
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var id = pid_t()
    let code = posix_spawn(&id, path, &actions, nil, words, variables)
    guard code == 0 else { throw CocoaError(.executableLoad) }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  private static func path(of program: String) -> String? {
    ["/usr/bin", "/usr/local/bin", "/bin"].lazy.map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
