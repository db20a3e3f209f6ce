/// One view of a scene: its general properties, and its kind.
package struct SceneView: Sendable, Hashable, Encodable {
  /// Unique in the scene: the name in a recipe, the object id in a storyboard.
  package var id: String
  /// The name for people, and in equations; unique in the scene.
  package var name: String
  /// The view's kind, with its content.
  package var kind: Kind
  /// Back to front.
  package var children: [SceneView]
  /// The place of the view in the document.
  package var place: ScenePlace?
  /// The places of keys that are on other lines.
  package var keyPlaces = ScenePlaces()

  // MARK: Placement

  /// A frame in the superview's coordinates for a view that no constraint lays out (AL-7.4).
  package var frame: SceneFrame?
  /// The frame in which the document was drawn, in points, until the view is laid out.
  package var designFrame: SceneFrame?
  /// Replaces the intrinsic content size.
  package var intrinsic: SceneIntrinsic?
  /// nil for the system's 8 points per side.
  package var margins: SceneMargins?
  /// Whether the view's margins are at least those of its superview where they overlap (AL-5.4).
  package var preservesMargins = false
  /// Whether margins add to the safe area (AL-5.4).
  package var insetsMarginsFromSafeArea = true
  /// Whether the view's margins leave room for a text of readable width only (AL-5.25).
  package var followsReadableWidth = false
  /// The direction of the view, overriding the language's (AL-10.17).
  package var direction: SceneDirection?
  /// The view's own controller, if it has one.
  package var controller: SceneController?
  /// Whether an enclosing stack view arranges the view.
  package var isArranged = true
  /// What the view is for the table or the row around it; nil for a row, and for any other view.
  package var listPart: SceneListPart?
  /// What the view is on devices instead of its ``kind``; nil for the same.
  package var listForm: SceneListForm?
  /// Replaces the intrinsic content size on devices, where that of the canvas's version and those for design time do
  /// not hold.
  package var deviceIntrinsic: SceneIntrinsic?
  /// What of an ambiguous view is intended, and not a finding; nil for nothing.
  package var allowedAmbiguity: SceneAmbiguity?
  /// Whether ``margins`` are those of the canvas's version, which hold on that canvas only.
  package var hasCanvasMargins = false

  // MARK: Priorities

  /// nil along an axis uses the kind's default.
  package var hugging = AxisPriorities()
  /// nil along an axis uses the class's 750.
  package var resistance = AxisPriorities()

  // MARK: Paint

  /// nil for none.
  package var background: SceneColor?
  /// Whether it is laid out but not drawn.
  package var isHidden = false
  /// The properties of its layer.
  package var paint = ScenePaint()

  /// - Parameter name: nil for the id.
  package init(
    id: String, name: String? = nil, kind: Kind = .view, background: SceneColor? = nil, frame: SceneFrame? = nil,
    margins: SceneMargins? = nil, children: [SceneView] = []
  ) {
    self.id = id
    self.name = name ?? id
    self.kind = kind
    self.background = background
    self.frame = frame
    self.margins = margins
    self.children = children
  }

  /// The root view's id, unless its document specifies another: its name in equations, so that no view of a recipe has
  /// the same.
  package static let rootID = "Superview"

  /// All texts of the view itself that a reader sees, in reading order.
  package var texts: [String] { kind.content.texts }
}

/// What of a view may be ambiguous; the words are a recipe's.
package enum SceneAmbiguity: String, Sendable, CaseIterable, Encodable {
  /// Its size and its position.
  case frame
  /// Its size.
  case size
}

/// An intrinsic content size with a baseline, all in points.
package struct SceneIntrinsic: Sendable, Hashable, Encodable {
  /// In points; nil for the view's own, -1 for none.
  package var width: Double?
  /// In points; nil for the view's own, -1 for none.
  package var height: Double?
  /// The distance from the top of the alignment rect to the first baseline.
  package var firstBaseline: Double?
  /// Whether the view's own width is rounded up to whole points.
  package var hasWholeWidth = false
  /// Whether the view's own height is rounded up to whole points.
  package var hasWholeHeight = false

  /// The length of a view without an intrinsic one.
  package static let none = -1.0

  /// Creates a size; nil values leave the view's own.
  package init(width: Double? = nil, height: Double? = nil, firstBaseline: Double? = nil) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
  }
}

/// A frame in points, with the parts that follow the superview's size (AL-7.1).
package struct SceneFrame: Sendable, Hashable, Encodable {
  /// The parts that may follow the superview's size.
  package enum Part: String, Sendable, CaseIterable, Encodable {
    case left, width, right, top, height, bottom
  }

  /// The distance from the superview's left, in points.
  package var x: Double
  /// The distance from the superview's top, in points.
  package var y: Double
  /// In points, at least 0.
  package var width: Double
  /// In points, at least 0.
  package var height: Double
  /// The parts that follow the superview's size.
  package var flexible: Set<Part>

  /// Creates a frame in points; by default with a fixed size and position.
  package init(x: Double, y: Double, width: Double, height: Double, flexible: Set<Part> = []) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.flexible = flexible
  }
}

/// A view's margins, in points.
package struct SceneMargins: Sendable, Hashable, Encodable {
  /// Insets; left and right apply to left-to-right readers.
  package var insets: Insets
  /// Whether left and right are swapped for right-to-left readers (AL-5.7).
  package var followsReading: Bool

  /// Creates margins, which are not swapped by default.
  package init(_ insets: Insets, followsReading: Bool = false) {
    (self.insets, self.followsReading) = (insets, followsReading)
  }
}

/// A reading direction; the names are UIKit's.
package enum SceneDirection: String, Sendable, CaseIterable, Encodable {
  case leftToRight, rightToLeft
}

/// A child controller: its effect on the view that is its root.
package struct SceneController: Sendable, Hashable, Encodable {
  /// The addition to the inherited safe area, in points (AL-5.16).
  package var additionalSafeArea: Insets
  /// Size classes that replace the inherited ones; `any` keeps an inherited one (AL-10.2).
  package var sizeClasses: SizeClasses
  /// The minimum of the root's side margins, in points; nil derives it from the width (AL-5.9).
  package var systemMargin: Double?
  /// Whether the root's margins are at least the system's (AL-5.9).
  package var respectsSystemMargins = true

  /// Creates a controller; by default it changes nothing.
  package init(
    additionalSafeArea: Insets = .zero, sizeClasses: SizeClasses = SizeClasses(horizontal: .any, vertical: .any)
  ) {
    self.additionalSafeArea = additionalSafeArea
    self.sizeClasses = sizeClasses
  }
}
