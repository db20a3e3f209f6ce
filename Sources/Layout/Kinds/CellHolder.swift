import UIKit

/// Contains rows or cells that already exist.
@MainActor
protocol CellHolder: AnyObject {
  /// Removes a row or a cell; ignores any other object.
  func remove(_ object: NSObject)
}
