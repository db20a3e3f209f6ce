/// What a view paints beside its content: corners, borders, shadows; and its geometry under the names layers use.
///
/// The layer of a view shares the view's geometry, colour, opacity and clipping. A layer of one's own keeps its own and is
/// a mere description: it has a frame, a place among others, and is not laid out.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer this is.
  weak var view: UIView?
  private var ownGeometry = LayerGeometry()

  public override init() { super.init() }

  /// A new layer: nothing is decoded. ``UIView/layer`` makes layers of a client's class this way, because the class alone
  /// names no other initialiser.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Geometry

  var geometry: LayerGeometry {
    get { view?.geometry ?? ownGeometry }
    set {
      if let view { view.geometry = newValue } else { ownGeometry = newValue }
    }
  }

  /// In the coordinates of the layer above, in points; of a transformed layer the box around it.
  open var frame: CGRect {
    get { geometry.frame }
    set { if let view { view.frame = newValue } else { ownGeometry.frame = newValue } }
  }

  open var bounds: CGRect {
    get { geometry.bounds }
    set { if let view { view.bounds = newValue } else { ownGeometry.bounds = newValue } }
  }

  /// The anchor point in the coordinates of the layer above.
  open var position: CGPoint {
    get { geometry.position }
    set { if let view { view.center = newValue } else { ownGeometry.position = newValue } }
  }

  /// In parts of the size; moving it moves the frame and leaves the position.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      let position = geometry.position
      geometry.anchorPoint = newValue
      geometry.position = position
    }
  }

  open func affineTransform() -> CGAffineTransform { geometry.transform }
  open func setAffineTransform(_ m: CGAffineTransform) { geometry.transform = m }

  open var zPosition: CGFloat = 0
  open var contentsScale: CGFloat = 1

  // MARK: Appearance

  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var name: String?
  open var mask: CALayer?

  private var ownAppearance = (background: CGColor?.none, opacity: Float(1), isHidden: false, masks: false)

  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownAppearance.background }
    set {
      if let view { view.backgroundColor = newValue.map(UIColor.init) } else { ownAppearance.background = newValue }
    }
  }

  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownAppearance.opacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownAppearance.opacity = newValue } }
  }

  open var isHidden: Bool {
    get { view?.isHidden ?? ownAppearance.isHidden }
    set { if let view { view.isHidden = newValue } else { ownAppearance.isHidden = newValue } }
  }

  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownAppearance.masks }
    set { if let view { view.clipsToBounds = newValue } else { ownAppearance.masks = newValue } }
  }

  // MARK: The tree

  /// Layers that were added by hand; the layers of a view's subviews are not among them.
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// The layer around this one: the superview's for a view's layer.
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

  /// A point of this layer in another's coordinates; nil means those outside of the tree.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }

  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  open func setNeedsDisplay() {}
}

/// Which corners a radius rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}

/// The line a rounded corner follows.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
