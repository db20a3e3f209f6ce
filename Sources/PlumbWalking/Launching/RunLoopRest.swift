import CVirtualClock
import Foundation
import UIKit

/// Lets the main run loop turn until nothing is pending: blocks on the main queue, tasks of the main actor, completions of
/// animations, and timers, whose time passes at once.
@MainActor
enum RunLoopRest {
  /// How far the clock may move after a step, in seconds: what a person would wait for.
  static let patience: Int64 = 5
  /// The most turns after a step.
  private static let turnLimit = 400
  /// How long other threads may take, in milliseconds of real time.
  private static let threadPatience = 400

  /// Runs until everything rests.
  /// - Returns: Whether it does; false if work adds work without end.
  static func reach() -> Bool {
    let deadline = virtual_clock_elapsed() + patience * 1_000_000_000
    var turns = 0
    while turns < turnLimit {
      turns += 1
      turn()
      if isMainQueueWaiting || hasOtherWork() { continue }
      let next = virtual_clock_next()
      if next < 0 || next > deadline {
        layOut()
        if !isMainQueueWaiting { return true }
        continue
      }
      virtual_clock_advance(next)
    }
    return false
  }

  private static func turn() {
    layOut()
    Completions.runAll()
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    layOut()
  }

  private static func layOut() { for window in UIApplication.shared.windows { window.layoutIfNeeded() } }

  /// Whether blocks wait on the main queue.
  private static var isMainQueueWaiting: Bool {
    var file = pollfd(fd: virtual_clock_main_queue(), events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 0) > 0
  }

  /// Waits until other threads sleep.
  /// - Returns: Whether they have given the main queue something to do.
  private static func hasOtherWork() -> Bool {
    guard Threads.count > 1 else { return false }
    var quiet = 0
    for _ in 0..<threadPatience {
      if isMainQueueWaiting { return true }
      quiet = Threads.areOthersAsleep ? quiet + 1 : 0
      if quiet > 15 { return false }
      usleep(1000)
    }
    return false
  }
}

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
