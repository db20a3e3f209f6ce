/// One view of a scene: what every view has, and what it is.
package struct SceneView: Sendable, Hashable, Encodable {
  /// Unique in the scene: the name in a recipe, the object id in a storyboard.
  package var id: String
  /// For people, and in equations of recipes.
  package var name: String
  /// What a picture calls the view where its name is not made of words; nil for the name.
  package var caption: String?
  /// What the view is, and what belongs to being that.
  package var kind: Kind
  /// Back to front.
  package var children: [SceneView]
  /// Where the document names the view.
  package var place: ScenePlace?

  // MARK: Placement

  /// A frame in the superview's coordinates for a view that no constraint lays out (AL-7.4).
  package var frame: SceneFrame?
  /// The frame that the document was drawn with, in points: where the view stands until it is laid out.
  package var designFrame: SceneFrame?
  /// Stands in for the natural size.
  package var intrinsic: SceneIntrinsic?
  /// nil keeps the system's 8 points a side.
  package var margins: SceneMargins?
  /// Whether the view's margins are at least what the superview's cover of it (AL-5.4).
  package var preservesMargins = false
  /// Whether margins add to the safe area (AL-5.4).
  package var insetsMarginsFromSafeArea = true
  /// The direction the view asks for, whatever the language's is (AL-10.17).
  package var direction: SceneDirection?
  /// What the view is to a controller of its own.
  package var controller: SceneController?
  /// Whether a stack around the view arranges it.
  package var isArranged = true

  // MARK: Priorities

  /// nil along an axis keeps the kind's.
  package var hugging = AxisPriorities()
  /// nil along an axis keeps the class's 750.
  package var resistance = AxisPriorities()

  // MARK: Paint

  /// nil for none.
  package var background: SceneColor?
  /// Whether it is laid out but not drawn.
  package var isHidden = false
  /// What its layer says.
  package var paint = ScenePaint()

  /// - Parameter name: nil for the id.
  package init(
    id: String, name: String? = nil, kind: Kind = .view, background: SceneColor? = nil, isHidden: Bool = false,
    frame: SceneFrame? = nil, margins: SceneMargins? = nil, children: [SceneView] = []
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
package struct SceneIntrinsic: Sendable, Hashable, Encodable {
  /// In points; nil for the natural one.
  package var width: Double?
  /// In points; nil for the natural one.
  package var height: Double?
  /// From the top of the alignment rectangle to the first baseline.
  package var firstBaseline: Double?

  /// A natural size; parts that are nil stay as they are.
  package init(width: Double? = nil, height: Double? = nil, firstBaseline: Double? = nil) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
  }
}

/// A frame in points, and which of its parts follow the superview's size (AL-7.1).
package struct SceneFrame: Sendable, Hashable, Encodable {
  /// What may follow the superview's size.
  package enum Part: String, Sendable, CaseIterable, Encodable {
    case left, width, right, top, height, bottom
  }

  /// From the superview's left, in points.
  package var x: Double
  /// From the superview's top, in points.
  package var y: Double
  /// In points, at least 0.
  package var width: Double
  /// In points, at least 0.
  package var height: Double
  /// What follows the superview's size.
  package var flexible: Set<Part>

  /// A frame in points, of fixed size and place by default.
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
  /// Left and right where the reader reads from left to right.
  package var insets: Insets
  /// Whether left and right change places for a reader who reads from right to left (AL-5.7).
  package var followsReading: Bool

  /// Margins that stay at their sides, by default.
  package init(_ insets: Insets, followsReading: Bool = false) {
    (self.insets, self.followsReading) = (insets, followsReading)
  }
}

/// A reading direction; the names are UIKit's.
package enum SceneDirection: String, Sendable, CaseIterable, Encodable {
  case leftToRight, rightToLeft
}

/// A controller inside the scene's: what it changes for the view that is its root.
package struct SceneController: Sendable, Hashable, Encodable {
  /// Added to the safe area that comes down, in points (AL-5.16).
  package var additionalSafeArea: Insets
  /// Classes in the place of those that come down; `any` leaves one (AL-10.2).
  package var sizeClasses: SizeClasses

  /// A controller; it changes nothing by default.
  package init(
    additionalSafeArea: Insets = .zero, sizeClasses: SizeClasses = SizeClasses(horizontal: .any, vertical: .any)
  ) {
    self.additionalSafeArea = additionalSafeArea
    self.sizeClasses = sizeClasses
  }
}
