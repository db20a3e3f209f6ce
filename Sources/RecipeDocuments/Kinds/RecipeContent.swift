import Scenes

/// How one kind of view stands in a recipe: its keys, read and written side by side.
protocol RecipeContent: SceneContent {
  /// The key that says that a view is of the kind; its value is what the kind is mostly about.
  static var key: RecipeKey { get }
  /// Keys that say more of it, beside those that every view has.
  static var furtherKeys: [RecipeKey] { get }
  /// What a view of the kind is called where a document has no name for it.
  static var noun: String { get }

  /// Decodes a view's content.
  /// - Returns: nil, reported, for a value that says nothing.
  init?(_ source: ContentSource)
  /// The keys of the content and their values in YAML, those left out that have the value they have anyway.
  func encode(_ names: RecipeNames) -> [(String, String)]
  /// Keys that stand behind those that every view has.
  func encodeLast() -> [(String, String)]
}

extension RecipeContent {
  static var furtherKeys: [RecipeKey] { [] }
  func encodeLast() -> [(String, String)] { [] }
}

/// What a content is decoded from: the value of its key, and the view's other keys.
struct ContentSource {
  let key: String
  /// The value of ``key``.
  let node: YAMLNode
  let keys: KeyedNodes
  let context: DecodingContext
  /// Any view may have a font, a text colour and an alignment; kinds without text ignore them.
  let font: SceneFont?
  let textColor: SceneColor?

  let alignment: SceneTextAlignment?

  /// The value of another of the view's keys.
  subscript(key: String) -> YAMLNode? { keys[key] }
}

/// What a recipe calls the views of a scene, by id.
struct RecipeNames {
  let names: [String: String]

  /// - Parameter id: Of a view; an unknown one is its own name.
  subscript(id: String) -> String { names[id] ?? id }
}

/// Keys and values as they are written, in the order of the calls.
struct RecipeKeys {
  private(set) var pairs: [(String, String)]

  init(_ key: String, _ value: String = "") { pairs = [(key, value)] }

  /// Adds a key; nil adds nothing.
  mutating func add(_ key: String, _ value: String?) { if let value { pairs.append((key, value)) } }

  /// Adds a key that is `true`.
  mutating func add(_ key: String, if isSet: Bool) { if isSet { pairs.append((key, "true")) } }

  /// Adds what text looks like.
  mutating func add(font: SceneFont?, textColor: SceneColor?, alignment: SceneTextAlignment? = nil) {
    add("font", font.map(RecipeText.text))
    add("textColor", textColor.map(RecipeText.text))
    if alignment != .natural { add("alignment", alignment?.rawValue) }
  }
}
