import CVirtualClock
import Foundation

/// The time of a process that runs an application: it does not pass by itself, but moves to the next timer that is due.
enum VirtualTime {
  /// 1 June 2026, 9:41 in the morning, in seconds since 1970.
  private static let date: Int64 = 1_780_306_860
  /// The processor time that a launch or a path may take, in seconds.
  @MainActor static var processorLimit = 20
  /// The memory that a launch or a path may take, in megabytes.
  @MainActor static var memoryLimit = 4096
  /// What a process writes that has taken more.
  ///
  /// A handler of signals writes it, which may not allocate memory.
  static let processorMessage: StaticString = "plumb: the processor time is over\n"

  /// Starts the clock.
  static func start() { virtual_clock_start(date) }

  /// Ends the process with a backtrace when it has taken too much processor time, or needs too much memory.
  @MainActor static func limitResources() {
    signal(SIGXCPU) { _ in
      _ = write(2, VirtualTime.processorMessage.utf8Start, VirtualTime.processorMessage.utf8CodeUnitCount)
      // What writes the backtrace has the limits of this process.
      virtual_clock_limit(0, 0)
      abort()
    }
    virtual_clock_limit(UInt64(processorLimit), UInt64(memoryLimit) << 20)
  }
}
