/// How a bar looks. Fonts of titles count; colours and pictures are stored.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The system's look.
  public override init() { super.init() }
  /// The look for an idiom; the same for all.
  public init(idiom: UIUserInterfaceIdiom) { super.init() }
  /// The common values of another look.
  public init(barAppearance: UIBarAppearance) {
    (backgroundColor, shadowColor) = (barAppearance.backgroundColor, barAppearance.shadowColor)
    super.init()
  }

  /// Takes the system's background.
  open func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, nil) }
  /// Takes an opaque background.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Takes no background and no line.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundEffect, shadowColor) = (.clear, nil, .clear)
  }
  /// Stored.
  open var backgroundColor: UIColor?
  /// Stored.
  open var backgroundEffect: UIBlurEffect?
  /// Stored.
  open var backgroundImage: UIImage?
  /// Stored.
  open var shadowColor: UIColor?
  /// Stored.
  open var shadowImage: UIImage?
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Font and colour of the title; the font counts.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Font and colour of a large title; the font counts.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored.
  open var titlePositionAdjustment = UIOffset.zero
  /// Stored.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Stored.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// Stored.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Has no effect here: pictures show the system's arrow.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// Stored.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Stored.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Stored.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Stored.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Stored.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Stored.
  open var selectionIndicatorTintColor: UIColor?
}

/// How a bar's buttons look; stored.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The system's look.
  public override init() { super.init() }
  /// The look of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// In the normal state.
  open var normal = UIBarButtonItemStateAppearance()
  /// While it is pressed.
  open var highlighted = UIBarButtonItemStateAppearance()
  /// While it is disabled.
  open var disabled = UIBarButtonItemStateAppearance()
  /// While it is in focus.
  open var focused = UIBarButtonItemStateAppearance()
}

/// How tabs look; stored.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// In the normal state.
  open var normal = UITabBarItemStateAppearance()
  /// While it is chosen.
  open var selected = UITabBarItemStateAppearance()
  /// While it is disabled.
  open var disabled = UITabBarItemStateAppearance()
  /// While it is in focus.
  open var focused = UITabBarItemStateAppearance()
}

/// How a button looks in one state; stored.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title is moved to, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// Behind the button.
  open var backgroundImage: UIImage?
}

/// How a tab looks in one state; stored.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title is moved to, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the picture.
  open var iconColor: UIColor?
  /// Behind a badge.
  open var badgeBackgroundColor: UIColor?
}
