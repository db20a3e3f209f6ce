/// A guide of a stack's own; on the axes that the stack does not use it for it is nothing.
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

/// Between two neighbours, from edge to edge or from middle to middle (AL-4.25).
final class StackGapGuide: StackGuide {
  override var layoutToken: String { "_UIOLAGapGuide:\(addressText)" }
}

/// The smallest box around all visible views, across the axis (AL-4.32).
final class StackSpacer: StackGuide {
  override init() {
    super.init()
    identifier = "UISV-alignment-spanner"
  }
  required init?(coder: NSCoder) { nil }

  override var layoutToken: String { "_UILayoutSpacer:\(addressText)'\(identifier)'" }
}
