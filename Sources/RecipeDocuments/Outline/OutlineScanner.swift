/// Reads a document line by line into nodes, and continues after mistakes.
struct OutlineScanner {
  typealias Line = [Unicode.Scalar]
  typealias Node = DocumentOutline.Node
  typealias Spot = DocumentOutline.Spot

  private(set) var nodes = [Node(key: nil, value: nil, parent: nil, line: 0, lastLine: 0, indent: -1)]
  /// The kind of text that could be typed at the end of the last line.
  private(set) var spot = Spot.key(of: 0, typed: OutlineWord(text: "", span: OutlineSpan(line: 0, columns: 0..<0)))

  /// Nodes that later lines may belong to, the root first.
  private var open = [0]
  /// Open brackets.
  private var brackets: [Bracket] = []
  private var text = Text.none

  private struct Bracket {
    let owner: Int
    let isList: Bool
    /// A key whose value is still to come.
    var pending: Int?
  }

  /// An unfinished text of several lines.
  private enum Text {
    case none
    /// Lines indented further than a key.
    case block(owner: Int)
    case quoted(Unicode.Scalar)
  }

  /// Deeper nesting is ignored, because no valid document has it.
  private static let depthLimit = YAMLParser.depthLimit

  // MARK: Lines

  /// Takes the next line.
  mutating func take(_ line: Line, _ number: Int) {
    let indent = line.prefix { $0 == " " }.count
    let isBlank = indent == line.count
    if case .quoted(let mark) = text {
      spot = .nowhere
      if line.contains(mark) { text = .none }
      return
    }
    if case .block(let owner) = text {
      if isBlank || indent > nodes[owner].indent {
        let isInside = indent > nodes[owner].indent
        let end = line.lastIndex { $0 != " " }.map { $0 + 1 } ?? indent
        nodes[owner].block.append(OutlineSpan(line: number, columns: min(indent, end)..<end))
        if !isBlank { nodes[owner].lastLine = number }
        spot =
          isInside
          ? .line(of: owner, OutlineSpan(line: number, columns: min(indent, line.count)..<line.count))
          : key(at: indent, number, line.count)
        return
      }
      text = .none
    }
    if let outer = brackets.first {
      let closes = !isBlank && ["}", "]", ","].contains(line[indent])
      if isBlank || closes || indent > nodes[outer.owner].indent {
        scanBrackets(line, number, from: indent)
        return
      }
      brackets = []
    }
    if isBlank {
      spot = key(at: indent, number, line.count)
    } else if line[indent] == "#" || line.starts(with: "---".unicodeScalars) {
      spot = .nowhere
    } else {
      scanEntry(line, number, indent)
    }
  }

  /// Returns the spot in an empty line: a key of the innermost node that is indented less.
  private func key(at indent: Int, _ number: Int, _ end: Int) -> Spot {
    let owner = open.last { nodes[$0].indent < indent } ?? 0
    return .key(of: owner, typed: OutlineWord(text: "", span: OutlineSpan(line: number, columns: end..<end)))
  }

  private mutating func add(_ key: OutlineWord?, _ parent: Int, _ number: Int, _ indent: Int) -> Int {
    var node = Node(key: key, value: nil, parent: parent, line: number, lastLine: number, indent: indent)
    node.isItem = key == nil
    node.isFlow = !brackets.isEmpty
    nodes.append(node)
    nodes[parent].children.append(nodes.count - 1)
    return nodes.count - 1
  }

  // MARK: Blocks

  private static func isDash(_ line: Line, _ column: Int) -> Bool {
    column < line.count && line[column] == "-" && (column + 1 == line.count || line[column + 1] == " ")
  }

