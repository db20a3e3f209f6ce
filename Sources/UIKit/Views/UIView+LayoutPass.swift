/// The engine of a view's tree, and questions to it.
extension UIView {
  var engine: LayoutEngine {
    if let ownEngine { return ownEngine }
    let engine = LayoutEngine(root: self)
    ownEngine = engine
    return engine
  }

  /// Invalidates layout, because something it depends on has changed; nothing moves before the next pass (AL-11.4).
  func layoutDidBecomeInvalid(_ change: LayoutChange = .structure) {
    link.askEngine { $0.invalidate(change) }
  }

  /// Whether the engine found more than one frame for the view (AL-2.14).
  public var hasAmbiguousLayout: Bool { rootView.engine.isAmbiguous(self) }

  /// If the view is ambiguous, gives it another of the frames that its constraints allow, until the next layout
  /// (AL-2.15).
  public func exerciseAmbiguityInLayout() { rootView.engine.exerciseAmbiguity(of: self) }

  /// The constraints that determine the view's position and length along an axis, including its ancestors' (AL-2.16).
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    rootView.engine.constraints(deciding: self, axis)
  }

  /// The rows that determine the view's position and length along an axis: constraints, content and system rows.
  package func rowsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [RowSource] {
    rootView.engine.rows(deciding: self, axis)
  }

  /// All rows of the view's tree with their priorities: constraints, content and system rows.
  package var rowsInForce: [(source: RowSource, priority: UILayoutPriority)] { rootView.engine.rowsInForce() }
}
