/// What a finished pass knows beyond frames: for those who read layouts, not for layout code.
extension UIView {
  /// Alignment rectangle relative to the superview, not rounded; the frame's where the engine has none.
  package var solvedAlignmentRect: CGRect {
    isPlaced ? keptPlacement.placement.alignmentRect : alignmentRect(forFrame: frame)
  }

  /// Whether the last solve of the view's tree has placed it.
  private var isPlaced: Bool { link.askEngine { $0.solve } == keptPlacement.solve }

  /// Attributes that the constraints leave open, and between which values (AL-2.13).
  package var openAttributes: [OpenAttribute] { isPlaced ? keptPlacement.placement.openAttributes : [] }
  /// Whether constraints leave something open anywhere in the view's tree.
  package var isInOpenTree: Bool { rootView.engine.hasOpenAttributes }

  /// Contradictions found in the tree of which this view is the root, in the order they were broken.
  package var layoutConflicts: [EngineConflict] { engine.conflicts }

  /// What the rows of some of ``layoutConflicts`` come to when everything unknown cancels out; nil for a large set.
  /// - Complexity: O(rows of the tree), and for each conflict O(rows² · unknowns), for at most 24 rows.
  package func refutations(of conflicts: [EngineConflict]) -> [EngineRefutation?] { engine.refutations(of: conflicts) }
}

extension UILayoutGuide {
  /// The guide's rectangle relative to its owner, not rounded.
  package var solvedRect: CGRect { owningView?.rootView.engine.placement(of: self)?.alignmentRect ?? layoutFrame }

  /// Attributes of the guide that the constraints leave open, and between which values (AL-2.13).
  package var openAttributes: [OpenAttribute] {
    owningView?.rootView.engine.placement(of: self)?.openAttributes ?? []
  }
}
