/// One view of a scene.
public struct SceneView: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case view
    case label(String)
    case button(String)
    case textField(text: String?, placeholder: String?)
    case textView(String, scrolls: Bool)
    case image(SceneImage?)
    case control(SceneControl)
    case stack(SceneStack)
    case scroll(SceneScroll)
    /// A table; its children are rows, and a row's children stand in the row's content view.
    case table
    /// A rectangle that is nobody's view (AL-5.1).
    case guide
    /// A visual effect; its children stand in its content view.
    case effect(SceneEffect)
  }

  /// Unique in the scene: the name in a recipe, the object id in a storyboard.
  public var id: String
  public var name: String
  /// What a picture calls the view where its name is no word; nil for the name.
  public var caption: String?
  public var kind: Kind
  public var background: SceneColor?
  public var textColor: SceneColor?
  public var font: SceneFont?
  public var alignment: SceneTextAlignment?
  /// The text in parts that look different; together it is the kind's text.
  public var runs: [SceneTextRun]?
  public var textFit = SceneTextFit()
  /// Of a text field; nil for the rounded one.
  public var border: SceneFieldBorder?
  /// Greatest number of lines of a label; 0 for any.
  public var numberOfLines: Int?
  public var hugging: AxisPriorities
  public var resistance: AxisPriorities
  /// Stands in for the natural size.
  public var intrinsic: SceneIntrinsic?
  public var paint = ScenePaint()
  /// Of an image view or a button: one of the system's symbols, by name.
  public var symbol: String?
  public var button = SceneButton()
  /// Of a table's row: labels of its own.
  public var cell: SceneCell?
  public var margins: Insets?
  public var isHidden: Bool
  /// A frame in the superview's coordinates for a view that no constraint lays out (AL-7.4).
  public var frame: SceneFrame?
  /// The frame that the document was drawn with, in points: where the view stands until it is laid out.
  public var designFrame: SceneFrame?
  /// Whether the view's margins are at least what the superview's cover of it (AL-5.4).
  public var preservesMargins = false
  public var insetsMarginsFromSafeArea = true
  /// The direction the view asks for, whatever the language's is (AL-10.17).
  public var direction: SceneDirection?
  /// What the view is to a controller of its own.
  public var controller: SceneController?
  /// Whether a stack around the view arranges it.
  public var isArranged: Bool
  public var contentMode: SceneContentMode?
  /// Around a button's title, in points, and whether the button has a configuration.
  public var contentInsets: Insets?
  public var hasConfiguration = false
  /// Of a button's picture, and of the one behind its title, in points.
  public var imageSize: Size?
  public var backgroundImageSize: Size?
  /// Between a button's picture and its title, in points.
  public var imagePadding: Double = 0
  public var children: [SceneView]

  public init(
    id: String, name: String? = nil, kind: Kind = .view, background: SceneColor? = nil, textColor: SceneColor? = nil,
    font: SceneFont? = nil, alignment: SceneTextAlignment? = nil, numberOfLines: Int? = nil,
    hugging: AxisPriorities = AxisPriorities(), resistance: AxisPriorities = AxisPriorities(),
    intrinsic: SceneIntrinsic? = nil, margins: Insets? = nil, isHidden: Bool = false, frame: SceneFrame? = nil,
    direction: SceneDirection? = nil, controller: SceneController? = nil, isArranged: Bool = true,
    contentMode: SceneContentMode? = nil, children: [SceneView] = []
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
    self.frame = frame
    self.direction = direction
    self.controller = controller
    self.isArranged = isArranged
    self.contentMode = contentMode
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

/// A frame in points, and which of its parts follow the superview's size (AL-7.1).
public struct SceneFrame: Sendable, Hashable {
  public enum Part: String, Sendable, CaseIterable {
    case left, width, right, top, height, bottom
  }

  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double
  public var flexible: Set<Part>

  public init(x: Double, y: Double, width: Double, height: Double, flexible: Set<Part> = []) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.flexible = flexible
  }
}

public enum SceneDirection: String, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

/// How an image fits its view; the names are UIKit's.
public enum SceneContentMode: String, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}

/// A controller inside the scene's: what it changes for the view that is its root.
public struct SceneController: Sendable, Hashable {
  /// Added to the safe area that comes down, in points (AL-5.16).
  public var additionalSafeArea: Insets
  /// Classes in the place of those that come down; `any` leaves one (AL-10.2).
  public var sizeClasses: SizeClasses

  public init(
    additionalSafeArea: Insets = .zero, sizeClasses: SizeClasses = SizeClasses(horizontal: .any, vertical: .any)
  ) {
    self.additionalSafeArea = additionalSafeArea
    self.sizeClasses = sizeClasses
  }
}
