import Foundation
import Testing

@testable import PlumbWalking

/// Copies of this process, and how they ended.
@MainActor @Suite final class ChildProcessTests {

  private let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    .path(percentEncoded: false)

  isolated deinit { try? FileManager.default.removeItem(atPath: output) }

  @Test(arguments: [0, 3, 255]) func `a process that ends has its code`(_ code: Int32) {
    #expect(ChildProcess(output: output) { _exit(code) }.end(within: 60) == .exit(code))
  }

  @Test func `a process ends without a code after its work, and its output is in the file`() throws {
    let end = ChildProcess(output: output) { _ = write(1, "out", 3) + write(2, "err", 3) }.end(within: 60)
    #expect(end == .exit(0))
    #expect(try String(contentsOfFile: output, encoding: .utf8) == "outerr")
  }

  /// Ends by signals again: a thread of a queue, on which tests may run, blocks them, and a crash is reported.
  private nonisolated static func takeSignals() {
    signal(SIGABRT, SIG_DFL)
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  @Test(arguments: [SIGKILL, SIGTERM]) func `a process that is ended has its signal`(_ signal: Int32) {
    let end = ChildProcess(output: output) {
      Self.takeSignals()
      kill(getpid(), signal)
    }.end(within: 60)
    #expect(end == .signal(signal))
  }

  @Test func `a process that takes too long is late`() {
    #expect(
      ChildProcess(output: output) {
        Self.takeSignals()
        while true { pause() }
      }.end(within: 0.05) == .late)
  }

  @Test func `a process that crashes near the limit of its memory lacked memory`() {
    let crash = ChildProcess(output: output) { kill(getpid(), SIGKILL) }
    #expect(crash.end(within: 60, memory: 1) == .memory)
    let small = ChildProcess(output: output) { kill(getpid(), SIGKILL) }
    #expect(small.end(within: 60, memory: 1 << 20) == .signal(SIGKILL))
  }
}
