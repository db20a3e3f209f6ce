/// The coder that creates the objects of nibs. It holds no archive, but configures each object from its document while
/// the object's `init(coder:)` runs, so that code after `super.init(coder:)` sees the values and may change them.
package final class NibCoder: NSCoder {
  /// The values that only an initialiser can set.
  package struct Fixed {
    /// The style of a table.
    package var tableStyle = UITableView.Style.plain
    /// The style of a table's cell.
    package var cellStyle = UITableViewCell.CellStyle.default
    /// The identifier of a cell, a header or a footer.
    package var reuseIdentifier: String?
    /// The type of a button.
    package var buttonType = UIButton.ButtonType.custom
    /// The layout of a collection view.
    package var layout: UICollectionViewLayout?

    /// UIKit's defaults.
    package init() {}
  }

  /// The values for the object's initialiser.
  let fixed: Fixed
  private var give: ((NSObject) -> Void)?

  /// - Parameter give: Configures the object from its document; called once.
  package init(_ fixed: Fixed = Fixed(), _ give: @escaping (NSObject) -> Void = { _ in }) {
    (self.fixed, self.give) = (fixed, give)
    super.init()
  }

  /// Configures an object from its document; a second call has no effect.
  package func decode(_ object: NSObject) {
    let once = give
    give = nil
    once?(object)
  }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
}
