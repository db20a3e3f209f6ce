import CVirtualClock
import Foundation

/// A copy of this process, made by `fork`, that does one thing and ends.
struct ChildProcess {
  private let id: pid_t

  /// How a process ended.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// It took too long, and was ended.
    case late
    /// It crashed, with so much memory that more may have been refused.
    case memory
    /// It could not be started.
    case lost

    /// `exit 1`, `signal 4`, `late`, `memory` or `lost`.
    var text: String {
      switch self {
      case .exit(let code): "exit \(code)"
      case .signal(let number): "signal \(number)"
      case .late: "late"
      case .memory: "memory"
      case .lost: "lost"
      }
    }

    /// Reads ``text``; nil for anything else.
    init?(_ text: String) {
      let parts = text.split(separator: " ")
      switch (parts.first, parts.last.flatMap { Int32($0) }) {
      case ("exit", let code?): self = .exit(code)
      case ("signal", let number?): self = .signal(number)
      case ("late", nil): self = .late
      case ("memory", nil): self = .memory
      default: return nil
      }
    }
  }

  /// Runs a closure in a copy of this process, whose output goes to a file. The process ends after it.
  init(output: String, _ body: () -> Void) {
    fflush(nil)
    id = pid_t(virtual_clock_fork())
    guard id == 0 else { return }
    let file = open(output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    dup2(file, 1)
    dup2(file, 2)
    body()
    fflush(nil)
    _exit(0)
  }

  /// Waits until the process ends, and ends it after some time.
  /// - Parameters:
  ///   - seconds: Of real time.
  ///   - memory: The limit of the process's memory, in megabytes; nil for none.
  func end(within seconds: Double, memory: Int? = nil) -> End {
    guard id > 0 else { return .lost }
    let start = virtual_clock_real()
    var status: Int32 = 0
    var wait: Int64 = 200_000
    var isLate = false
    var usage = rusage()
    while true {
      let found = wait4(id, &status, WNOHANG, &usage)
      if found == id || found < 0 { break }
      let passed = Double(virtual_clock_real() - start) / 1e9
      if passed > seconds, !isLate {
        // A signal that leaves a trace of what it was waiting in.
        kill(id, SIGABRT)
        isLate = true
      }
      if passed > seconds + 30 { kill(id, SIGKILL) }
      virtual_clock_pause(wait)
      wait = min(5_000_000, wait * 2)
    }
    if isLate { return .late }
    let signal = status & 0x7F
    if signal == 0 { return .exit((status >> 8) & 0xFF) }
    // A list that grows asks for twice of what it has.
    return memory.map { usage.ru_maxrss > $0 << 10 / 3 } == true ? .memory : .signal(signal)
  }
}
