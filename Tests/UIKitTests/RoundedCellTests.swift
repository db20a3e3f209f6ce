import Testing

@testable import UIKit

/// Cells as high as their content, rounded up to whole pixels (AL-9.9).
@MainActor @Suite struct RoundedCellTests {
  /// Two labels below each other, with a fraction of a pixel between them.
  private final class Cell: UITableViewCell {
    let labels = [UILabel(), UILabel()]

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      for label in labels {
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        labels[0].topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
        labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor, constant: 8.1),
        labels[1].bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  private func cell(rowHeight: CGFloat) throws -> Cell {
    let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Source())
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = rowHeight
    table.dataSource = source
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.layoutIfNeeded()
    return try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell)
  }

  @Test func `what rounding leaves over makes no layout ambiguous`() throws {
    let cell = try cell(rowHeight: UITableView.automaticDimension)
    #expect(cell.labels.map(\.hasAmbiguousLayout) == [false, false])
  }

  @Test func `a row that is higher than its content is ambiguous`() throws {
    let cell = try cell(rowHeight: 120)
    #expect(cell.labels.map(\.hasAmbiguousLayout) == [true, true])
  }
}
