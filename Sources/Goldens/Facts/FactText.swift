import Foundation
import Layout
import Values

/// Facts as lines of text, as a reviewer reads them in a diff: `"Red View" frame 16 40 343 607`. No other place writes or
/// reads such a line.
extension LayoutFacts {
  /// One fact per line, without line breaks.
  /// - Complexity: O(facts).
  package var lines: [String] { entries.map { "\($0.subject.text) \($0.fact.description)" } }

  /// One fact per line for readers, who have no record to compare it with: what is open is said in words.
  /// - Complexity: O(facts).
  package var shownLines: [String] {
    entries.map { entry in
      guard case .open(let part, let lower, let upper) = entry.fact else {
        return "\(entry.subject.text) \(entry.fact.description)"
      }
      return "\(entry.subject.text) ambiguous: \(part.word) may be anything \(ExplanationTexts.interval(lower, upper))"
    }
  }

  /// Reads lines.
  /// - Parameter lines: One fact per line, without line breaks; what this version does not know becomes ``Fact/other(kind:words:)``.
  /// - Complexity: O(characters).
  package init(lines: [String]) { self.init(entries: lines.map { StatedFact(FactLine($0)).entry }) }
}

extension FactSubject {
  /// A view's name in quotation marks, or `root`.
  var text: String {
    switch self {
    case .root: "root"
    case .view(let name): Quoting.record.quoted(name)
    }
  }

  /// Reads a subject.
  init(text: String) { self = text == "root" ? .root : .view(Quoting.unquotedRecord(text)) }
}

extension Fact: CustomStringConvertible {
  /// The kind and the words of the fact, as a record states them.
  package var description: String { ([kind] + words).filter { !$0.isEmpty }.joined(separator: " ") }

  /// Numbers, words and quoted texts after the kind.
  var words: [String] {
    switch self {
    case .size(let size), .content(let size): Self.words([size.width, size.height])
    case .safeArea(let insets), .margins(let insets):
      Self.words([insets.top, insets.left, insets.bottom, insets.right])
    case .frame(let rect), .exact(let rect): Self.words(rect)
    case .keyboard(let number), .baseline(let number), .scale(let number): Self.words([number])
    case .offset(let point): Self.words([point.x, point.y])
    case .image(let name, let rect): [Quoting.record.quoted(name)] + Self.words(rect)
    case .text(let line): [Quoting.record.quoted(line.text)] + Self.words([line.x, line.baseline, line.width])
    case .missing(let scalars): scalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
    case .open(let part, let lower, let upper): [part.rawValue] + Self.words([lower, upper])
    case .hidden, .truncated, .clipped: []
    case .other(_, let words): words
    }
  }

  private static func words(_ rect: CGRect) -> [String] { words([rect.minX, rect.minY, rect.width, rect.height]) }
  private static func words(_ numbers: [Double]) -> [String] { numbers.map { NumberText.plain($0) } }

  /// Reads a fact; ``other(kind:words:)`` if it is not one of this version.
  init(kind: String, words: [String]) {
    self = Kind(rawValue: kind).flatMap { Self.fact($0, words) } ?? .other(kind: kind, words: words)
  }

  private static func fact(_ kind: Kind, _ words: [String]) -> Fact? {
    let hasName = kind == .image || kind == .text || kind == .open
    guard let numbers = kind == .missing ? [] : numbers(words.dropFirst(hasName ? 1 : 0)) else { return nil }
    let name = hasName ? words.first : nil
    switch (kind, numbers.count) {
    case (.size, 2): return .size(CGSize(width: numbers[0], height: numbers[1]))
    case (.content, 2): return .content(CGSize(width: numbers[0], height: numbers[1]))
    case (.safeArea, 4): return .safeArea(Insets(numbers[0], numbers[1], numbers[2], numbers[3]))
    case (.margins, 4): return .margins(Insets(numbers[0], numbers[1], numbers[2], numbers[3]))
    case (.keyboard, 1): return .keyboard(numbers[0])
    case (.frame, 4): return .frame(rect(numbers))
    case (.exact, 4): return .exact(rect(numbers))
    case (.baseline, 1): return .baseline(numbers[0])
    case (.scale, 1): return .scale(numbers[0])
    case (.offset, 2): return .offset(CGPoint(x: numbers[0], y: numbers[1]))
    case (.hidden, 0): return .hidden
    case (.truncated, 0): return .truncated
    case (.clipped, 0): return .clipped
    case (.image, 4): return name.map { .image(Quoting.unquotedRecord($0), rect(numbers)) }
    case (.text, 3):
      return name.map {
        .text(
          TextLine(text: Quoting.unquotedRecord($0), x: numbers[0], baseline: numbers[1], width: numbers[2]))
      }
    case (.open, 2):
      return name.flatMap(SolvedView.OpenSide.FramePart.init).map { .open($0, lower: numbers[0], upper: numbers[1]) }
    case (.missing, _): return scalars(words).map(Fact.missing)
    default: return nil
    }
  }

  private static func rect(_ numbers: [Double]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns numbers; nil if one of the words is not a number.
  private static func numbers(_ words: some Collection<String>) -> [Double]? {
    var numbers: [Double] = []
    for word in words {
      guard let number = NumberText.number(word) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static func scalars(_ words: [String]) -> [Unicode.Scalar]? {
    let found = words.compactMap { word in
      word.hasPrefix("U+") ? UInt32(word.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init) : nil
    }
    return found.count == words.count ? found : nil
  }
}
