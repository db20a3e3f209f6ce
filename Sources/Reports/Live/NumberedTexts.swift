/// Distinct texts, numbered in order of their first use.
struct NumberedTexts {
  /// The texts in the order of their numbers.
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]

  /// Returns the number of a text, after adding it if it is new.
  mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = all.count
    all.append(text)
    return all.count - 1
  }
}
