import Foundation
import PlumbTesting
import Testing
import UIKit

/// Properties that an element states, of views and items that a xib makes.
@MainActor @Suite struct NibPropertyTests {
  private let root: UIView
  private let items: [UIBarButtonItem]

  init() throws {
    let made = withResources { UINib(nibName: "NibProperties", bundle: nil).instantiate(withOwner: nil) }
    root = try #require(made.first as? UIView)
    items = made.compactMap { $0 as? UIBarButtonItem }
  }

  private func view<View: UIView>(_ tag: Int, _ type: View.Type) throws -> View {
    try #require(root.viewWithTag(tag) as? View)
  }

  @Test func `a scroll view that states it neither scrolls nor shows where it is`() throws {
    let scroll = try view(1, UIScrollView.self)
    #expect(scroll.isPagingEnabled)
    #expect(!scroll.isScrollEnabled)
    #expect(!scroll.showsHorizontalScrollIndicator)
    #expect(!scroll.showsVerticalScrollIndicator)
  }

  @Test func `a scroll view that states nothing scrolls and shows where it is`() throws {
    let scroll = try view(7, UIScrollView.self)
    #expect(!scroll.isPagingEnabled)
    #expect(scroll.isScrollEnabled)
    #expect(scroll.showsHorizontalScrollIndicator)
    #expect(scroll.showsVerticalScrollIndicator)
  }

  @Test func `a table view has the stated heights, separators and selection`() throws {
    let table = try view(2, UITableView.self)
    #expect(table.rowHeight == 50)
    #expect(table.estimatedRowHeight == 60)
    #expect(table.separatorStyle == .none)
    #expect(!table.allowsSelection)
    #expect(table.allowsMultipleSelection)
    #expect(!table.isUserInteractionEnabled)
  }

  @Test func `a table view that states nothing is as UIKit makes it`() throws {
    let table = try view(8, UITableView.self)
    #expect(table.separatorStyle == .singleLine)
    #expect(table.allowsSelection)
    #expect(!table.allowsMultipleSelection)
    #expect(table.isUserInteractionEnabled)
  }

  @Test func `a secret is kept as it is written, and drawn as dots`() throws {
    let (secret, open) = (try view(3, UITextField.self), try view(4, UITextField.self))
    #expect(secret.isSecureTextEntry)
    #expect(secret.text == "secret")
    #expect(!open.isSecureTextEntry)
    #expect(open.text == "open")
  }

  @Test func `a spinner turns and hides as stated`() throws {
    let spinner = try view(5, UIActivityIndicatorView.self)
    #expect(spinner.isAnimating)
    #expect(spinner.hidesWhenStopped)
    #expect(!spinner.isHidden)
  }

  @Test func `a spinner that states it is hidden, and stays without turning`() throws {
    let spinner = try view(11, UIActivityIndicatorView.self)
    #expect(spinner.isHidden)
    #expect(!spinner.isAnimating)
    #expect(!spinner.hidesWhenStopped)
  }

  @Test func `a selected button has the title of its state`() throws {
    let button = try view(6, UIButton.self)
    #expect(button.isSelected)
    #expect(button.title(for: .normal) == "Off")
    #expect(button.title(for: .selected) == "On")
  }

  @Test func `a bar button has the stated style, width and tag`() throws {
    try #require(items.count == 2)
    #expect(items.map(\.title) == ["Done", "Other"])
    #expect(items.map(\.style) == [.done, .plain])
    #expect(items.map(\.isEnabled) == [false, true])
    #expect(items.map(\.width) == [70, 0])
    #expect(items.map(\.tag) == [9, 0])
  }

  @Test func `an image of the system's is a symbol`() throws {
    #expect(try view(10, UIImageView.self).image?.isSymbolImage == true)
  }
}
