import Foundation
import Testing
import UIKit

@testable import PlumbTesting

/// Pictures and colours of a test file's project, and typing.
@MainActor @Suite struct ResourceTests {
  @Test func `names are looked up in the catalogues of the project`() throws {
    #expect(UIImage(named: "Leaf") == nil)
    #expect(UIColor(named: "Moss") == nil)
    let picture = withResources { UIImage(named: "Leaf") }
    #expect(picture?.size == CGSize(width: 2, height: 1))
    let color = try #require(withResources { UIColor(named: "Moss") })
    #expect(color.isEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
    // A vector picture becomes a box of its size.
    #expect(withResources { UIImage(named: "Seal") }?.size == CGSize(width: 24, height: 32))
    #expect(withResources { UIImage(named: "Unknown") } == nil)
    #expect(withResources { UIImage(named: "../Leaf", in: nil, compatibleWith: nil) }?.size == picture?.size)
  }

  @Test(
    arguments: [
      ("/work/App/Tests/AppTests/Screens", "AppTests"), ("/work/App/Tests/AppTests", "AppTests"),
      ("/work/Tests/App/Tests/AppTests/Screens", "AppTests"), ("/work/App/Tests", "Tests"),
      ("/work/App/AppTests", "AppTests"), ("/", nil),
    ] as [(String, String?)])
  func `a test module is named as the folder in Tests, or as the last one`(_ folder: String, _ module: String?) {
    #expect(TestResources.testModule(of: folder) == module)
  }

  @Test func `what an assertion makes finds its pictures`() {
    final class Screen: UIViewController {
      let imageView = UIImageView()
      override func viewDidLoad() { imageView.image = UIImage(named: "Leaf") }
    }
    let screen = Screen()
    _ = show(screen, on: "iphone-15-portrait")
    #expect(screen.imageView.image?.size == CGSize(width: 2, height: 1))
  }

  @Test func `each character that is entered goes through the delegate`() {
    final class Digits: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { string.allSatisfy(\.isNumber) }
    }
    let (field, digits, screen) = (UITextField(), Digits(), UIViewController())
    field.delegate = digits
    field.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    screen.view.addSubview(field)
    _ = show(screen, on: "iphone-15-portrait")
    enter("1a2b3", into: field)
    #expect(field.text == "123")
    #expect(field.isEditing)
    field.resignFirstResponder()
    field.isEnabled = false
    withKnownIssue("wanted: a disabled field takes no text") {
      enter("4", into: field)
    } matching: { issue in
      issue.comments.first?.rawValue == "UITextField cannot be typed into: it is disabled, or takes no text"
    }
  }
}
