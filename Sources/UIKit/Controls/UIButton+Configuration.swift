extension UIButton {
  /// What a button shows and how it looks, as since iOS 15 (`control-metrics.md` 3.2).
  @MainActor
  public struct Configuration {
    /// A button's background.
    package enum Ground: Sendable {
      case plain, gray, tinted, filled
    }

    /// Sizes, which decide the title's text style and the default insets (`control-metrics.md` 3.2).
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3

      var titleStyle: UIFont.TextStyle { self == .small || self == .mini ? .subheadline : .body }

      /// Around the title, in points.
      var insets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }
    }

    /// Where a title and its subtitle stand beside each other's middle.
    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// How round the background's corners are; of `fixed` and `dynamic` the radius follows the size.
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
    /// The title with fonts and colours of its own, in place of ``title``.
    public var attributedTitle: AttributedString?
    /// Changes font and colour of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A smaller line below the title; nil or empty for none.
    public var subtitle: String?
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// Stored: a title and its subtitle are centred.
    public var titleAlignment = TitleAlignment.automatic
    /// Stored: the title is cut in the middle.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
    /// Stored, and not drawn.
    public var showsActivityIndicator = false
    /// Stored: the image has the title's colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Stored: symbols keep the size of their images.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Its colour and, with a fixed corner style, its radius are drawn.
    public var background = {
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = nil
      return background
    }()
    /// Stored: chosen buttons look like others.
    public var automaticallyUpdateForSelection = true
    /// Takes precedence over the button's own image in every state.
    public var image: UIImage?
    /// Between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// On which side of the title the image stands; `leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Decides the title's font and the insets where none are set; `medium` by default.
    public var buttonSize = Size.medium
    /// How round the background's corners are; `dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of title and image; nil takes white on a filled background and the tint colour elsewhere.
    public var baseForegroundColor: UIColor?
    /// The colour the background is made from; nil takes the style's own.
    public var baseBackgroundColor: UIColor?
    /// Replaces the size's own font; one made from a text style follows the reader's size.
    package var titleFont: UIFont?
    private var ownInsets: NSDirectionalEdgeInsets?

    /// Around the content, in points; those of the size, unless others were set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Discards insets that were set, so that those of the size apply again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// A configuration of a background, with no content.
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

    /// A title with what was set for it beyond the button's own font; nil where nothing was.
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
