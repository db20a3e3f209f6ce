/// The appearance of a bar. Fonts and colours take effect from the next layout of the bar; images and shadows are
/// stored.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The system's appearance.
  public override convenience init() { self.init(idiom: .phone) }
  /// The appearance for an idiom; the same for all.
  public init(idiom: UIUserInterfaceIdiom) { super.init() }
  /// A copy of the values that another appearance has in common with this class.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }
  /// Copies the values that another appearance has in common with this class.
  func take(_ other: UIBarAppearance) {
    (backgroundColor, backgroundEffect, backgroundImage) = (
      other.backgroundColor, other.backgroundEffect, other.backgroundImage
    )
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }
  /// An appearance of the same class with the same values.
  open override func copy() -> Any {
    MainActor.unchecked {
      let made = type(of: self).init(coder: NibCoder())
      made.take(self)
      return made
    }
  }
  /// The system's appearance, because archives of appearances are not read here.
  public required init(coder: NSCoder) { super.init() }

  /// Restores the system's background.
  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundEffect, shadowColor) = (nil, UIBlurEffect(style: .systemChromeMaterial), nil)
  }
  /// Sets an opaque background.
  open func configureWithOpaqueBackground() { (backgroundColor, backgroundEffect) = (.systemBackground, nil) }
  /// Sets no background and no shadow.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundEffect, shadowColor) = (.clear, nil, .clear)
  }
  /// The colour of the bar's ground; nil for its effect alone.
  open var backgroundColor: UIColor?
  /// The material of a ground without a colour, which is drawn as the system's whatever its style; none if it is nil.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// Stored.
  open var backgroundImage: UIImage?
  /// Stored.
  open var shadowColor: UIColor?
  /// Stored.
  open var shadowImage: UIImage?
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.duplicate
    backButtonAppearance = other.backButtonAppearance.duplicate
    doneButtonAppearance = other.doneButtonAppearance.duplicate
  }
  /// Font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Font and colour of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored.
  open var titlePositionAdjustment = UIOffset.zero
  /// Fonts and colours of the buttons; the normal state's and the disabled one's are shown.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Stored.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// Stored.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Has no effect here: pictures show the system's arrow.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate
    doneButtonAppearance = other.doneButtonAppearance.duplicate
  }
  /// Fonts and colours of the buttons; the normal state's and the disabled one's are shown.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Stored.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }
  /// Fonts and colours of all tabs; the normal state's and the selected one's are shown.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Stored.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Stored.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Stored.
  open var selectionIndicatorTintColor: UIColor?
}

/// The appearance of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The system's appearance.
  public override init() { super.init() }
  /// The appearance for a style.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// An appearance with the same values.
  var duplicate: UIBarButtonItemAppearance {
    let made = UIBarButtonItemAppearance()
    (made.normal, made.highlighted) = (normal.duplicate, highlighted.duplicate)
    (made.disabled, made.focused) = (disabled.duplicate, focused.duplicate)
    return made
  }
  /// In the normal state.
  open var normal = UIBarButtonItemStateAppearance()
  /// While the button is pressed.
  open var highlighted = UIBarButtonItemStateAppearance()
  /// While the button is disabled.
  open var disabled = UIBarButtonItemStateAppearance()
  /// While the button is focused.
  open var focused = UIBarButtonItemStateAppearance()
}

/// The appearance of tabs.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// An appearance with the same values.
  var duplicate: UITabBarItemAppearance {
    let made = UITabBarItemAppearance()
    (made.normal, made.selected) = (normal.duplicate, selected.duplicate)
    (made.disabled, made.focused) = (disabled.duplicate, focused.duplicate)
    return made
  }
  /// In the normal state.
  open var normal = UITabBarItemStateAppearance()
  /// While the tab is selected.
  open var selected = UITabBarItemStateAppearance()
  /// While the tab is disabled.
  open var disabled = UITabBarItemStateAppearance()
  /// While the tab is focused.
  open var focused = UITabBarItemStateAppearance()
}

/// The appearance of a button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// An appearance with the same values.
  var duplicate: UIBarButtonItemStateAppearance {
    let made = UIBarButtonItemStateAppearance()
    (made.titleTextAttributes, made.titlePositionAdjustment) = (titleTextAttributes, titlePositionAdjustment)
    made.backgroundImage = backgroundImage
    return made
  }
  /// Font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind the button.
  open var backgroundImage: UIImage?
}

/// The appearance of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// An appearance with the same values.
  var duplicate: UITabBarItemStateAppearance {
    let made = UITabBarItemStateAppearance()
    (made.titleTextAttributes, made.titlePositionAdjustment) = (titleTextAttributes, titlePositionAdjustment)
    (made.iconColor, made.badgeBackgroundColor) = (iconColor, badgeBackgroundColor)
    return made
  }
  /// Font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the icon.
  open var iconColor: UIColor?
  /// The colour behind a badge.
  open var badgeBackgroundColor: UIColor?
}
