import SystemValues

extension UIButton {
  /// The content and appearance of a button, as since iOS 15 (`control-metrics.md` 3.2).
  @MainActor
  public struct Configuration {
    /// A button's background.
    package enum Ground: Sendable {
      case plain, gray, tinted, filled
    }

    /// Sizes, which determine the title's text style and the default insets (`control-metrics.md` 3.2).
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3

      private var values: ButtonSize {
        switch self {
        case .mini, .small: .small
        case .medium: .medium
        case .large: .large
        }
      }

      var titleStyle: UIFont.TextStyle { values.hasSmallTitle ? .subheadline : .body }

      /// The insets around the title, in points.
      var insets: NSDirectionalEdgeInsets {
        let (vertical, horizontal) = values.padding
        return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
      }
    }

    /// How a title and its subtitle are aligned with each other.
    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// How round the background's corners are; for `fixed` and `dynamic` the radius follows the size.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    /// The kind of background, from the factory that made the configuration.
    package var ground: Ground
    /// Takes precedence over the button's own title in every state.
    public var title: String?
    /// The title with its own attributes, replaces ``title``.
    public var attributedTitle: AttributedString?
    /// Changes font and colour of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A smaller line below the title; nil or empty for none.
    public var subtitle: String?
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// Stored, because a title and its subtitle are centred.
    public var titleAlignment = TitleAlignment.automatic
    /// How the title wraps; a mode that truncates or clips shows one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Stored, because the subtitle's lines break as the title's do.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Stored, but not drawn.
    public var showsActivityIndicator = false
    /// Stored, because the image has the title's colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Stored, because symbols keep the size of their images.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Only its colour and, with a fixed corner style, its radius are drawn.
    public var background = {
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = nil
      return background
    }()
    /// Stored, because selected buttons look like others.
    public var automaticallyUpdateForSelection = true
    /// Takes precedence over the button's own image in every state.
    public var image: UIImage?
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The side of the title on which the image is placed; `leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Determines the title's font and, if none are set, the insets; `medium` by default.
    public var buttonSize = Size.medium
    /// How round the background's corners are; `dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of title and image; nil uses white on a filled background and the tint colour elsewhere.
    public var baseForegroundColor: UIColor?
    /// The colour the background is derived from; nil uses the style's own.
    public var baseBackgroundColor: UIColor?
    /// Replaces the size's own font; one created from a text style follows the reader's text size.
    package var titleFont: UIFont?
    private var ownInsets: NSDirectionalEdgeInsets?

    /// The insets around the content, in points; those of the size, unless others were set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Discards insets that were set, so that those of the size apply again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// A configuration with a background and no content.
    package init(_ ground: Ground) { self.ground = ground }

    /// No background; the title in the tint colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A gray background; the title in the tint colour.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// The tint colour at low opacity as background; the title in the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// The tint colour as background; the title in white.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The same as ``plain()``.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// The same as ``gray()``.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// The same as ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// The same as ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// A title with the attributes set in addition to the button's own font; nil if there are none.
    func styled(_ title: String?, font: UIFont, color: UIColor) -> NSAttributedString? {
      if attributedTitle == nil, titleTextAttributesTransformer == nil { return nil }
      guard var text = attributedTitle ?? title.map({ AttributedString($0) }) else { return nil }
      for run in text.runs {
        var attributes = AttributeContainer()
        (attributes.font, attributes.foregroundColor) = (font, color)
        attributes.merge(run.attributes)
        text[run.range].setAttributes(titleTextAttributesTransformer?.transform(attributes) ?? attributes)
      }
      return NSAttributedString(text)
    }

    func foregroundColor(tint: UIColor) -> UIColor { baseForegroundColor ?? (ground == .filled ? .white : tint) }

    /// The background's colour; nil for none.
    package func backgroundColor(tint: UIColor, isEnabled: Bool = true) -> UIColor? {
      if let color = background.backgroundColor { return color }
      if !isEnabled { return ground == .plain ? baseBackgroundColor : .tertiarySystemFill }
      return switch ground {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    }
  }

  /// The corner radius of the background, in points.
  package var configurationCornerRadius: CGFloat {
    guard let configuration else { return 0 }
    let capsule = bounds.height / 2
    switch configuration.cornerStyle {
    case .capsule: return capsule
    case .dynamic, .fixed:
      let own = configuration.background.cornerRadius
      return own > 0 ? own : look.isGlass ? capsule : configuration.buttonSize == .large ? 9 : 6
    case .small: return 4
    case .medium: return 6
    case .large: return 9
    }
  }
}
