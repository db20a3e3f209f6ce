/// The application, as far as layout code needs it: its windows.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The one application of the process.
  public static let shared = UIApplication()

  private var shown: [Weak] = []

  private struct Weak {
    weak var window: UIWindow?
  }

  /// Windows that were made visible and still exist, in that order.
  open var windows: [UIWindow] { shown.compactMap(\.window) }
  /// The window that was made key last.
  open var keyWindow: UIWindow? { windows.last }

  /// The one scene.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }

  func show(_ window: UIWindow) {
    shown.removeAll { $0.window == nil || $0.window === window }
    shown.append(Weak(window: window))
  }

  /// That of ``UITraitCollection/current``.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// That of ``UITraitCollection/current``.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
