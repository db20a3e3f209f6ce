import SceneModel
import Values

/// Lists of equations: a block of lines, or a YAML list.
extension DecodingContext {
  func equations(_ node: YAMLNode?, _ what: String, names: EquationParser.Names) -> [SceneConstraint] {
    lines(of: node, what, "an equation", "equations") { equation($0, line: $1, column: $2, names) }
  }

  /// Reads a block of lines or a YAML list, line by line; empty lines and comments are left out.
  /// - Parameters:
  ///   - what: The key.
  ///   - item, items: What a line contains, with its article, and the plural.
  func lines<Item>(
    of node: YAMLNode?, _ what: String, _ item: String, _ items: String,
    _ read: (_ text: String, _ line: Int, _ column: Int) -> [Item]
  ) -> [Item] {
    guard let node, !node.isNull else { return [] }
    let advice = "\(what) is a block of \(items), one per line: write \(what): | and the lines below"
    var comment: (line: Int, column: Int)?
    defer {
      if let comment {
        report("a comment that begins with /* ends with */", line: comment.line, column: comment.column)
      }
    }
    func one(_ text: String, line: Int, column: Int) -> [Item] {
      let trimmed = text.trimmingSpaces
      if comment == nil, trimmed.hasPrefix("/*"), !trimmed.dropFirst(2).contains("*/") { comment = (line, column) }
      if comment != nil {
        if trimmed.hasSuffix("*/") { comment = nil }
        return []
      }
      if trimmed.isEmpty || Self.isComment(trimmed) { return [] }
      if text.utf8.count > Limits.lineBytes {
        report("a line is at most \(Limits.lineBytes) bytes; divide it into several", line: line, column: column)
        return []
      }
      return read(text, line, column)
    }
    switch node.value {
    case .mapping:
      report(advice, at: node)
      return []
    case .sequence(let items):
      return items.flatMap { node -> [Item] in
        guard case .scalar(let text, let style) = node.value, !text.contains(where: \.isNewline) else {
          report("\(item) is one line of text", at: node)
          return []
        }
        return one(text, line: node.line, column: node.column + (style == .quoted ? 1 : 0))
      }
    case .scalar(let text, style: .literal):
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
        let number = node.line + 1 + index
        // The document may indent by tabs (``PastedBlocks``).
        let indent = (sourceLine(number) ?? "").prefix { " \t".contains($0) }.count - line.prefix { $0 == " " }.count
        return one(String(line), line: number, column: indent + 1)
      }
    case .scalar(let text, let style) where style == .folded || text.contains(where: \.isNewline):
      report(advice, at: node)
      return []
    case .scalar(let text, _):
      return one(text, line: node.line, column: node.column)
    }
  }

  /// Returns whether a line without surrounding spaces is a comment as a whole; `#7 Red View.Top = …` has a number.
  static func isComment(_ text: String) -> Bool {
    if text.hasPrefix("//") { return true }
    if text.hasPrefix("/*"), text.dropFirst(2).firstRange(of: "*/")?.upperBound == text.endIndex { return true }
    guard text.hasPrefix("#") else { return false }
    let rest = text.dropFirst().drop { $0.isASCII && $0.isNumber }
    let isNumbered = rest.count < text.count - 1 && rest.first == " "
    return !(isNumbered && rest.contains(".") && rest.contains { "=<>≤≥".contains($0) })
  }

  private func equation(_ text: String, line: Int, column: Int, _ names: EquationParser.Names) -> [SceneConstraint] {
    let trimmed = text.trimmingSpaces
    if let format = VisualFormatLine(trimmed) {
      return visualFormat(format, in: text, line: line, column: column, names)
    }
    do {
      var constraint = try EquationParser.parse(text, names: names)
      constraint.place = ScenePlace(line: line, column: column)
      if let objection = constraint.loneEdgeObjection ?? constraint.objection.map({ "\($0) (\(trimmed))" }) {
        report(objection, line: line, column: column + text.prefix { $0 == " " }.count)
        return []
      }
      return [constraint]
    } catch let failure as EquationParser.Failure {
      report(failure.message, line: line, column: column + failure.offset)
    } catch {
      report("\(error)", line: line, column: column)
    }
    return []
  }

  /// Reads a line of the visual format language with options: `H:|-[nameLabel]-[nameField]-| alignAllTop`.
  ///
  /// A view's name is written without spaces, and case is ignored.
  private func visualFormat(
    _ read: VisualFormatLine, in text: String, line: Int, column: Int, _ names: EquationParser.Names
  ) -> [SceneConstraint] {
    let (format, words) = (read.format, read.options)
    let indent = text.prefix { $0 == " " }.count
    let start = column + indent + read.offset
    if let bracket = format.lastIndex(of: "["), !format[bracket...].contains("]"), let close = text.lastIndex(of: "]"),
      let open = text[..<close].lastIndex(of: "[")
    {
      let name = text[open...close].filter { $0 != " " }
      report(
        "in a visual format a view's name has no spaces; write \(name)", line: line,
        column: column + text.distance(from: text.startIndex, to: open))
      return []
    }
    let known = VisualFormatReading.optionNames
    for word in words where !known.contains(word) {
      report(
        "unknown option \"\(word)\" of a visual format\(Suggestion.hint(for: word, among: known))", line: line,
        column: column + indent)
      return []
    }
    // The items of the mentioned views, by their names in the format.
    var items: [String: SceneItem] = [:]
    for match in format.matches(of: /[A-Za-z_][A-Za-z0-9_]*/) {
      let word = String(match.output)
      if let item = names.item(plain: word) { items[word] = item }
      if word.lowercased().replacing("_", with: "") == "superview" { items[word] = .root }
    }
    for match in format.matches(of: /\[([A-Za-z_][A-Za-z0-9_]*)/) {
      let name = String(match.output.1)
      if items[name] != nil { continue }
      let offset = format.distance(from: format.startIndex, to: match.range.lowerBound) + 1
      report(
        "unknown view \"\(name)\"\(Suggestion.hint(for: name, among: names.display))", line: line,
        column: start + offset)
      return []
    }
    do {
      // The equations share one text, because a format may mean thousands of equations.
      let trimmed = text.trimmingSpaces
      let whole = trimmed.hasPrefix(format) ? trimmed : read.text
      return try visualFormatEquations(format, words, items, names).compactMap { equation in
        var equation = equation
        if let objection = Self.objection(to: equation) {
          report("\(objection) (\(whole))", line: line, column: column + indent)
          return nil
        }
        equation.place = ScenePlace(line: line, column: column + indent)
        equation.text = whole
        return equation
      }
    } catch {
      report(error.message, line: line, column: max(column, start + error.offset))
      return []
    }
  }

  /// Explains why a number in a visual format is not allowed in a recipe; the limits are those of equations.
  private static func objection(to equation: SceneConstraint) -> String? {
    if case .points(let points) = equation.constant, !(abs(points) <= EquationParser.constantLimit) {
      return "a constant is at most \(NumberText.plain(EquationParser.constantLimit)) points"
    }
    return equation.priority.isPossible
      ? nil : "a priority is above 0 and at most 1000, not \(NumberText.plain(equation.priority.value))"
  }

  private func visualFormatEquations(
    _ format: String, _ options: [String], _ items: [String: SceneItem], _ names: EquationParser.Names
  ) throws(VisualFormatReading.Failure) -> [SceneConstraint] {
    var superviews: [String: SceneItem] = [:]
    for case .some(.view(let id)) in names.items.values { superviews[id] = names.superview(.view(id)) }
    return try VisualFormatReading.equations(format, options: options, items: items, superviews: superviews)
  }
}
