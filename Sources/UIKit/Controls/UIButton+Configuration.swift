extension UIButton {
  /// What a button shows and how it looks, as since iOS 15 (`control-metrics.md` 3.2).
  @MainActor
  public struct Configuration {
    /// What a button stands on.
    package enum Ground: Sendable {
      case plain, gray, tinted, filled
    }

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

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    package var ground: Ground
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    /// Between image and title, in points.
    public var imagePadding: CGFloat = 0
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    /// In the place of the size's own; one made from a text style follows the reader.
    package var titleFont: UIFont?
    private var ownInsets: NSDirectionalEdgeInsets?

    /// Around the content, in points; those of the size, unless others were set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    public mutating func setDefaultContentInsets() { ownInsets = nil }

    package init(_ ground: Ground) { self.ground = ground }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    func foregroundColor(tint: UIColor) -> UIColor { baseForegroundColor ?? (ground == .filled ? .white : tint) }

    /// What the button stands on; nil where that is nothing.
    package func backgroundColor(tint: UIColor, isEnabled: Bool = true) -> UIColor? {
      if !isEnabled { return ground == .plain ? baseBackgroundColor : .tertiarySystemFill }
      return switch ground {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    }
  }

  /// Of what the button stands on, in points.
  package var configurationCornerRadius: CGFloat {
    guard let configuration else { return 0 }
    let capsule = bounds.height / 2
    switch configuration.cornerStyle {
    case .capsule: return capsule
    case .dynamic, .fixed: return look.isGlass ? capsule : configuration.buttonSize == .large ? 9 : 6
    case .small: return 4
    case .medium: return 6
    case .large: return 9
    }
  }
}
