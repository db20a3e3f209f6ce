/// One of a stack's own guides; it has no extent on the axes that the stack does not use it for.
@preconcurrency @MainActor
class StackGuide: UILayoutGuide {
  var usedAxes: Set<NSLayoutConstraint.Axis> = []

  override init() { super.init() }
  required init?(coder: NSCoder) { nil }

  override var systemPlacement: SystemPlacement? {
    switch (usedAxes.contains(.horizontal), usedAxes.contains(.vertical)) {
    case (true, true): nil
    case (true, false): .horizontalLine
    default: .verticalLine
    }
  }
}

/// The gap between two neighbours, from edge to edge or from centre to centre (AL-4.25).
final class StackGapGuide: StackGuide {
  override var layoutToken: String { "_UIOLAGapGuide:\(addressText)" }
}

/// The bounding box of all visible views, across the axis (AL-4.32).
final class StackSpacer: StackGuide {
  override init() {
    super.init()
    identifier = "UISV-alignment-spanner"
  }
  required init?(coder: NSCoder) { nil }

  override var layoutToken: String { "_UILayoutSpacer:\(addressText)'\(identifier)'" }
}
