import SceneModel

/// Lines of Xcode's console about conflicts, which people paste as a whole.
extension EquationParser {
  /// Sentences of UIKit's report, by how they begin.
  private static let sentences = [
    "Unable to simultaneously satisfy constraints", "Probably at least one of the constraints", "Try this:",
    "(1) look at each constraint", "(2) find the code", "(Note: If you're seeing NSAutoresizingMask",
    "Will attempt to recover by breaking constraint", "Make a symbolic breakpoint at",
    "The methods in the UIConstraintBasedLayoutDebugging", "UIViewAlertForUnsatisfiableConstraints",
  ]

  /// Returns what to write instead of a line of Xcode's console; nil for a line that is none.
  static func advice(forConsole line: String) -> String? {
    if line.contains(/<NS(Autoresizing|Content|IBPrototyping)\w*:0x|<NSLayoutConstraint:0x\w+ '(UI|_UI|NS)/) {
      return "this is a line of Xcode's console about a constraint that UIKit made by itself; leave it out"
    }
    if line.contains(/<NSLayoutConstraint:0x/) {
      let equation = equation(forConsole: line)
      return
        "this is a line of Xcode's console; write \(equation ?? "the constraint as an equation, such as \(example)")"
    }
    let text = line.trimmingSpaces
    guard sentences.contains(where: text.contains) else { return nil }
    return
      "this is a line of Xcode's console; leave it out, and write each constraint as an equation, such as \(example)"
  }

  /// Returns the equation of a constraint's description: `UILabel:0x7f8'Title'.leading == UIView:0x7f9.leading + 8`.
  private static func equation(forConsole line: String) -> String? {
    let description =
      /<NSLayoutConstraint:0x\w+\s+(?:'[^']*'\s+)?(\S+|\w+:0x\w+'[^']*'[^ ]*)\s+([=<>]=)\s+([^(>]*?)\s*(?:@(\d+)\s*)?(?:\((?:in)?active|>)/
    guard let match = line.firstMatch(of: description) else { return nil }
    var names: [Substring: String] = [:]
    for named in line.matches(of: /([\w.-]+):(0x[0-9a-f]+)\s*[,)]/) { names[named.output.2] = String(named.output.1) }
    // Two objects of one class without names are not the same.
    var objects: [String: Substring] = [:]
    func item(_ text: Substring) -> String? {
      guard let object = text.wholeMatch(of: /(\w+):(0x\w+)(?:'([^']*)')?/) else { return String(text) }
      if object.output.3 == "UIViewSafeAreaLayoutGuide" { return "Safe Area" }
      if object.output.1 == "UILayoutGuide" || object.output.1.hasPrefix("_UI") { return nil }
      let own = object.output.3.map(String.init) ?? names[object.output.2] ?? String(object.output.1)
      if objects[own, default: object.output.2] != object.output.2 { return nil }
      objects[own] = object.output.2
      return own == "|" ? "Superview" : own
    }
    func operand(_ text: Substring) -> String? {
      guard let dot = text.lastIndex(of: "."), let part = attributes[text[text.index(after: dot)...].lowercased()]
      else {
        return nil
      }
      return item(text[..<dot]).map { "\($0).\(part.rawValue)" }
    }
    guard let left = operand(match.output.1) else { return nil }
    let sign = ["==": "="][match.output.2] ?? String(match.output.2)
    var right = String(match.output.3)
    // `0.5*UIView:0x7f9.width + 8`
    if let sum = match.output.3.wholeMatch(of: /(?:([\d.]+)\*)?([^\s*].*?)(?:\s+([+-])\s+([\d.]+))?/),
      Double(sum.output.2) == nil
    {
      guard let other = operand(sum.output.2) else { return nil }
      right = (sum.output.1.map { "\($0) x " } ?? "") + other
      if let mark = sum.output.3, let constant = sum.output.4 { right += " \(mark) \(constant)" }
    } else if Double(right) == nil {
      return nil
    }
    return "\(left) \(sign) \(right)" + (match.output.4.map { " (Priority \($0))" } ?? "")
  }
}
