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
  /// How far the clock moves when other threads work on and it is not known when they will be ready, in nanoseconds.
  private static let busyStep = Int64(virtual_clock_busy_step)

  /// Runs until everything rests.
  /// - Returns: Whether it does; false if work keeps adding work.
  static func reach() -> Bool {
    let deadline = virtual_clock_elapsed() + patience * 1_000_000_000
    for _ in 0..<turnLimit {
      turn()
      if isMainQueueWaiting { continue }
      let others = waitForOthers()
      if others == .mainQueue { continue }
      let next = virtual_clock_next()
      if next >= 0, next <= deadline {
        virtual_clock_advance(next)
      } else if others == .busy, virtual_clock_elapsed() + busyStep <= deadline {
        virtual_clock_advance(virtual_clock_elapsed() + busyStep)
      } else {
        layOut()
        if !NSKeyValueObservation.notify(), !isMainQueueWaiting { return true }
      }
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

  /// What other threads do.
  private enum Others {
    /// They have given the main queue something to do.
    case mainQueue
    /// They wait for something.
    case asleep
    /// They work on.
    case busy
  }

  /// Waits until other threads sleep.
  private static func waitForOthers() -> Others {
    guard Threads.count > 1 else { return .asleep }
    var quiet = 0
    for _ in 0..<Int(virtual_clock_busy_looks) {
      if isMainQueueWaiting { return .mainQueue }
      quiet = Threads.areOthersAsleep ? quiet + 1 : 0
      if quiet > Int(virtual_clock_quiet_looks) { return .asleep }
      virtual_clock_pause(Int64(virtual_clock_look))
    }
    return .busy
  }
}
