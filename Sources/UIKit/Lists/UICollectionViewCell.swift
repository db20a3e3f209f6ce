/// A collection view's cell, which shows its content view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(filling: contentView)
  }

  /// A cell in a nib or a storyboard; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(filling: contentView)
  }

  /// Fills the cell; its constraints determine the cell's size if cells size themselves (AL-9.12).
  public let contentView = UIView()
  override func givesSize(to subview: UIView) -> Bool { subview === contentView }
  /// Follows the cell's segue in a storyboard, before the delegate receives the selection.
  package var selectionSegue: (() -> Void)?
  /// Whether the item is selected; an override may show it.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether the item is pressed; an override may show it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// Stored, but not shown.
  open var backgroundView: UIView?
  /// Stored, but not shown.
  open var selectedBackgroundView: UIView?

  /// The fitting size of the content, with the estimated size as the target (AL-9.12).
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes, contentView) }

  // MARK: Content

  private var shownContent: (any UIContentView)?
  /// The cell's content.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { ContentShowing.show(contentConfiguration, in: contentView, &shownContent, configurationState) }
  }
  /// Whether the content is updated with the state; stored.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background; only its colour is drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor }
  }
  /// Whether the background is updated with the state; stored.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The state that configurations depend on.
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
  /// A row's default configuration, to be customised.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// Accessories at the row's ends; stored, but not shown.
  open var accessories: [UICellAccessory] = []
  /// Stored.
  open var indentationLevel = 0
  /// In points; stored.
  open var indentationWidth: CGFloat = 10
  /// Stored.
  open var indentsAccessories = true
  /// The area from the text to the end of the row; lines between rows are not drawn.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()
}

/// An accessory at the end of a row; stored, but not shown.
@preconcurrency @MainActor
public struct UICellAccessory {
  let name: String
  /// An arrow to another screen.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(name: "disclosureIndicator") }
  /// A check mark.
  public static func checkmark() -> UICellAccessory { UICellAccessory(name: "checkmark") }
  /// A delete control.
  public static func delete() -> UICellAccessory { UICellAccessory(name: "delete") }
  /// An insert control.
  public static func insert() -> UICellAccessory { UICellAccessory(name: "insert") }
  /// A reorder control.
  public static func reorder() -> UICellAccessory { UICellAccessory(name: "reorder") }
  /// A selection control.
  public static func multiselect() -> UICellAccessory { UICellAccessory(name: "multiselect") }
  /// An arrow that expands a row.
  public static func outlineDisclosure() -> UICellAccessory { UICellAccessory(name: "outlineDisclosure") }
  /// A text.
  public static func label(text: String) -> UICellAccessory { UICellAccessory(name: "label") }
}
