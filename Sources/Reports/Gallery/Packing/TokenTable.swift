/// Distinct numbers as texts, in the order in which they first occur.
struct TokenTable {
  private(set) var texts: [String] = []
  /// Texts of at most eight bytes as numbers; 0 for a free place. A table of its own, because millions of texts are looked up.
  private var keys: [UInt64] = Array(repeating: 0, count: 1 << 10)
  private var places: [Int32] = Array(repeating: 0, count: 1 << 10)
  private var count = 0
  private var long: [String: Int32] = [:]

  /// Returns the number of a text, after adding it if it is new.
  /// - Parameter bytes: The text in ASCII; at least one byte.
  mutating func number(of bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    if bytes.count > 8 { return longNumber(of: bytes) }
    var key: UInt64 = 0
    for byte in bytes { key = key << 8 | UInt64(byte) }
    let place = place(of: key)
    if keys[place] == key { return places[place] }
    (keys[place], places[place]) = (key, Int32(texts.count))
    texts.append(String(decoding: bytes, as: UTF8.self))
    count += 1
    defer { if 2 * count > keys.count { grow() } }
    return places[place]
  }

  private mutating func longNumber(of bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    let text = String(decoding: bytes, as: UTF8.self)
    if let known = long[text] { return known }
    long[text] = Int32(texts.count)
    texts.append(text)
    return Int32(texts.count - 1)
  }

  /// Returns where a key is, or the free place where it belongs.
  private func place(of key: UInt64) -> Int {
    let mask = keys.count - 1
    // The upper bits of a product depend on all bits of the key.
    var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while keys[place] != 0, keys[place] != key { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = zip(keys, places).filter { $0.0 != 0 }
    keys = Array(repeating: 0, count: 2 * keys.count)
    places = Array(repeating: 0, count: keys.count)
    for (key, number) in old {
      let place = place(of: key)
      (keys[place], places[place]) = (key, number)
    }
  }
}
