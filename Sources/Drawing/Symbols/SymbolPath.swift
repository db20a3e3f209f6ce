import Foundation
import Layout

/// Reads an outline of a symbol.
///
/// Letters precede absolute numbers: `M` `L` `H` `V` `C` `Q` `Z` as in SVG; `O x y r` is a circle, `B x y w h r` a box
/// with rounded corners, `A x y r from to` an arc around a point between two angles in degrees, clockwise from the
/// right, `D x y` a dot as wide as the line.
struct SymbolPath {
  private(set) var steps: [OutlineStep] = []
  private var rest: Substring
  private var place = CGPoint.zero
  private var start = CGPoint.zero

  /// Returns the steps of an outline; nil if the text is not one.
  static func steps(_ text: Substring) -> [OutlineStep]? {
    var path = SymbolPath(rest: text)
    while let letter = path.letter() {
      guard path.step(letter) else { return nil }
    }
    return path.rest.isEmpty && !path.steps.isEmpty ? path.steps : nil
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func letter() -> Character? {
    rest = rest.drop { $0 == " " }
    guard let letter = rest.first, letter.isLetter else { return nil }
    rest.removeFirst()
    return letter
  }

  private mutating func numbers(_ count: Int) -> [Double]? {
    var numbers: [Double] = []
    while numbers.count < count {
      rest = rest.drop { $0 == " " }
      let digits = rest.prefix { $0 == "-" || $0 == "." || ("0"..."9").contains($0) }
      guard let number = Double(digits) else { return nil }
      rest = rest[digits.endIndex...]
      numbers.append(number)
    }
    return numbers
  }

  private mutating func step(_ letter: Character) -> Bool {
    switch letter {
    case "Z":
      steps.append(.close)
      place = start
      return true
    case "M": return read(2) { $0.move($1[0], $1[1]) }
    case "L": return read(2) { $0.line($1[0], $1[1]) }
    case "H": return read(1) { $0.line($1[0], $0.place.y) }
    case "V": return read(1) { $0.line($0.place.x, $1[0]) }
    case "Q":
      return read(4) {
        $0.steps.append(.quadratic(cx: $1[0], cy: $1[1], x: $1[2], y: $1[3]))
        $0.place = CGPoint(x: $1[2], y: $1[3])
      }
    case "C": return read(6) { $0.curve($1) }
    case "O": return read(3) { $0.steps += .circle($1[0], $1[1], $1[2]) }
    case "B": return read(5) { $0.box(CGRect(x: $1[0], y: $1[1], width: $1[2], height: $1[3]), radius: $1[4]) }
    case "A": return read(5) { $0.arc($1[0], $1[1], radius: $1[2], from: $1[3] * .pi / 180, to: $1[4] * .pi / 180) }
    case "D":
      // A line without length has no ends in some viewers.
      return read(2) {
        $0.move($1[0], $1[1])
        $0.line($1[0] + 0.01, $1[1])
      }
    default: return false
    }
  }

  private mutating func read(_ count: Int, _ add: (inout SymbolPath, [Double]) -> Void) -> Bool {
    guard let numbers = numbers(count) else { return false }
    add(&self, numbers)
    return true
  }

  private mutating func move(_ x: Double, _ y: Double) {
    steps.append(.move(x: x, y: y))
    place = CGPoint(x: x, y: y)
    start = place
  }

  private mutating func line(_ x: Double, _ y: Double) {
    steps.append(.line(x: x, y: y))
    place = CGPoint(x: x, y: y)
  }

  private mutating func curve(_ c: [Double]) {
    steps.append(.cubic(c1x: c[0], c1y: c[1], c2x: c[2], c2y: c[3], x: c[4], y: c[5]))
    place = CGPoint(x: c[4], y: c[5])
  }

  private mutating func box(_ box: CGRect, radius: Double) {
    steps += .box(box, radius: radius)
    place = CGPoint(x: box.minX + radius, y: box.minY)
    start = place
  }

  /// Adds cubic curves of at most a quarter circle each, connected to the current point by a line.
  private mutating func arc(_ x: Double, _ y: Double, radius r: Double, from: Double, to: Double) {
    let count = max(1, (abs(to - from) / (.pi / 2) - 1e-9).rounded(.up))
    let part = (to - from) / count
    let k = 4 / 3 * tan(part / 4) * r
    func point(_ angle: Double) -> CGPoint { CGPoint(x: x + r * cos(angle), y: y + r * sin(angle)) }
    let begin = point(from)
    let goesOn = steps.last.map { $0 != .close } ?? false
    if goesOn { line(begin.x, begin.y) } else { move(begin.x, begin.y) }
    for index in 0..<Int(count) {
      let (first, last) = (from + Double(index) * part, from + Double(index + 1) * part)
      let (a, b) = (point(first), point(last))
      curve([
        a.x - k * sin(first), a.y + k * cos(first), b.x + k * sin(last), b.y - k * cos(last), b.x, b.y,
      ])
    }
  }
}
