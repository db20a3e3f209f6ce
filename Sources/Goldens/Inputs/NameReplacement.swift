/// Replaces names of views in inputs, in quotation marks or in equations.
struct NameReplacement {
  /// Replacements by the names they replace.
  private let names: [String: String]
  /// Names to find in equations, replaced or not, longest first, so that `First Name` is not taken for `Name`.
  private let known: [[Unicode.Scalar]]

  /// - Parameters:
  ///   - names: The new names by the old ones.
  ///   - others: Names that stay, so that no part of them is taken for a name.
  init(_ names: [String: String], others: [String] = []) {
    self.names = names
    known = Set(Array(names.keys) + others).filter { !$0.isEmpty }.map { Array($0.unicodeScalars) }
      .sorted { $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count > $1.count }
  }

  /// Whether nothing is replaced.
  var isEmpty: Bool { names.isEmpty }

  /// Returns the text with other names.
  /// - Parameters:
  ///   - quoted: Whether names in quotation marks are replaced; other quoted text stays.
  ///   - plain: Whether names outside quotation marks are replaced.
  /// - Complexity: O(text · names).
  func applied(to text: String, quoted: Bool, plain: Bool) -> String {
    if isEmpty { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if scalars[index] == "\"" {
        let end = Self.endOfQuotation(scalars, from: index)
        let unit = scalars[index..<end]
        let name = quoted ? names[LayoutFacts.unquoted(Self.text(unit))] : nil
        result.append(contentsOf: name.map { LayoutFacts.quoted($0).unicodeScalars.map(\.self) } ?? Array(unit))
        index = end
      } else if plain, index == 0 || !Self.isOfWord(scalars[index - 1]), let found = name(in: scalars, at: index) {
        let name = Self.text(found[...])
        result.append(contentsOf: (names[name] ?? name).unicodeScalars)
        index += found.count
      } else {
        result.append(scalars[index])
        index += 1
      }
    }
    return String(result)
  }

  /// Returns the names outside quotation marks.
  /// - Complexity: O(text · names).
  func found(in text: String) -> Set<String> {
    let scalars = Array(text.unicodeScalars)
    var names: Set<String> = []
    var index = 0
    while index < scalars.count {
      if scalars[index] == "\"" {
        index = Self.endOfQuotation(scalars, from: index)
      } else if index == 0 || !Self.isOfWord(scalars[index - 1]), let found = name(in: scalars, at: index) {
        names.insert(Self.text(found[...]))
        index += found.count
      } else {
        index += 1
      }
    }
    return names
  }

  /// Returns the longest name that occurs at an index as whole words.
  private func name(in scalars: [Unicode.Scalar], at index: Int) -> [Unicode.Scalar]? {
    known.first { name in
      let end = index + name.count
      return scalars[index...].starts(with: name) && (end == scalars.count || !Self.isOfWord(scalars[end]))
    }
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_" || scalar == "-"
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// Returns the index after the closing quotation mark.
  private static func endOfQuotation(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    var index = start + 1
    while index < scalars.count, scalars[index] != "\"" { index += scalars[index] == "\\" ? 2 : 1 }
    return min(index + 1, scalars.count)
  }
}
