/// One view of a scene: what every view has, and what it is.
public struct SceneView: Sendable, Hashable {
  /// Unique in the scene: the name in a recipe, the object id in a storyboard.
  public var id: String
  public var name: String
  /// What a picture calls the view where its name is not made of words; nil for the name.
  package var caption: String?
  /// What the view is, and what belongs to being that.
  package var kind: Kind
  /// Back to front.
  package var children: [SceneView]

  // MARK: Placement

  /// A frame in the superview's coordinates for a view that no constraint lays out (AL-7.4).
  package var frame: SceneFrame?
  /// The frame that the document was drawn with, in points: where the view stands until it is laid out.
  package var designFrame: SceneFrame?
  /// Stands in for the natural size.
  package var intrinsic: SceneIntrinsic?
  /// nil keeps the system's 8 points a side.
  package var margins: Insets?
  /// Whether the view's margins are at least what the superview's cover of it (AL-5.4).
  package var preservesMargins = false
  package var insetsMarginsFromSafeArea = true
  /// The direction the view asks for, whatever the language's is (AL-10.17).
  package var direction: SceneDirection?
  /// What the view is to a controller of its own.
  package var controller: SceneController?
  /// Whether a stack around the view arranges it.
  package var isArranged = true

  // MARK: Priorities

  package var hugging = AxisPriorities()
  package var resistance = AxisPriorities()

  // MARK: Paint

  package var background: SceneColor?
  package var isHidden = false
  package var paint = ScenePaint()

  /// - Parameter name: nil for the id.
  package init(
    id: String, name: String? = nil, kind: Kind = .view, background: SceneColor? = nil, isHidden: Bool = false,
    frame: SceneFrame? = nil, margins: Insets? = nil, children: [SceneView] = []
  ) {
    self.id = id
    self.name = name ?? id
    self.kind = kind
    self.background = background
    self.isHidden = isHidden
    self.frame = frame
    self.margins = margins
    self.children = children
  }

  /// Every text of the view itself that a reader sees, in reading order.
  package var texts: [String] { kind.content.texts }
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

/// A reading direction; the names are UIKit's.
public enum SceneDirection: String, Sendable, CaseIterable {
  case leftToRight, rightToLeft
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
