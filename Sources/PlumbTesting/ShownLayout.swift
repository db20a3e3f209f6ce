import Foundation
import Layout
package import UIKit
import Values
import Verifying

/// Compares a view that is already shown in a cell with its golden beside a test file, as `assertLayout` does.
/// - Parameters:
///   - cell: That in which the view is shown; another one does not change it.
///   - name: The golden's name; nil compares nothing.
///   - picture: Where a picture of the view is written, too; nil for none.
/// - Returns: What differs; nil if nothing does.
@MainActor
package func verifyShown(
  _ view: UIView, in cell: Cell, named name: String?, testFile: String, picture: String? = nil
) -> String? {
  do {
    if let picture { try draw(view, in: cell, titled: name ?? "", to: picture) }
    guard let name else { return nil }
    return try difference(in: [cell.name], titled: name, testFile: testFile) { .view(view, title: name) }
  } catch {
    return "\(error)"
  }
}

@MainActor
private func draw(_ view: UIView, in cell: Cell, titled title: String, to path: String) throws {
  let pipeline = try LayoutTester.pipeline.get()
  let layout = pipeline.solve(.view(view, title: title), in: cell)
  let renderer = Renderer(measurer: pipeline.measurer)
  try Data(renderer.observation(of: layout).png ?? []).write(to: URL(filePath: path))
}

/// Compares a controller that is made for each cell with its golden beside a test file, as `assertLayout` does.
/// - Parameters:
///   - cells: The names of the cells.
///   - title: The golden's name.
/// - Returns: What differs; nil if nothing does.
@MainActor
package func verifyMade(
  _ make: () -> UIViewController, in cells: [String], titled title: String, testFile: String
) -> String? {
  do {
    return try withResources(aroundFile: testFile) {
      try difference(in: cells, titled: title, testFile: testFile) { .controller(make(), title: title) }
    }
  } catch {
    return "\(error)"
  }
}

/// Compares what is made for each cell with its golden; nil if nothing differs.
@MainActor
private func difference(
  in cells: [String], titled title: String, testFile: String, _ make: () -> LayoutSubject
) throws -> String? {
  let tester = LayoutTester(
    place: GoldenPlace(filePath: testFile, title: title), title: title, mode: try .effective(nil))
  return tester.run(LayoutMatrix(names: cells)) { pipeline, cell, isChecked in
    try pipeline.captured(make(), document: tester.place.file, in: cell, isChecked: isChecked)
  }.message
}
