import PlumbTesting
import UIKit
import XCTest

/// The style of older suites: the class is nonisolated, its methods are synchronous.
final class PlainClassTests: XCTestCase {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  func testConstraintsFromAPlainClass() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 0, width: 280, height: 140))
  }

  func testSubclassInsideATest() {
    class Box: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
    }
    let box = Box()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    box.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame, CGRect(x: 130, y: 85, width: 40, height: 30))
    XCTAssertEqual(box.layouts, 1)
  }
}

/// Touching and rotating, from a plain class.
final class PlainTouchTests: XCTestCase {
  private final class Controller: UIViewController {
    let button = UIButton(type: .system)
    var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      button.frame = CGRect(x: 50, y: 100, width: 100, height: 44)
      button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  func testTapAndRotate() {
    let controller = Controller()
    let window = show(controller, on: "iphone-15-portrait")
    tap(controller.button)
    XCTAssertEqual(controller.taps, 1)
    rotate(window, to: "iphone-15-landscape")
    XCTAssertEqual(controller.view.bounds.size, CGSize(width: 852, height: 393))
    XCTAssertTrue(verifyLayout(of: UIView(), on: .cells(), record: .never).message?.contains("no cells") == true)
  }
}

/// The style of newer suites: the class is isolated to the main actor, and its methods are async.
@MainActor
final class MainActorClassTests: XCTestCase {
  func testStackInAController() async {
    final class Controller: UIViewController {
      let stack = UIStackView()
      override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        for _ in 0..<3 {
          let row = UIView()
          row.heightAnchor.constraint(equalToConstant: 20).isActive = true
          stack.addArrangedSubview(row)
        }
        view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: view.topAnchor), stack.widthAnchor.constraint(equalTo: view.widthAnchor),
          stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
      }
    }
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.layoutIfNeeded()
    XCTAssertEqual(controller.stack.frame, CGRect(x: 0, y: 0, width: 100, height: 60))
  }
}
