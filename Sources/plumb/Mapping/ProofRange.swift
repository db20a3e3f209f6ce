import Layout
import LayoutMaps
import RecipeDocuments
import Values

/// What a proof is about besides the windows: readers and texts, each in every window.
struct ProofRange {
  static let specifications = [
    OptionSpecification(
      "--text", "VIEW=A...B", repeatable: true, list: false,
      "a view's text with A to B letters, made of its own words: 'Title=0...60 letters'"),
    OptionSpecification("--texts", "all", "each text as short and as long as its translations, and 40 % longer"),
    OptionSpecification("--drawn", "compare frames as drawn, on whole pixels, in windows of whole points"),
  ]

  private let lengths: [(view: String, range: ClosedRange<Int>)]
  private let hasTexts: Bool
  /// Whether frames are compared on whole pixels.
  let isDrawn: Bool

  /// The longest text, in letters.
  private static let limit = 500

  /// - Throws: ``UsageError``.
  init(_ arguments: ParsedArguments) throws {
    lengths = try arguments.all("--text").map(Self.length)
    let texts = arguments.value("--texts")
    if let texts, texts != "all" { throw UsageError("--texts is all; for one text: --text 'Title=0...60 letters'") }
    hasTexts = texts != nil
    isDrawn = arguments.has("--drawn")
  }

  private static func length(_ text: String) throws -> (view: String, range: ClosedRange<Int>) {
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0).trimmingSpaces }
    let words = parts.last?.split(separator: " ").map(String.init) ?? []
    guard parts.count == 2, let first = words.first, words.count == 1 || words.dropFirst() == ["letters"] else {
      throw UsageError("--text is VIEW=A...B: --text 'Title=0...60 letters'")
    }
    let ends = first.replacing("...", with: "\u{0}").split(separator: "\u{0}").compactMap { Int($0) }
    guard ends.count == 2, ends[0] >= 0, ends[0] <= ends[1], ends[1] <= limit else {
      throw UsageError("--text is VIEW=A...B, from 0 to \(limit) letters: --text 'Title=0...60 letters'")
    }
    return (parts[0], ends[0]...ends[1])
  }

  /// Returns the windows of a scene for each reader and each text, with names for counter-examples.
  /// - Throws: ``UsageError`` for an unknown view.
  @MainActor
  func windows(_ readers: [WindowSizes]) throws -> [(name: String, sizes: WindowSizes)] {
    try readers.flatMap { sizes -> [(name: String, sizes: WindowSizes)] in
      let reader = String(sizes.variant.suffix.dropFirst())
      var all = [(name: reader, sizes: sizes)]
      for (name, range) in lengths {
        guard let view = sizes.scene.allViews.first(where: { $0.name.lowercased() == name.lowercased() }) else {
          let names = sizes.scene.allViews.map(\.name)
          throw UsageError("--text: unknown view \"\(name)\"\(Suggestion.hint(for: name, among: names))")
        }
        guard !view.texts.isEmpty else { throw UsageError("--text: \(view.name) has no text") }
        all += TextVariants.lengths(range, of: view, in: sizes.scene).map { named($0, sizes, reader) }
      }
      if hasTexts { all += TextVariants.translations(of: sizes.scene).map { named($0, sizes, reader) } }
      return all
    }
  }

  @MainActor
  private func named(
    _ variant: TextVariants.Variant, _ sizes: WindowSizes, _ reader: String
  ) -> (name: String, sizes: WindowSizes) {
    (
      ([reader].filter { !$0.isEmpty } + [variant.name]).joined(separator: ", "),
      WindowSizes(
        variant.scene, sizes.rule, variant: sizes.variant, state: sizes.state, pipeline: sizes.pipeline)
    )
  }

  /// What is assumed: `for every width 320...1366 and height 320...1366, 12 readers, Title of 0...60 letters of its words`.
  @MainActor
  func assumption(_ windows: WindowOptions, readers: [WindowSizes]) -> String {
    func words(_ range: ClosedRange<Double>) -> String {
      let lower = NumberText.plain(range.lowerBound)
      return range.lowerBound == range.upperBound ? lower : "\(lower)...\(NumberText.plain(range.upperBound))"
    }
    var parts = ["for every width \(words(windows.width)) and height \(words(windows.height))"]
    let variants = readers.map(\.variant)
    let sizes = Set(variants.map { $0.contentSize ?? .l })
    if sizes.count == ContentSize.allCases.count {
      parts.append("every text size")
    } else if sizes.count > 1 {
      parts.append(Count.text(sizes.count, "text size"))
    }
    let languages = Set(variants.compactMap { $0.language?.id }).sorted()
    if languages.count > 1 || variants.count > 1 && !languages.isEmpty {
      parts.append(languages.joined(separator: ", "))
    }
    parts += lengths.map { "\($0.view) of \($0.range.lowerBound)...\($0.range.upperBound) letters of its own words" }
    if hasTexts { parts.append("each text as short and as long as its translations, and 40 % longer") }
    if isDrawn { parts.append("as drawn in windows of whole points") }
    return parts.joined(separator: ", ")
  }
}
