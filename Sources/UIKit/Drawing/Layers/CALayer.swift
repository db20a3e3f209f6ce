/// The corners, border and shadow of a view, and its geometry under the names that layers use.
///
/// A view's layer shares the view's geometry, colour, opacity and clipping. A layer created by a client has its own and
/// is painted behind the subviews of the view it was added to, limited to colours, borders and shapes.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer this is.
  @WeakView var view: UIView?
  private var ownGeometry = LayerGeometry()

  public override init() { super.init() }

  /// A new layer; nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Geometry

  var geometry: LayerGeometry {
    get { view?.geometry ?? ownGeometry }
    set {
      if let view { view.geometry = newValue } else { ownGeometry = newValue }
    }
  }

  /// In the superlayer's coordinates, in points; for a transformed layer the bounding box.
  open var frame: CGRect {
    get { geometry.frame }
    set { if let view { view.frame = newValue } else { ownGeometry.frame = newValue } }
  }

  /// In the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { if let view { view.bounds = newValue } else { ownGeometry.bounds = newValue } }
  }

  /// The anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set { if let view { view.center = newValue } else { ownGeometry.position = newValue } }
  }

  /// As a fraction of the size; changing it moves the frame and keeps the position.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      let position = geometry.position
      geometry.anchorPoint = newValue
      geometry.position = position
    }
  }

  /// The transform about the anchor point.
  open func affineTransform() -> CGAffineTransform { geometry.transform }
  /// Sets the transform about the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) { geometry.transform = m }

  /// The transform about the anchor point; only its part in the plane is used.
  open var transform: CATransform3D {
    get {
      ownTransform.affine == geometry.transform ? ownTransform : CATransform3DMakeAffineTransform(geometry.transform)
    }
    set {
      ownTransform = newValue
      geometry.transform = newValue.affine
    }
  }
  private var ownTransform = CATransform3DIdentity
  /// The transform of sublayers; stored.
  open var sublayerTransform = CATransform3DIdentity
  /// The layer's view, or the object that draws and lays out the layer; not retained.
  open weak var delegate: (any CALayerDelegate)? {
    get { view ?? ownDelegate }
    set { if view == nil { ownDelegate = newValue } }
  }
  private weak var ownDelegate: (any CALayerDelegate)?

  /// Whether a point in the layer's own coordinates is inside its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The deepest layer that contains a point in the superlayer's coordinates; nil outside the layer.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let own = p.applying(geometry.toSuperview.inverted())
    if isHidden || opacity <= 0 || !contains(own) { return nil }
    let below = (view?.subviews.map(\.layer) ?? []).reversed() + (sublayers ?? []).reversed()
    for layer in below { if let found = layer.hitTest(own) { return found } }
    return self
  }

  /// Stored, and has no effect here, because layers are painted in order.
  open var zPosition: CGFloat = 0
  /// Stored, and has no effect here.
  open var contentsScale: CGFloat = 1

  // MARK: Appearance

  /// Rounds the background and the border, in points, and the content if it is clipped.
  open var cornerRadius: CGFloat = 0
  /// The corners that ``cornerRadius`` rounds.
  open var maskedCorners: CACornerMask = .all
  /// The curve of rounded corners; stored, because a circular one is drawn.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The border's width inside the bounds, in points; 0 for none.
  open var borderWidth: CGFloat = 0
  /// The border's colour; black by default. nil is drawn black, too.
  open var borderColor: CGColor? {
    get { colors.border }
    set { (colors.border, colors.hasBorder) = (newValue, true) }
  }
  /// The shadow's color; black by default. nil is drawn as black, too. A view with a ground that does not clip casts the shadow of its box.
  open var shadowColor: CGColor? {
    get { colors.shadow }
    set { (colors.shadow, colors.hasShadow) = (newValue, true) }
  }
  /// The border's and the shadow's colour, and whether the application has chosen them.
  private var colors = (
    border: CGColor?.some(CALayer.black), hasBorder: false, shadow: CGColor?.some(CALayer.black), hasShadow: false
  )
  private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The border's colour that the application has chosen.
  package var ownBorderColor: CGColor? { colors.hasBorder ? colors.border : nil }
  /// The shadow's colour that the application has chosen.
  package var ownShadowColor: CGColor? { colors.hasShadow ? colors.shadow : nil }
  /// The animations that have not ended, in the order in which they were added.
  var animations: [(key: String?, animation: CAAnimation, number: Int)] = []
  /// How many animations were added: one object may be added twice.
  var addedAnimations = 0
  /// From 0, which is no shadow, to 1.
  open var shadowOpacity: Float = 0
  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How far the shadow's edge fades, in points.
  open var shadowRadius: CGFloat = 3
  /// Stored, and has no effect here.
  open var shouldRasterize = false
  /// Stored, and has no effect here.
  open var rasterizationScale: CGFloat = 1
  /// A name for the client's own use.
  open var name: String?
  /// Limits the layer and what is in it to where the mask has a ground, a fill or a line, however opaque. A mask with
  /// pictures or texts, or with parts that overlap, has no effect here.
  open var mask: CALayer?
  /// Stored; a shadow has the outline of the view's box.
  open var shadowPath: CGPath?
  /// Stored; pictures show no contents of layers.
  open var contents: Any?
  /// Stored.
  open var allowsEdgeAntialiasing = false
  /// Stored.
  open var drawsAsynchronously = false
  /// Stored; pictures show no contents of layers.
  open var contentsGravity = "resize"

  private var ownAppearance = (background: CGColor?.none, opacity: Float(1), isHidden: false, masks: false)

  /// The view's colour; stored if the layer has no view.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownAppearance.background }
    set {
      if let view { view.backgroundColor = newValue.map(UIColor.init) } else { ownAppearance.background = newValue }
    }
  }

  /// The view's ``UIView/alpha``; stored if the layer has no view.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownAppearance.opacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownAppearance.opacity = newValue } }
  }

  /// The view's value; stored if the layer has no view.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownAppearance.isHidden }
    set { if let view { view.isHidden = newValue } else { ownAppearance.isHidden = newValue } }
  }

  /// The view's ``UIView/clipsToBounds``; stored if the layer has no view.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownAppearance.masks }
    set { if let view { view.clipsToBounds = newValue } else { ownAppearance.masks = newValue } }
  }

  // MARK: The tree

  /// Layers that were added by hand, and that can be replaced; those of a view's subviews are not included.
  open var sublayers: [CALayer]? {
    get { ownSublayers }
    set {
      let (old, new) = (ownSublayers ?? [], newValue ?? [])
      for layer in old where !new.contains(where: { $0 === layer }) { layer.superlayer = nil }
      for layer in new where layer.superlayer !== self { layer.removeFromSuperlayer() }
      ownSublayers = newValue
      for layer in new { layer.superlayer = self }
    }
  }
  private var ownSublayers: [CALayer]?
  /// The layer this one was added to by hand; nil for a view's layer.
  open private(set) weak var superlayer: CALayer?

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// Inserts a layer below another; below all if that one is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }
  /// Inserts a layer above another; above all if that one is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }
  private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    layer.removeFromSuperlayer()
    let place = (sublayers ?? []).firstIndex { $0 === sibling }
    insertSublayer(layer, at: UInt32(place.map { $0 + offset } ?? (offset == 0 ? 0 : sublayers?.count ?? 0)))
  }
  /// The same time, because no time passes here.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
  /// The same time, because no time passes here.
  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }

  /// Inserts a layer at an index; an index beyond the end counts as the end.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.ownSublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// The layer that contains this one: the superview's for a view's layer.
  private var above: CALayer? { view?.superview?.layer ?? superlayer }

  private var toRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer {
      transform = transform.concatenating(current.geometry.toSuperview)
      layer = current.above
    }
    return transform
  }

  private func transform(to layer: CALayer?) -> CGAffineTransform {
    layer.map { toRoot.concatenating($0.toRoot.inverted()) } ?? toRoot
  }

  /// A point of this layer in another's coordinates; nil means the root's.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
  /// A point of another layer in this one's coordinates; nil means the root's.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }
  /// The bounding box of a rectangle of this layer in another's coordinates.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }
  /// The bounding box of a rectangle of another layer in this one's coordinates.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }

  /// Marks the view, or the layer without one, to be laid out.
  open func setNeedsLayout() { if let view { view.setNeedsLayout() } else { needsSublayerLayout = true } }
  /// Lays out the view; for a layer without one, calls ``layoutSublayers()`` if it was marked, and below.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    if needsSublayerLayout {
      needsSublayerLayout = false
      layoutSublayers()
    }
    for layer in sublayers ?? [] { layer.layoutIfNeeded() }
  }
  private var needsSublayerLayout = false
  /// Lets pictures have what the layer draws in ``draw(in:)``, or its delegate.
  open func setNeedsDisplay() { drawsContents = true }
  /// Lets pictures have what the layer draws, as a whole.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Has no effect here, because a picture is drawn as a whole.
  open func displayIfNeeded() {}
  /// Whether ``setNeedsDisplay()`` was called.
  private(set) var drawsContents = false
  /// Stored.
  open var needsDisplayOnBoundsChange = false
  /// Places the sublayers of a layer without a view, when it was marked; calls the delegate unless overridden.
  open func layoutSublayers() { ownDelegate?.layoutSublayers(of: self) }
  /// Never called here: changes take no time.
  /// - Returns: nil, for no action.
  open func action(forKey event: String) -> (any CAAction)? { nil }
  /// Draws the contents of a layer without a view, after ``setNeedsDisplay()``; calls the delegate unless overridden.
  open func draw(in ctx: CGContext) { ownDelegate?.draw(self, in: ctx) }
  /// Whether the layer is drawn again when a property changes; false unless overridden. Nothing asks here.
  open class func needsDisplay(forKey key: String) -> Bool { false }
}

/// What happens when a layer's property changes; never run here.
public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
