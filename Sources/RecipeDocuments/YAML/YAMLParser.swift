internal import CYAML
import Values

/// Reads YAML with libyaml into nodes with positions.
struct YAMLParser {
  /// Deeper nesting is rejected, because no recipe needs it.
  static let depthLimit = Limits.recipeDepth

  struct Failure: Error, CustomStringConvertible {
    var line: Int
    var column: Int
    var message: String
    var description: String { "\(line):\(column): \(message)" }
  }

  /// - Returns: The document's root; nil if there is none.
  /// - Throws: ``Failure``.
  static func parse(_ text: String) throws -> YAMLNode? {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
      throw Failure(line: 1, column: 1, message: "out of memory")
    }
    defer { yaml_parser_delete(&parser) }
    let bytes = Array(text.utf8)
    return try bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      return try document(&parser)
    }
  }

  /// One event, with the data needed from it copied.
  private struct Event {
    var type: yaml_event_type_t
    var text = ""
    var style = YAMLNode.ScalarStyle.plain
    var line: Int
    var column: Int
  }

  private static func next(_ parser: inout yaml_parser_t) throws -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(&parser, &event) == 1 else {
      let problem = parser.problem.map { String(cString: $0) } ?? "not YAML"
      throw Failure(
        line: Int(parser.problem_mark.line) + 1, column: Int(parser.problem_mark.column) + 1,
        message: "broken YAML: \(problem)")
    }
    defer { yaml_event_delete(&event) }
    var copy = Event(
      type: event.type, line: Int(event.start_mark.line) + 1, column: Int(event.start_mark.column) + 1)
    if event.type == YAML_SCALAR_EVENT {
      let scalar = event.data.scalar
      copy.text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      copy.style =
        switch scalar.style {
        case YAML_PLAIN_SCALAR_STYLE: .plain
        case YAML_LITERAL_SCALAR_STYLE: .literal
        case YAML_FOLDED_SCALAR_STYLE: .folded
        default: .quoted
        }
    }
    return copy
  }

  private static func document(_ parser: inout yaml_parser_t) throws -> YAMLNode? {
    var root: YAMLNode?
    while true {
      let event = try next(&parser)
      switch event.type {
      case YAML_STREAM_END_EVENT: return root
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT, YAML_DOCUMENT_END_EVENT: continue
      default:
        if root != nil {
          throw Failure(line: event.line, column: event.column, message: "more than one YAML document in a file")
        }
        root = try node(event, &parser, depth: 0)
      }
    }
  }

  private static func node(_ event: Event, _ parser: inout yaml_parser_t, depth: Int) throws -> YAMLNode {
    if depth > depthLimit {
      throw Failure(line: event.line, column: event.column, message: "nested more than \(depthLimit) levels deep")
    }
    func made(_ value: YAMLNode.Value) -> YAMLNode {
      YAMLNode(value: value, line: event.line, column: event.column)
    }
    switch event.type {
    case YAML_SCALAR_EVENT: return made(.scalar(event.text, style: event.style))
    case YAML_SEQUENCE_START_EVENT:
      var items: [YAMLNode] = []
      while true {
        let item = try next(&parser)
        if item.type == YAML_SEQUENCE_END_EVENT { return made(.sequence(items)) }
        items.append(try node(item, &parser, depth: depth + 1))
      }
    case YAML_MAPPING_START_EVENT:
      var pairs: [(YAMLNode, YAMLNode)] = []
      while true {
        let key = try next(&parser)
        if key.type == YAML_MAPPING_END_EVENT { return made(.mapping(pairs)) }
        let keyNode = try node(key, &parser, depth: depth + 1)
        pairs.append((keyNode, try node(try next(&parser), &parser, depth: depth + 1)))
      }
    case YAML_ALIAS_EVENT:
      throw Failure(
        line: event.line, column: event.column, message: "aliases (*name) are not supported; write the value out")
    default:
      throw Failure(line: event.line, column: event.column, message: "unexpected YAML")
    }
  }
}
