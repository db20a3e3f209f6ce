import Layout
import RecipeDocuments
import Values

/// The options that choose readers: text sizes, directions, languages, appearances, systems.
struct VariantOptions {
  static let specifications: [OptionSpecification] = [
    OptionSpecification(
      "--content-size", "SIZE", occurs: .repeatedList, group: "Reader", completion: .words(of: SizeChoice.self),
      "the reader's text size: xs, s, m, l (default), xl, xxl, xxxl, ax1 to ax5, or all"),
    OptionSpecification(
      "--direction", "WAY", occurs: .repeatedList, group: "Reader", completion: .words(of: LayoutDirection.self),
      "ltr or rtl, for any language; or both: ltr,rtl"),
    OptionSpecification(
      "--locale", "LANGUAGE", occurs: .repeatedList, group: "Reader", completion: .words(of: Language.Pseudo.self),
      "texts, numbers and dates of a language (de, ar, pt-BR), or accented, lengthened, shortened, mirrored; all for the document's"
    ),
    OptionSpecification(
      "--appearance", "LIST", occurs: .repeatedList, group: "Reader", completion: .words(of: Appearance.self),
      "light or dark; or both: light,dark"),
    OptionSpecification(
      "--look", "VERSION", occurs: .repeatedList, group: "Reader",
      "controls, bars and safe areas of a version of iOS, from 9: 12, 18 (default), 26"),
    OptionSpecification(
      "--in-call", group: "Reader",
      "with the taller status bar during a call, where a phone has one (up to iOS 12: --look 12)"),
  ]

  /// The selected readers; the default one if none was selected.
  let all: [CellVariant]

  /// Whether each reader is meant in every language of the document, too.
  private let hasAllLanguages: Bool

  /// The selected readers of a scene, in each of its languages if all are meant.
  func readers(of scene: Scene) -> [CellVariant] {
    guard hasAllLanguages else { return all }
    let languages = scene.strings.keys.sorted().compactMap { Language($0) }
    return all + languages.flatMap { language in all.map { $0.overridden(by: CellVariant(language: language)) } }
  }

  /// Whether a reader was selected.
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
    let locales = arguments.all("--locale")
    hasAllLanguages = locales.contains("all")
    let languages = try locales.filter { $0 != "all" }.map(Self.language)
    let appearances = try arguments.choices("--appearance", Appearance.self)
    let looks = try arguments.all("--look").map(Self.look)
    isInCall = arguments.has("--in-call")
    isChosen =
      !(sizes.isEmpty && directions.isEmpty && locales.isEmpty && appearances.isEmpty && looks.isEmpty) || isInCall
    func each<Value>(_ values: [Value]) -> [Value?] { values.isEmpty ? [nil] : values }
    var all: [CellVariant] = []
    for language in each(languages) {
      for direction in each(directions) {
        for size in each(sizes) {
          for appearance in each(appearances) {
            for look in each(looks) {
              // Default values are not part of the name.
              let variant = CellVariant(
                contentSize: size == .l ? nil : size ?? nil, direction: direction == .leftToRight ? nil : direction,
                language: language, appearance: appearance == .light ? nil : appearance,
                look: look)
              if !all.contains(variant) { all.append(variant) }
            }
          }
        }
      }
    }
    self.all = all
  }

  /// Whether a call is in progress in every cell where that makes a difference.
  private let isInCall: Bool

  private static func look(_ text: String) throws -> Look {
    if let look = Look(id: "ios\(text)") ?? Look(id: text) { return look }
    let all = [Look.classic, .usual, .glass].map { "\($0.version)" }
    throw UsageError(
      "--look cannot be \"\(text)\"\(Suggestion.hint(for: text, among: all)); it is a version of iOS from "
        + "\(Look.versions.lowerBound) to \(Look.versions.upperBound)")
  }

  /// Returns each cell for each reader; a canvas keeps the reader it was drawn for unless another one is selected.
  /// - Parameter scene: The scene whose languages are meant by all; nil for none.
  func cells(_ cells: [Cell], of scene: Scene? = nil) -> [Cell] {
    (scene.map(readers) ?? all).flatMap { variant in cells.map { $0.varied($0.variant.overridden(by: variant)) } }.map {
      cell in
      guard isInCall else { return cell }
      var variant = cell.variant
      variant.isInCall = true
      return cell.varied(variant)
    }
  }

  private static func language(_ id: String) throws -> Language {
    if let language = Language(id), Scene.isKnown(language) { return language }
    let hint =
      Suggestion.nearest(to: id, among: Language.Pseudo.allCases.map(\.rawValue)).map { "; did you mean \($0)?" } ?? ""
    throw UsageError(
      "unknown locale \"\(id)\"\(hint); a locale is a language's code, such as de, ar or pt-BR, or accented, lengthened, "
        + "shortened, mirrored")
  }
}
