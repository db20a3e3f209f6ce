import Values

/// The lengths of a cell's root view, in which values of other views are stated: a view's width is `width-32` on every
/// phone.
struct RootParameters {
  private var lengths: [Double?] = Array(repeating: nil, count: names.count)

  /// Names of the lengths, those preferred first.
  static let names = [
    "width", "height", "safe-top", "safe-end", "safe-height", "safe-width", "safe-left", "margin-left", "margin-width",
    "margin-end", "margin-top", "center-x", "center-y",
  ]

  /// - Parameter facts: A cell's facts; those of the root view count.
  init(_ facts: some Sequence<FactLine>) {
    func numbers(_ fact: FactLine) -> [Double] { fact.words.compactMap { Double($0) } }
    var (size, safe, margins) = ([Double](), [Double](), [Double]())
    for fact in facts where fact.key.isRoot {
      switch fact.key.kind {
      case "size": size = numbers(fact)
      case "safe-area": safe = numbers(fact)
      case "margins": margins = numbers(fact)
      default: break
      }
    }
    guard size.count == 2 else { return }
    let (width, height) = (size[0], size[1])
    func set(_ name: String, _ value: Double) {
      if let index = Self.names.firstIndex(of: name) { lengths[index] = value }
    }
    set("width", width)
    set("height", height)
    set("center-x", width / 2)
    set("center-y", height / 2)
    if safe.count == 4 {
      set("safe-top", safe[0])
      set("safe-left", safe[1])
      set("safe-end", height - safe[2])
      set("safe-height", height - safe[0] - safe[2])
      set("safe-width", width - safe[1] - safe[3])
    }
    if margins.count == 4 {
      set("margin-top", margins[0])
      set("margin-left", margins[1])
      set("margin-end", width - margins[3])
      set("margin-width", width - margins[1] - margins[3])
    }
  }

  /// Returns the constant, in thousandths, that a length and a number differ by; nil without that length.
  func constant(of number: Double, by parameter: Int) -> Int? {
    guard let length = lengths[parameter], abs(number) < 1e9, abs(length) < 1e9 else { return nil }
    return Int(((number - length) * 1000).rounded())
  }

  /// Returns a number as a sum of a length and a constant; nil if that does not give exactly the same text.
  func word(for text: String, by parameter: Int) -> String? {
    guard let length = lengths[parameter], let value = Double(text) else { return nil }
    let rest = NumberText.plain(value - length)
    let name = Self.names[parameter]
    let word = rest == "0" || rest == "-0" ? name : rest.hasPrefix("-") ? name + rest : "\(name)+\(rest)"
    return self.text(of: word) == text ? word : nil
  }

  /// Whether a word may be a sum of a length and a constant.
  static func isSum(_ word: String) -> Bool {
    word.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? false
  }

  /// Returns the number that a word states for this cell: a sum of a length and a constant, else the word itself.
  func text(of word: String) -> String {
    guard Self.isSum(word) else { return word }
    for (index, name) in Self.names.enumerated() where word.utf8.starts(with: name.utf8) {
      let rest = word.utf8.dropFirst(name.utf8.count)
      if rest.isEmpty { return lengths[index].map { NumberText.plain($0) } ?? word }
      guard let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), let length = lengths[index],
        let constant = Double(String(Substring(rest)))
      else { continue }
      return NumberText.plain(length + constant)
    }
    return word
  }
}
