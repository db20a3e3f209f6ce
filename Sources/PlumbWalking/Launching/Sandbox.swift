import Foundation
import Verifying

/// The surroundings of a launched application: a fresh folder for its files and settings, the same language and time zone
/// in every run, and no network.
struct Sandbox {
  /// The folder of the home directory, of results and of what the application prints.
  let folder: String
  /// The application's home directory.
  var home: String { "\(folder)/home" }
  private var kept: String { "\(folder)/kept" }

  /// Names the folder in the environment of the process that walks.
  static let variable = "PLUMB_WALK_FOLDER"

  /// The sandbox of this process; nil if it has not been started in one.
  static var current: Sandbox? { ProcessInfo.processInfo.environment[variable].map(Sandbox.init) }

  /// The environment that a process is started with.
  var environment: [String: String] {
    [
      Self.variable: folder, FileLock.variable: FileLock.folder, "HOME": home, "CFFIXED_USER_HOME": home,
      "TMPDIR": "\(home)/tmp", "TZ": "UTC",
      "LANG": "en_US.UTF-8", "LC_ALL": "en_US.UTF-8", "SWIFT_DETERMINISTIC_HASHING": "1",
      // Requests that do not go through URLSession find no server.
      "http_proxy": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9", "all_proxy": "http://127.0.0.1:9",
      "SWIFT_BACKTRACE":
        "enable=yes,color=no,interactive=no,output-to=stderr,threads=crashed,registers=none,images=none,limit=48,"
        + "top=0,sanitize=no,timeout=20s",
    ]
  }

  /// Makes an empty folder.
  static func make() -> Sandbox {
    let folder = NSTemporaryDirectory() + "plumb-walk-\(getpid())"
    try? FileManager.default.removeItem(atPath: folder)
    let sandbox = Sandbox(folder: folder)
    sandbox.empty()
    return sandbox
  }

  /// A sandbox inside, for a process beside others.
  func nested(_ name: String) -> Sandbox { Sandbox(folder: "\(folder)/\(name)") }

  /// Makes the home directory as it is in this sandbox's parent at the start: empty.
  func empty() {
    try? FileManager.default.removeItem(atPath: home)
    for path in [home, "\(home)/tmp", "\(home)/Documents", "\(home)/Library/Caches"] {
      try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    // Foundation stores settings in the home directory that the process was started with, which all paths share. It keeps
    // them in memory, apart for each path, where it finds no folder to write to.
    _ = FileManager.default.createFile(atPath: "\(home)/.config", contents: nil)
  }

  /// Lets code in this process use the home directory.
  func enter() {
    empty()
    for (name, value) in environment { setenv(name, value, 1) }
    chdir(home)
  }

  /// Keeps the home directory as it is now, to restore it after each path.
  func keep() {
    try? FileManager.default.removeItem(atPath: kept)
    try? FileManager.default.copyItem(atPath: home, toPath: kept)
  }

  /// Makes the home directory as it was when it was kept.
  func restore() {
    try? FileManager.default.removeItem(atPath: home)
    try? FileManager.default.copyItem(atPath: kept, toPath: home)
    // The working folder was removed with it.
    chdir(home)
  }
}
