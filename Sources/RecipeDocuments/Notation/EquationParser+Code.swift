import SceneModel
import Values

/// Lines and names of UIKit's code, which equations are often written from.
extension EquationParser {
  static let example = "box.Leading = Superview.Leading + 20"

  /// Guides by what they are called elsewhere, in small letters.
  static let guides = [
    "keyboard": "Keyboard Guide", "keyboardlayoutguide": "Keyboard Guide", "safearealayoutguide": "Safe Area",
    "safeareaguide": "Safe Area", "readablecontentguide": "Readable Guide",
  ]

  /// Returns what to write instead of an attribute that stands for several, or for none.
  static func advice(forAttribute word: String) -> String? {
    switch word.lowercased() {
    case "edges": "write an equation for each side, or H:|[box]| and V:|[box]|"
    case "size": "write an equation for Width and one for Height"
    case "center": "write an equation for CenterX and one for CenterY"
    case "aspectratio", "aspect", "ratio": "write box.Width = 1.5 x box.Height"
    case "safearea": "the safe area is an item of its own: Safe Area.Top"
    default: nil
    }
  }

  /// Returns what to write instead of a line of code; nil for a line that is none.
  static func advice(forCode line: String) -> String? {
    if line.contains("constraintsWithVisualFormat") || line.contains("withVisualFormat:") {
      let format = line.firstMatch(of: /[fF]ormat:\s*@?"([^"]+)"/).map { ": \($0.output.1)" }
      return "this is code; write the format alone\(format ?? ", such as H:|-[box]-|")"
    }
    if line.contains(".constraint(") || line.contains(/\sconstraint\w+To(Anchor|Constant|SystemSpacing)\w*:/) {
      let equation = equation(forCode: line).flatMap { equation in priority(in: line).map { equation + $0 } }
      return "this is code; write \(equation ?? "an equation, such as \(example)")"
    }
    if let advice = advice(forConsole: line) { return advice }
    if let equation = equation(forItems: line), let priority = priority(in: line) {
      return "this is code; write \(equation)\(priority)"
    }
    if let match = line.firstMatch(of: /setContent(Hugging|CompressionResistance)Priority/) {
      let key = match.output.1 == "Hugging" ? "hugging" : "resistance"
      return "this is code; a view's priority is a key of the view: \(key): 251"
    }
    if line.contains(/\.priority\s*=/) {
      let stated = priority(in: line) ?? " (Priority 750)"
      return stated.isEmpty
        ? "this is code; an equation without a priority is required: \(example)"
        : "this is code; a priority follows its equation: \(example)\(stated)"
    }
    let text = line.trimmingSpaces
    if text.allSatisfy("(){}[];,".contains) {
      return "this is a line of code without a constraint; leave it out"
    }
    let isCode =
      text.contains(/\bmake\.[a-z]|\.snp\.|mas_|makeConstraints/) || text.hasPrefix("[NSLayoutConstraint")
      || text.hasPrefix("NSLayoutConstraint") || text.hasPrefix("])") || text.hasSuffix("isActive = true")
      || text.contains("translatesAutoresizingMaskIntoConstraints")
    return isCode ? "this is code; leave it out, and write each constraint as an equation, such as \(example)" : nil
  }

  /// Returns what to write instead of the path of an attribute in code: `view.top`, `view.safeAreaLayoutGuide.top`;
  /// nil for anything else.
  static func advice(forPath path: String) -> String? {
    guard let read = operand(forCode: path), let dot = path.lastIndex(of: "."), read.item != String(path[..<dot]) else {
      return nil
    }
    if path.hasPrefix(".") { return "no view is named before \(path); write \(read.item).\(read.attribute)" }
    return "\(path[..<dot]) is \(read.item) here: write \(read.item).\(read.attribute)"
  }

  /// Returns the priority that a line of code states, as an equation ends with it: empty for none and for required; nil
  /// for one that the code computes otherwise.
  private static func priority(in line: String) -> String? {
    guard let start = line.firstMatch(of: /(?:\.priority\s*=|[pP]riority\s*[:(])\s*/) else { return "" }
    let expression =
      /(?:UILayoutPriority(?:\.init)?\(\s*(?:rawValue:\s*)?)?(?:UILayoutPriority)?\.?(\w+)\)?\s*(?:([+-])\s*(\d+))?\s*[);,\]}]*\s*/
    guard let match = line[start.range.upperBound...].wholeMatch(of: expression) else { return nil }
    let word = String(match.output.1)
    guard var value = Int(word) ?? ScenePriority(level: word).map({ Int($0.value) }) else { return nil }
    if let sign = match.output.2, let step = match.output.3.flatMap({ Int($0) }) { value += sign == "-" ? -step : step }
    if value >= 1000 { return "" }
    return value > 0 ? " (Priority \(value))" : nil
  }

  /// Returns the equation of a constraint between anchors, in Swift or in Objective-C.
  private static func equation(forCode line: String) -> String? {
    let swift =
      /([\w.!?]+)\.constraint\(\s*(equalTo|lessThanOrEqualTo|greaterThanOrEqualTo)(Constant|SystemSpacing\w+)?:\s*([^,)\s]+)(.*)/
    let other =
      /\[?([\w.]+)\s+constraint(Equal|LessThanOrEqual|GreaterThanOrEqual)To(?:Anchor|(Constant|SystemSpacing\w+)):\s*([^\s\]]+)(.*)/
    guard let match = line.firstMatch(of: swift) ?? line.firstMatch(of: other),
      let left = operand(forCode: String(match.output.1))
    else { return nil }
    let relation = match.output.2.lowercased()
    let sign = relation.hasPrefix("less") ? "<=" : relation.hasPrefix("greater") ? ">=" : "="
    var equation = "\(left.item).\(left.attribute) \(sign) "
    if match.output.3 == "Constant" {
      let isWhole = match.output.5.drop { $0 == " " }.first.map(",)]".contains) ?? false
      return isWhole && Double(match.output.4) != nil ? equation + match.output.4 : nil
    }
    guard let right = operand(forCode: String(match.output.4)) else { return nil }
    // A factor or a distance that the code names has no number here.
    let rest = match.output.5
    let factor = rest.firstMatch(
      of: /multiplier:\s*([\d.]+(?:\s*\/\s*[\d.]+)?)\s*(?:[,)\]]|constant:)/)?.output.1.filter { $0 != " " }
    if rest.contains("multiplier:"), factor == nil { return nil }
    if let spacing = match.output.3 {
      // The distance goes from the second anchor to the first, in any direction of reading and of the screen.
      guard factor.map({ Double($0) == 1 }) ?? true, spacing.contains("Below") || spacing.contains("After") else {
        return nil
      }
      return equation + "\(right.item).\(right.attribute) + Standard"
    }
    if let factor { equation += "\(factor) x " }
    equation += "\(right.item).\(right.attribute)"
    if rest.contains("constant:") {
      guard let constant = rest.firstMatch(of: /constant:\s*(-?)\s*([\d.]+)\s*(?:[,)\]]|multiplier:)/) else {
        return nil
      }
      equation += constant.output.1.isEmpty ? " + \(constant.output.2)" : " - \(constant.output.2)"
    }
    return equation
  }

  /// Returns the equation of a constraint between items and attributes, in Swift or in Objective-C.
  private static func equation(forItems line: String) -> String? {
    let first = /[iI]tem:\s*([\w.]+)[,\s]+attribute:\s*(?:NSLayoutAttribute)?\.?(\w+)[,\s]+relatedBy:\s*\S*?(\w+?)[,\s]/
    let second = /toItem:\s*([\w.]+)[,\s]+attribute:\s*(?:NSLayoutAttribute)?\.?(\w+)/
    guard let left = line.firstMatch(of: first),
      let own = operand(forCode: "\(left.output.1).\(left.output.2)")
    else { return nil }
    let relation = left.output.3.lowercased()
    let sign = relation.contains("less") ? "<=" : relation.contains("greater") ? ">=" : "="
    func number(_ match: Substring?) -> Double? { match.flatMap { Double($0) } }
    let constant = number(line.firstMatch(of: /constant:\s*(-?[\d.]+)/)?.output.1) ?? 0
    let factor = number(line.firstMatch(of: /multiplier:\s*(-?[\d.]+)/)?.output.1) ?? 1
    let start = "\(own.item).\(own.attribute) \(sign) "
    guard let right = line.firstMatch(of: second), !["nil", "null"].contains(right.output.1.lowercased()),
      let other = operand(forCode: "\(right.output.1).\(right.output.2)")
    else { return start + NumberText.plain(constant) }
    let scale = factor == 1 ? "" : "\(NumberText.plain(factor)) x "
    let rest = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(NumberText.plain(abs(constant)))"
    return start + scale + "\(other.item).\(other.attribute)" + rest
  }

  /// Returns the item and the attribute that a path in code stands for; nil for a path that ends with no attribute.
  private static func operand(forCode path: String) -> (item: String, attribute: String)? {
    var parts = path.filter { $0 != "!" && $0 != "?" }.split(separator: ".").map(String.init)
    if parts.count > 1, parts[0] == "self" { parts.removeFirst() }
    guard let last = parts.popLast()?.lowercased() else { return nil }
    let name = last.hasSuffix("anchor") ? String(last.dropLast(6)) : last
    guard let attribute = attributes[name]?.rawValue else { return nil }
    let guide = parts.last?.lowercased() ?? ""
    guard guide.hasSuffix("guide") else { return (item(forCode: parts), attribute) }
    let owner = item(forCode: parts.dropLast())
    let prefix = owner == "Superview" ? "" : "\(owner) "
    // These guides belong to a scroll view, whose name the code may leave out.
    let scroll = owner == "Superview" ? "Scroll View" : owner
    switch guide {
    case "safearealayoutguide": return ("\(prefix)Safe Area", attribute)
    case "readablecontentguide": return ("Readable Guide", attribute)
    case "keyboardlayoutguide": return ("Keyboard Guide", attribute)
    case "contentlayoutguide": return ("\(scroll) Content Layout Guide", attribute)
    case "framelayoutguide": return ("\(scroll) Frame Layout Guide", attribute)
    case "toplayoutguide": return ("Top Layout Guide", attribute)
    case "bottomlayoutguide": return ("Bottom Layout Guide", attribute)
    case "layoutmarginsguide":
      return (attributes["\(name)margin"] ?? attributes["\(name)withinmargins"]).map { (owner, $0.rawValue) }
    default: return nil
    }
  }

  /// `view` is the view that contains the others.
  private static func item(forCode parts: some Collection<String>) -> String {
    let isSuperview =
      parts.isEmpty || parts.elementsEqual(["view"]) || parts.map { $0.lowercased() }.last == "superview"
    return isSuperview ? "Superview" : parts.joined(separator: ".")
  }
}
