/// Texts, each once, numbered as they come.
struct NumberedTexts {
  /// In the order of their numbers.
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]

  /// The number of a text, which is added if it is new.
  mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = all.count
    all.append(text)
    return all.count - 1
  }
}
