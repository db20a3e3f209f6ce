/// One view of a scene.
public struct SceneView: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case view
    case label(String)
    case button(String)
    case textField(text: String?, placeholder: String?)
  }

  /// Unique in the scene: the name in a recipe, the object id in a storyboard.
  public var id: String
  public var name: String
  public var kind: Kind
  public var background: SceneColor?
  public var textColor: SceneColor?
  public var font: SceneFont?
  public var alignment: SceneTextAlignment?
  /// Greatest number of lines of a label; 0 for any.
  public var numberOfLines: Int?
  public var hugging: AxisPriorities
  public var resistance: AxisPriorities
  /// Stands in for the natural size.
  public var intrinsic: SceneIntrinsic?
  public var margins: Insets?
  public var isHidden: Bool
  public var children: [SceneView]

  public init(
    id: String, name: String? = nil, kind: Kind = .view, background: SceneColor? = nil, textColor: SceneColor? = nil,
    font: SceneFont? = nil, alignment: SceneTextAlignment? = nil, numberOfLines: Int? = nil,
    hugging: AxisPriorities = AxisPriorities(), resistance: AxisPriorities = AxisPriorities(),
    intrinsic: SceneIntrinsic? = nil, margins: Insets? = nil, isHidden: Bool = false, children: [SceneView] = []
  ) {
    self.id = id
    self.name = name ?? id
    self.kind = kind
    self.background = background
    self.textColor = textColor
    self.font = font
    self.alignment = alignment
    self.numberOfLines = numberOfLines
    self.hugging = hugging
    self.resistance = resistance
    self.intrinsic = intrinsic
    self.margins = margins
    self.isHidden = isHidden
    self.children = children
  }
}

/// Hugging or resistance by axis; nil keeps the control's default (AL-12.4).
public struct AxisPriorities: Sendable, Hashable {
  public var horizontal: Float?
  public var vertical: Float?

  public init(horizontal: Float? = nil, vertical: Float? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A natural size, and the baselines that go with it, all in points.
public struct SceneIntrinsic: Sendable, Hashable {
  public var width: Double?
  public var height: Double?
  /// From the top of the alignment rectangle to the first baseline.
  public var firstBaseline: Double?

  public init(width: Double? = nil, height: Double? = nil, firstBaseline: Double? = nil) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
  }
}

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
