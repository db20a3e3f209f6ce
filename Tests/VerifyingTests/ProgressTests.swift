import Testing

@testable import Verifying

/// The progress of a long task in one line.
@Suite struct ProgressTests {
  private func text(_ done: Int, of total: Int, after seconds: Double) -> String {
    var progress = Progress(total: total)
    progress.done = done
    return progress.text("phone", after: seconds)
  }

  @Test(arguments: [(0, 9.0), (1, 0.5)]) func `at the beginning there is no speed`(_ done: Int, _ seconds: Double) {
    #expect(text(done, of: 400, after: seconds) == "\(done) of 400: phone")
  }

  @Test(arguments: [
    (120, 400, 1.5, "120 of 400, 80 per second, 4 s left: phone"),
    (400, 400, 2, "400 of 400, 200 per second, 0 s left: phone"),
    (1, 100, 1, "1 of 100, 1 per second, 99 s left: phone"), (1, 101, 1, "1 of 101, 1 per second, 2 min left: phone"),
    (1, 150, 1, "1 of 150, 1 per second, 2 min left: phone"), (1, 151, 1, "1 of 151, 1 per second, 3 min left: phone"),
    (1, 3, 2, "1 of 3, 0 per second, 4 s left: phone"),
  ])
  func `then the rest is as long as it takes at the speed so far`(
    _ done: Int, _ total: Int, _ seconds: Double, _ line: String
  ) {
    #expect(text(done, of: total, after: seconds) == line)
  }
}