  private mutating func scanEntry(_ line: Line, _ number: Int, _ indent: Int) {
    let startsItem = Self.isDash(line, indent)
    while let last = open.last, open.count > 1,
      nodes[last].indent > indent || nodes[last].indent == indent && (!startsItem || nodes[last].isItem)
    {
      open.removeLast()
    }
    var column = indent
    while Self.isDash(line, column), open.count < Self.depthLimit {
      open.append(add(nil, open.last ?? 0, number, column))
      column += 1
      while column < line.count, line[column] == " " { column += 1 }
    }
    let owner = open.last ?? 0
    if column >= line.count {
      spot = .value(of: owner, typed: word(line, line.count..<line.count, number))
    } else if line[column] == "#" {
      spot = .nowhere
    } else if let (key, next) = key(line, column, number), open.count < Self.depthLimit {
      let node = add(key, owner, number, column)
      open.append(node)
      scanValue(node, line, number, from: next)
    } else if nodes[owner].isItem, column > indent {
      scanValue(owner, line, number, from: column)
    } else {
      spot = .key(of: owner, typed: word(line, column..<line.count, number))
    }
  }

  /// Returns a key and the column after its colon; nil if there is none.
  private func key(_ line: Line, _ start: Int, _ number: Int) -> (OutlineWord, Int)? {
    if ["{", "[", "|", ">", "&", "*"].contains(line[start]) { return nil }
    if line[start] == "\"" || line[start] == "'" {
      let (end, isClosed) = quotedEnd(line, start)
      guard isClosed else { return nil }
      let next = line[end...].firstIndex { $0 != " " } ?? line.count
      guard next < line.count, line[next] == ":" else { return nil }
      return (quoted(line, start..<end, number), next + 1)
    }
    for column in start..<line.count {
      if line[column] == ":", column + 1 == line.count || line[column + 1] == " " {
        return (word(line, start..<column, number), column + 1)
      }
      if line[column] == "#", column > start, line[column - 1] == " " { return nil }
    }
    return nil
  }

  private mutating func scanValue(_ node: Int, _ line: Line, _ number: Int, from start: Int) {
    guard let column = line[start...].firstIndex(where: { $0 != " " }) else {
      // Nothing can be typed directly after the colon.
      spot =
        start == line.count && line.last == ":"
        ? .nowhere : .value(of: node, typed: word(line, line.count..<line.count, number))
      return
    }
    switch line[column] {
    case "#": spot = .nowhere
    case "|", ">":
      text = .block(owner: node)
      spot = .nowhere
    case "{", "[":
      brackets.append(Bracket(owner: node, isList: line[column] == "["))
      scanBrackets(line, number, from: column + 1)
    case "\"", "'":
      let (end, isClosed) = quotedEnd(line, column)
      if isClosed { nodes[node].value = quoted(line, column..<end, number) } else { text = .quoted(line[column]) }
      spot = .nowhere
    default:
      let end = commentStart(line, column) ?? line.count
      nodes[node].value = word(line, column..<end, number)
      spot = end < line.count ? .nowhere : .value(of: node, typed: word(line, column..<line.count, number))
    }
  }

  // MARK: Brackets

  private mutating func scanBrackets(_ line: Line, _ number: Int, from start: Int) {
    var column = start
    while let top = brackets.last {
      while column < line.count, line[column] == " " { column += 1 }
      guard column < line.count else {
        let typed = word(line, line.count..<line.count, number)
        spot =
          top.pending.map { .value(of: $0, typed: typed) }
          ?? (top.isList ? .item(of: top.owner, typed: typed) : .key(of: top.owner, typed: typed))
        return
      }
      nodes[top.owner].lastLine = number
      switch line[column] {
      case "#" where column == 0 || line[column - 1] == " ":
        spot = .nowhere
        return
      case ",":
        brackets[brackets.count - 1].pending = nil
        column += 1
      case "}", "]":
        brackets.removeLast()
        if let outer = brackets.indices.last { brackets[outer].pending = nil }
        column += 1
      case "{", "[":
        if brackets.count >= Self.depthLimit {
          brackets = []
        } else {
          let owner = top.pending ?? add(nil, top.owner, number, column)
          brackets.append(Bracket(owner: owner, isList: line[column] == "["))
        }
        column += 1
      default:
        column = scanWord(line, number, column, top)
        if column >= line.count { return }
      }
    }
    spot = .nowhere
  }

