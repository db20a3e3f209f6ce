import SystemValues

/// Frames as inputs of layout, and conversion of coordinates between views.
extension UIView {
  /// The frame without the transform, in points, which layout uses (AL-2.43).
  package var frameBeforeTransform: CGRect {
    get { geometry.untransformedFrame }
    set { geometry.untransformedFrame = newValue }
  }

  /// Whether it contains no NaN; raises if it does, as a layer does.
  static func isLegal(_ origin: CGPoint, _ size: CGSize) -> Bool {
    if !(origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN) { return true }
    let numbers = [origin.x, origin.y, size.width, size.height].map { GeneralNumber.text($0) }
    LayoutException(
      name: "CALayerInvalidGeometry",
      reason: "CALayer bounds contains NaN: [\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])]"
    ).raise()
    return false
  }

  func geometryDidChange(from old: LayerGeometry) {
    AnimationRecorder.note(self, old.frame)
    if AnimationRecorder.notesRestores { AnimationRecorder.noteRestore { self.geometry = old } }
    let isResized = geometry.size != old.size
    let hasScrolled = geometry.boundsOrigin != old.boundsOrigin
    if isResized || hasScrolled && layoutFollowsScrolling { setNeedsLayout() }
    if link.askEngine({ $0.noteMove(of: self) }) ?? false { return }
    if isResized || geometry.origin != old.origin { noteFrameReference() }
    // A frame is an input only if constraints do not determine it (AL-7.4, AL-7.9); what is hidden below bars depends
    // on where the view is shown.
    if translatesAutoresizingMaskIntoConstraints || hasScrolled || geometry.transform != old.transform {
      layoutDidBecomeInvalid(hasScrolled ? .structure : .values)
    }
    if isResized { FrameResizing.sizeDidChange(of: self, from: old.size) }
  }

  /// Stores the frame together with the superview's size at which it was set (AL-7.5).
  func noteFrameReference() {
    frameReference =
      autoresizingMask.isEmpty || superview?.autoresizesSubviews == false
      ? nil
      : superview.map { FrameReference(frame: geometry.untransformedFrame, container: $0.geometry.size) }
  }

  /// A point of this view in another view's coordinates; nil means the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }

  /// A point of another view in this view's coordinates; nil means the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// The bounding box of a rectangle of this view in another's coordinates; nil means the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }

  /// The bounding box of a rectangle of another view in this one's coordinates; nil means the window's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(transform(to: view).inverted()) }

  /// The transform from the view's coordinates to those outside its root: the sum of all frames, bounds' origins and
  /// transforms on the way, including the root's own.
  var transformToBase: CGAffineTransform {
    // Translations are added without a multiplication, which would add rounding errors.
    var total = CGAffineTransform.identity
    var next: UIView? = self
    while let view = next {
      let geometry = view.geometry
      if geometry.transform.isIdentity, total.b == 0, total.c == 0, total.a == 1, total.d == 1 {
        total.tx += geometry.origin.x - geometry.boundsOrigin.x
        total.ty += geometry.origin.y - geometry.boundsOrigin.y
      } else {
        total = total.concatenating(geometry.toSuperview)
      }
      next = view.superview
    }
    return total
  }

  /// The transform from the view's coordinates to another's; nil means the window's.
  func transform(to view: UIView?) -> CGAffineTransform {
    guard let other = view ?? window else { return transformToBase }
    return transformToBase.concatenating(other.transformToBase.inverted())
  }

  /// The available width; that of the superview or of the screen for a bar that has no width yet.
  func barWidth(in size: CGSize) -> CGFloat {
    size.width > 0 ? size.width : superview?.bounds.width ?? UIScreen.main.bounds.width
  }

  /// Rounds a length up to whole pixels, apart from noise (`control-metrics.md` 1.2).
  func ceiledToPixel(_ length: CGFloat) -> CGFloat { length.ceiled(toPixels: traitCollection.displayScale) }
}

extension CGFloat {
  /// The same for a screen with a number of pixels per point.
  @MainActor
  func ceiled(toPixels scale: CGFloat) -> CGFloat {
    // What is not rounded must not be narrower than the text, which would wrap.
    LayoutTrace.current?.isSmooth ?? false ? self : Branch.whole(self * scale) / scale
  }
}
