import Testing

@testable import UIKit

/// Lists whose application calls back while they change.
@MainActor @Suite struct ListReentryTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["a", "b", "c"]
    var asked: [IndexPath] = []
    var willDisplay: ((UITableView) -> Void)?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append(indexPath)
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { willDisplay?(tableView) }
  }

  private func shown(_ source: Source) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (source, source)
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }

  @Test func `rows may be measured again while they are shown`() {
    let source = Source()
    source.willDisplay = { table in
      table.beginUpdates()
      table.endUpdates()
    }
    let table = shown(source)
    #expect(table.visibleCells.count == 3)
    #expect(source.asked.count == 3)
  }

  @Test func `rows are configured again in their order`() {
    let source = Source()
    let table = shown(source)
    source.asked = []
    let paths = [2, 0, 1].map { IndexPath(row: $0, section: 0) }
    table.reconfigureRows(at: paths)
    table.layoutIfNeeded()
    #expect(source.asked == paths.sorted())
  }

  @Test func `a highlight follows its row`() throws {
    let source = Source()
    let table = shown(source)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    table.pressed = IndexPath(row: 0, section: 0)
    cell.setHighlighted(true, animated: false)
    source.names.insert("new", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(table.pressed == IndexPath(row: 1, section: 0))
    source.names.remove(at: 1)
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(table.pressed == nil)
    #expect(!cell.isHighlighted)
  }

  @Test func `identifiers are taken once`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    let logs = logs { snapshot.appendItems(["a", "b", "a"]) }
    #expect(logs == ["Fatal: supplied item identifiers are not unique."])
    #expect(snapshot.itemIdentifiers == ["a", "b"])
  }

  private final class Field: UITextField {
    var ended: (() -> Void)?
    override func resignFirstResponder() -> Bool {
      let answer = super.resignFirstResponder()
      ended?()
      return answer
    }
  }

  @Test func `a view that moves when it resigns is where it moved`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (old, new, field) = (UIView(), UIView(), Field())
    window.addSubview(old)
    window.addSubview(new)
    old.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    field.ended = { [weak field] in
      guard let field, field.superview !== new else { return }
      new.addSubview(field)
    }
    field.removeFromSuperview()
    #expect(field.superview === new)
    #expect(new.subviews == [field])
    #expect(old.subviews.isEmpty)
  }

  @Test func `copied appearances share no values`() throws {
    let original = UINavigationBarAppearance()
    let copy = try #require(original.copy() as? UINavigationBarAppearance)
    copy.buttonAppearance.normal.titleTextAttributes = [.kern: 2]
    #expect(original.buttonAppearance.normal.titleTextAttributes.isEmpty)
  }
}
