public import Foundation

extension Snapshotting where Value == CGPath, Format == String {
  /// Describes a path as steps, one per line, with one to three decimal places.
  public static var elementsDescription: Snapshotting {
    described { number in
      var text = String(format: "%.3f", Double(number))
      while text.hasSuffix("0"), !text.hasSuffix(".0") { text.removeLast() }
      return text == "-0.0" ? "0.0" : text
    }
  }

  /// Describes a path as steps, one per line, with numbers formatted by a formatter.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    described { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "" }
  }

  private static func described(_ number: @escaping (CGFloat) -> String) -> Snapshotting {
    func text(_ points: [CGPoint]) -> String {
      points.map { "(\(number($0.x)), \(number($0.y)))" }.joined(separator: " ")
    }
    return SimplySnapshotting.lines.pullback { path in
      path.elements.enumerated().map { index, element in
        switch element {
        // A subpath begins after an empty line.
        case .move(let point): "\(index > 0 ? "\n" : "")MoveTo \(text([point]))\n"
        case .line(let point): "LineTo \(text([point]))\n"
        case .quadratic(let end, let control): "QuadCurveTo \(text([control, end]))\n"
        case .cubic(let end, let first, let second): "CurveTo \(text([first, second, end]))\n"
        case .close: "Close \n"
        }
      }.joined()
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// Describes a path as steps, one per line.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { path in MainActor.assumeIsolated { path.cgPath } }
  }

  /// Describes a path as steps, one per line, with numbers formatted by a formatter.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback { path in MainActor.assumeIsolated { path.cgPath } }
  }
}
