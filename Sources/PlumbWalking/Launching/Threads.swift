import CVirtualClock
import Foundation

/// The threads of this process.
enum Threads {
  /// How many there are.
  static var count: Int { (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 1 }

  /// Whether all but the main thread wait for something.
  static var areOthersAsleep: Bool { virtual_clock_others_sleep() }

  /// Whether the main thread is alone: threads that wait for later work end after a moment.
  static var isMainAlone: Bool {
    for _ in 0..<80 {
      if count == 1 { return true }
      virtual_clock_pause(Int64(virtual_clock_look))
    }
    return false
  }
}
