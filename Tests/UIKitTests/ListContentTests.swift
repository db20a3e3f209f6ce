import Testing

@testable import UIKit

/// Contents of cells and headers, and the states of cells.
@Suite @MainActor struct ListContentTests {
  typealias Content = UIListContentConfiguration

  @Test(
    arguments: [
      Fact("image", true) { $0.image == nil }, Fact("text", true) { $0.text == nil },
      Fact("secondaryText", true) { $0.secondaryText == nil },
      Fact("font", UIFont.preferredFont(forTextStyle: .body)) { $0.textProperties.font },
      Fact("color", UIColor.label) { $0.textProperties.color }, Fact("lines", 0) { $0.textProperties.numberOfLines },
      Fact("alignment", Content.TextProperties.TextAlignment.natural) { $0.textProperties.alignment },
      Fact("transform", Content.TextProperties.TextTransform.none) { $0.textProperties.transform },
      Fact("follows", true) { $0.textProperties.adjustsFontForContentSizeCategory },
      Fact("fits", false) { $0.textProperties.adjustsFontSizeToFitWidth },
      Fact("side by side", false) { $0.prefersSideBySideTextAndSecondaryText },
    ] as [Fact<Content>])
  func `the content of a cell is one text of the body's style`(_ fact: Fact<Content>) { fact.check(.cell()) }

  @Test func `a value stands beside its text, in a weaker colour`() {
    let value = Content.valueCell()
    #expect(value.prefersSideBySideTextAndSecondaryText)
    #expect(value.secondaryTextProperties.color == .secondaryLabel)
    #expect(value.secondaryTextProperties.font == .preferredFont(forTextStyle: .body))
    #expect(!Content.subtitleCell().prefersSideBySideTextAndSecondaryText)
  }

  @Test func `headers and footers of groups are small`() {
    let small = UIFont.preferredFont(forTextStyle: .footnote)
    #expect(Content.groupedHeader().textProperties.font == small)
    #expect(Content.groupedFooter().textProperties.font == small)
    #expect(Content.groupedHeader().textProperties.color == .secondaryLabel)
    #expect(Content.groupedFooter().textProperties.color == .secondaryLabel)
    #expect(Content.prominentInsetGroupedHeader().textProperties.font.pointSize > small.pointSize)
    #expect(Content.plainFooter().textProperties.font.pointSize < 17)
    #expect(Content.sidebarCell().textProperties.font == Content.cell().textProperties.font)
  }

  @Test func `a cell's style is that of its default content`() {
    func content(_ style: UITableViewCell.CellStyle) -> Content {
      UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
    }
    #expect(!content(.default).prefersSideBySideTextAndSecondaryText)
    #expect(!content(.subtitle).prefersSideBySideTextAndSecondaryText)
    #expect(content(.value1).prefersSideBySideTextAndSecondaryText)
  }

  @Test func `a cell shows its content until that is taken away`() {
    let (cell, item) = (UITableViewCell(), UICollectionViewListCell())
    var content = item.defaultContentConfiguration()
    content.text = "Title"
    (cell.contentConfiguration, item.contentConfiguration) = (content, content)
    #expect(cell.contentView.subviews.count == 1)
    #expect(item.contentView.subviews.first is UIListContentView)
    let shown = item.contentView.subviews.first
    content.text = "Other"
    item.contentConfiguration = content
    #expect(item.contentView.subviews.first === shown)
    (cell.contentConfiguration, item.contentConfiguration) = (nil, nil)
    #expect(cell.contentView.subviews.isEmpty)
    #expect(item.contentView.subviews.isEmpty)
  }

  @Test func `guides of a content exist for what it shows`() {
    var content = Content.subtitleCell()
    content.text = "Title"
    let view = UIListContentView(configuration: content)
    #expect(view.textLayoutGuide != nil)
    #expect(view.secondaryTextLayoutGuide == nil)
    #expect(view.imageLayoutGuide == nil)
    content.secondaryText = "Subtitle"
    content.image = UIImage(size: CGSize(width: 10, height: 10))
    view.configuration = content
    #expect(view.secondaryTextLayoutGuide != nil)
    #expect(view.imageLayoutGuide != nil)
  }

