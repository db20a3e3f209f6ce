import Testing

@testable import UIKit

/// Changes on a screen that has already been laid out.
@MainActor @Suite struct ChangeAfterLayoutTests {
  @Test func `a bar follows its buttons`() throws {
    let screen = UIViewController()
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    screen.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: screen)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let button = try #require(item.shownView as? UIButton)
    let before = button.frame
    item.title = "Save all changes"
    item.isEnabled = false
    window.layoutIfNeeded()
    #expect(button.currentTitle == "Save all changes")
    #expect(!button.isEnabled)
    #expect(button.frame.width > before.width + 50)
    #expect(button.frame.maxX == before.maxX)
    screen.navigationItem.rightBarButtonItem = nil
    item.title = "Not shown"
    window.layoutIfNeeded()
    #expect(button.superview == nil)
  }

  @Test func `an appearance set before the view is made holds, beside what a parent overrides`() {
    let child = UIViewController()
    child.overrideUserInterfaceStyle = .dark
    let parent = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(parent.traitCollection.userInterfaceStyle == .light)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    child.overrideUserInterfaceStyle = .unspecified
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `a row's accessory takes its width at once`() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Source())
    table.dataSource = source
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.frame.width == 320)
    cell.accessoryType = .checkmark
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 280.5)
    cell.accessoryType = .none
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 320)
  }

  @Test func `a text that code sets leaves the caret behind it`() {
    let (field, view) = (UITextField(), UITextView())
    for input in [field, view] as [any UIView & EditableText] {
      input.editedText = "abcd"
      input.selectedTextRange = input.textRange(
        from: input.beginningOfDocument, to: input.beginningOfDocument)
      input.insertText("x")
      #expect(input.editedText == "xabcd")
      #expect(input.selectedTextRange?.start.offset == 1)
      input.editedText = "longer text"
      #expect(input.selectedTextRange?.start.offset == 11)
      input.insertText("!")
      #expect(input.editedText == "longer text!")
    }
  }

  @Test func `a finger that moves over a list selects nothing`() throws {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    let source = Cells()
    collection.dataSource = source
    let stage = Stage(width: 320, height: 480)
    stage.window.addSubview(collection)
    stage.window.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    try TouchSimulation.drag(cell, by: CGVector(dx: 0, dy: 3))
    #expect(collection.indexPathsForSelectedItems == [])
    try TouchSimulation.tap(cell)
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  private final class Cells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  @Test func `placed views are found by rectangle and path as a search through all finds them`() {
    var all: [UICollectionViewLayoutAttributes] = []
    for item in 0..<60 {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      // Columns of different heights, as in a grid whose items are not sorted.
      attributes.frame = CGRect(x: item % 3 * 100, y: item * 37 % 500, width: 90, height: 10 + item % 7 * 20)
      all.append(attributes)
    }
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: IndexPath(item: 0, section: 0))
    header.frame = CGRect(x: 0, y: 30, width: 300, height: 700)
    all.append(header)
    for isVertical in [true, false] {
      let placed = PlacedAttributes(all, isVertical: isVertical)
      for y in stride(from: -50, to: 800, by: 33) {
        let rect = CGRect(x: y / 4, y: y, width: 120, height: 60)
        #expect(placed.elements(in: rect) == all.filter { $0.frame.intersects(rect) || $0.frame.isEmpty })
      }
      #expect(placed.item(at: IndexPath(item: 7, section: 0)) === all[7])
      #expect(placed.view(ofKind: "header", at: IndexPath(item: 0, section: 0)) === header)
      #expect(placed.item(at: IndexPath(item: 60, section: 0)) == nil)
    }
  }

  @Test func `an automatic presentation is a sheet, and covers a window of a compact height`() {
    let stage = Stage(width: 390, height: 844)
    stage.window.environment = WindowEnvironment(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
      ]))
    stage.window.makeKeyAndVisible()
    let content = UIViewController()
    stage.controller.present(content, animated: false)
    stage.layout()
    #expect(content.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    content.sheetPresentationController?.detents = [.medium()]
    stage.layout()
    #expect(content.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    var flat = stage.window.environment
    flat.traits = UITraitCollection(traitsFrom: [flat.traits, UITraitCollection(verticalSizeClass: .compact)])
    stage.window.transition(to: CGSize(width: 844, height: 390), environment: flat)
    #expect(content.view.frame == stage.window.bounds)
  }

  @Test func `identifiers of any length outlive the cells and headers that are made of registered classes`() {
    final class Row: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    final class Header: UITableViewHeaderFooterView {}
    let table = UITableView()
    for number in 0..<50 {
      // On the heap: neither a literal nor short enough to be stored inline.
      let identifier = "an identifier of a class with the number \(number)"
      table.register(Row.self, forCellReuseIdentifier: identifier)
      table.register(Header.self, forHeaderFooterViewReuseIdentifier: identifier)
      for _ in 0..<3 {
        #expect(table.dequeueReusableCell(withIdentifier: identifier)?.reuseIdentifier == identifier)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: identifier)?.reuseIdentifier == identifier)
      }
    }
  }
}
