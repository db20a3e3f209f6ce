/// A solution as a function of the parameters, with the conditions under which it is one.
///
/// While no unknown passes a bend of its cost, each variable is affine in the parameters. After a solution these forms can
/// be written down, and with them the inequalities that say "no bend has been passed". The next time the parameters
/// change, the conditions are checked; if they hold, the solution is a dot product a variable.
///
/// A layout's solution is thus learnt piece by piece as what it is, a piecewise affine function of a few numbers: a device
/// that resembles one seen before costs no solving.
///
/// Source: explicit solutions of multiparametric programs (Gal 1972; Bemporad, Morari, Dua, Pistikopoulos 2002).
struct Law: ~Copyable {
  /// Forms that are not negative where the law holds; those that no parameter moves are left out.
  var conditions: FormPool
  /// A form for each of the piece's variables.
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

/// The laws that a piece has been found to follow, those used last at the end.
struct LawBook: ~Copyable {
  /// Laws kept at a time.
  private static let limit = 16
  /// Laws written down without one being of use before it is left for a while.
  private static let patience = 32

  private(set) var laws = Boxes<Law>()
  private var last = 0
  private var oldest = 0
  private var uselessCount = 0

  init() {}

  /// The law that holds for the symbols, if one is known.
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

  /// Whether another law is worth writing down.
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
