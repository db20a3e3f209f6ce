import SnapshotTesting
import XCTest

/// Calls as in XCTest suites in the older language mode.
final class OlderCallTests: XCTestCase {
  override func setUp() {
    super.setUp()
    isRecording = false
  }

  func testSnapshotsOfXCTest() {
    assertSnapshot(of: ["a": 1], as: .dump)
    assertSnapshot(of: 2, as: .description)
    assertSnapshot(of: "c", as: .lines, named: "third", record: isRecording)
  }

  func testAViewOutsideOfAnyActor() {
    MainActor.assumeIsolated {
      assertSnapshot(of: UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)), as: .recursiveDescription)
    }
  }
}
