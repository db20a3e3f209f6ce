import Values

/// Texts that differ mostly in numbers: each text without its numbers is stored once, and its numbers in columns.
///
/// A number is digits with a sign and a fraction, a colour such as `#1c1b1a`, or the sign that stands for one. The texts of a skeleton are its rows; a
/// number that is the same in all rows is stored once, and columns that are equal are stored once for all skeletons.
struct PackedTexts {
  /// Where a text is stored.
  struct Place: Hashable {
    let skeleton: Int
    let row: Int
  }

  private struct Skeleton {
    let text: [UInt8]
    /// The number of numbers in each row.
    let width: Int
    /// The rows, one after another.
    var numbers: [Int32] = []
    var places: [RawKey<Int32>: Int] = [:]
  }

  private var skeletons: [Skeleton] = []
  private var numbers: [RawKey<UInt8>: Int] = [:]
  private var tokens = TokenTable()
  /// Reused for each text.
  private var text: [UInt8] = []
  private var row: [Int32] = []

  /// Stands for a number in a skeleton. In a text it is itself a number, so that it stands for nothing else.
  private static var hole: UInt8 { UInt8(ascii: "~") }

  /// Stores a text.
  /// - Parameter inserted: Numbers inserted behind each of the text's bytes `mark`, in order.
  /// - Complexity: O(length).
  mutating func add(_ string: String, inserting inserted: [Int] = [], at mark: UInt8 = 0) -> Place {
    text.removeAll(keepingCapacity: true)
    row.removeAll(keepingCapacity: true)
    var string = string
    string.withUTF8 { scan($0, inserted, mark) }
    let (key, values) = (RawKey(text), RawKey(row))
    let skeleton: Int
    if let known = numbers[key] {
      skeleton = known
    } else {
      skeleton = skeletons.count
      numbers[key] = skeleton
      skeletons.append(Skeleton(text: text, width: row.count))
    }
    let place = skeletons[skeleton].places.count
    if let known = skeletons[skeleton].places[values] { return Place(skeleton: skeleton, row: known) }
    skeletons[skeleton].numbers += row
    skeletons[skeleton].places[values] = place
    return Place(skeleton: skeleton, row: place)
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ inserted: [Int], _ mark: UInt8) {
    var (start, index, next) = (0, 0, 0)
    while index < bytes.count {
      let byte = bytes[index]
      let end = Self.mayBeginNumber(byte) ? Self.numberEnd(bytes, index) : index
      if end > index {
        text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        row.append(tokens.number(of: UnsafeBufferPointer(rebasing: bytes[index..<end])))
        text.append(Self.hole)
        (start, index) = (end, end)
        continue
      }
      index += 1
      if byte == mark, next < inserted.count {
        text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        var digits = String(inserted[next])
        digits.withUTF8 { row.append(tokens.number(of: $0)) }
        text.append(Self.hole)
        start = index
        next += 1
      }
    }
    text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  /// Whether a number can begin with a byte.
  private static func mayBeginNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == hole || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "-")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func isHex(_ byte: UInt8) -> Bool { isDigit(byte) || byte &- 0x61 < 6 }

  /// Returns where the number at an index ends; the index itself if there is none.
  private static func numberEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let count = bytes.count
    var index = start
    if bytes[start] == hole { return start + 1 }
    if bytes[start] == UInt8(ascii: "#") {
      if start + 7 > count { return start }
      for place in (start + 1)..<(start + 7) where !isHex(bytes[place]) { return start }
      return start + 7
    }
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let first = index
    while index < count, isDigit(bytes[index]) { index += 1 }
    if index == first { return start }
    if index + 1 < count, bytes[index] == UInt8(ascii: "."), isDigit(bytes[index + 1]) {
      index += 1
      while index < count, isDigit(bytes[index]) { index += 1 }
    }
    return index
  }

  /// The tables as members of a JSON object: `skeletons`, a text with holes and the numbers that fill them, where `@n` is
  /// a column; and `columns`, the numbers of the rows.
  /// - Complexity: O(numbers).
  var json: (skeletons: String, columns: String) {
    var columns: [RawKey<Int32>: Int] = [:]
    var listed: [String] = []
    let entries = skeletons.map { skeleton in
      let (width, numbers) = (skeleton.width, skeleton.numbers)
      let varies = Self.varying(numbers, width)
      let fill = (0..<width).map { at -> String in
        if !varies[at] { return tokens.texts[Int(numbers[at])] }
        let column = RawKey((0..<(numbers.count / width)).map { numbers[at + $0 * width] })
        if let known = columns[column] { return "@\(known)" }
        columns[column] = listed.count
        listed.append(RawJSON.text(Self.runs(column.numbers, tokens.texts)))
        return "@\(listed.count - 1)"
      }
      let text = String(decoding: skeleton.text, as: UTF8.self)
      return RawJSON.list([RawJSON.text(text), RawJSON.text(fill.joined(separator: " "))])
    }
    return (RawJSON.list(entries), RawJSON.list(listed))
  }

  /// Returns which columns of some rows have more than one number. Read row by row, as the numbers are in memory.
  private static func varying(_ numbers: [Int32], _ width: Int) -> [Bool] {
    var varies = Array(repeating: false, count: width)
    var start = width
    while start < numbers.count {
      for at in 0..<width where numbers[start + at] != numbers[at] { varies[at] = true }
      start += width
    }
    return varies
  }

  /// Returns the numbers of a column; `12*3` is three of them.
  private static func runs(_ column: [Int32], _ texts: [String]) -> String {
    var text = ""
    var start = 0
    while start < column.count {
      var end = start + 1
      while end < column.count, column[end] == column[start] { end += 1 }
      if start > 0 { text += " " }
      text += texts[Int(column[start])]
      if end - start > 1 {
        text += "*"
        text += String(end - start)
      }
      start = end
    }
    return text
  }
}

/// Numbers as a key that is hashed once, in one pass, and not number by number.
private struct RawKey<Number: FixedWidthInteger & BitwiseCopyable>: Hashable {
  let numbers: [Number]
  private let digest: UInt64

  init(_ numbers: [Number]) {
    self.numbers = numbers
    digest = numbers.withUnsafeBytes { XXH64.hash($0) }
  }

  static func == (a: RawKey, b: RawKey) -> Bool { a.digest == b.digest && a.numbers == b.numbers }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
