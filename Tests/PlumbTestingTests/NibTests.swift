import Foundation
import PlumbTesting
import Testing
import UIKit

/// Storyboards and xibs as objects of the test's own classes.
@MainActor @Suite struct NibTests {
  @Test func `a storyboard's controllers are of the client's classes and connected`() throws {
    let start = withResources { UIStoryboard(name: "NibScreens", bundle: nil).instantiateInitialViewController() }
    let navigation = try #require(start as? UINavigationController)
    let list = try #require(navigation.topViewController as? ListScreen)
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(list.navigationItem.title == "Items")
    #expect(list.wakings == 1)
    #expect(list.storyboard != nil)
    #expect(!list.isViewLoaded)
    _ = show(navigation, on: "iphone-15-portrait")
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? ItemCell)
    #expect(cell.itemLabel.text == "Row 1")
    #expect(cell.reuseIdentifier == "Item")
    #expect(cell.wakings == 1)
    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(list.tableView.numberOfRows(inSection: 0) == 3)
    // 20 above and below a line of 20 1/3.
    #expect(abs(cell.frame.height - 60.333) < 0.4, "\(cell.frame)")
    let button = try #require(cell.contentView.subviews.compactMap { $0 as? UIButton }.first)
    tap(button)
    #expect(list.marked === button)
    let add = try #require(list.addButton)
    #expect(add === list.navigationItem.rightBarButtonItem)
    tap(add)
    #expect(list.tableView.numberOfRows(inSection: 0) == 4)
  }

  private func controller(_ identifier: String) -> UIViewController {
    withResources {
      UIStoryboard(name: "NibControllers", bundle: nil).instantiateViewController(withIdentifier: identifier)
    }
  }

  @Test func `a controller has what its element states`() throws {
    let stated = try #require(controller("Stated") as? UINavigationController)
    #expect(stated.title == "Stack")
    #expect(stated.isNavigationBarHidden)
    #expect(!stated.isToolbarHidden)
    #expect(stated.hidesBottomBarWhenPushed)
    #expect(stated.definesPresentationContext)
    #expect(!stated.automaticallyAdjustsScrollViewInsets)
    #expect(stated.restorationIdentifier == "kept")
    #expect(stated.modalPresentationStyle == .fullScreen)
    #expect(stated.edgesForExtendedLayout == [.top, .right])
    #expect(stated.preferredContentSize == CGSize(width: 300, height: 200))
    #expect(stated.navigationBar.prefersLargeTitles)
    #expect(stated.navigationBar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(stated.navigationBar.tintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(stated.viewControllers.map(\.title) == ["First"])
  }

  @Test func `a controller whose element states nothing is as one made in code`() throws {
    let (plain, made) = (try #require(controller("Plain") as? UINavigationController), UINavigationController())
    #expect(plain.title == nil)
    #expect(plain.isNavigationBarHidden == made.isNavigationBarHidden)
    #expect(plain.isToolbarHidden == made.isToolbarHidden)
    #expect(plain.hidesBottomBarWhenPushed == made.hidesBottomBarWhenPushed)
    #expect(plain.definesPresentationContext == made.definesPresentationContext)
    #expect(plain.automaticallyAdjustsScrollViewInsets == made.automaticallyAdjustsScrollViewInsets)
    #expect(plain.modalPresentationStyle == made.modalPresentationStyle)
    #expect(plain.edgesForExtendedLayout == made.edgesForExtendedLayout)
    #expect(plain.preferredContentSize == .zero)
    #expect(!plain.navigationBar.prefersLargeTitles)
    #expect(plain.viewControllers.isEmpty)
  }

  @Test func `a split view's columns are the master, then the detail, in whatever order`() throws {
    let columns = try #require(controller("Columns") as? UISplitViewController)
    #expect(columns.viewControllers.map(\.title) == ["Master", "Detail"])
  }

  @Test func `a row's segue prepares, then pushes`() throws {
    let start = withResources { UIStoryboard(name: "NibScreens", bundle: nil).instantiateInitialViewController() }
    let navigation = try #require(start as? UINavigationController)
    let list = try #require(navigation.topViewController as? ListScreen)
    let window = show(navigation, on: "iphone-15-portrait")
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    var written = diagnostics { tap(cell.contentView) }
    #expect(list.calls == ["prepare detail", "select 0"])
    let detail = try #require(navigation.topViewController as? DetailScreen)
    written += diagnostics { window.layoutIfNeeded() }
    #expect(detail.subject == "Row 0")
    #expect(detail.title == "Detail")
    #expect(
      Set(written) == [
        "InfoCard has no nib property \"unheardOf\"; add .property(\"unheardOf\", \\InfoCard.unheardOf) to its nibMembers.",
        "DetailScreen has no nib property \"forgotten\"; add .property(\"forgotten\", \\DetailScreen.forgotten) to its nibMembers.",
      ])
  }

  @Test func `outlets, collections, constraints, attributes and actions reach the client's properties`() throws {
    let detail = withResources {
      UIStoryboard(name: "NibScreens", bundle: nil).instantiateViewController(withIdentifier: "Detail")
    }
    let screen = try #require(detail as? DetailScreen)
    var window: UIWindow?
    _ = diagnostics { window = show(screen, on: "iphone-15-portrait") }
    #expect(screen.beside?.frame.size == CGSize(width: 240, height: 128))
    #expect(screen.beside?.superview == nil)
    #expect(screen.labelsAtLoading == ["One", "Two"])
    #expect(screen.card.wasDecodedWithChildren)
    #expect(screen.card.inset == 12)
    #expect(screen.card.caption == "Read me")
    #expect(screen.card.layer.cornerRadius == 9)
    #expect(screen.card.frame == CGRect(x: 16, y: 75, width: 361, height: 100), "\(screen.card.frame)")
    screen.cardHeight.constant = 50
    window?.layoutIfNeeded()
    #expect(screen.card.frame.height == 50)
    let button = try #require(screen.view.subviews.compactMap { $0 as? UIButton }.first)
    tap(button)
    #expect(screen.cardHeight.constant == 60)
    tap(screen.view)
    #expect(screen.taps == 1)
    // The container's controller was prepared, and fills the container.
    let inner = try #require(screen.children.first as? InnerScreen)
    #expect(screen.prepared == ["inner"])
    #expect(inner.view.frame.size == CGSize(width: 393, height: 200))
    screen.performSegue(withIdentifier: "sheet", sender: nil)
    let shown = try #require(screen.presentedViewController as? InnerScreen)
    #expect(shown.madeBy == "makeInner")
    #expect(shown.modalPresentationStyle == .fullScreen)
    #expect(
      diagnostics { screen.performSegue(withIdentifier: "none", sender: nil) } == [
        "DetailScreen has no segue with identifier 'none'."
      ])
  }

  @Test func `a table with all its rows in the document has them`() throws {
    let made = withResources {
      UIStoryboard(name: "NibScreens", bundle: nil).instantiateViewController(withIdentifier: "Settings")
    }
    let settings = try #require(made as? UITableViewController)
    _ = show(settings, on: "iphone-15-portrait")
    #expect(settings.tableView.style == .grouped)
    #expect(settings.tableView.numberOfRows(inSection: 0) == 2)
    let cell = try #require(settings.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.textLabel?.text == "Ringer")
    #expect(cell.detailTextLabel?.text == "Loud")
    #expect(cell.frame.height == 60)
    #expect(cell.contentView.subviews.count == 2)
    #expect(settings.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
  }

  @Test func `what differs by size class follows a rotation, and code's own changes stay`() throws {
    let made = withResources {
      UIStoryboard(name: "DoorVaried", bundle: nil).instantiateViewController(withIdentifier: "Varied")
    }
    let screen = try #require(made as? VariedScreen)
    let window = show(screen, on: "iphone-se-3-portrait")
    // A view and a constraint that are not installed are there for code.
    #expect(screen.extra.superview == nil)
    #expect(!screen.gap.isActive)
    screen.caption.text = "Changed"
    screen.extra.text = "Own"
    let leading = try #require(
      screen.view.constraints.first { $0.firstItem === screen.caption && $0.firstAttribute == .leading })
    leading.isActive = false
    leading.priority = .defaultHigh
    leading.isActive = true
    leading.constant = 24
    rotate(window, to: "iphone-se-3-landscape")
    #expect(screen.extra.superview === screen.view)
    #expect(screen.view.subviews.firstIndex(of: screen.extra) == 1)
    #expect(screen.gap.isActive)
    #expect(screen.caption.font.pointSize == 12)
    #expect(screen.caption.text == "Changed")
    #expect(screen.extra.text == "Own")
    #expect(screen.caption.frame.minY == 4)
    #expect(leading.priority == .defaultHigh)
    #expect(leading.constant == 24)
    #expect(screen.extra.frame.minX == screen.caption.frame.maxX + 8)
    // At the moment when code learns of new traits, they are in effect.
    #expect(screen.sizesAtChange.last == 12)
    rotate(window, to: "iphone-se-3-portrait")
    #expect(screen.extra.superview == nil)
    #expect(!screen.gap.isActive)
    #expect(screen.caption.font.pointSize == 17)
    #expect(screen.caption.frame.minY == 30)
  }

  @Test func `views that a size class takes out of a stack come back in their places`() throws {
    let screen = withResources {
      UIStoryboard(name: "DoorVaried", bundle: nil).instantiateViewController(withIdentifier: "Varied")
    }
    let window = show(screen, on: "iphone-15-plus-portrait")
    let stack = try #require(screen.view.subviews.compactMap { $0 as? UIStackView }.first)
    let all = stack.arrangedSubviews
    #expect(all.map { $0.frame.height.rounded() } == [20, 20, 10])
    rotate(window, to: "iphone-15-plus-landscape")
    #expect(stack.arrangedSubviews == [all[1]])
    #expect(all[0].superview == nil)
    rotate(window, to: "iphone-15-plus-portrait")
    #expect(stack.arrangedSubviews == all)
  }

  @Test func `a nib's views do not outlive their controller`() async {
    weak var view: UIView?
    withResources {
      view = UIStoryboard(name: "DoorVaried", bundle: nil).instantiateViewController(withIdentifier: "Varied").view
    }
    // As on iOS, what a storyboard returns lives until the run loop turns.
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(view == nil)
  }

  @Test func `a creator makes the controller`() throws {
    let made: DetailScreen = withResources {
      UIStoryboard(name: "NibScreens", bundle: nil).instantiateViewController(identifier: "Detail") { coder in
        DetailScreen(coder: coder, subject: "given")
      }
    }
    #expect(made.subject == "given")
    #expect(made.title == "Detail")
    _ = diagnostics { _ = show(made, on: "iphone-15-portrait") }
    #expect(made.card != nil)
  }

  @Test func `a xib's objects are connected with their owner, and unknown classes named`() throws {
    let owner = CardOwner()
    var made: [Any] = []
    let written = diagnostics {
      made = withResources { Bundle.main.loadNibNamed("NibOwner", owner: owner, options: nil) } ?? []
    }
    try #require(made.count == 2)
    #expect(owner.content === made[0] as? UIView)
    #expect(made[1] is CardSource)
    #expect(owner.content?.frame.size == CGSize(width: 200, height: 80))
    // A document may name a class of UIKit, too.
    #expect(owner.content?.subviews.first is UIControl)
    #expect(written.count == 1)
    #expect(written.first?.hasPrefix("NibOwner.xib:11: class UnknownView not found in ") == true, "\(written)")
    #expect(written.first?.hasSuffix("; using a UIView instead.") == true, "\(written)")
  }

  @Test func `cells come from registered nibs`() throws {
    final class Tiles: UIViewController, UICollectionViewDataSource {
      let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      override func viewDidLoad() {
        collection.register(UINib(nibName: "NibCard", bundle: nil), forCellWithReuseIdentifier: "Tile")
        collection.dataSource = self
        collection.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        view.addSubview(collection)
      }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath) }
    }
    let tiles = Tiles()
    _ = diagnostics { _ = show(tiles, on: "iphone-15-portrait") }
    let cell = try #require(tiles.collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? TileCell)
    #expect(cell.label.frame.origin == CGPoint(x: 5, y: 5))
    #expect(cell.reuseIdentifier == "Tile")
  }

  @Test func `a damaged or an empty nib is no crash, and is named with its file`() {
    var made: [Any]?
    var written = diagnostics {
      made = withResources { UINib(nibName: "NibDamaged", bundle: nil).instantiate(withOwner: nil) }
    }
    #expect(made?.isEmpty != false)
    #expect(
      written.first?.contains(/^NibDamaged\.xib:7:\d+: broken XML: the document ends inside <view>/) == true,
      "\(written)")
    written = diagnostics {
      made = withResources { UINib(nibName: "NibEmpty", bundle: nil).instantiate(withOwner: nil) }
    }
    #expect(made?.isEmpty != false, "\(written)")
    #expect(written.isEmpty, "\(written)")
    // A damaged nib provides no cell.
    let table = UITableView()
    _ = diagnostics {
      withResources { table.register(UINib(nibName: "NibDamaged", bundle: nil), forCellReuseIdentifier: "row") }
      #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    }
  }

  @Test func `a controller reads the nib of its name or of its class`() throws {
    for controller in [InnerScreen(), InnerScreen(nibName: "InnerScreen", bundle: nil)] {
      _ = show(controller, on: "iphone-15-portrait")
      #expect(controller.mark.frame.size == CGSize(width: 30, height: 40))
      #expect(controller.loads == [true])
      #expect(abs(controller.mark.center.x - 196.5) < 0.4)
    }
    let missing = UIViewController(nibName: "Nowhere", bundle: nil)
    #expect(
      diagnostics { _ = show(missing, on: "iphone-15-portrait") } == [
        "UIViewController: no xib \"Nowhere\": the project has none with this name."
      ])
    #expect(
      diagnostics { _ = UIStoryboard(name: "NibScreens", bundle: nil) } == [
        "UIStoryboard: no storyboard \"NibScreens\": no project resources are available; create it inside PlumbTesting's withResources { }."
      ])
    #expect(
      diagnostics {
        _ = withResources {
          UIStoryboard(name: "NibScreens", bundle: nil).instantiateViewController(withIdentifier: "Missing")
        }
      } == ["UIStoryboard: Storyboard \"NibScreens\" doesn't contain a view controller with identifier 'Missing'."])
  }

  @Test func `texts are looked up in the project's files`() {
    #expect(NSLocalizedString("greeting", comment: "") == "greeting")
    withResources {
      #expect(NSLocalizedString("greeting", comment: "") == "Hello")
      #expect(NSLocalizedString("title", tableName: "Screens", comment: "") == "Items, translated")
      #expect(NSLocalizedString("greeting", bundle: .main, comment: "") == "Hello")
      #expect(NSLocalizedString("unknown", value: "Fallback", comment: "") == "Fallback")
    }
  }
}

