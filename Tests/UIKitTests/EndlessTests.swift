import Testing

@testable import UIKit

/// Loops and divisions by zero end with a diagnostic.
@MainActor @Suite struct EndlessTests {
  @Test func `traits overridden in a loop come to an end with a word about it`() {
    final class Restless: UIViewController {
      var calls = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        calls += 1
        let next: UIUserInterfaceSizeClass = traitCollection.horizontalSizeClass == .compact ? .regular : .compact
        parent?.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: next), forChild: self)
      }
    }
    let (parent, child) = (UIViewController(), Restless())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let notes = logs {
      parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    }
    #expect(child.calls > 1)
    #expect(child.calls < 300)
    #expect(notes.contains { $0.contains("have not settled") })
  }

  @Test(arguments: 0..<8)
  func `AL-7.2 and 7.5 margins of nothing, and less than nothing, give numbers`(_ bits: UInt) {
    let mask = UIView.AutoresizingMask(rawValue: bits | bits << 3)
    for frame in [
      CGRect(x: 0, y: 0, width: 0, height: 0), CGRect(x: -50, y: -50, width: 20, height: 20),
      CGRect(x: 50, y: 50, width: 200, height: 200), CGRect(x: 100, y: 100, width: 0, height: 0),
    ] {
      for size in [CGSize.zero, CGSize(width: 100, height: 100), CGSize(width: 1e6, height: 1)] {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: frame)
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        outer.frame.size = size
        outer.layoutIfNeeded()
        let numbers = inner.numbers
        #expect(numbers.allSatisfy { $0.isFinite }, "\(mask) \(frame) \(size)")
        #expect(numbers[2] >= 0, "\(mask) \(frame) \(size)")
        #expect(numbers[3] >= 0, "\(mask) \(frame) \(size)")
      }
    }
  }

  @Test func `actions are sent in order, and not by what is disabled`() {
    let button = UIButton(type: .system)
    var sent: [String] = []
    let first = UIAction(title: "first") { sent.append($0.title) }
    button.addAction(first, for: .touchUpInside)
    button.addAction(
      UIAction { sent.append(($0.sender as? UIButton) === button ? "second" : "?") }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    button.removeAction(first, for: .touchUpInside)
    button.isEnabled = false
    button.sendActions(for: .touchUpInside)
    #expect(sent == ["first", "second"])
    button.isEnabled = true
    button.sendActions(for: .allEvents)
    #expect(sent == ["first", "second", "second"])
    let twice = UIAction { _ in sent.append("twice") }
    for events in [UIControl.Event.touchUpInside, .valueChanged, .touchUpInside] {
      button.addAction(twice, for: events)
    }
    button.removeAction(twice, for: .valueChanged)
    button.sendActions(for: .valueChanged)
    button.sendActions(for: .touchUpInside)
    #expect(sent.dropFirst(3) == ["second", "twice"])
  }

  private final class Adding: UIView {
    var calls = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      calls += 1
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      fill(view, self)
    }
  }

  @Test func `a view that adds views whenever it is laid out comes to an end soon, with all of them in place`() {
    let (stage, view) = (Stage(width: 300, height: 200), Adding())
    fill(stage.add(view), stage.root)
    stage.layout()
    #expect((2...30).contains(view.calls))
    #expect(view.subviews.allSatisfy { $0.frame == view.bounds })
  }

  private final class Replacing: UIViewController {
    let table = UITableView()
    var calls = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      table.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(table)
      fill(table, view.safeAreaLayoutGuide)
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      calls += 1
      table.frame = view.bounds
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    }
  }

  @Test func `a controller that moves a view against its constraints in each layout comes to an end soon`() {
    let (controller, window) = (Replacing(), UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
    window.environment = WindowEnvironment(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    window.rootViewController = controller
    let notes = logs { window.layoutIfNeeded() }
    #expect(notes == [])
    #expect((1...30).contains(controller.calls))
    #expect(controller.table.tableHeaderView?.superview === controller.table)
    #expect(controller.table.frame == controller.view.bounds)
  }
}