  /// Scans a key or a value between brackets.
  /// - Returns: The column after it.
  private mutating func scanWord(_ line: Line, _ number: Int, _ start: Int, _ top: Bracket) -> Int {
    let isQuoted = line[start] == "\"" || line[start] == "'"
    var end = start
    var found: OutlineWord
    if isQuoted {
      let (close, isClosed) = quotedEnd(line, start)
      end = close
      found = quoted(line, start..<end, number)
      if !isClosed {
        text = .quoted(line[start])
        spot = .nowhere
        return line.count
      }
    } else {
      while end < line.count, ![",", "{", "}", "[", "]"].contains(line[end]), !isColon(line, end),
        !(line[end] == "#" && end > start && line[end - 1] == " ")
      {
        end += 1
      }
      end = max(end, start + 1)
      found = word(line, start..<end, number)
    }
    let next = line[end...].firstIndex { $0 != " " } ?? line.count
    if !top.isList, top.pending == nil, next < line.count, line[next] == ":" {
      brackets[brackets.count - 1].pending = add(found, top.owner, number, start)
      spot = .nowhere
      return next + 1
    }
    let typed = isQuoted || end < line.count ? nil : word(line, start..<line.count, number)
    if let pending = top.pending {
      nodes[pending].value = found
      spot = typed.map { .value(of: pending, typed: $0) } ?? .nowhere
    } else if top.isList {
      let item = add(nil, top.owner, number, start)
      nodes[item].value = found
      spot = typed.map { .item(of: top.owner, typed: $0) } ?? .nowhere
    } else {
      spot = typed.map { .key(of: top.owner, typed: $0) } ?? .nowhere
    }
    return end
  }

  private func isColon(_ line: Line, _ column: Int) -> Bool {
    line[column] == ":"
      && (column + 1 == line.count || [" ", ",", "{", "}", "[", "]"].contains(line[column + 1]))
  }

  // MARK: Words

  private func word(_ line: Line, _ columns: Range<Int>, _ number: Int) -> OutlineWord {
    var end = columns.upperBound
    while end > columns.lowerBound, line[end - 1] == " " { end -= 1 }
    let part = columns.lowerBound..<end
    return OutlineWord(
      text: String(String.UnicodeScalarView(line[part])), span: OutlineSpan(line: number, columns: part))
  }

  private func quoted(_ line: Line, _ columns: Range<Int>, _ number: Int) -> OutlineWord {
    let mark = line[columns.lowerBound]
    let span = OutlineSpan(line: number, columns: columns)
    if mark == "\"", line[columns].contains("\\"),
      let text = try? YAMLParser.parse(String(String.UnicodeScalarView(line[columns])))?.text
    {
      return OutlineWord(text: text, span: span)
    }
    var inner = Array(line[columns].dropFirst())
    if inner.last == mark { inner.removeLast() }
    var text = String.UnicodeScalarView()
    var index = 0
    while index < inner.count {
      let isEscape = mark == "\"" ? inner[index] == "\\" : inner[index] == "'"
      if isEscape, index + 1 < inner.count { index += 1 }
      text.append(inner[index])
      index += 1
    }
    return OutlineWord(text: String(text), span: span)
  }

  /// Returns the column after a quoted text that begins at a column, and whether it ends in its line.
  private func quotedEnd(_ line: Line, _ start: Int) -> (Int, Bool) {
    let mark = line[start]
    var column = start + 1
    while column < line.count {
      if mark == "\"", line[column] == "\\" {
        column += 2
      } else if line[column] == mark {
        if mark == "'", column + 1 < line.count, line[column + 1] == "'" {
          column += 2
        } else {
          return (column + 1, true)
        }
      } else {
        column += 1
      }
    }
    return (line.count, false)
  }

  private func commentStart(_ line: Line, _ start: Int) -> Int? {
    line.indices.dropFirst(start + 1).first { line[$0] == "#" && line[$0 - 1] == " " }
  }
}
