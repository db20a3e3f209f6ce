import SceneModel

/// How one kind of view is written in a recipe: its keys, with reading and writing in one place.
protocol RecipeContent: SceneContent {
  /// The key that identifies the kind; its value is the kind's main content.
  static var key: RecipeKey { get }
  /// Other keys of the kind, besides those of every view.
  static var furtherKeys: [RecipeKey] { get }
  /// The name of a view of the kind if a document does not specify one.
  static var noun: String { get }
  /// What the value of the kind's key is if it is a text: the name of another key if that means the same.
  static var textName: String { get }
  /// Which of the keys `font`, `textColor` and `alignment` the kind has.
  static var textKeys: [String] { get }
  /// Keys whose values only follow from another key's, by that key.
  var impliedKeys: [String: Set<String>] { get }

  /// Decodes a view's content.
  /// - Returns: nil, reported, if the value is meaningless.
  init?(_ source: ContentSource)
  /// Returns the keys of the content and their values in YAML, without those that have their default value.
  func encode(_ names: RecipeNames) -> [(String, String)]
  /// Returns keys that follow those of every view.
  func encodeLast() -> [(String, String)]
}

extension RecipeContent {
  static var furtherKeys: [RecipeKey] { [] }
  static var textName: String { "text" }
  static var textKeys: [String] { [] }
  var impliedKeys: [String: Set<String>] { [:] }
  func encodeLast() -> [(String, String)] { [] }
}

/// The source of a content: the value of its key, and the view's other keys.
struct ContentSource {
  let key: String
  /// The value of ``key``.
  let node: YAMLNode
  let keys: KeyedNodes
  let context: DecodingContext
  /// Of a kind with these keys (``RecipeContent/textKeys``).
  let font: SceneFont?
  let textColor: SceneColor?
  let alignment: SceneTextAlignment?

  /// The value of another of the view's keys.
  subscript(key: String) -> YAMLNode? { keys[key] }
}

/// The names of a scene's views in a recipe, by id.
struct RecipeNames {
  let names: [String: String]

  /// - Parameter id: A view's id; an unknown one is returned unchanged.
  subscript(id: String) -> String { names[id] ?? id }
}

/// Keys and values to write, in the order of the calls.
struct RecipeKeys {
  private(set) var pairs: [(String, String)]

  init(_ key: String, _ value: String = "") { pairs = [(key, value)] }

  /// Adds a key; nil adds nothing.
  mutating func add(_ key: String, _ value: String?) { if let value { pairs.append((key, value)) } }

  /// Adds a key that is `true`.
  mutating func add(_ key: String, if isSet: Bool) { if isSet { pairs.append((key, "true")) } }

  /// Adds the appearance of text.
  mutating func add(font: SceneFont?, textColor: SceneColor?, alignment: SceneTextAlignment? = nil) {
    add("font", font.map(RecipeText.text))
    add("textColor", textColor.map(RecipeText.text))
    if alignment != .natural { add("alignment", alignment?.rawValue) }
  }
}
