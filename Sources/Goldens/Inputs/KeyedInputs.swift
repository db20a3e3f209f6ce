import Values

/// Inputs by their keys; a key that occurs several times is numbered.
struct KeyedInputs {
  /// The key of a line, with its number among lines with the same key.
  struct Key: Hashable {
    let text: String
    let number: Int
  }

  /// In the document's order.
  private(set) var order: [Key] = []
  private(set) var values: [Key: String] = [:]

  /// - Complexity: O(lines).
  init(_ lines: [String]) {
    var counts: [String: Int] = [:]
    for line in lines {
      let (text, value) = KeyedLine.split(line)
      let key = Key(text: text, number: counts[text, default: 0])
      counts[text, default: 0] += 1
      order.append(key)
      values[key] = value
    }
  }

  /// Returns the differences line by line: removed and changed lines first.
  static func changes(from old: KeyedInputs, to new: KeyedInputs) -> [(key: Key, change: InputChange)] {
    (old.order + new.order.filter { old.values[$0] == nil }).compactMap { key in
      let (from, to) = (old.values[key], new.values[key])
      return from == to ? nil : (key, InputChange(key: key.text, from: from, to: to))
    }
  }
}
