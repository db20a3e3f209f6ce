import SceneModel
import Values

/// Reading the numbers of an equation's right side, and the priority.
extension EquationParser {
  /// Reads a right side that is only a number.
  mutating func takeLoneConstant() throws -> Double? {
    let start = position
    guard takeNumber() != nil else { return nil }
    try skipUnit()
    skipSpaces()
    let isLone =
      position == scalars.count || "([@#;,。".unicodeScalars.contains(scalars[position])
      || ["//", "/*"].contains { scalars[position...].starts(with: $0.unicodeScalars) } || take(word: "priority")
    position = start
    return isLone ? try takeLength() : nil
  }

  /// Reads a constant before what it is added to: `8 + Blue View.Bottom`.
  mutating func takeAddend() throws -> Double? {
    let start = position
    guard let number = takeNumber(), abs(number) <= Self.constantLimit else {
      position = start
      return nil
    }
    let end = position
    try skipUnit()
    skipSpaces()
    guard take("+") || take("＋") else {
      position = start
      return nil
    }
    note(.word, from: start, to: end)
    skipSpaces()
    return number
  }

  mutating func takeMultiplier() throws -> Double? {
    let start = position
    guard let number = takeNumber() else { return nil }
    var value = number
    var end = position
    skipSpaces()
    if take("%") {
      value /= 100
    } else if take("/") || take(":") {
      skipSpaces()
      guard let divisor = takeNumber() else { throw fail("expected a number after / or :") }
      if divisor == 0 { throw fail("a multiplier cannot be divided by 0") }
      value /= divisor
    }
    if position > end, scalars[position - 1] != " " { end = position }
    skipSpaces()
    for sign in ["x ", "X ", "×", "*"] where take(sign) {
      skipSpaces()
      guard abs(value) <= Self.multiplierLimit else {
        position = start
        throw fail("a multiplier is at most \(NumberText.plain(Self.multiplierLimit))")
      }
      note(.number, from: start, to: end)
      return value
    }
    position = start
    throw fail("expected x or * after a multiplier, as in 2.0 x Blue View.Width")
  }

  /// Reads what a factor after an operand is divided by: the 16 of `* 9/16`.
  private mutating func takeDivisor() -> Double? {
    let start = position
    skipSpaces()
    let isComment = ["//", "/*"].contains { scalars[position...].starts(with: $0.unicodeScalars) }
    if !isComment, take("/") {
      skipSpaces()
      if let number = takeNumber(), number != 0 { return number }
    }
    position = start
    return nil
  }

  /// Reads what multiplies the operand before it: `x 2.0`, `* 2`, `/ 3`.
  mutating func takeFactor() throws -> Double? {
    skipSpaces()
    let start = position
    let isComment = ["//", "/*"].contains { scalars[position...].starts(with: $0.unicodeScalars) }
    let divides = !isComment && take("/")
    guard divides || ["x ", "X ", "×", "*"].contains(where: { take($0) }) else { return nil }
    skipSpaces()
    let place = position
    var number = takeNumber()
    if !divides, let dividend = number { number = dividend / (takeDivisor() ?? 1) }
    guard let number, !divides || number != 0, abs(number) <= Self.multiplierLimit else {
      position = start
      throw fail("expected a number after \(divides ? "/" : "x or *"), as in Blue View.Width x 2.0")
    }
    note(.number, from: place)
    return divides ? 1 / number : number
  }

  mutating func takeNotAnAttribute() throws -> Bool {
    let start = position
    guard take(word: "notanattribute") else { return false }
    note(.word, from: start)
    return true
  }

  /// - Parameter addend: What was added before the operand.
  mutating func takeConstant(after addend: Double?) throws -> SceneConstraint.Constant {
    skipSpaces()
    let sign: Double
    if take("+") || take("＋") {
      sign = 1
    } else if ["-", "−", "–"].contains(where: { take($0) }) {
      sign = -1
    } else {
      return .points(addend ?? 0)
    }
    skipSpaces()
    let start = position
    if take(word: "standard") {
      skipWord(of: ["value", "spacing", "space", "distance"])
      note(.word, from: start)
      if sign > 0, addend == nil { return .standard }
      position = start
      throw fail(
        sign > 0
          ? "Standard is the whole constant: leave the other number out"
          : "Standard is added, never subtracted: swap the sides of the equation")
    }
    guard let number = try takeLength() else {
      if take(word: "intrinsic") {
        position = start
        throw fail("an equation has no natural size; the keys hugging and resistance say how it counts")
      }
      throw fail("expected a number or Standard")
    }
    return .points((addend ?? 0) + sign * number)
  }

  mutating func takePriority() throws -> ScenePriority? {
    skipSpaces()
    let end = position
    if position < scalars.count, ",;，；".unicodeScalars.contains(scalars[position]) {
      position += 1
      skipSpaces()
    }
    let start = position
    let isParenthesised = take("(") || take("（") || take("[")
    if isParenthesised { skipSpaces() }
    let isNamed = take(word: "priority")
    if !isParenthesised, !isNamed, !take("@") {
      position = end
      return nil
    }
    skipSpaces()
    _ = take(":") || take("=")
    skipSpaces()
    guard let number = takeLevel() else { throw fail("expected a priority, a number from above 0 to 1000") }
    guard let priority = ScenePriority(possible: number) else {
      position = start
      throw fail("a priority is above 0 and at most 1000, not \(number)")
    }
    skipSpaces()
    if isParenthesised, !take(")"), !take("）"), !take("]") { throw fail("expected ) after the priority") }
    note(.priority, from: start)
    return priority
  }

  /// Reads a priority's number, or its name in Interface Builder and UIKit.
  mutating func takeLevel() -> Double? {
    for (word, level) in ScenePriority.levels where take(word: word) { return level.value }
    return takeNumber()
  }

  /// Skips `pt` or `points` after a number.
  /// - Throws: ``Failure`` for pixels, which are another length on each device.
  mutating func skipUnit() throws {
    skipWord(of: ["points", "point", "pts", "pt"])
    if skipWord(of: ["pixels", "px"]) { throw fail("a number is in points, without px") }
  }

  /// Skips one of some words, written as a whole, with the spaces before it.
  @discardableResult private mutating func skipWord(of words: [String]) -> Bool {
    let start = position
    skipSpaces()
    for word in words where take(word: word) {
      if position == scalars.count || !scalars[position].properties.isAlphabetic { return true }
      break
    }
    position = start
    return false
  }
}