// MARK: The client's classes

final class ListScreen: UITableViewController {
  private(set) var wakings = 0
  private(set) var calls: [String] = []
  private(set) weak var addButton: UIBarButtonItem?
  private(set) var marked: UIButton?
  private var rows = ["Row 0", "Row 1", "Row 2"]

  override func awakeFromNib() {
    super.awakeFromNib()
    wakings += 1
  }
  private func add() {
    rows.append("Row \(rows.count)")
    tableView.reloadData()
  }
  private func mark(_ sender: UIButton) { marked = sender }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    (cell as? ItemCell)?.itemLabel.text = rows[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    calls.append("prepare \(segue.identifier ?? "")")
    (segue.destination as? DetailScreen)?.subject = (sender as? ItemCell)?.itemLabel.text
  }
  override class var nibMembers: NibMembers {
    super.nibMembers.property("addButton", \ListScreen.addButton).action(Selector(ListScreen.add, name: "add"))
      .action(Selector(ListScreen.mark(_:), name: "mark:"))
  }
}

final class ItemCell: UITableViewCell {
  private(set) weak var itemLabel: UILabel!
  private(set) var wakings = 0
  override func awakeFromNib() { wakings += itemLabel == nil ? 0 : 1 }
  override class var nibMembers: NibMembers { super.nibMembers.property("itemLabel", \ItemCell.itemLabel) }
}

