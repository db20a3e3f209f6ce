package import Values

/// The reason why an application's views cannot be captured as a scene.
package enum CaptureError: ReportedError, Hashable {
  /// There are more views and guides than a scene may have.
  case tooManyViews
  /// There are more constraints than a scene may have.
  case tooManyConstraints
  /// The root view's size is not the cell's.
  case otherSize(cell: String, expected: Size, actual: Size)

  /// The reason, and the next step.
  package var description: String {
    switch self {
    case .tooManyViews:
      "the view has more than \(Limits.views) subviews at all levels; test a part of it alone"
    case .tooManyConstraints:
      "more than \(Limits.constraints) constraints are active; test a part of the view alone"
    case .otherSize(let cell, let expected, let actual):
      "the view is \(Self.text(actual)), but \(cell) is \(Self.text(expected)); lay it out in the cell's size first"
    }
  }

  private static func text(_ size: Size) -> String {
    "\(NumberText.plain(size.width)) x \(NumberText.plain(size.height))"
  }
}
