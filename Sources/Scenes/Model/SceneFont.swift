/// A font by size and weight, or by text style.
public struct SceneFont: Sendable, Hashable {
  public enum Weight: String, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum Style: String, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
  }

  public enum Choice: Sendable, Hashable {
    /// In points.
    case system(size: Double, weight: Weight)
    case style(Style)
  }

  public var choice: Choice

  public init(_ choice: Choice) { self.choice = choice }
}

public enum SceneTextAlignment: String, Sendable, CaseIterable {
  case left, center, right, natural
}