final class DetailScreen: UIViewController {
  var subject: String?
  private(set) weak var card: InfoCard!
  private(set) weak var cardHeight: NSLayoutConstraint!
  /// Outside of the view tree: only the scene retains it.
  private(set) weak var beside: UIView?
  private(set) var labels: [UILabel] = []
  private(set) var labelsAtLoading: [String?] = []
  private(set) var prepared: [String] = []
  private(set) var taps = 0

  required init?(coder: NSCoder) { super.init(coder: coder) }
  init?(coder: NSCoder, subject: String) {
    self.subject = subject
    super.init(coder: coder)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    labelsAtLoading = labels.map(\.text)
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared.append(segue.identifier ?? "") }
  private func widen(_ sender: Any) { cardHeight.constant += 10 }
  private func tapped() { taps += 1 }
  private func makeInner(_ coder: NSCoder) -> UIViewController? {
    let inner = InnerScreen(coder: coder)
    inner?.madeBy = "makeInner"
    return inner
  }
  override class var nibMembers: NibMembers {
    super.nibMembers.property("card", \DetailScreen.card).property("cardHeight", \DetailScreen.cardHeight)
      .property("beside", \DetailScreen.beside)
      .property("labels", \DetailScreen.labels).action(Selector(DetailScreen.widen(_:), name: "widen:"))
      .action(Selector(DetailScreen.tapped, name: "tapped"))
      .segueAction("makeInner:", DetailScreen.makeInner(_:))
  }
}

