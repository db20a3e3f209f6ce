import Layout
import LayoutMaps
import RecipeDocuments
import Values

/// What a proof, a sweep or headroom is about besides the windows: readers and texts, each in every window.
struct ProofRange {
  /// The options of texts.
  static let texts = [
    OptionSpecification(
      "--text", "VIEW=A...B", occurs: .repeated,
      "a view's text with A to B letters, made of its own words: 'Title=0...60 letters'"),
    OptionSpecification("--texts", "all", "each text as short and as long as its translations, and 40 % longer"),
  ]
  static let specifications =
    texts + [OptionSpecification("--drawn", "compare frames as drawn, on whole pixels, in windows of whole points")]

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

  /// Whether texts are varied.
  var variesTexts: Bool { hasTexts || !lengths.isEmpty }

  /// Returns the windows of a scene for each reader and each text, with names for counterexamples.
  /// - Throws: ``UsageError`` for a view that has no text of a length, and for texts that a pseudolanguage changes.
  @MainActor
  func windows(_ readers: [WindowSizes]) throws -> [(name: String, sizes: WindowSizes)] {
    try readers.flatMap { sizes -> [(name: String, sizes: WindowSizes)] in
      let reader = String(sizes.variant.suffix.dropFirst())
      return (try includesOwnText(sizes) ? [(name: reader, sizes: sizes)] : [])
        + (try variants(of: sizes.scene, sizes.variant, state: sizes.state)).map { variant in
          (
            ([reader].filter { !$0.isEmpty } + [variant.name]).joined(separator: ", "),
            WindowSizes(
              variant.scene, sizes.rule, variant: sizes.variant, state: sizes.state, pipeline: sizes.pipeline)
          )
        }
    }
  }

  /// Whether a scene as it is is one of those in question: not if its text is shorter or longer than the lengths asked for.
  @MainActor
  private func includesOwnText(_ sizes: WindowSizes) throws -> Bool {
    guard !hasTexts, lengths.count == 1, let (name, range) = lengths.first else { return true }
    let texts = TextVariants(of: sizes.scene, language: sizes.variant.language, state: sizes.state)
    return range.contains(texts.text(of: try Self.view(named: name, in: sizes.scene).id).count)
  }

  /// Returns a scene once for each text, one text at a time, without the scene as it is.
  /// - Throws: ``UsageError``, as for ``windows(_:)``.
  func variants(of scene: Scene, _ reader: CellVariant, state: String?) throws -> [TextVariants.Variant] {
    if !variesTexts { return [] }
    let language = scene.states.first { $0.id == state }?.variant.language ?? reader.language
    if let pseudo = language?.pseudo {
      throw UsageError(
        "--text and --texts say how long texts are, and so does --locale \(pseudo.rawValue); leave one out")
    }
    let variants = TextVariants(of: scene, language: reader.language, state: state)
    return try lengths.flatMap { name, range in
      variants.lengths(range, of: try Self.view(named: name, in: scene).id)
    } + (hasTexts ? variants.translations : [])
  }

  private static func view(named name: String, in scene: Scene) throws -> SceneView {
    guard let view = scene.allViews.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      let names = scene.allViews.map(\.name)
      throw UsageError("--text: unknown view \"\(name)\"\(Suggestion.hint(for: name, among: names))")
    }
    guard !view.texts.isEmpty else { throw UsageError("--text: \(view.name) has no text") }
    guard TextVariants.hasOneText(view) else {
      throw UsageError("--text: \(view.name) has \(view.texts.count) texts; --texts all takes each of them")
    }
    return view
  }

  /// What is assumed: `for every width 320...1366 and height 320...1366, 12 readers, Title of 0...60 letters of its words`.
  @MainActor
  func assumption(_ windows: WindowOptions, readers: [WindowSizes]) -> String {
    var parts = ["for every width \(NumberText.plain(windows.width)) and height \(NumberText.plain(windows.height))"]
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
    var texts = lengths.map {
      "\($0.view) of \($0.range.lowerBound)...\($0.range.upperBound) letters of its own words"
    }
    if hasTexts { texts.append("each text as short and as long as its translations, and 40 % longer") }
    if hasTexts || texts.count > 1 { texts.append("one text at a time") }
    parts += texts
    parts.append(windows.surroundings)
    if isDrawn { parts.append("as drawn in windows of whole points") }
    return parts.joined(separator: ", ")
  }
}
