/// Results of a finished pass in addition to frames, for reading layouts, not for layout code.
extension UIView {
  /// The alignment rectangle relative to the superview, not rounded; the frame's if the engine has none.
  package var solvedAlignmentRect: CGRect {
    isPlaced ? keptPlacement.placement.alignmentRect : alignmentRect(forFrame: frame)
  }

  /// Whether the last solve of the view's tree included it.
  private var isPlaced: Bool { link.askEngine { $0.solve } == keptPlacement.solve }

  /// The attributes that the constraints leave open, with their ranges (AL-2.13).
  package var openAttributes: [OpenAttribute] { isPlaced ? keptPlacement.placement.openAttributes : [] }
  /// Whether constraints leave an attribute open anywhere in the view's tree.
  package var isInOpenTree: Bool { rootView.engine.hasOpenAttributes }

  /// The conflicts in the tree whose root this view is, in the order in which they were broken.
  package var layoutConflicts: [EngineConflict] { engine.conflicts }

  /// For some of ``layoutConflicts``, their rows combined so that all variables cancel out; nil for a large set.
  /// - Complexity: O(rows of the tree), and for each conflict O(rows² · variables), for at most 24 rows.
  package func refutations(of conflicts: [EngineConflict]) -> [EngineRefutation?] { engine.refutations(of: conflicts) }
}

extension UILayoutGuide {
  /// The guide's rectangle relative to its owner, not rounded.
  package var solvedRect: CGRect { owningView?.rootView.engine.placement(of: self)?.alignmentRect ?? layoutFrame }

  /// The guide's attributes that the constraints leave open, with their ranges (AL-2.13).
  package var openAttributes: [OpenAttribute] {
    owningView?.rootView.engine.placement(of: self)?.openAttributes ?? []
  }
}
