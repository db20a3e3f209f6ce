import Layout

/// The order of cells in records: that of the matrix, and each cell's readers and states after it by name. It depends on
/// nothing but the cells, so that recording and accepting write the same bytes.
enum CellOrder {
  private static let places = Dictionary(
    ((try? Matrix.everything.cells()) ?? []).enumerated().map { ($1.name, $0) }
  ) { first, _ in first }

  /// Returns values sorted by the names of their cells.
  /// - Complexity: O(n · log n).
  static func sorted<Value>(_ values: [Value], by name: (Value) -> String) -> [Value] {
    let keys = values.map { value -> (place: Int, name: String) in
      let name = name(value)
      return (place(of: name), name)
    }
    func isBefore(_ a: Int, _ b: Int) -> Bool {
      keys[a].place == keys[b].place ? keys[a].name < keys[b].name : keys[a].place < keys[b].place
    }
    let isSorted = keys.indices.dropFirst().allSatisfy { isBefore($0 - 1, $0) }
    return isSorted ? values : values.indices.sorted(by: isBefore).map { values[$0] }
  }

  /// Returns the place of the cell, or of the longest cell name before one of its plus signs.
  private static func place(of name: String) -> Int {
    var end = name.utf8.endIndex
    while true {
      if let place = places[String(name[..<end])] { return place }
      guard let sign = name.utf8[..<end].lastIndex(of: UInt8(ascii: "+")) else { return .max }
      end = sign
    }
  }
}
