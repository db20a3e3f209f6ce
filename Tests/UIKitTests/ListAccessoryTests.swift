import Foundation
import Testing

@testable import UIKit

/// Rows of collection views that are lists: their accessories, backgrounds and lines, and what their delegates hear.
@Suite(.serialized) @MainActor struct ListAccessoryTests {
  @MainActor final class List: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let stage = Stage(width: 375, height: 600, top: 0, scale: 2)
    let view: UICollectionView
    var counts = [3]
    var accessories: [UICellAccessory] = []
    var lines: [String] = []

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance, header: Bool = false) {
      var list = UICollectionLayoutListConfiguration(appearance: appearance)
      if header { list.headerMode = .supplementary }
      view = UICollectionView(
        frame: stage.root.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      super.init()
      (view.dataSource, view.delegate) = (self, self)
      stage.root.addSubview(view)
    }

    func row(_ index: Int) -> UICollectionViewListCell? {
      stage.layout()
      return view.cellForItem(at: IndexPath(item: index, section: 0)) as? UICollectionViewListCell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewListCell(frame: .zero)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.item)"
      (cell.contentConfiguration, cell.accessories) = (content, accessories)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionViewListCell(frame: .zero) }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { lines.append("header \(indexPath.section)") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      lines.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
      lines.append("action \(indexPath.item)")
    }
  }

  @Test func `an accessory takes its width from the content`() throws {
    let list = List(.plain)
    list.accessories = [.disclosureIndicator()]
    let row = try #require(list.row(0))
    #expect(row.contentView.frame.minX == 0)
    #expect(row.contentView.frame.width == 375 - 26.5)
    let sign = try #require(row.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(sign.frame.midX > row.contentView.frame.maxX)
    #expect(sign.frame.maxX <= 375)
    row.accessories = []
    list.stage.layout()
    #expect(sign.superview == nil)
    #expect(row.contentView.frame.width == 375)
  }

  @Test func `accessories follow one another, and the client's own are at their sides`() throws {
    let list = List(.plain)
    func box() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)) }
    let (first, last) = (box(), box())
    list.accessories = [
      .customView(configuration: .init(customView: first, placement: .leading())), .checkmark(),
      .customView(configuration: .init(customView: last, placement: .trailing())),
    ]
    // One view has one place: only the last row shows it.
    list.counts = [1]
    let row = try #require(list.row(0))
    #expect(first.frame.minX == 16)
    #expect(row.contentView.frame.minX == 46)
    // The system's sign is at the end.
    #expect(last.frame.maxX == 359 - 10 - 19.5)
    #expect(row.contentView.frame.maxX == 375 - 16 - 30 - 10 - 19.5)
    #expect(first.frame.midY == row.bounds.midY)
  }

  @Test func `a client's accessory is where its position says`() throws {
    let list = List(.plain)
    list.counts = [1]
    func box(_ placement: UICellAccessory.Placement) -> (view: UIView, accessory: UICellAccessory) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      return (view, .customView(configuration: .init(customView: view, placement: placement)))
    }
    var seen: [[UICellAccessory.AccessoryType]] = []
    let counted = box(
      .trailing(at: {
        seen.append($0.map(\.accessoryType))
        return $0.count + 5
      }))
    let before = box(.trailing(at: UICellAccessory.Placement.position(before: .disclosureIndicator())))
    let (usual, end) = (box(.trailing()), box(.trailing(at: UICellAccessory.Placement.position(after: .reorder()))))
    let leading = [box(.leading()), box(.leading(at: UICellAccessory.Placement.position(before: .delete())))]
    list.accessories =
      [counted.accessory, .checkmark(), usual.accessory, .disclosureIndicator(), before.accessory, end.accessory]
      + leading.map(\.accessory)
    let row = try #require(list.row(0))
    let signs = row.subviews.compactMap { $0 as? UIImageView }.sorted { $0.frame.minX < $1.frame.minX }
    let order = [usual.view, signs[0], before.view, signs[1], counted.view, end.view]
    #expect(order.map(\.frame.minX) == order.map(\.frame.minX).sorted())
    // Without a type of that name, before is at the beginning and after at the end.
    #expect(leading[1].view.frame.minX < leading[0].view.frame.minX)
    #expect(seen == [[.checkmark, .disclosureIndicator]])
  }

  @Test func `accessories depend on whether the list is edited`() throws {
    let list = List(.plain)
    list.accessories = [
      .delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing),
      .label(text: "3", options: .init(isHidden: true)),
    ]
    let row = try #require(list.row(0))
    func count() -> Int { row.subviews.filter { $0 is UIImageView || $0 is UIButton || $0 is UILabel }.count }
    #expect(count() == 1)
    #expect(row.contentView.frame.minX == 0)
    list.view.isEditing = true
    list.stage.layout()
    #expect(count() == 2)
    #expect(row.contentView.frame.minX > 16)
    #expect(row.configurationState.isEditing)
    list.view.isEditing = false
    list.stage.layout()
    #expect(count() == 1)
  }

  @Test func `an accessory with a handler is a button`() throws {
    let list = List(.plain)
    var taps = 0
    list.accessories = [.detail(actionHandler: { taps += 1 })]
    let button = try #require(list.row(1)?.subviews.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1)
  }

  @Test func `rows of inset groups are a card with lines between them`() throws {
    let list = List(.insetGrouped)
    let rows = try (0..<3).map { try #require(list.row($0)) }
    #expect(rows.allSatisfy { $0.backgroundColor == .secondarySystemGroupedBackground })
    #expect(rows[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(rows[1].layer.cornerRadius == 0)
    #expect(rows[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(rows[0].layer.cornerRadius > 0)
    func line(_ row: UIView) -> UIView? { row.subviews.first { $0.backgroundColor == .separator } }
    #expect(line(rows[0])?.frame.height == 0.5)
    #expect(line(rows[0])?.frame.maxY == rows[0].bounds.height)
    #expect(line(rows[2]) == nil)
    #expect(list.view.backgroundColor == .systemGroupedBackground)
  }

  @Test func `a row keeps the background that it was given`() throws {
    let list = List(.insetGrouped)
    let row = try #require(list.row(0))
    row.backgroundColor = .red
    list.view.collectionViewLayout.invalidateLayout()
    list.stage.layout()
    #expect(row.backgroundColor == .red)
  }

  @Test func `a delegate hears of headers that are gone`() {
    let list = List(.plain, header: true)
    list.counts = [1, 1]
    list.stage.layout()
    list.counts = [1]
    list.view.deleteSections([1])
    list.stage.layout()
    #expect(list.lines == ["header 1"])
  }

  @Test func `a tap selects, and is the primary action unless the list is edited`() {
    let list = List(.plain)
    list.stage.layout()
    list.view.tapItem(at: IndexPath(item: 1, section: 0))
    #expect(list.lines == ["select 1", "action 1"])
    list.view.isEditing = true
    list.view.tapItem(at: IndexPath(item: 2, section: 0))
    #expect(list.lines.suffix(1) == ["select 2"])
  }
}

