/// Where the lines that a compiler names stand in rewritten sources: `#sourceLocation` says which lines they came from.
package struct PlaceMap {
  private var places: [String: (file: Int, offset: Int)] = [:]

  /// - Parameter texts: Rewritten sources.
  /// - Complexity: Linear in the texts.
  package init(_ texts: [String]) {
    for (index, text) in texts.enumerated() {
      var (file, line, offset) = ("", 1, 0)
      for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let length = row.utf8.count + 1
        if row.hasPrefix("#sourceLocation(file: \""), let end = row.lastIndex(of: "\""),
          let number = row[end...].split(separator: " ").last.flatMap({ Int($0.dropLast()) })
        {
          (file, line) = (String(row[row.index(row.startIndex, offsetBy: 23)..<end]), number)
        } else {
          let key = "\(file):\(line)"
          if places[key] == nil { places[key] = (index, offset) }
          line += 1
        }
        offset += length
      }
    }
  }

  /// The source and the byte of a place, both counted from 0; columns are bytes, counted from 1.
  package func place(_ file: String, _ line: Int, _ column: Int) -> (file: Int, offset: Int)? {
    places["\(file):\(line)"].map { ($0.file, $0.offset + column - 1) }
  }
}
