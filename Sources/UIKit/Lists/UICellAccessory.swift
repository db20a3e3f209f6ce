/// A control or sign at the beginning or the end of a row.
@preconcurrency @MainActor
public struct UICellAccessory {
  let kind: Kind
  /// When the accessory is shown.
  public let displayedState: DisplayedState
  /// Whether and how it is shown.
  public let options: Options
  /// What a tap does; nil for nothing.
  let handler: (() -> Void)?

  private init(
    _ kind: Kind, _ displayedState: DisplayedState, _ options: Options, _ handler: (() -> Void)? = nil
  ) {
    (self.kind, self.displayedState, self.options, self.handler) = (kind, displayedState, options, handler)
    accessoryType = kind.type
  }

  /// What an accessory shows.
  enum Kind {
    case disclosureIndicator
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case outlineDisclosure
    case detail
    case popUpMenu(UIMenu)
    case label(String)
    case customView(UIView, Placement)

    fileprivate var type: AccessoryType {
      switch self {
      case .disclosureIndicator: .disclosureIndicator
      case .checkmark: .checkmark
      case .delete: .delete
      case .insert: .insert
      case .reorder: .reorder
      case .multiselect: .multiselect
      case .outlineDisclosure: .outlineDisclosure
      case .detail: .detail
      case .popUpMenu: .popUpMenu
      case .label: .label
      case .customView: .customView
      }
    }
  }

  /// The type of an accessory, which positions are relative to.
  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, outlineDisclosure, detail, popUpMenu
    case label, customView
  }
  /// The accessory's type.
  public nonisolated let accessoryType: AccessoryType

  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  /// Whether and how an accessory is shown.
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
    /// Returns an accessory's index among the others that a row shows at the same side, from the leading end.
    public typealias Position = ([UICellAccessory]) -> Int
    /// At the beginning of the row; by default after the others there.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the end of the row; by default before the others there.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// A position before the first accessory of the same type; without one, at the beginning.
    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { $0.firstIndex { $0.accessoryType == type } ?? 0 }
    }
    /// A position after the last accessory of the same type; without one, at the end.
    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { $0.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? $0.count }
    }

    fileprivate var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }

    var isLeading: Bool {
      if case .leading = self { return true }
      return false
    }

    var position: Position {
      switch self {
      case .leading(_, let position), .trailing(_, let position): position
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

  /// A client's own view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let options = Options(
      isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor)
    return UICellAccessory(
      .customView(configuration.customView, configuration.placement),
      configuration.placement.displayed, options)
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
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }
  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }
  /// A delete control.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, options, actionHandler) }
  /// An insert control.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, options, actionHandler) }
  /// A reorder control.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }
  /// A selection control.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options) }
  /// An arrow that expands a row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed, options, actionHandler) }
  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options, actionHandler) }
  /// A button that opens a menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions()
  ) -> UICellAccessory { UICellAccessory(.popUpMenu(menu), displayed, options) }
  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory { UICellAccessory(.label(text), displayed, options) }
}
