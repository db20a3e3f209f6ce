import RecipeDocuments
import Scenes

/// The flags that choose readers: text sizes, directions, languages.
struct VariantOptions {
  static let specifications: [OptionSpecification] = [
    OptionSpecification(
      "--content-size", "SIZE", repeatable: true, group: "Reader",
      "text at the reader's size: xs, s, m, l (the usual one), xl, xxl, xxxl, ax1 to ax5, or all"),
    OptionSpecification(
      "--direction", "WAY", repeatable: true, group: "Reader", "ltr or rtl, whatever the language; or both: ltr,rtl"),
    OptionSpecification(
      "--locale", "LANGUAGE", repeatable: true, group: "Reader",
      "texts, numbers and dates of a language (de, ar, pt-BR), or accented, lengthened, shortened, mirrored"),
  ]

  /// Every reader that was asked for; the usual one if none was.
  let all: [CellVariant]

  /// Whether a reader was asked for.
  let isChosen: Bool

  private enum SizeChoice: String, CaseIterable {
    case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5, all
  }

  /// - Throws: ``UsageError``.
  init(_ arguments: ParsedArguments) throws {
    let words = try arguments.choices("--content-size", SizeChoice.self)
    let sizes: [ContentSize?] =
      words.contains(.all) ? ContentSize.allCases : words.map { ContentSize(rawValue: $0.rawValue) }
    let directions = try arguments.choices("--direction", LayoutDirection.self)
    let languages = try arguments.all("--locale").flatMap { $0.split(separator: ",") }.map {
      try Self.language(String($0))
    }
    isChosen = !(sizes.isEmpty && directions.isEmpty && languages.isEmpty)
    func each<Value>(_ values: [Value]) -> [Value?] { values.isEmpty ? [nil] : values }
    var all: [CellVariant] = []
    for language in each(languages) {
      for direction in each(directions) {
        for size in each(sizes) {
          // What is as usual has the usual name.
          let variant = CellVariant(
            contentSize: size == .l ? nil : size ?? nil, direction: direction == .leftToRight ? nil : direction,
            language: language)
          if !all.contains(variant) { all.append(variant) }
        }
      }
    }
    self.all = all
  }

  /// Each cell for each reader; a canvas keeps the reader it was drawn for where nothing else is asked.
  func cells(_ cells: [Cell]) -> [Cell] {
    all.flatMap { variant in cells.map { $0.varied($0.variant.overridden(by: variant)) } }
  }

  private static func language(_ id: String) throws -> Language {
    if let language = Language(id), Scene.isKnown(language) { return language }
    let hint = Suggestion.hint(for: id, among: Language.Pseudo.allCases.map(\.rawValue))
    throw UsageError(
      "unknown locale \"\(id)\"\(hint); a locale is a language's code, such as de, ar or pt-BR, or accented, lengthened, "
        + "shortened, mirrored")
  }
}
