import Foundation
import Testing

@testable import UIKit

/// Random changes of lists and containers: afterwards they are as new ones made in that state.
@Suite(.serialized) @MainActor struct ContainerHistoryTests {
  /// Random numbers that are the same in every run.
  struct Dice {
    private var state: UInt64
    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, count)
    }
  }

  /// Rows in sections, with a height for each.
  @MainActor final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[Int]]
    init(_ sections: [[Int]]) { self.sections = sections }
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "\(sections[indexPath.section][indexPath.row])"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      let number = sections[indexPath.section][indexPath.row]
      return number % 3 == 0 ? UITableView.automaticDimension : CGFloat(30 + number % 20)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
  }

  /// What a table shows.
  private func picture(_ table: UITableView) -> [String] {
    table.layoutIfNeeded()
    var lines = ["\(table.contentSize)"]
    for section in 0..<table.numberOfSections {
      lines.append("header \(table.headerView(forSection: section)?.frame.minY ?? -1)")
      for row in 0..<table.numberOfRows(inSection: section) {
        let cell = table.cellForRow(at: IndexPath(row: row, section: section))
        lines.append("\(cell?.textLabel?.text ?? "none") \(cell?.frame ?? .zero) \(cell?.textLabel?.frame ?? .zero)")
      }
    }
    return lines
  }

  private func table(_ rows: Rows, _ style: UITableView.Style) -> (UITableView, Stage) {
    let stage = Stage(width: 375, height: 700, top: 0, scale: 2)
    let table = UITableView(frame: stage.root.bounds, style: style)
    (table.dataSource, table.delegate) = (rows, rows)
    stage.root.addSubview(table)
    stage.layout()
    return (table, stage)
  }

  private func change(_ table: UITableView, _ rows: Rows, _ dice: inout Dice, _ next: inout Int) {
    let section = dice.roll(rows.sections.count)
    next += 1
    switch dice.roll(6) {
    case 0:
      let row = dice.roll(rows.sections[section].count + 1)
      rows.sections[section].insert(next, at: row)
      table.insertRows(at: [IndexPath(row: row, section: section)], with: .automatic)
    case 1 where !rows.sections[section].isEmpty:
      let row = dice.roll(rows.sections[section].count)
      rows.sections[section].remove(at: row)
      table.deleteRows(at: [IndexPath(row: row, section: section)], with: .automatic)
    case 2 where !rows.sections[section].isEmpty:
      let (row, other) = (dice.roll(rows.sections[section].count), dice.roll(rows.sections.count))
      let moved = rows.sections[section].remove(at: row)
      let place = dice.roll(rows.sections[other].count + 1)
      rows.sections[other].insert(moved, at: place)
      table.moveRow(at: IndexPath(row: row, section: section), to: IndexPath(row: place, section: other))
    case 3:
      rows.sections.insert([next], at: section)
      table.insertSections([section], with: .automatic)
    case 4 where rows.sections.count > 1:
      rows.sections.remove(at: section)
      table.deleteSections([section], with: .automatic)
    default:
      rows.sections[section] = rows.sections[section].map { $0 + 1 }
      table.reloadSections([section], with: .automatic)
    }
  }

  @Test(arguments: 0..<6)
  func `after random updates a table is as a new one with its rows`(_ seed: Int) {
    let style: UITableView.Style = [.plain, .grouped, .insetGrouped][seed % 3]
    let rows = Rows([[1, 2, 3], [4, 5]])
    let (table, stage) = table(rows, style)
    var (dice, next) = (Dice(seed), 100)
    for step in 0..<20 {
      change(table, rows, &dice, &next)
      if step % 3 == 0 { stage.layout() }
      let source = Rows(rows.sections)
      let (fresh, _) = self.table(source, style)
      #expect(picture(table) == picture(fresh), "step \(step)")
      withExtendedLifetime(source) {}
    }
  }

  /// What containers show: the controller in the middle, its safe area, and its bars.
  private func picture(_ root: UIViewController, _ window: UIWindow) -> [String] {
    window.layoutIfNeeded()
    var lines: [String] = []
    func note(_ controller: UIViewController) {
      guard let view = controller.viewIfLoaded, view.window != nil else { return }
      lines.append("\(controller.title ?? "") \(view.convert(view.bounds, to: nil)) \(view.safeAreaInsets)")
      if let navigation = controller as? UINavigationController {
        lines.append(
          "bar \(navigation.navigationBar.frame) \(navigation.navigationBar.items?.map { $0.title ?? "" } ?? [])")
        lines.append("hidden \(navigation.navigationBar.isHidden) \(navigation.toolbar.isHidden)")
      }
      if let tabs = controller as? UITabBarController {
        lines.append("tabs \(tabs.tabBar.frame) \(tabs.tabBar.isHidden)")
      }
      for child in controller.children { note(child) }
    }
    note(root)
    return lines
  }

  private func page(_ number: Int) -> UIViewController {
    let controller = UIViewController()
    controller.title = "\(number)"
    controller.navigationItem.largeTitleDisplayMode = number % 3 == 0 ? .never : .automatic
    controller.hidesBottomBarWhenPushed = number % 5 == 4
    return controller
  }

  /// The state of tabs with stacks.
  struct State {
    var stacks: [[Int]] = [[0], [1]]
    var selected = 0
    var hasBar = [true, true]
    var prefersLarge = false
  }

  private func made(_ state: State) -> (UITabBarController, UIWindow) {
    let tabs = UITabBarController()
    tabs.viewControllers = state.stacks.indices.map { index in
      let navigation = UINavigationController()
      navigation.viewControllers = state.stacks[index].map(page)
      navigation.isNavigationBarHidden = !state.hasBar[index]
      navigation.navigationBar.prefersLargeTitles = state.prefersLarge
      return navigation
    }
    tabs.selectedIndex = state.selected
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.environment = WindowEnvironment(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), traits: UITraitCollection(displayScale: 3))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    return (tabs, window)
  }

  private func change(_ tabs: UITabBarController, _ state: inout State, _ dice: inout Dice, _ next: inout Int) {
    let index = state.selected
    guard let navigation = tabs.viewControllers?[index] as? UINavigationController else { return }
    next += 1
    switch dice.roll(7) {
    case 0, 1:
      state.stacks[index].append(next)
      navigation.pushViewController(page(next), animated: dice.roll(2) == 0)
    case 2 where state.stacks[index].count > 1:
      state.stacks[index].removeLast()
      navigation.popViewController(animated: dice.roll(2) == 0)
    case 3:
      state.stacks[index] = [state.stacks[index][0]]
      navigation.popToRootViewController(animated: false)
    case 4:
      state.selected = 1 - state.selected
      tabs.selectedIndex = state.selected
    case 5:
      state.hasBar[index].toggle()
      navigation.setNavigationBarHidden(!state.hasBar[index], animated: false)
    default:
      state.prefersLarge.toggle()
      for case let one as UINavigationController in tabs.viewControllers ?? [] {
        one.navigationBar.prefersLargeTitles = state.prefersLarge
      }
    }
  }

  @Test(arguments: 0..<6)
  func `after random steps tabs with stacks are as new ones in that state`(_ seed: Int) {
    var state = State()
    let (tabs, window) = made(state)
    var (dice, next) = (Dice(seed + 50), 10)
    for step in 0..<20 {
      change(tabs, &state, &dice, &next)
      if step % 3 == 1 { window.layoutIfNeeded() }
      let (fresh, other) = made(state)
      #expect(picture(tabs, window) == picture(fresh, other), "step \(step)")
      other.isHidden = true
    }
    window.isHidden = true
  }

  /// Controls with something to show.
  private nonisolated static let controls: [(name: String, make: @MainActor () -> UIView)] = [
    (
      "label",
      {
        let view = UILabel(); view.text = "A text of some words"; return view
      }
    ),
    (
      "button",
      {
        let view = UIButton(type: .system); view.setTitle("Continue", for: .normal); return view
      }
    ),
    ("configured", { UIButton(configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in }) }),
    (
      "field",
      {
        let view = UITextField(); view.borderStyle = .roundedRect; view.text = "Name"; return view
      }
    ),
    ("switch", { UISwitch() }), ("slider", { UISlider() }), ("stepper", { UIStepper() }),
    ("segments", { UISegmentedControl(items: ["One", "Two"]) }), ("progress", { UIProgressView() }),
    (
      "pages",
      {
        let view = UIPageControl(); view.numberOfPages = 4; return view
      }
    ),
    ("spinner", { UIActivityIndicatorView(style: .large) }), ("date", { UIDatePicker() }),
    ("picker", { UIPickerView() }), ("search", { UISearchBar() }),
    ("image", { UIImageView(image: UIImage(size: CGSize(width: 40, height: 30))) }),
  ]

  /// Alignment rectangles of some controls are a point or two larger or smaller than what they draw.
  @Test(arguments: controls.indices)
  func `every way of asking for a control's natural size gives the same`(_ index: Int) {
    let (name, make) = Self.controls[index]
    let stage = Stage(width: 375, height: 700, top: 0, scale: 2)
    let view = stage.add(make())
    let natural = view.intrinsicContentSize
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if natural.width >= 0 { #expect(abs(fitting.width - natural.width) <= 2, "\(name)") }
    if natural.height >= 0 { #expect(abs(fitting.height - natural.height) <= 2, "\(name)") }
    let wanted = view.sizeThatFits(CGSize(width: 375, height: 1000))
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame.size = CGSize(width: 375, height: 1000)
    view.sizeToFit()
    #expect(view.bounds.size == wanted, "\(name)")
    view.sizeToFit()
    let again = view.bounds.size
    view.sizeToFit()
    #expect(view.bounds.size == again, "\(name)")
  }
}
