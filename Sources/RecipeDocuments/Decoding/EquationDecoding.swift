import Scenes

/// Lists of equations: a block of lines, or a YAML list.
extension DecodingContext {
  func equations(_ node: YAMLNode?, _ what: String, names: EquationParser.Names) -> [SceneConstraint] {
    guard let node, !node.isNull else { return [] }
    switch node.value {
    case .mapping:
      report("\(what) is a block of equations, one a line: write \(what): | and the lines below", at: node)
      return []
    case .sequence(let items):
      return items.compactMap { item in
        guard case .scalar(let text, let style) = item.value, !text.contains(where: \.isNewline) else {
          report("an equation is one line of text", at: item)
          return nil
        }
        return equation(text, line: item.line, column: item.column + (style == .quoted ? 1 : 0), names)
      }
    case .scalar(let text, style: .literal):
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
        let number = node.line + 1 + index
        let indent = (sourceLine(number) ?? "").prefix { $0 == " " }.count - line.prefix { $0 == " " }.count
        return equation(String(line), line: number, column: indent + 1, names)
      }
    case .scalar(let text, let style) where style == .folded || text.contains(where: \.isNewline):
      report("\(what) is a block of equations, one a line: write \(what): | and the lines below", at: node)
      return []
    case .scalar(let text, _):
      return [equation(text, line: node.line, column: node.column, names)].compactMap { $0 }
    }
  }

  private func equation(_ text: String, line: Int, column: Int, _ names: EquationParser.Names) -> SceneConstraint? {
    let trimmed = text.trimmingSpaces
    if trimmed.isEmpty || trimmed.hasPrefix("#") { return nil }
    do {
      var constraint = try EquationParser.parse(text, names: names)
      constraint.place = ScenePlace(line: line, column: column)
      if let objection = constraint.objection {
        report("\(objection) (\(trimmed))", line: line, column: column + text.prefix { $0 == " " }.count)
        return nil
      }
      return constraint
    } catch let failure as EquationParser.Failure {
      report(failure.message, line: line, column: column + failure.offset)
    } catch {
      report("\(error)", line: line, column: column)
    }
    return nil
  }
}