/// Headers of tables that are gone, and rows that are edited without a control.
@Suite(.serialized) @MainActor struct TableBoundaryTests {
  @MainActor final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var titles = ["A", "B"]
    var lines: [String] = []
    var indents = true
    func numberOfSections(in tableView: UITableView) -> Int { titles.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "End" }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
      lines.append("header \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
      lines.append("footer \(section)")
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { indents }
  }

  private func table(_ source: Source) -> (UITableView, Stage) {
    let stage = Stage(width: 375, height: 600, top: 0)
    let table = UITableView(frame: stage.root.bounds)
    (table.dataSource, table.delegate) = (source, source)
    stage.root.addSubview(table)
    stage.layout()
    return (table, stage)
  }

  @Test func `a delegate hears of headers and footers that are gone`() {
    let source = Source()
    let (table, stage) = table(source)
    source.titles = ["A"]
    table.deleteSections([1], with: .fade)
    stage.layout()
    #expect(source.lines == ["header 1", "footer 1"])
  }

  @Test func `lines below rows begin and end at their insets`() throws {
    let source = Source()
    let (table, stage) = table(source)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.separatorStart == 16)
    #expect(cell.separatorEnd == 0)
    table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 12)
    #expect(cell.separatorStart == 40)
    #expect(cell.separatorEnd == 12)
    cell.separatorInset = .zero
    #expect(cell.separatorStart == 0)
    #expect(table.separatorInset.left == 40)
    table.separatorInsetReference = .fromAutomaticInsets
    #expect(cell.separatorStart == 16)
    stage.layout()
  }

  @Test func `rows without a control are indented unless the delegate forbids it`() throws {
    let source = Source()
    let (table, stage) = table(source)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    table.isEditing = true
    stage.layout()
    #expect(cell.contentView.frame.minX > 0)
    #expect(cell.editingStyle == .none)
    source.indents = false
    table.isEditing = false
    table.isEditing = true
    stage.layout()
    #expect(cell.contentView.frame.minX == 0)
  }
}

/// Images and texts of a list's rows.
@Suite(.serialized) @MainActor struct ListImageTests {
  private func shown(_ change: (inout UIListContentConfiguration) -> Void) -> UIListContentView {
    var content = UIListContentConfiguration.cell()
    content.text = "A title"
    content.image = UIImage(size: CGSize(width: 100, height: 50))
    change(&content)
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    view.layoutIfNeeded()
    return view
  }

  private func picture(_ view: UIView) -> UIImageView? {
    (view as? UIImageView) ?? view.subviews.lazy.compactMap(picture).first
  }
  private func label(_ view: UIView) -> UILabel? { (view as? UILabel) ?? view.subviews.lazy.compactMap(label).first }

  @Test func `an image is as large as its maximum size, in its own shape`() {
    #expect(picture(shown { _ in })?.bounds.size == CGSize(width: 100, height: 50))
    let small = picture(shown { $0.imageProperties.maximumSize = CGSize(width: 40, height: 40) })
    #expect(small?.bounds.size == CGSize(width: 40, height: 20))
    let reserved = picture(shown { $0.imageProperties.reservedLayoutSize = CGSize(width: 120, height: 60) })
    #expect(reserved?.bounds.size == CGSize(width: 120, height: 60))
    let round = picture(shown { $0.imageProperties.cornerRadius = 8 })
    #expect(round?.layer.cornerRadius == 8)
    #expect(round?.clipsToBounds == true)
  }

  @Test func `letters of a text are capitalised`() {
    #expect(label(shown { $0.textProperties.transform = .uppercase })?.text == "A TITLE")
    #expect(label(shown { $0.textProperties.transform = .lowercase })?.text == "a title")
    #expect(label(shown { $0.textProperties.transform = .capitalized })?.text == "A Title")
    #expect(label(shown { $0.textProperties.alignment = .justified })?.textAlignment == .justified)
  }
}
