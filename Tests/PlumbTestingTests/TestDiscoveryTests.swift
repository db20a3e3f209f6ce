import CTestDiscovery
import Foundation
import Testing

struct TestDiscoveryTests {
  @Test("a cast of the list of test methods that fails says what to write instead")
  func explainedCast() async throws {
    let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      // A thread of its own has as few callers as XCTest's collection of methods.
      let thread = Thread {
        let methods: [Any] = ["testX"]
        _ = methods as! [Int]
      }
      thread.start()
      while true { sleep(1) }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(String(cString: test_discovery_advice)))
  }

  @Test("another failure ends the process without the advice")
  func otherFailure() async throws {
    let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) { abort() }
    #expect(!String(decoding: result.standardErrorContent, as: UTF8.self).contains("XCTest on Linux"))
  }
}
