package import Foundation
package import Layout

/// The disc with a constraint's mark: filled if it is required, hollow and dashed if it is optional.
package struct EquationDisc {
  /// The height of all discs, in points.
  package static let height = 15.0

  private let run: GlyphRun
  private let size: Double
  private let isRequired: Bool

  /// Shapes a mark.
  package init(_ mark: String, isRequired: Bool, _ measurer: PangoMeasurer) {
    size = mark.unicodeScalars.count < 3 ? 9 : 8
    run = measurer.shape(mark, size: size, weight: .bold)
    self.isRequired = isRequired
  }

  /// In points; more than the height for a long mark.
  package var width: Double { max(Self.height, (run.width + 7).rounded(.up)) }

  /// Draws the disc with its top left corner at a point.
  package func draw(at origin: CGPoint, _ ink: Ink, on page: Ink, into sketch: inout Sketch) {
    let rect = CGRect(x: origin.x, y: origin.y, width: width, height: Self.height).insetBy(dx: 0.6, dy: 0.6)
    let outline = Shape.path(.box(rect, radius: rect.height / 2))
    sketch.fill(outline, isRequired ? ink : page)
    sketch.stroke(outline, ink, width: 1.2, dash: isRequired ? nil : Dash(line: 2, gap: 2.2))
    sketch.text(run, size: size, at: rect.midX, middle: rect.midY, isRequired ? page : ink)
  }
}
