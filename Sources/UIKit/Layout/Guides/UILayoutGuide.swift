import Escaping

/// A rectangle in a view's coordinates that constraints can refer to, without a view (AL-5.1).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
  public override init() { super.init() }

  nonisolated(unsafe) private var ownLifetime: Lifetime?
  var lifetime: Lifetime { Lifetime.of(&ownLifetime) }
  deinit { ownLifetime?.end() }

  /// Decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The view whose coordinates the guide uses; set by ``UIView/addLayoutGuide(_:)``.
  open var owningView: UIView? {
    get { owner }
    set { owner = newValue }
  }
  @WeakView private var owner: UIView?

  /// Shown in descriptions.
  open var identifier = ""

  /// In the owning view's coordinates, valid after a layout pass.
  open var layoutFrame: CGRect { solvedFrame }
  var solvedFrame = CGRect.zero

  /// Whether the engine found more than one frame for the guide (AL-2.14).
  open var hasAmbiguousLayout: Bool { owningView?.rootView.engine.isAmbiguous(self) ?? false }

  /// The constraints that currently determine the guide's position and length along an axis (AL-2.16).
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.rootView.engine.constraints(deciding: self, axis) ?? []
  }

  /// The edge where reading starts.
  open var leadingAnchor: NSLayoutXAxisAnchor { horizontal(.leading) }
  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { horizontal(.trailing) }
  /// The left edge in any reading direction.
  open var leftAnchor: NSLayoutXAxisAnchor { horizontal(.left) }
  /// The right edge in any reading direction.
  open var rightAnchor: NSLayoutXAxisAnchor { horizontal(.right) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { horizontal(.centerX) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { vertical(.top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { vertical(.bottom) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { vertical(.centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { dimension(.height) }

  var knownAnchors = KnownAnchors()
  var keptPlacement = KeptPlacement()

  /// How the system places the guide in its owner; nil for a guide that only constraints place.
  var systemPlacement: SystemPlacement? { nil }

  var layoutOwner: UIView? { owningView }
  var layoutDescription: String {
    "<\(type(of: self)): \(addressText) - \"\(identifier)\", owner: \(owningView?.description ?? "none")>"
  }
  var layoutToken: String { "UILayoutGuide:\(addressText)'\(Escaped.line(identifier))'" }
}
