import Testing

@testable import UIKit

/// Names that applications use and that do something here.
@MainActor @Suite struct ApplicationNameTests {
  @Test func `a text view takes the container that it is made with`() {
    let container = NSTextContainer(size: .zero)
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40), textContainer: container)
    #expect(text.textContainer === container)
    text.text = "a"
    let natural = text.sizeThatFits(CGSize(width: 1_000, height: 1_000)).width
    container.lineFragmentPadding += 7
    #expect(text.sizeThatFits(CGSize(width: 1_000, height: 1_000)).width == natural + 14)
    #expect(UITextView(usingTextLayoutManager: false).backgroundColor == UITextView().backgroundColor)
  }

  private final class Shower: NSObject, UISplitViewControllerDelegate {
    var shown: UIViewController?
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      shown = vc
      return true
    }
  }

  @Test func `a split view controller's delegate may show the detail itself`() {
    let (split, shower, detail) = (UISplitViewController(style: .doubleColumn), Shower(), UIViewController())
    split.delegate = shower
    split.showDetailViewController(detail, sender: nil)
    #expect(shower.shown === detail)
    #expect(split.viewController(for: .secondary) == nil)
    split.delegate = nil
    split.showDetailViewController(detail, sender: nil)
    #expect(split.viewController(for: .secondary) != nil)
  }

  @Test func `documents without attributes are read, and others are refused`() throws {
    let data = Data("<b>a</b>".utf8)
    #expect(try NSAttributedString(data: data, options: [:], documentAttributes: nil).string == "<b>a</b>")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    }
  }

  @Test func `an image of Core Image is an empty area of its size`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    let filtered = try #require(CIImage(image: image))
    #expect(UIImage(ciImage: filtered, scale: image.scale, orientation: .up).size == CGSize(width: 20, height: 10))
    #expect(
      UIImage(ciImage: filtered.cropped(to: CGRect(x: 0, y: 0, width: 4, height: 6))).size
        == CGSize(width: 4, height: 6))
    #expect(UIImage(ciImage: CIImage()).size == .zero)
  }

  @Test func `elements for assistive technologies are counted and found`() {
    let (view, label) = (UIView(), UILabel())
    #expect(view.accessibilityElementCount() == NSNotFound)
    view.accessibilityElements = [UIView(), label]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UILabel === label)
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: label) == 1)
    #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
  }

  private final class Keyed: UIView {
    override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == Selector("copy:") }
  }

  @Test func `a responder answers for names that it does not have`() {
    #expect(UIView().value(forKey: "colour") == nil)
    #expect(Keyed().value(forKey: "colour") as? String == "no colour")
    #expect(Keyed().responds(to: Selector("copy:")))
    #expect(!Keyed().responds(to: Selector("paste:")))
  }

  @Test func `an entry of the icon's menu can be changed if it is mutable`() {
    let item = UIMutableApplicationShortcutItem(type: "add", localizedTitle: "Add")
    item.localizedTitle = "New"
    item.icon = UIApplicationShortcutIcon(type: .add)
    #expect((item as UIApplicationShortcutItem).localizedTitle == "New")
    #expect(item.localizedSubtitle == nil)
    #expect((item as UIApplicationShortcutItem).icon === item.icon)
  }
}
