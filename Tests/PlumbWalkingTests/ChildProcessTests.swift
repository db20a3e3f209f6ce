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

  @Test func `a process that is ended has its signal`() {
    #expect(ChildProcess(output: output) { kill(getpid(), SIGKILL) }.end(within: 60) == .signal(SIGKILL))
  }

  @Test func `a process that takes too long is late`() {
    #expect(ChildProcess(output: output) { while true { pause() } }.end(within: 0.05) == .late)
  }

  @Test func `a process that crashes near the limit of its memory lacked memory`() {
    let crash = ChildProcess(output: output) { kill(getpid(), SIGKILL) }
    #expect(crash.end(within: 60, memory: 1) == .memory)
    let small = ChildProcess(output: output) { kill(getpid(), SIGKILL) }
    #expect(small.end(within: 60, memory: 1 << 20) == .signal(SIGKILL))
  }
}
