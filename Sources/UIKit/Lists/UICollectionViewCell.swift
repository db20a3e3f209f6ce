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
  open var isSelected = false {
    didSet {
      if isSelected == oldValue { return }
      showBackgrounds()
      setNeedsUpdateConfiguration()
    }
  }
  /// Whether the item is pressed; an override may show it.
  open var isHighlighted = false {
    didSet {
      if isHighlighted == oldValue { return }
      showBackgrounds()
      setNeedsUpdateConfiguration()
    }
  }
  /// Whether the collection view is being edited.
  var isInEditedList = false {
    didSet {
      if isInEditedList == oldValue { return }
      editingDidChange()
      setNeedsUpdateConfiguration()
    }
  }
  /// Called when the collection view begins or ends to be edited.
  func editingDidChange() {}
  private let backgrounds = CellBackgrounds()
  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    get { backgrounds.usual }
    set {
      backgrounds.usual = newValue
      showBackgrounds()
    }
  }
  /// A view behind the content and in front of ``backgroundView``, a subview only while the item is selected or pressed.
  open var selectedBackgroundView: UIView? {
    get { backgrounds.selected }
    set {
      backgrounds.selected = newValue
      showBackgrounds()
    }
  }
  private func showBackgrounds() { backgrounds.show(in: self, isSelected: isSelected || isHighlighted) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgrounds.place(in: self)
  }

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
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isInEditedList)
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
