/// Maps the lines in compiler messages to positions in rewritten sources, in which `#sourceLocation` names the original
/// lines.
package struct PlaceMap {
  private var places: [String: (file: Int, offset: Int)] = [:]

  /// - Parameter texts: Rewritten sources.
  /// - Complexity: Linear in the texts.
  package init(_ texts: [String]) {
    var empty: Set<String> = []
    for (index, text) in texts.enumerated() {
      var (file, line, offset) = ("", 1, 0)
      // By bytes, because a carriage return and a line feed are one character.
      for bytes in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
        let (row, length) = (String(decoding: bytes, as: UTF8.self), bytes.count + 1)
        if let place = SourceLocation.read(row) {
          (file, line) = place
        } else {
          let key = "\(file):\(line)"
          // An empty line remains where a member moved away.
          let isEmpty = row.allSatisfy(\.isWhitespace)
          if places[key] == nil || (empty.contains(key) && !isEmpty) {
            places[key] = (index, offset)
            if isEmpty { empty.insert(key) } else { empty.remove(key) }
          }
          line += 1
        }
        offset += length
      }
    }
  }

  /// Returns the source and the byte of a position, both counted from 0; columns are bytes, counted from 1.
  package func place(_ file: String, _ line: Int, _ column: Int) -> (file: Int, offset: Int)? {
    places["\(file):\(line)"].map { ($0.file, $0.offset + column - 1) }
  }
}
