import Testing
import UIKit
import _Testing_UIKit

@testable import UIKit

/// AL-2.20: conflicts are logged when they arise, even if they are gone before the next layout.
@MainActor
@Suite struct PendingConflictTests {
  private func box(_ stage: Stage) -> (view: UIView, height: NSLayoutConstraint) {
    let view = stage.add()
    let height = view.heightAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      height, view.topAnchor.constraint(equalTo: stage.root.topAnchor),
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    stage.layout()
    return (view, height)
  }

  @Test func `AL-2.20 a second height that is activated before the first is deactivated is logged`() {
    let stage = Stage()
    let (view, height) = box(stage)
    let log = logs {
      let other = view.heightAnchor.constraint(equalToConstant: 200)
      other.isActive = true
      height.isActive = false
      stage.layout()
    }
    #expect(log.count == 1 && log[0].contains("height == 100") && log[0].contains("height == 200"), "\(log)")
    #expect(view.frame.height == 200)
  }

  @Test func `AL-2.20 a second height after the first is deactivated is none`() {
    let stage = Stage()
    let (view, height) = box(stage)
    let log = logs {
      height.isActive = false
      view.heightAnchor.constraint(equalToConstant: 200).isActive = true
      stage.layout()
    }
    #expect(log.isEmpty)
    #expect(view.frame.height == 200)
  }

  @Test func `AL-2.20 pins that contradict a height are logged before it is removed`() {
    let stage = Stage()
    let (view, height) = box(stage)
    let log = logs {
      view.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor).isActive = true
      view.removeConstraint(height)
      stage.layout()
    }
    #expect(log.count == 1 && log[0].contains("height == 100"), "\(log)")
  }

  @Test func `AL-2.20 a constant that contradicts another until that is changed too is logged`() {
    let stage = Stage()
    let (view, height) = box(stage)
    let least = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)
    least.isActive = true
    stage.layout()
    let log = logs {
      least.constant = 150
      height.constant = 200
      stage.layout()
    }
    #expect(log.count == 1, "\(log)")
    let fine = logs {
      height.constant = 300
      least.constant = 250
      stage.layout()
    }
    #expect(fine.isEmpty, "\(fine)")
  }

  @Test func `AL-2.20 optional constraints and a tree that was never laid out log nothing`() {
    let stage = Stage()
    let (view, height) = box(stage)
    let optional = view.heightAnchor.constraint(equalToConstant: 200)
    optional.priority = .defaultHigh
    let new = UIView()
    let log = logs {
      optional.isActive = true
      height.isActive = false
      let first = new.heightAnchor.constraint(equalToConstant: 1)
      first.isActive = true
      new.heightAnchor.constraint(equalToConstant: 2).isActive = true
      first.isActive = false
      stage.layout()
    }
    #expect(log.isEmpty, "\(log)")
  }

  @Test func `AL-2.30 a row's content view and its size have UIKit's names`() {
    let stage = Stage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let source = OneRow()
    table.dataSource = source
    table.rowHeight = 44
    stage.root.addSubview(table)
    let log = logs { stage.layout() }
    #expect(log.count == 1, "\(log)")
    #expect(log.first?.contains("'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x") == true, "\(log)")
  }

  private final class OneRow: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 100),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 100),
      ])
      return cell
    }
  }
}

/// What a convenience initialiser sets is in force at once.
@MainActor
@Suite struct InitialisedControlTests {
  @Test func `a button made with a configuration has its font before any trait changes`() throws {
    var filled = UIButton.Configuration.filled()
    filled.title = "Title"
    let button = UIButton(configuration: filled)
    #expect(button.titleLabel?.font.pointSize == 17)
    let later = UIButton(type: .system)
    later.configuration = filled
    #expect(button.intrinsicContentSize == later.intrinsicContentSize)
    var small = UIButton.Configuration.plain()
    (small.title, small.buttonSize, small.image, small.imagePadding) = (
      "T", .small, UIImage(size: CGSize(width: 9, height: 9)), 7
    )
    let icon = UIButton(configuration: small)
    #expect(icon.titleLabel?.font.pointSize == 15)
    #expect(icon.imagePadding == 7)
  }

  private final class Eager: UIButton {
    override init(frame: CGRect) {
      super.init(frame: frame)
      titleLabel?.numberOfLines = 1
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `a system button of a subclass that accesses its label early has 15 points`() {
    #expect(Eager(type: .system).titleLabel?.font.pointSize == 15)
    #expect(Eager(type: .custom).titleLabel?.font.pointSize == 18)
  }

  @Test func `bars have a height of their own`() {
    #expect(UINavigationBar().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    #expect(UIToolbar().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    #expect(UITabBar().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 49))
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "Large")]
    bar.prefersLargeTitles = true
    #expect(bar.intrinsicContentSize.height == 96)
    #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 96))
  }
}
