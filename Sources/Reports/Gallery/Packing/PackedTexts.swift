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
  private static let hole = UInt8(ascii: "~")

  /// Stores a text.
  /// - Parameter inserted: Numbers inserted behind each of the text's bytes `mark`, in order.
  /// - Complexity: O(length).
  mutating func add(_ string: String, inserting inserted: [Int] = [], at mark: UInt8 = 0) -> Place {
    text.removeAll(keepingCapacity: true)
    row.removeAll(keepingCapacity: true)
    var string = string
    string.withUTF8 { scan($0, inserted, mark) }
    let skeleton: Int
    if let known = numbers[RawKey(text)] {
      skeleton = known
    } else {
      skeleton = skeletons.count
      numbers[RawKey(text)] = skeleton
      skeletons.append(Skeleton(text: text, width: row.count))
    }
    let place = skeletons[skeleton].places.count
    if let known = skeletons[skeleton].places[RawKey(row)] { return Place(skeleton: skeleton, row: known) }
    skeletons[skeleton].numbers += row
    skeletons[skeleton].places[RawKey(row)] = place
    return Place(skeleton: skeleton, row: place)
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ inserted: [Int], _ mark: UInt8) {
    var (start, index, next) = (0, 0, 0)
    while index < bytes.count {
      let byte = bytes[index]
      let end = Self.mayBeginNumber[Int(byte)] ? Self.numberEnd(bytes, index) : index
      if end > index {
        text.append(contentsOf: bytes[start..<index])
        row.append(tokens.number(of: bytes[index..<end]))
        text.append(Self.hole)
        (start, index) = (end, end)
        continue
      }
      index += 1
      if byte == mark, next < inserted.count {
        text.append(contentsOf: bytes[start..<index])
        let digits = Array(String(inserted[next]).utf8)
        digits.withUnsafeBufferPointer { row.append(tokens.number(of: $0[...])) }
        text.append(Self.hole)
        start = index
        next += 1
      }
    }
    text.append(contentsOf: bytes[start...])
  }

  /// Whether a number can begin with a byte, by byte.
  private static let mayBeginNumber: [Bool] = (0...UInt8.max).map {
    isDigit($0) || $0 == hole || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "-")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func isHex(_ byte: UInt8) -> Bool { isDigit(byte) || byte &- 0x61 < 6 }

  /// Returns where the number at an index ends; the index itself if there is none.
  private static func numberEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let count = bytes.count
    var index = start
    if bytes[start] == hole { return start + 1 }
    if bytes[start] == UInt8(ascii: "#") {
      guard start + 7 <= count, bytes[(start + 1)..<(start + 7)].allSatisfy(isHex) else { return start }
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
      var fill: [String] = []
      let (width, numbers) = (skeleton.width, skeleton.numbers)
      fill.reserveCapacity(width)
      for at in 0..<width {
        let places = stride(from: at, to: numbers.count, by: width)
        let first = numbers[at]
        if places.allSatisfy({ numbers[$0] == first }) {
          fill.append(tokens.texts[Int(first)])
          continue
        }
        let column = places.map { numbers[$0] }
        let number = columns[RawKey(column)] ?? columns.count
        if number == columns.count {
          columns[RawKey(column)] = number
          listed.append(RawJSON.text(Self.runs(column, tokens.texts)))
        }
        fill.append("@\(number)")
      }
      let text = String(decoding: skeleton.text, as: UTF8.self)
      return RawJSON.list([RawJSON.text(text), RawJSON.text(fill.joined(separator: " "))])
    }
    return (RawJSON.list(entries), RawJSON.list(listed))
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

/// Numbers as a key that is hashed in one pass, and not number by number.
private struct RawKey<Number: FixedWidthInteger & BitwiseCopyable>: Hashable {
  let numbers: [Number]

  init(_ numbers: [Number]) { self.numbers = numbers }

  func hash(into hasher: inout Hasher) { numbers.withUnsafeBytes { hasher.combine(bytes: $0) } }
}

/// Distinct numbers as texts.
private struct TokenTable {
  private(set) var texts: [String] = []
  private var short: [UInt64: Int32] = [:]
  private var long: [String: Int32] = [:]

  /// Returns the number of a text, after adding it if it is new.
  mutating func number(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int32 {
    if bytes.count <= 8 {
      var key: UInt64 = 0
      for byte in bytes { key = key << 8 | UInt64(byte) }
      if let known = short[key] { return known }
      short[key] = Int32(texts.count)
    } else {
      let text = String(decoding: bytes, as: UTF8.self)
      if let known = long[text] { return known }
      long[text] = Int32(texts.count)
    }
    texts.append(String(decoding: bytes, as: UTF8.self))
    return Int32(texts.count - 1)
  }
}
