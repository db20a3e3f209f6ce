/// A solution as a function of the parameters, with the conditions under which it is valid.
///
/// As long as no unknown passes a bend of its cost, each variable is affine in the parameters. After a solution these
/// forms can be written, together with the inequalities that say "no bend has been passed". The next time the
/// parameters change, the conditions are checked; if they are met, the solution is one dot product per variable.
///
/// So a layout's solution is collected region by region as what it is, a piecewise affine function of a few numbers: a
/// device similar to an earlier one needs no solving.
///
/// Source: explicit solutions of multiparametric programs (Gal 1972; Bemporad, Morari, Dua, Pistikopoulos 2002).
struct Law: ~Copyable {
  /// Forms that are not negative where the law is valid; those that depend on no parameter are omitted.
  var conditions: FormPool
  /// One form for each of the piece's variables.
  var forms: FormPool
  /// Whether the best solution may not be the only one.
  var isOpen = false

  init(width: Int) {
    conditions = FormPool(width: width)
    forms = FormPool(width: width)
  }

  @inline(__always)
  func holds(_ symbols: borrowing Buffer<Form.Chunk>) -> Bool {
    if symbols.count == 1 {
      let chunk = symbols[0]
      for index in conditions.chunks.indices where (conditions.chunks[index] * chunk).sum() < -Tolerance.lawCondition {
        return false
      }
      return true
    }
    for index in 0..<Int32(truncatingIfNeeded: conditions.count)
    where conditions.value(of: index, symbols) < -Tolerance.lawCondition { return false }
    return true
  }

  @inline(__always)
  func write(
    _ variables: borrowing Buffer<Int32>, _ values: inout Buffer<Double>, _ symbols: borrowing Buffer<Form.Chunk>
  ) {
    let target = values.base
    if symbols.count == 1 {
      let chunk = symbols[0]
      for index in variables.indices { target[Int(variables[index])] = (forms.chunks[index] * chunk).sum() }
      return
    }
    for index in variables.indices {
      target[Int(variables[index])] = forms.value(of: Int32(truncatingIfNeeded: index), symbols)
    }
  }

  /// Adds the condition `form >= 0`, unless no parameter can change it.
  mutating func require(_ form: UnsafePointer<Form.Chunk>) {
    if Form.isDynamic(form, width: conditions.width) { _ = conditions.append(form) }
  }
}

/// The laws found for a piece, the most recently used ones at the end.
struct LawBook: ~Copyable {
  /// The maximum number of laws.
  private static let limit = 16
  /// The number of laws to write without using one before pausing.
  private static let patience = 32

  private(set) var laws = Boxes<Law>()
  private var last = 0
  private var oldest = 0
  private var uselessCount = 0

  init() {}

  /// Returns the law that is valid for the symbols, if one is known.
  mutating func find(_ symbols: borrowing Buffer<Form.Chunk>) -> UnsafeMutablePointer<Law>? {
    if last < laws.count, laws[last].pointee.holds(symbols) {
      uselessCount = 0
      return laws[last]
    }
    for index in laws.indices where laws[index].pointee.holds(symbols) {
      last = index
      uselessCount = 0
      return laws[index]
    }
    return nil
  }

  /// Returns whether another law is worth writing.
  mutating func isWorthWriting() -> Bool {
    uselessCount += 1
    if uselessCount <= Self.patience { return true }
    if uselessCount > 8 * Self.patience { uselessCount = 0 }
    return false
  }

  mutating func insert(_ law: consuming Law) {
    if laws.count < Self.limit {
      last = laws.count
      laws.append(law)
      return
    }
    laws.replace(oldest, with: law)
    last = oldest
    oldest = (oldest + 1) % Self.limit
  }

  mutating func removeAll() {
    if laws.isEmpty { return }
    laws.removeAll()
    last = 0
    oldest = 0
  }
}