  @Test func `a background's colour is that of the cell`() {
    let (cell, item, header) = (
      UITableViewCell(), UICollectionViewCell(), UITableViewHeaderFooterView(reuseIdentifier: nil)
    )
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    (cell.backgroundConfiguration, item.backgroundConfiguration) = (background, background)
    header.backgroundConfiguration = background
    #expect(cell.backgroundColor == .red)
    #expect(item.backgroundColor == .red)
    #expect(header.backgroundColor == .red)
  }

  @Test func `a cell's handler is called for each state`() {
    let cell = UITableViewCell()
    var states: [[Bool]] = []
    cell.configurationUpdateHandler = { _, state in
      states.append([state.isSelected, state.isHighlighted, state.isEditing])
    }
    states = []
    cell.isSelected = true
    cell.isHighlighted = true
    cell.isHighlighted = true
    #expect(states == [[true, false, false], [true, true, false]])
    cell.setHighlighted(false, animated: true)
    cell.setSelected(false, animated: true)
    #expect(states.last == [false, false, false])
    cell.isEditing = true
    #expect(cell.configurationState.isEditing)
  }

  @Test func `an item's handler is called for each state`() {
    let item = UICollectionViewCell()
    var states: [[Bool]] = []
    item.configurationUpdateHandler = { _, state in states.append([state.isSelected, state.isHighlighted]) }
    states = []
    item.isSelected = true
    item.isSelected = true
    item.isHighlighted = true
    #expect(states == [[true, false], [true, true]])
  }

  @Test(
    arguments: [
      Fact("disabled", false) { $0.isDisabled }, Fact("highlighted", false) { $0.isHighlighted },
      Fact("selected", false) { $0.isSelected }, Fact("focused", false) { $0.isFocused },
    ] as [Fact<UIViewConfigurationState>])
  func `a new state says nothing`(_ fact: Fact<UIViewConfigurationState>) {
    fact.check(UIViewConfigurationState(traitCollection: UITraitCollection()))
    fact.check(UITableViewHeaderFooterView(reuseIdentifier: nil).configurationState)
  }

  @Test(
    arguments: [
      Fact("style", UITableViewCell.SelectionStyle.default) { $0.selectionStyle },
      Fact("accessory", UITableViewCell.AccessoryType.none) { $0.accessoryType },
      Fact("accessoryView", true) { $0.accessoryView == nil }, Fact("isEditing", false) { $0.isEditing },
      Fact("isSelected", false) { $0.isSelected }, Fact("isHighlighted", false) { $0.isHighlighted },
      Fact("reorder", false) { $0.showsReorderControl }, Fact("indents", true) { $0.shouldIndentWhileEditing },
      Fact("level", 0) { $0.indentationLevel }, Fact("width", 10) { $0.indentationWidth },
      Fact("identifier", true) { $0.reuseIdentifier == nil },
      Fact("detail", true) { $0.detailTextLabel == nil },
      Fact("content", true) { $0.contentConfiguration == nil },
      Fact("editing accessory", UITableViewCell.AccessoryType.none) { $0.editingAccessoryType },
    ] as [Fact<UITableViewCell>])
  func `a new cell has UIKit's defaults`(_ fact: Fact<UITableViewCell>) {
    fact.check(UITableViewCell(style: .default, reuseIdentifier: nil))
  }

  @Test func `a list's cell has UIKit's defaults`() {
    let cell = UICollectionViewListCell()
    #expect(cell.accessories.isEmpty)
    #expect(cell.indentationLevel == 0)
    #expect(cell.indentationWidth == 10)
    #expect(cell.separatorLayoutGuide.owningView === cell)
    #expect(cell.separatorLayoutGuide === cell.separatorLayoutGuide)
    cell.accessories = [.checkmark(), .disclosureIndicator(), .delete(), .insert(), .reorder(), .multiselect()]
    #expect(cell.accessories.count == 6)
  }

  @Test func `a transformer makes another colour`() {
    let grey = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    #expect(grey(.red).cgColor.alpha == 0.5)
  }
}
