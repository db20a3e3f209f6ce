/// What to write where people forget the quotes that YAML needs.
enum YAMLAdvice {
  /// Returns advice for a document that cannot be parsed, as the end of a message; empty where nothing is known.
  /// - Parameter lines: The line of the failure, after some before it.
  static func text(_ lines: [String]) -> String {
    // In braces a comment hides the closing one, so that the failure is on a later line.
    for line in lines.reversed() {
      if let found = line.firstMatch(of: /^[^"'#]*[{,][^{}"'#]*: (#[0-9A-Za-z]+)/) {
        return "; # begins a comment: write \"\(found.1)\" in quotes"
      }
    }
    if let found = lines.last?.firstMatch(of: /[A-Za-z]: ([^"'{}\[\],:]*[^"'{}\[\],:\s]: [^"'{}\[\],]*[^"'{}\[\],\s])/)
    {
      return "; a text with a colon must be in quotation marks: \"\(found.1)\""
    }
    // A text that ends with a colon, as a form's labels do, begins with @ or holds quotes.
    if let found = lines.last?.firstMatch(of: /[A-Za-z]: ([^"'{}\[\],:\s][^"'{}\[\],:]*:)\s*[,}\]]/) {
      return "; a text with a colon must be in quotation marks: \"\(found.1)\""
    }
    if let found = lines.last?.firstMatch(of: /[A-Za-z]: ([@`%][^,}\]]*[^,}\]\s])/) {
      return "; a text that begins with this sign must be in quotation marks: \"\(found.1)\""
    }
    if let found = lines.last?.firstMatch(of: /: ""([^"]+)""/) {
      return "; a text has one pair of quotation marks: \"\(found.1)\""
    }
    // A key without a colon makes the next key part of its text.
    let above = lines.dropLast().last { !$0.allSatisfy(\.isWhitespace) } ?? ""
    if above.utf8.count < 200, lines.last?.contains(/^\s*[A-Za-z]+:/) ?? false,
      let found = above.firstMatch(of: /^\s*([A-Za-z]+)\s+([^:\s][^:]*)$/)
    {
      return "; a colon is missing above: \(found.1): \(found.2)"
    }
    return ""
  }
}
