import SceneModel
import Values

/// Collects problems while a document is decoded, so that all of them are reported at once.
final class DecodingContext {
  let document: String
  private let lines: [Substring]
  private(set) var problems: [DocumentProblem] = []
  /// Names of views so far, in lower case.
  var viewNames: Set<String> = []
  /// Names of views by their ids.
  var viewIDs: [String: String] = [:]
  /// PostScript names of the fonts that the recipe includes.
  var fontNames: Set<String> = []
  /// Other names that equations may use.
  var aliases: [String: String] = [:]
  /// The keys of each view, by the view's name.
  var viewKeys: [String: KeyedNodes] = [:]
  /// The document's folder; nil for a text without a file.
  let folder: String?
  /// The fonts that exist besides the recipe's own; nil for a document without fonts.
  let catalogue: FontCatalogue?
  /// Whether pictures and fonts may be missing, because the text is that of a record, which states what was there.
  let isRecorded: Bool

  init(
    document: String, text: String, folder: String? = nil, fonts: FontCatalogue? = nil, isRecorded: Bool = false
  ) {
    self.document = document
    self.isRecorded = isRecorded
    self.folder = folder
    catalogue = fonts
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  func sourceLine(_ line: Int) -> String? {
    lines.indices.contains(line - 1) ? String(lines[line - 1]) : nil
  }

  func report(_ message: String, line: Int, column: Int) {
    problems.append(
      DocumentProblem(
        document: document, line: line, column: column, message: message, sourceLine: sourceLine(line)))
  }

  func report(_ message: String, at node: YAMLNode) { report(message, line: node.line, column: node.column) }

  func place(_ node: YAMLNode) -> ScenePlace { ScenePlace(line: node.line, column: node.column) }
}

/// The keys of one mapping, each checked once.
struct KeyedNodes {
  private let context: DecodingContext
  private var pairs: [(key: String, node: YAMLNode, value: YAMLNode)] = []
  /// The mapping itself.
  let node: YAMLNode

  /// Reports anything but a mapping, keys that are not words, repeated keys and unknown keys.
  init?(_ node: YAMLNode, of what: String, known: [String], _ context: DecodingContext) {
    self.context = context
    self.node = node
    if node.isNull { return }
    guard case .mapping(let content) = node.value else {
      let advice = what.hasPrefix("view \"") ? node.text.map { Self.advice(forView: $0, known) } ?? "" : ""
      context.report("\(what) is a mapping of keys to values, not \(node.kindName)\(advice)", at: node)
      return nil
    }
    var seen: Set<String> = []
    for (keyNode, value) in content {
      guard let key = keyNode.text else {
        context.report("a key of \(what) is a word, not \(keyNode.kindName)", at: keyNode)
        continue
      }
      if !known.contains(key) {
        // `{ label: Hello, Maria }` is two keys to YAML.
        let isText = value.isNull && value.line == keyNode.line && Suggestion.nearest(to: key, among: known) == nil
        let hint =
          OtherKeys.hint(for: key, among: known)
          ?? (isText
            ? "; a text with a comma in it is put in quotation marks" : Suggestion.hint(for: key, among: known))
        context.report("unknown key \"\(key)\" in \(what)\(hint)", at: keyNode)
      } else if !seen.insert(key).inserted {
        context.report("key \"\(key)\" appears twice in \(what)", at: keyNode)
      } else {
        pairs.append((key, keyNode, value))
      }
    }
  }

  /// Returns what to write instead of a word after a view's name, such as `view`, `label`, `UILabel` or a text.
  private static func advice(forView word: String, _ known: [String]) -> String {
    let name = word.hasPrefix("UI") ? String(word.dropFirst(2)) : word
    if ["view", "container"].contains(name.lowercased()) { return "; write {} for a plain view" }
    if let key = known.first(where: { $0.lowercased() == name.lowercased() }) { return "; write { \(key): ... }" }
    return OtherKeys.key(for: name, among: known).map { "; write { \($0): ... }" }
      ?? OtherKeys.hint(for: name, among: known)
      ?? "; write { label: \(YAMLText.advised(word)) }"
  }

  subscript(key: String) -> YAMLNode? { pairs.first { $0.key == key }?.value }

  /// The place of each key, and of each part of its value (`bars.navigation.title`) that is a mapping; views have
  /// their own.
  var places: [String: ScenePlace] {
    var places: [String: ScenePlace] = [:]
    for (key, node, value) in pairs { note(key, at: node, value, in: &places) }
    return places
  }

  private func note(_ path: String, at node: YAMLNode, _ value: YAMLNode, in places: inout [String: ScenePlace]) {
    places[path] = ScenePlace(line: node.line, column: node.column)
    guard case .mapping(let parts) = value.value, path != "views" else { return }
    for (key, value) in parts {
      if let name = key.text { note("\(path).\(name)", at: key, value, in: &places) }
    }
  }

  func keyNode(_ key: String) -> YAMLNode? { pairs.first { $0.key == key }?.node }

  /// Returns these keys, overridden by others; a key without a value in the others is removed.
  /// - Parameter names: Keys that are meaningful without a value.
  func overridden(by others: KeyedNodes, keeping names: [String]) -> KeyedNodes {
    var result = self
    let set = others.pairs.filter { !$0.value.isNull || names.contains($0.key) }
    result.pairs = pairs.filter { others[$0.key] == nil } + set
    return result
  }
}
