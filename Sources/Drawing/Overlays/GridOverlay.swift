import Foundation
import Layout

/// Points: a thin line every 8, a thicker one every 40, and rulers at the top and the left.
struct GridOverlay {
  let size: Size
  let measurer: PangoMeasurer

  /// The distances of thin and of strong lines, in points.
  private static let (step, strong) = (8.0, 40.0)

  func draw(into sketch: inout Sketch) {
    for (place, ink) in lines(upTo: size.width) {
      sketch.fill(CGRect(x: place, y: 0, width: 0.5, height: size.height), ink)
    }
    for (place, ink) in lines(upTo: size.height) {
      sketch.fill(CGRect(x: 0, y: place, width: size.width, height: 0.5), ink)
    }
    for place in stride(from: 2 * Self.strong, to: size.width, by: 2 * Self.strong) {
      let chip = Chip(NumberText.plain(place), size: 7, weight: .medium, measurer)
      chip.draw(in: chip.rect(atMiddle: place, 6), OverlayInk.grid, into: &sketch)
    }
    for place in stride(from: 2 * Self.strong, to: size.height, by: 2 * Self.strong) {
      let chip = Chip(NumberText.plain(place), size: 7, weight: .medium, measurer)
      chip.draw(in: chip.rect(atMiddle: chip.width / 2 + 1, place), OverlayInk.grid, into: &sketch)
    }
  }

  private func lines(upTo length: Double) -> [(Double, Ink)] {
    // A very large canvas, of up to 20,000 points, has only the thicker lines.
    let step = length > 4000 ? Self.strong : Self.step
    return stride(from: step, to: length, by: step).map { place in
      (place, OverlayInk.grid.faded(place.truncatingRemainder(dividingBy: Self.strong) == 0 ? 0.45 : 0.18))
    }
  }
}
