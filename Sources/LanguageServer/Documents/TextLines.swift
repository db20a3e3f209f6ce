import RecipeDocuments

/// A text with an index of its lines.
struct TextLines {
  let encoding: PositionEncoding
  /// The text in UTF-8.
  private(set) var bytes: [UInt8]
  /// The start of each line; lines end with a line feed, a carriage return, or both.
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

  /// Returns a line without its terminator.
  func line(_ number: Int) -> String { String(decoding: bytes[range(ofLine: number)], as: UTF8.self) }

  /// Returns lines as they are, with their terminators.
  func text(ofLines lines: Range<Int>) -> String {
    func start(_ line: Int) -> Int { line < starts.count ? starts[line] : bytes.count }
    return String(decoding: bytes[start(lines.lowerBound)..<start(lines.upperBound)], as: UTF8.self)
  }

  private func range(ofLine number: Int) -> Range<Int> {
    guard starts.indices.contains(number) else { return bytes.count..<bytes.count }
    var end = number + 1 < starts.count ? starts[number + 1] : bytes.count
    while end > starts[number], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return starts[number]..<end
  }

  // MARK: Positions

  /// Returns the byte at a position; beyond a line's end, that end, and within a character, its start.
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

  /// Returns the column of a position in Unicode scalars.
  func scalarColumn(_ position: TextPosition) -> Int {
    var (units, column) = (0, 0)
    for scalar in line(position.line).unicodeScalars {
      units += encoding.width(scalar)
      if units > position.character { break }
      column += 1
    }
    return column
  }

  /// Returns the position of a column in Unicode scalars.
  func position(line number: Int, scalarColumn: Int) -> TextPosition {
    TextPosition(
      line: number,
      character: line(number).unicodeScalars.prefix(max(0, scalarColumn)).reduce(0) { $0 + encoding.width($1) })
  }

  /// Returns the range of a part of a line.
  func range(_ span: OutlineSpan) -> TextRange {
    TextRange(
      position(line: span.line, scalarColumn: span.columns.lowerBound),
      position(line: span.line, scalarColumn: span.columns.upperBound))
  }

  /// Replaces a part with a text.
  /// - Complexity: O(length).
  mutating func replace(_ range: TextRange, with text: String) {
    let (start, end) = (offset(range.start), offset(range.end))
    bytes.replaceSubrange(start..<max(start, end), with: Array(text.utf8))
    starts = Self.starts(bytes)
  }
}

extension TextLines {
  /// Returns the edit that makes the text another one: of the lines from the first that differs to the last.
  func edit(to text: String) -> TextEdit {
    let new = TextLines(text, encoding)
    let limit = min(lineCount, new.lineCount)
    func differs(_ own: Int, _ other: Int) -> Bool {
      self.text(ofLines: own..<(own + 1)) != new.text(ofLines: other..<(other + 1))
    }
    let start = (0..<limit).first { differs($0, $0) } ?? limit
    let end =
      (0..<(limit - start)).first { differs(lineCount - 1 - $0, new.lineCount - 1 - $0) } ?? limit - start
    // The end of the text, where there is no further line.
    func place(_ line: Int) -> TextPosition {
      line < lineCount
        ? TextPosition(line: line, character: 0) : clamped(TextPosition(line: line, character: .max))
    }
    return TextEdit(
      range: TextRange(place(start), place(lineCount - end)),
      text: new.text(ofLines: start..<(new.lineCount - end)))
  }

  /// Returns the nearest position within the text: at most at the end of its line.
  func clamped(_ position: TextPosition) -> TextPosition {
    let line = min(position.line, lineCount - 1)
    return self.position(
      line: line, scalarColumn: scalarColumn(TextPosition(line: line, character: position.character)))
  }
}
