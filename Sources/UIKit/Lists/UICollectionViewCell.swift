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
  /// When the accessory is shown.
  public let displayedState: DisplayedState
  /// How it looks; stored, because accessories have the system's look here.
  public let options: Options

  private init(_ name: String, _ displayedState: DisplayedState, _ options: Options) {
    (self.name, self.displayedState, self.options) = (name, displayedState, options)
  }

  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  /// How an accessory looks.
  public struct Options {
    /// Whether it is hidden; false by default.
    public var isHidden: Bool
    /// The width that the accessory takes; the standard one by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; nil for the cell's.
    public var tintColor: UIColor?
    /// The usual look.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
    }
  }

  /// The width that an accessory takes.
  public enum LayoutDimension: Hashable, Sendable {
    /// That of the accessory itself.
    case actual
    /// The same for all accessories of a kind.
    case standard
    /// In points.
    case custom(CGFloat)
  }

  /// The side of the cell at which an accessory is, and its place among the others there.
  public enum Placement {
    /// Returns an accessory's index among those at the same side.
    public typealias Position = ([UICellAccessory]) -> Int
    /// At the beginning of the row.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the end of the row.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    fileprivate var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }

  /// A client's own view as an accessory.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it is.
    public let placement: Placement
    /// Whether it is hidden; false by default.
    public var isHidden: Bool
    /// The width that it takes.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; nil for the cell's.
    public var tintColor: UIColor?
    /// Whether it keeps its size.
    public var maintainsFixedSize: Bool
    /// A view at a place.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden ?? false)
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      (self.tintColor, self.maintainsFixedSize) = (tintColor, maintainsFixedSize ?? false)
    }
  }

  /// A client's own view; nil for one of the system's accessories.
  private(set) var customView: UIView?
  /// A client's own view; it is not shown here.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let options = Options(
      isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor)
    var accessory = UICellAccessory("customView", configuration.placement.displayed, options)
    accessory.customView = configuration.customView
    return accessory
  }
  /// How the accessory looks.
  public typealias DisclosureIndicatorOptions = Options
  /// How the accessory looks.
  public typealias CheckmarkOptions = Options
  /// How the accessory looks.
  public typealias DeleteOptions = Options
  /// How the accessory looks.
  public typealias InsertOptions = Options
  /// How the accessory looks.
  public typealias ReorderOptions = Options
  /// How the accessory looks.
  public typealias MultiselectOptions = Options
  /// How the accessory looks.
  public typealias OutlineDisclosureOptions = Options
  /// How the accessory looks.
  public typealias LabelOptions = Options
  /// How the accessory looks.
  public typealias DetailOptions = Options
  /// How the accessory looks.
  public typealias PopUpMenuOptions = Options
  /// An arrow to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory("disclosureIndicator", displayed, options) }
  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory("checkmark", displayed, options) }
  /// A delete control.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory("delete", displayed, options) }
  /// An insert control.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory("insert", displayed, options) }
  /// A reorder control.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory("reorder", displayed, options) }
  /// A selection control.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory("multiselect", displayed, options) }
  /// An arrow that expands a row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory("outlineDisclosure", displayed, options) }
  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory("detail", displayed, options) }
  /// A button that opens a menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions()
  ) -> UICellAccessory { UICellAccessory("popUpMenu", displayed, options) }
  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory { UICellAccessory("label", displayed, options) }
}
