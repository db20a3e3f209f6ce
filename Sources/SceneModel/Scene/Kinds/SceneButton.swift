import SystemValues

/// A button: its title, its picture and its background.
package struct SceneButton: SceneContent {
  /// The sizes of a configuration; the names are UIKit's.
  package enum ControlSize: String, Sendable, CaseIterable, Encodable {
    case mini, small, medium, large
  }

  /// The corners of a configuration's background; the names are UIKit's.
  package enum CornerStyle: String, Sendable, CaseIterable, Encodable {
    case fixed, dynamic, small, medium, large, capsule
  }

  /// Empty for a button with only a picture.
  package var title: String
  /// The state for which the title is written, as Interface Builder names it.
  package var titleState = "normal"
  /// The title in parts with different appearance.
  package var runs: [SceneTextRun]?
  /// nil for the style's font.
  package var font: SceneFont?
  /// nil for the style's colour.
  package var textColor: SceneColor?
  /// How a title that is too wide wraps or is truncated; nil wraps a configuration's, and truncates others in the middle.
  package var lineBreak: SceneLineBreak?
  /// The maximum number of lines of the title, 0 for any; nil for any where the title wraps, and one elsewhere.
  package var numberOfLines: Int?
  /// nil for the system's style.
  package var style: SceneButtonStyle?
  /// The size of a button with a configuration; nil for medium.
  package var size: ControlSize?
  /// The text below the title of a button with a configuration.
  package var subtitle: String?
  /// The name of a system symbol next to the title.
  package var symbol: String?
  /// The size of the picture next to the title, in points, if a document specifies it; nil uses the symbol's.
  package var imageSize: Size?
  /// The picture next to the title; nil for none, for a symbol, and for one that cannot be drawn.
  package var image: SceneImage?
  /// The size of the picture behind the title, in points.
  package var backgroundImageSize: Size?
  /// The picture behind the title; nil for none, and for one that cannot be drawn.
  package var backgroundImage: SceneImage?
  /// The distance between picture and title, in points.
  package var imagePadding: Double = 0
  /// The insets of the title, in points; nil for the style's.
  package var contentInsets: Insets?
  /// The end of the button at which its content is placed; nil for the middle.
  package var horizontalAlignment: SceneContentAlignment?
  /// The end of the button at which its content is placed; nil for the middle.
  package var verticalAlignment: SceneContentEnd?
  /// How far the title of a button without a configuration is moved, in points.
  package var titleInsets: Insets?
  /// How far the picture of a button without a configuration is moved, in points.
  package var imageInsets: Insets?
  /// The side of a configuration's title on which its picture is; nil for the leading one.
  package var imagePlacement: SceneImagePlacement?
  /// How round the background of a configuration is; nil for its size's corners.
  package var cornerStyle: CornerStyle?
  /// The colour that a configuration's background is derived from; nil for the style's own.
  package var groundColor: SceneColor?
  /// Whether a button has a configuration although its style does not; it only adds insets.
  package var hasBareConfiguration = false

  /// Creates a button with a title and default properties.
  package init(
    _ title: String = "", style: SceneButtonStyle? = nil, size: ControlSize? = nil, subtitle: String? = nil
  ) {
    self.title = title
    self.style = style
    self.size = size
    self.subtitle = subtitle
  }

  /// Whether the button has a configuration, as buttons may have since iOS 15.
  package var hasConfiguration: Bool { hasBareConfiguration || style?.isConfigured ?? false }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .button }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .button(self) }
  /// The texts that a reader sees.
  package var texts: [String] { runs?.map(\.text) ?? [title, subtitle].compactMap { $0 } }

  /// Replaces the texts with their translations.
  package mutating func translate(_ translation: Translation) {
    title = translation(title, "\(titleState)Title", "configuration.title")
    subtitle = translation(subtitle, "configuration.subtitle")
    runs = translation(runs)
  }
}

/// The end of a control at which its content is placed; the names are UIKit's.
package enum SceneContentAlignment: String, Sendable, CaseIterable, Encodable {
  case center, left, right, fill, leading, trailing
}

/// The end of a control at which its content is placed; the names are UIKit's.
package enum SceneContentEnd: String, Sendable, CaseIterable, Encodable {
  case center, top, bottom, fill
}

/// The side of a title on which a picture is; the names are UIKit's.
package enum SceneImagePlacement: String, Sendable, CaseIterable, Encodable {
  case leading, trailing, top, bottom
}

/// The appearance of a button; the names are UIKit's for types and for configurations.
package enum SceneButtonStyle: String, Sendable, CaseIterable, Encodable {
  case system, custom, detailDisclosure, infoLight, infoDark, contactAdd, close
  case plain, gray, tinted, filled

  /// Whether the style is a configuration.
  package var isConfigured: Bool { [.plain, .gray, .tinted, .filled].contains(self) }

  /// Whether UIKit fixes the style when the button is created.
  package var isFixed: Bool { self != .system && !isConfigured }
}

extension SceneButton.ControlSize {
  private var values: ButtonSize {
    switch self {
    case .mini, .small: .small
    case .medium: .medium
    case .large: .large
    }
  }

  /// The insets of a title of this size, in points.
  package var contentInsets: Insets {
    let (vertical, horizontal) = values.padding
    return Insets(vertical, horizontal, vertical, horizontal)
  }

  /// The font of a title of this size.
  package var font: SceneFont { SceneFont(.style(values.hasSmallTitle ? .subheadline : .body)) }
}
