import Layout

/// The letters on the keys of a keyboard, row by row from the left.
struct KeyboardLetters {
  /// Three rows; the last one is between shift and delete.
  let rows: [[String]]
  /// Whether the letters have capitals, so that the keyboard has a shift key.
  var hasShift: Bool { rows.first?.first.map { $0 != $0.uppercased() } ?? false }

  /// Creates the letters of a language; Latin letters in the English order if it is not in the table.
  init(_ language: Language?) {
    let rows = language.flatMap { Self.table[String($0.id.prefix { $0 != "-" })] } ?? Self.english
    self.rows = rows.map { $0.map(String.init) }
  }

  private static let english = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

  /// Letters by language code.
  private static let table: [String: [String]] = [
    "ar": ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"],
    "de": ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
    "es": ["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
    "fr": ["azertyuiop", "qsdfghjklm", "wxcvbn"],
    "he": ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"],
    "ru": ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"],
  ]
}
