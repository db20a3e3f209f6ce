import Foundation
package import Layout
import Values

/// A number that no valid layout contains: not finite, or beyond ``Limits/coordinate``. Records could not distinguish
/// it from another one.
package struct LayoutBoundsError: ReportedError, Hashable {
  /// The view's name.
  package let view: String
  /// In points.
  package let number: Double
}

extension LayoutBoundsError {
  package var description: String {
    let limit = NumberText.plain(Limits.coordinate)
    return "\(Quoting.record.quoted(view)) reaches \(number) points, and a layout has at most \(limit); make the "
      + "multipliers and constants of its constraints smaller"
  }
}

extension SolvedLayout {
  /// Checks that every length can be written to a record.
  /// - Throws: ``LayoutBoundsError`` for the first view with a length that cannot be written.
  /// - Complexity: O(views).
  package func checkBounds() throws(LayoutBoundsError) {
    for view in views {
      try Self.check([view.frame.minX, view.frame.minY, view.frame.width, view.frame.height], of: view)
      try Self.check(
        [view.exactFrame.minX, view.exactFrame.minY, view.exactFrame.width, view.exactFrame.height], of: view)
      try Self.check([view.scrollOffset.x, view.scrollOffset.y, view.firstBaseline ?? 0], of: view)
      if let size = view.contentSize { try Self.check([size.width, size.height], of: view) }
    }
  }

  private static func check(_ numbers: [Double], of view: SolvedView) throws(LayoutBoundsError) {
    // Written in this way to reject NaN too.
    for number in numbers where !(abs(number) <= Limits.coordinate) {
      throw LayoutBoundsError(view: view.name, number: number)
    }
  }
}
