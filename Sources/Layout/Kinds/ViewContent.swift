import UIKit

/// How one kind of view becomes a UIKit object, and how such an object is read.
protocol ViewContent: SceneContent {
  /// The class that shows the content.
  associatedtype Object: UIView

  /// Whether an object that starts over looks like a new one, so that another cell may reuse it.
  static var isMovable: Bool { get }

  /// Returns a new object, not yet configured.
  @MainActor func makeObject() -> Object
  /// Configures the content of an object.
  @MainActor func configure(_ object: Object, _ setting: ViewSetting)
  /// Reverts what layouts have done to a scrolling object; others are only placed.
  @MainActor func startOver(_ object: Object)
  /// Returns the content of an object, with the colours of one appearance.
  @MainActor static func read(_ object: Object, isDark: Bool) -> SolvedContent
  /// Returns content from which ``configure(_:_:)`` makes an object like an application's; nil if the kind cannot, so
  /// that the view is captured as one of a more general kind.
  @MainActor static func captured(from object: Object, _ setting: CaptureSetting) -> Self?
}

/// The context in which an object is configured.
struct ViewSetting {
  /// The reader's settings, which fonts of text styles and layers' colours depend on.
  let traits: UITraitCollection
  /// The previous content of the object; nil for a new one.
  let before: (any ViewContent)?
}

/// The context in which an object is captured.
@MainActor
struct CaptureSetting {
  /// The traits of the object, which fonts of text styles depend on.
  let traits: UITraitCollection
  /// Returns the id of a captured view; nil for any other.
  let id: (UIView) -> String?
}

extension ViewContent {
  static var isMovable: Bool { true }

  @MainActor
  static func captured(from object: Object, _ setting: CaptureSetting) -> Self? { nil }

  /// The class that shows the content.
  @MainActor static var objectClass: UIView.Type { Object.self }

  @MainActor
  func configure(_ object: Object, _ setting: ViewSetting) {}

  @MainActor
  func startOver(_ object: Object) {
    (object as? UIScrollView)?.startOver()
  }

  /// Makes a scrolling view of this kind start over; ignores a view of another class.
  @MainActor
  func startOver(view: UIView) {
    if let object = view as? Object { startOver(object) }
  }

  /// Configures a view of this kind; ignores a view of another class.
  @MainActor
  func configure(view: UIView, _ setting: ViewSetting) {
    if let object = view as? Object { configure(object, setting) }
  }

  /// Returns the content of a view.
  /// - Precondition: ``KindsByClass`` found this kind for the view.
  @MainActor
  static func read(view: UIView, isDark: Bool) -> SolvedContent {
    read(unsafeDowncast(view, to: Object.self), isDark: isDark)
  }

  /// Returns the content captured from a view; nil for a view of another class, or if the kind cannot express it.
  @MainActor
  static func captured(view: UIView, _ setting: CaptureSetting) -> (any ViewContent)? {
    (view as? Object).flatMap { captured(from: $0, setting) }
  }

  /// Whether a class is the one that shows the content, or a subclass.
  @MainActor
  static func isShown(by type: UIView.Type) -> Bool { type is Object.Type }
}
