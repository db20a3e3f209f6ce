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
  @MainActor var objectClass: UIView.Type { Object.self }

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
  fileprivate static func captured(view: UIView, _ setting: CaptureSetting) -> (any ViewContent)? {
    (view as? Object).flatMap { captured(from: $0, setting) }
  }

  @MainActor
  fileprivate static func isShown(by view: UIView) -> Bool { view is Object }
}

/// Finds the kind of a UIKit object by its class.
@MainActor
enum KindsByClass {
  /// Subclasses before their superclasses; any other view is a plain one.
  static let all: [any ViewContent.Type] = [
    SceneLabel.self, SceneButton.self, SceneTextField.self, SceneTextView.self, SceneImageView.self, SceneStack.self,
    SceneTable.self, SceneCollection.self, SceneScroll.self, SceneRowCell.self, SceneEffect.self,
    SceneSwitch.self,
    SceneSlider.self,
    SceneStepper.self,
    SceneProgress.self,
    SceneSpinner.self,
    ScenePageControl.self,
    SceneSegments.self,
    SceneDatePicker.self,
    ScenePicker.self,
    SceneSearchBar.self,
    SceneColorWell.self,
  ]

  private static var known: [ObjectIdentifier: any ViewContent.Type] = [:]

  /// Returns the kind that reads a view's content. It depends only on the object, so that a scene and an application's
  /// code give the same result.
  /// - Complexity: O(1) for a class seen before, else O(kinds).
  static func kind(of view: UIView) -> any ViewContent.Type {
    let id = ObjectIdentifier(type(of: view))
    if let kind = known[id] { return kind }
    let kind = all.first { $0.isShown(by: view) } ?? ScenePlainView.self
    known[id] = kind
    return kind
  }

  /// Returns the content captured from an application's view, of the most particular kind that can express it; a plain
  /// view if none can.
  /// - Complexity: O(kinds).
  static func captured(_ view: UIView, _ setting: CaptureSetting) -> any ViewContent {
    all.lazy.compactMap { $0.captured(view: view, setting) }.first ?? ScenePlainView()
  }
}
