import UIKit
import XCTest

final class PlainClassTests: XCTestCase {
  @MainActor
  func testOneMethodOfTheMainActor() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(view.center, CGPoint(x: 5, y: 5))
  }
}

@MainActor
final class MainActorClassTests: XCTestCase {
  func testButton() async {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    XCTAssertEqual(button.currentTitle, "Button")
    XCTAssertEqual(button.intrinsicContentSize.height, 30)
  }
}
