import CVirtualClock
import Foundation

/// The time of a process that runs an application: it stands still, and moves only to when a timer is due.
enum VirtualTime {
  /// 1 June 2026, 9:41 in the morning, in seconds since 1970.
  private static let date: Int64 = 1_780_306_860
  /// The processor time that a launch or a path may take, in seconds.
  @MainActor static var processorLimit = 20
  /// What a process writes that has taken more.
  static let processorMessage = "plumb: the processor time is over"

  /// Starts the clock.
  static func start() { virtual_clock_start(date) }

  /// Ends the process with a backtrace when it has taken too much processor time.
  @MainActor static func limitProcessor() {
    signal(SIGXCPU) { _ in
      let text = VirtualTime.processorMessage + "\n"
      _ = text.withCString { write(2, $0, strlen($0)) }
      // What writes the backtrace has the limits of this process.
      virtual_clock_limit(0)
      abort()
    }
    virtual_clock_limit(UInt64(processorLimit))
  }
}
