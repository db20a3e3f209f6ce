import Foundation

/// The threads of this process.
enum Threads {
  private static let folder = "/proc/self/task"

  /// How many there are.
  static var count: Int { (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 1 }

  /// Whether all but the main thread wait for something.
  static var areOthersAsleep: Bool {
    let main = "\(getpid())"
    for thread in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where thread != main {
      let status = (try? String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)) ?? ""
      // The state comes after the thread's name, which may contain anything.
      if let end = status.lastIndex(of: ")"), status[end...].dropFirst(2).first != "S" { return false }
    }
    return true
  }
}
