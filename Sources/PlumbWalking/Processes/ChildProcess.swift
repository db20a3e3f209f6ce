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
    /// It could not be started.
    case lost

    /// `exit 1`, `signal 4`, `late` or `lost`.
    var text: String {
      switch self {
      case .exit(let code): "exit \(code)"
      case .signal(let number): "signal \(number)"
      case .late: "late"
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
  /// - Parameter seconds: Of real time.
  func end(within seconds: Double) -> End {
    guard id > 0 else { return .lost }
    let start = virtual_clock_real()
    var status: Int32 = 0
    var wait: Int64 = 200_000
    var isLate = false
    while true {
      let found = waitpid(id, &status, WNOHANG)
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
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }
}
