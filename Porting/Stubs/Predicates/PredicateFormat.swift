import Foundation

/// Reads the format of a predicate: comparisons of key paths with values, joined by AND, OR and NOT.
struct PredicateFormat {
  typealias Test = (Any?) -> Bool
  private typealias Operand = (Any?) -> Any?

  private var tokens: [String] = []
  private var arguments: ArraySlice<Any>
  private var place = 0
  private var hasFailed = false

  init(_ format: String, _ arguments: [Any]) {
    self.arguments = arguments[...]
    var rest = format[...]
    while let first = rest.first {
      let token: Substring
      if first.isWhitespace {
        rest = rest.dropFirst()
        continue
      } else if first == "\"" || first == "'" {
        token = rest.prefix(1) + rest.dropFirst().prefix { $0 != first }
        rest = rest.dropFirst(token.count + 1)
      } else if "()".contains(first) {
        token = rest.prefix(1)
        rest = rest.dropFirst()
      } else if "=<>!&|".contains(first) {
        // A sign with options: `==[c]`.
        var end = rest.firstIndex { !"=<>!&|".contains($0) } ?? rest.endIndex
        if end < rest.endIndex, rest[end] == "[", let close = rest[end...].firstIndex(of: "]") {
          end = rest.index(after: close)
        }
        (token, rest) = (rest[..<end], rest[end...])
      } else {
        token = rest.prefix { !$0.isWhitespace && !"()=<>!&|".contains($0) }
        rest = rest.dropFirst(token.count)
      }
      tokens.append(String(token))
    }
  }

  mutating func read() -> Test {
    let test = any()
    return hasFailed || place < tokens.count ? { _ in true } : test
  }

  private mutating func take(_ words: String...) -> Bool {
    guard place < tokens.count, words.contains(tokens[place].uppercased()) else { return false }
    place += 1
    return true
  }

  private mutating func next() -> String {
    guard place < tokens.count else {
      hasFailed = true
      return ""
    }
    place += 1
    return tokens[place - 1]
  }

  private mutating func any() -> Test {
    var test = all()
    while take("OR", "||") {
      let (one, other) = (test, all())
      test = { one($0) || other($0) }
    }
    return test
  }

  private mutating func all() -> Test {
    var test = single()
    while take("AND", "&&") {
      let (one, other) = (test, single())
      test = { one($0) && other($0) }
    }
    return test
  }

  private mutating func single() -> Test {
    if take("NOT", "!") {
      let inner = single()
      return { !inner($0) }
    }
    if take("(") {
      let inner = any()
      if !take(")") { hasFailed = true }
      return inner
    }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    return comparison()
  }

  private mutating func operand() -> Operand {
    let token = next()
    switch token.uppercased() {
    case "YES", "TRUE": return { _ in true }
    case "NO", "FALSE": return { _ in false }
    case "NIL", "NULL": return { _ in nil }
    default: break
    }
    if token == "%K" {
      let path = arguments.popFirst().flatMap { ManagedValue.plain($0) as? String } ?? ""
      return { ManagedValue.of($0, path) }
    }
    if token.hasPrefix("%") {
      if arguments.isEmpty { hasFailed = true }
      let value = arguments.popFirst()
      return { _ in ManagedValue.plain(value) }
    }
    if let quote = token.first, quote == "\"" || quote == "'" { return { _ in String(token.dropFirst()) } }
    if let number = Double(token) { return { _ in number } }
    return { ManagedValue.of($0, token) }
  }

  private mutating func comparison() -> Test {
    let left = operand()
    let sign = next().uppercased()
    let word = sign.prefix { $0 != "[" }
    let isFolded = sign.dropFirst(word.count).contains("C")
    let right = operand()
    func order(_ accepted: [ComparisonResult], _ isEqual: Bool = true) -> Test {
      { object in
        if isFolded, let one = left(object) as? String, let other = right(object) as? String {
          return (one.lowercased() == other.lowercased()) == isEqual
        }
        return ManagedValue.order(left(object), right(object)).map(accepted.contains) ?? !isEqual
      }
    }
    func text(_ test: @escaping (String, String) -> Bool) -> Test {
      { object in
        guard let one = ManagedValue.plain(left(object)) as? String, let other = right(object) as? String else {
          return false
        }
        return isFolded ? test(one.lowercased(), other.lowercased()) : test(one, other)
      }
    }
    switch word {
    case "=", "==": return order([.orderedSame])
    case "!=", "<>": return order([.orderedAscending, .orderedDescending], false)
    case "<": return order([.orderedAscending])
    case ">": return order([.orderedDescending])
    case "<=", "=<": return order([.orderedAscending, .orderedSame])
    case ">=", "=>": return order([.orderedDescending, .orderedSame])
    case "CONTAINS": return text { $1.isEmpty || $0.contains($1) }
    case "BEGINSWITH": return text { $0.hasPrefix($1) }
    case "ENDSWITH": return text { $0.hasSuffix($1) }
    case "MATCHES":
      return text { text, pattern in
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return false }
        let all = NSRange(text.startIndex..., in: text)
        return expression.matches(in: text, range: all).contains { $0.range == all }
      }
    case "LIKE":
      return text { text, pattern in
        let parts = NSRegularExpression.escapedPattern(for: pattern).replacingOccurrences(of: "\\*", with: ".*")
          .replacingOccurrences(of: "\\?", with: ".")
        return text.range(of: "^(\(parts))$", options: .regularExpression) != nil
      }
    case "IN":
      return { object in
        let values = (right(object) as? [Any]) ?? (right(object) as? NSArray).map { Array($0) } ?? []
        return values.contains { ManagedValue.order(left(object), $0) == .orderedSame }
      }
    default:
      hasFailed = true
      return { _ in true }
    }
  }
}
