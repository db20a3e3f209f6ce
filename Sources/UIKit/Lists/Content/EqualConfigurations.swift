// Equality of configurations: that of their values. The closures of transformers cannot be compared, and count only as
// present or missing.

extension UIBackgroundConfiguration: Hashable {
  /// Whether two configurations have the same values.
  public nonisolated static func == (one: Self, other: Self) -> Bool { one.compared == other.compared }
  /// Equal for equal configurations.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(compared) }

  private nonisolated var compared: [AnyHashable?] {
    MainActor.unchecked {
      [
        backgroundColor, cornerRadius, backgroundInsets.top, backgroundInsets.leading, backgroundInsets.bottom,
        backgroundInsets.trailing, strokeColor, strokeWidth, strokeOutset, customView, image, visualEffect,
        backgroundColorTransformer != nil,
      ]
    }
  }
}

extension UIListContentConfiguration.TextProperties: Hashable {
  /// Whether two configurations have the same values.
  public nonisolated static func == (one: Self, other: Self) -> Bool { one.compared == other.compared }
  /// Equal for equal configurations.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(compared) }

  private nonisolated var compared: [AnyHashable?] {
    MainActor.unchecked {
      [
        font, color, alignment, lineBreakMode, numberOfLines, adjustsFontSizeToFitWidth, minimumScaleFactor,
        adjustsFontForContentSizeCategory, transform, colorTransformer != nil,
      ]
    }
  }
}

extension UIListContentConfiguration.ImageProperties: Hashable {
  /// Whether two configurations have the same values.
  public nonisolated static func == (one: Self, other: Self) -> Bool { one.compared == other.compared }
  /// Equal for equal configurations.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(compared) }

  private nonisolated var compared: [AnyHashable?] {
    MainActor.unchecked {
      [
        preferredSymbolConfiguration, tintColor, cornerRadius, maximumSize.width, maximumSize.height,
        reservedLayoutSize.width, reservedLayoutSize.height,
      ]
    }
  }
}

extension UIListContentConfiguration: Hashable {
  /// Whether two configurations have the same values.
  public nonisolated static func == (one: Self, other: Self) -> Bool { one.compared == other.compared }
  /// Equal for equal configurations.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(compared) }

  private nonisolated var compared: [AnyHashable?] {
    MainActor.unchecked {
      let margins = directionalLayoutMargins
      return [
        image, imageProperties, text, attributedText, textProperties, secondaryText, secondaryAttributedText,
        secondaryTextProperties, prefersSideBySideTextAndSecondaryText, axesPreservingSuperviewLayoutMargins,
        margins.top,
        margins.leading, margins.bottom, margins.trailing, imageToTextPadding, textToSecondaryTextHorizontalPadding,
        textToSecondaryTextVerticalPadding, minimumHeight,
      ]
    }
  }
}

extension UIButton.Configuration: Hashable {
  /// Whether two configurations have the same values.
  public nonisolated static func == (one: Self, other: Self) -> Bool { one.compared == other.compared }
  /// Equal for equal configurations.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(compared) }

  private nonisolated var compared: [AnyHashable?] {
    MainActor.unchecked {
      let insets = contentInsets
      return [
        ground, title, attributedTitle, titleTextAttributesTransformer != nil, subtitle, titlePadding, titleAlignment,
        titleLineBreakMode, subtitleLineBreakMode, showsActivityIndicator, imageColorTransformer != nil,
        preferredSymbolConfigurationForImage, background, automaticallyUpdateForSelection, image, imagePadding,
        imagePlacement, buttonSize, cornerStyle, baseForegroundColor, baseBackgroundColor, titleFont, insets.top,
        insets.leading, insets.bottom, insets.trailing,
      ]
    }
  }
}
