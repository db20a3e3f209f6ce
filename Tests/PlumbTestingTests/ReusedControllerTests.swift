import Foundation
import Layout
import Testing
import UIKit

@testable import PlumbTesting

/// A controller that was laid out before is laid out like a new one, whatever the cells and their order.
@MainActor
@Suite struct ReusedControllerTests {
  nonisolated static let cells = [
    "iphone-15-portrait", "iphone-15-portrait+rtl", "iphone-se-3-portrait", "iphone-15-landscape",
    "iphone-15-portrait+ax3", "ipad-pro-11-portrait+dark",
  ]

  nonisolated static let pairs = cells.flatMap { first in cells.filter { $0 != first }.map { (first, $0) } }

  /// A controller whose view holds a control, and the control's edges as constraints where it has no size of its own.
  private static func hosting(_ view: UIView, height: CGFloat? = nil) -> UIViewController {
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return controller
  }

  private static func bar() -> UINavigationItem {
    let item = UINavigationItem(title: "Title")
    item.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    item.rightBarButtonItems = [
      UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
      UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil),
    ]
    return item
  }

  private static func text(_ title: String) -> UIViewController {
    let label = UILabel()
    label.text = "Some text that is long enough to wrap on a phone, and to be read on a tablet."
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    let controller = hosting(label)
    controller.title = title
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", style: .plain, target: nil, action: nil)
    return controller
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private final class TableController: UITableViewController {
    let rows = Rows()
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.dataSource = rows
      tableView.delegate = rows
    }
  }

  private final class GridController: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
  }

  private static func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = ["First", "Second", "Third"].map { title in
      let controller = UINavigationController(rootViewController: text(title))
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    return tabs
  }

  static let kinds: [(name: String, make: () -> UIViewController)] = [
    ("tab bar controller", { tabs() }),
    (
      "navigation controller",
      {
        let controller = UINavigationController(rootViewController: text("First"))
        controller.pushViewController(text("Second"), animated: false)
        controller.navigationBar.prefersLargeTitles = true
        return controller
      }
    ),
    (
      "navigation controller with a toolbar",
      {
        let root = text("Root")
        root.toolbarItems = [
          UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil), .flexibleSpace(),
          UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil),
        ]
        let controller = UINavigationController(rootViewController: root)
        controller.isToolbarHidden = false
        return controller
      }
    ),
    (
      "split view controller",
      {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(text("Primary"), for: .primary)
        split.setViewController(text("Secondary"), for: .secondary)
        return split
      }
    ),
    (
      "page view controller",
      {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([text("Page")], direction: .forward, animated: false)
        return pages
      }
    ),
    ("plain table", { TableController(style: .plain) }), ("grouped table", { TableController(style: .insetGrouped) }),
    ("collection", { GridController(collectionViewLayout: UICollectionViewFlowLayout()) }),
    (
      "navigation bar",
      {
        let bar = UINavigationBar()
        bar.items = [Self.bar()]
        return hosting(bar)
      }
    ),
    (
      "tab bar",
      {
        let bar = UITabBar()
        bar.items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        return hosting(bar)
      }
    ),
    (
      "toolbar",
      {
        let bar = UIToolbar()
        bar.items = [
          UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil), .flexibleSpace(),
          UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil),
        ]
        return hosting(bar)
      }
    ),
    ("label", { text("Label") }),
    (
      "button",
      {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.contentHorizontalAlignment = .leading
        return hosting(button)
      }
    ),
    (
      "configured button",
      {
        var filled = UIButton.Configuration.filled()
        (filled.title, filled.subtitle, filled.image) = ("Title", "Subtitle", UIImage(systemName: "star"))
        filled.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 30, bottom: 4, trailing: 2)
        return hosting(UIButton(configuration: filled))
      }
    ),
    (
      "text field",
      {
        let field = UITextField()
        (field.text, field.borderStyle) = ("Text", .roundedRect)
        field.font = .preferredFont(forTextStyle: .headline)
        field.adjustsFontForContentSizeCategory = true
        return hosting(field)
      }
    ),
    (
      "text view",
      {
        let view = UITextView()
        (view.text, view.isScrollEnabled) = ("Some text in a view that is long enough to wrap.", false)
        view.font = .preferredFont(forTextStyle: .body)
        view.adjustsFontForContentSizeCategory = true
        return hosting(view)
      }
    ),
    ("switch", { hosting(UISwitch()) }), ("slider", { hosting(UISlider()) }), ("stepper", { hosting(UIStepper()) }),
    ("segments", { hosting(UISegmentedControl(items: ["One", "Two"])) }),
    ("page control", { hosting(UIPageControl()) }),
    ("progress", { hosting(UIProgressView(progressViewStyle: .bar)) }),
    ("spinner", { hosting(UIActivityIndicatorView(style: .large)) }), ("search bar", { hosting(UISearchBar()) }),
    ("date picker", { hosting(UIDatePicker()) }), ("picker", { hosting(UIPickerView()) }),
    ("image", { hosting(UIImageView(image: UIImage(systemName: "star"))) }),
    (
      "stack",
      {
        let stack = UIStackView(
          arrangedSubviews: ["One", "Two", "Three"].map { title in
            let label = UILabel()
            label.text = title
            return label
          })
        (stack.spacing, stack.distribution) = (8, .equalSpacing)
        return hosting(stack)
      }
    ),
    (
      "list content",
      {
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("Text", "Secondary")
        return hosting(UIListContentView(configuration: content))
      }
    ),
    (
      "scroll view",
      {
        let scroll = UIScrollView()
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 900))
        scroll.addSubview(content)
        scroll.contentSize = content.frame.size
        scroll.contentInset = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
        return hosting(scroll, height: 120)
      }
    ),
    (
      "alert",
      {
        let alert = UIAlertController(title: "Title", message: "A message of some length.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
      }
    ),
  ]

  @Test func `a reused controller is laid out like a new one`() throws {
    for (name, make) in Self.kinds { try check(name, make) }
  }

  private func check(_ name: String, _ make: () -> UIViewController) throws {
    let pipeline = try LayoutTester.pipeline.get()
    func solved(_ controller: UIViewController, _ cell: String) throws -> SolvedLayout {
      pipeline.solve(.controller(controller, title: name), in: try #require(Cell(named: cell)))
    }
    let fresh = try Dictionary(uniqueKeysWithValues: Self.cells.map { ($0, try solved(make(), $0)) })
    for (first, second) in Self.pairs {
      let controller = make()
      _ = try solved(controller, first)
      let reused = try solved(controller, second)
      let expected = try #require(fresh[second])
      #expect(reused.views.count == expected.views.count, "\(name): \(second) after \(first)")
      for (own, other) in zip(reused.views, expected.views) where own != other {
        Issue.record("\(name): \(second) after \(first): \(own.name) \(own.frame), new \(other.frame)")
        break
      }
    }
  }
}
