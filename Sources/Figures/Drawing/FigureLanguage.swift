import Layout

/// The language of a figure's own words: Chinese for a reader of Chinese (`--locale zh`), else English.
struct FigureLanguage: Sendable {
  private let isChinese: Bool

  /// The language of a layout's reader.
  init(_ layout: SolvedLayout) { isChinese = layout.variant.language?.code == "zh" }

  /// Returns the words in the reader's language.
  func callAsFunction(_ english: String, _ chinese: String) -> String { isChinese ? chinese : english }
}
