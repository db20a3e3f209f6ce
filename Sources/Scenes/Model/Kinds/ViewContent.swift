import UIKit

/// How one kind of view becomes an object of UIKit's, and how such an object is read back.
protocol ViewContent: SceneContent {
  /// The class that shows the content.
  associatedtype Object: UIView

  /// Whether an object that starts over looks as a new one does, so that a further cell may use it again.
  static var isMovable: Bool { get }

  /// A new object, not yet configured.
  @MainActor func makeObject() -> Object
  /// Gives an object what it shows.
  @MainActor func configure(_ object: Object, _ setting: ViewSetting)
  /// Takes back what layouts have done to an object that scrolls; others are only placed.
  @MainActor func startOver(_ object: Object)
  /// What an object shows, colours as one appearance has them.
  @MainActor static func read(_ object: Object, isDark: Bool) -> SolvedContent
}

/// What an object is configured in.
struct ViewSetting {
  /// What the reader has set up, which fonts by text style and layers' colours go by.
  let traits: UITraitCollection
  /// What the object showed before; nil for a new one.
  let before: (any ViewContent)?
}

extension ViewContent {
  static var isMovable: Bool { true }

  /// The class that shows the content.
  @MainActor var objectClass: UIView.Type { Object.self }

  @MainActor
  func configure(_ object: Object, _ setting: ViewSetting) {}

  @MainActor
  func startOver(_ object: Object) {
    (object as? UIScrollView)?.startOver(at: .zero)
  }

  /// Has a view of this kind that scrolls start over; leaves a view of another class alone.
  @MainActor
  func startOver(view: UIView) {
    if let object = view as? Object { startOver(object) }
  }

  /// Configures a view of this kind; leaves a view of another class alone.
  @MainActor
  func configure(view: UIView, _ setting: ViewSetting) {
    if let object = view as? Object { configure(object, setting) }
  }

  /// What a view shows; nil for a view of another class.
  @MainActor
  static func read(view: UIView, isDark: Bool) -> SolvedContent? {
    if let object = view as? Object { return read(object, isDark: isDark) }
    return nil
  }

  @MainActor
  fileprivate static func isShown(by view: UIView) -> Bool { view is Object }
}

/// Which kind of view an object of UIKit's is, by its class.
@MainActor
enum KindsByClass {
  /// Classes before their superclasses; any other view is a plain one.
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

  /// The kind that reads what a view shows: from the object alone, so that a scene and an application's code give the same.
  /// - Complexity: O(1) for a class seen before, else O(kinds).
  static func kind(of view: UIView) -> any ViewContent.Type {
    let id = ObjectIdentifier(type(of: view))
    if let kind = known[id] { return kind }
    let kind = all.first { $0.isShown(by: view) } ?? ScenePlainView.self
    known[id] = kind
    return kind
  }
}
