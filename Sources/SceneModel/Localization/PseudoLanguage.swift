/// Texts in languages that exist only for testing: they show the effects on a layout, without a translator.
enum PseudoLanguage {
  static func text(_ text: String, _ pseudo: Language.Pseudo) -> String {
    switch pseudo {
    case .accented: accented(text)
    case .lengthened: lengthened(text)
    case .shortened: shortened(text)
    case .mirrored: text
    }
  }

  private static let marked: [Character: Character] = [
    "a": "å", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ", "k": "ķ",
    "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ö", "p": "þ", "q": "ǫ", "r": "ŕ", "s": "š", "t": "ţ", "u": "û", "v": "ṽ",
    "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž", "A": "Å", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É", "F": "Ƒ", "G": "Ĝ",
    "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ", "L": "Ļ", "M": "Ḿ", "N": "Ñ", "O": "Ö", "P": "Þ", "Q": "Ǫ", "R": "Ŕ",
    "S": "Š", "T": "Ţ", "U": "Û", "V": "Ṽ", "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž",
  ]

  /// Adds a diacritic to every letter, as high and as low as letters can be.
  private static func accented(_ text: String) -> String { String(text.map { marked[$0] ?? $0 }) }

  /// Lengthens vowels until the text is as long as German would be; shorter texts are lengthened more.
  private static func lengthened(_ text: String) -> String {
    let letters = text.filter(\.isLetter).count
    let factor =
      switch letters {
      case ...10: 1.0
      case ...20: 0.8
      case ...30: 0.6
      case ...50: 0.4
      default: 0.3
      }
    var missing = Int((Double(letters) * factor).rounded())
    var characters = text.map(String.init)
    let vowels = characters.indices.filter { "aeiouAEIOU".contains(characters[$0]) }
    let places = vowels.isEmpty ? characters.indices.filter { text.isEmpty || characters[$0] != " " } : vowels
    guard !places.isEmpty else { return text }
    var place = 0
    while missing > 0 {
      let index = places[place % places.count]
      characters[index] += characters[index].suffix(1).lowercased()
      place += 1
      missing -= 1
    }
    return characters.joined()
  }

  /// Shortens each word to half its letters, each as wide as it is high, without spaces between words.
  private static func shortened(_ text: String) -> String {
    var shortened = ""
    var word: [Character] = []
    func flush() {
      shortened += word.prefix((word.count + 1) / 2).map { String(wide($0)) }.joined()
      word = []
    }
    for character in text {
      if character.isLetter {
        word.append(character)
        continue
      }
      flush()
      if character != " " { shortened.append(character) }
    }
    flush()
    return shortened
  }

  private static func wide(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, (0x21...0x7E).contains(scalar.value),
      let wide = Unicode.Scalar(scalar.value + 0xFEE0)
    else { return character }
    return Character(wide)
  }
}