final class InfoCard: UIView {
  var inset: CGFloat = 0
  var caption = ""
  private(set) var wasDecodedWithChildren = false
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    wasDecodedWithChildren = subviews.count == 1
  }
  override class var nibMembers: NibMembers {
    super.nibMembers.property("inset", \InfoCard.inset).property("caption", \InfoCard.caption)
  }
}

final class VariedScreen: UIViewController {
  private(set) var caption: UILabel!
  private(set) var extra: UILabel!
  private(set) var gap: NSLayoutConstraint!
  private(set) var sizesAtChange: [CGFloat] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    sizesAtChange.append(caption?.font.pointSize ?? 0)
  }

  override class var nibMembers: NibMembers {
    super.nibMembers.property("caption", \VariedScreen.caption).property("extra", \VariedScreen.extra)
      .property("gap", \VariedScreen.gap)
  }
}

final class InnerScreen: UIViewController {
  var madeBy: String?
  private(set) weak var mark: UIView!
  /// Whether there was a mark each time the view was loaded.
  private(set) var loads: [Bool] = []
  override class var nibMembers: NibMembers { super.nibMembers.property("mark", \InnerScreen.mark) }
  override func viewDidLoad() {
    super.viewDidLoad()
    loads.append(mark != nil)
  }
}

final class TileCell: UICollectionViewCell {
  private(set) weak var label: UILabel!
  override class var nibMembers: NibMembers { super.nibMembers.property("label", \TileCell.label) }
}

final class CardOwner: NSObject, NibConnecting {
  private(set) var content: UIView?
  static var nibMembers: NibMembers { NibMembers().property("content", \CardOwner.content) }
}

final class CardSource: NSObject {}
