/// A collection's cell, which shows what its content view holds.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(filling: contentView)
  }

  /// A cell of a nib or a storyboard; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(filling: contentView)
  }

  /// Fills the cell; its constraints make the cell's size where cells size themselves (AL-9.12).
  public let contentView = UIView()
  override func givesSize(to subview: UIView) -> Bool { subview === contentView }
  /// What a storyboard leads to from the cell: followed before the delegate hears of the selection.
  package var selectionSegue: (() -> Void)?
  /// Whether the item is selected; an override may show it.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether the item is pressed; an override may show it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// Stored, and not shown.
  open var backgroundView: UIView?
  /// Stored, and not shown.
  open var selectedBackgroundView: UIView?

  /// The fitting size of the content, with the estimated size as what it is fitted to (AL-9.12).
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes, contentView) }

  // MARK: Content

  private var shownContent: (any UIContentView)?
  /// What the cell shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { ContentShowing.show(contentConfiguration, in: contentView, &shownContent, configurationState) }
  }
  /// Whether the content follows the state by itself; stored.
  open var automaticallyUpdatesContentConfiguration = true
  /// Drawn as its colour.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor }
  }
  /// Whether the background follows the state by itself; stored.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The state that configurations follow.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// Called when the state changes.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Calls the handler; an override sets the configurations.
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
  /// Calls ``updateConfiguration(using:)`` at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
}

/// A row of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// A row's configuration, to be set up.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// Marks at the row's ends; stored, and not shown.
  open var accessories: [UICellAccessory] = []
  /// Stored.
  open var indentationLevel = 0
  /// In points; stored.
  open var indentationWidth: CGFloat = 10
  /// Stored.
  open var indentsAccessories = true
  /// From the text to the end of the row; lines between rows are not drawn.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()
}

/// A mark at the end of a row; stored, and not shown.
@preconcurrency @MainActor
public struct UICellAccessory {
  let name: String
  /// An arrow to another screen.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(name: "disclosureIndicator") }
  /// A tick.
  public static func checkmark() -> UICellAccessory { UICellAccessory(name: "checkmark") }
  /// A sign to delete.
  public static func delete() -> UICellAccessory { UICellAccessory(name: "delete") }
  /// A sign to insert.
  public static func insert() -> UICellAccessory { UICellAccessory(name: "insert") }
  /// A handle to move.
  public static func reorder() -> UICellAccessory { UICellAccessory(name: "reorder") }
  /// A circle to choose.
  public static func multiselect() -> UICellAccessory { UICellAccessory(name: "multiselect") }
  /// An arrow that opens what is inside.
  public static func outlineDisclosure() -> UICellAccessory { UICellAccessory(name: "outlineDisclosure") }
  /// A text.
  public static func label(text: String) -> UICellAccessory { UICellAccessory(name: "label") }
}
