/// What objects of nibs are made with: it holds no archive, and gives each object what its document says of it while the
/// object's `init(coder:)` runs, so that code after `super.init(coder:)` finds it and may change it.
package final class NibCoder: NSCoder {
  /// What only an initialiser can give an object.
  package struct Fixed {
    /// Of a table.
    package var tableStyle = UITableView.Style.plain
    /// Of a table's cell.
    package var cellStyle = UITableViewCell.CellStyle.default
    /// Of a cell, a header or a footer.
    package var reuseIdentifier: String?
    /// Of a button.
    package var buttonType = UIButton.ButtonType.custom
    /// Of a collection.
    package var layout: UICollectionViewLayout?

    /// UIKit's defaults.
    package init() {}
  }

  /// What the object's initialiser takes.
  let fixed: Fixed
  private var give: ((NSObject) -> Void)?

  /// - Parameter give: Gives the object all that the document says of it; called once.
  package init(_ fixed: Fixed = Fixed(), _ give: @escaping (NSObject) -> Void = { _ in }) {
    (self.fixed, self.give) = (fixed, give)
    super.init()
  }

  /// Gives an object what its document says; a second call has no effect.
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
