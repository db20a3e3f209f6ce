import RecipeDocuments

/// A text whose lines and columns are known.
struct TextLines {
  let encoding: PositionEncoding
  /// In UTF-8.
  private(set) var bytes: [UInt8]
  /// Where each line begins; lines end with a line feed, a carriage return, or both.
  private var starts: [Int]

  init(_ text: String, _ encoding: PositionEncoding) {
    self.encoding = encoding
    bytes = Array(text.utf8)
    starts = Self.starts(bytes)
  }

  private static func starts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A || byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A) {
        starts.append(index + 1)
      }
    }
    return starts
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
  var lineCount: Int { starts.count }

  /// A line without its end.
  func line(_ number: Int) -> String { String(decoding: bytes[range(ofLine: number)], as: UTF8.self) }

  private func range(ofLine number: Int) -> Range<Int> {
    guard starts.indices.contains(number) else { return bytes.count..<bytes.count }
    var end = number + 1 < starts.count ? starts[number + 1] : bytes.count
    while end > starts[number], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return starts[number]..<end
  }

  // MARK: Places

  /// The byte at a place; one beyond a line's end is its end, one within a character the character's beginning.
  private func offset(_ position: TextPosition) -> Int {
    guard position.line < starts.count else { return bytes.count }
    let range = range(ofLine: position.line)
    var (units, offset) = (0, range.lowerBound)
    for scalar in line(position.line).unicodeScalars {
      units += encoding.width(scalar)
      if units > position.character { break }
      offset += UTF8.width(scalar)
    }
    return offset
  }

  /// The column of a place in Unicode scalars.
  func scalarColumn(_ position: TextPosition) -> Int {
    var (units, column) = (0, 0)
    for scalar in line(position.line).unicodeScalars {
      units += encoding.width(scalar)
      if units > position.character { break }
      column += 1
    }
    return column
  }

  /// The place of a column in Unicode scalars.
  func position(line number: Int, scalarColumn: Int) -> TextPosition {
    TextPosition(
      line: number,
      character: line(number).unicodeScalars.prefix(max(0, scalarColumn)).reduce(0) { $0 + encoding.width($1) })
  }

  /// The range of a part of a line.
  func range(_ span: OutlineSpan) -> TextRange {
    TextRange(
      position(line: span.line, scalarColumn: span.columns.lowerBound),
      position(line: span.line, scalarColumn: span.columns.upperBound))
  }

  /// Puts a text in the place of a part.
  /// - Complexity: O(length).
  mutating func replace(_ range: TextRange, with text: String) {
    let (start, end) = (offset(range.start), offset(range.end))
    bytes.replaceSubrange(start..<max(start, end), with: Array(text.utf8))
    starts = Self.starts(bytes)
  }
}

extension TextLines {
  /// A place that is in the text: at most at the end of its line.
  func clamped(_ position: TextPosition) -> TextPosition {
    let line = min(position.line, lineCount - 1)
    return self.position(
      line: line, scalarColumn: scalarColumn(TextPosition(line: line, character: position.character)))
  }
}
