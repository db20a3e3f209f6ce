/// Forms addressed by number.
struct FormPool: ~Copyable {
  let width: Int
  private(set) var chunks = Buffer<Form.Chunk>()

  init(width: Int) { self.width = width }

  init(zeros count: Int, width: Int) {
    self.width = width
    chunks = Buffer(repeating: .zero, count: count * width)
  }

  mutating func reserve(_ count: Int) { chunks.reserve(count * width) }

  var count: Int { chunks.count / width }

  /// The address of a form's chunks.
  ///
  /// Write through a constant or a function of ``Form``: under the thread sanitizer Swift 6.3.1 does not compile
  /// `pool[form][chunk] = x`, a chain of subscripts on a noncopyable value.
  subscript(form: Int32) -> UnsafeMutablePointer<Form.Chunk> { chunks.base + Int(form) * width }

  /// Appends a copy of a form.
  mutating func append(_ form: UnsafePointer<Form.Chunk>) -> Int32 {
    chunks.append(from: form, count: width)
    return Int32(truncatingIfNeeded: count - 1)
  }

  mutating func appendZero() { chunks.resize(to: chunks.count + width, filling: .zero) }

  mutating func removeLast() { chunks.resize(to: chunks.count - width, filling: .zero) }

  func add(_ source: Int32, times factor: Double, to target: Int32) {
    Form.add(self[source], times: factor, to: self[target], width: width)
  }

  func isDynamic(_ form: Int32) -> Bool { Form.isDynamic(self[form], width: width) }

  @inline(__always)
  func value(of form: Int32, _ symbols: borrowing Buffer<Form.Chunk>) -> Double { Form.value(self[form], symbols) }
}

/// Numbers affine in the parameters: a constant, then one coefficient for each symbol, in chunks of four.
///
/// The solver's symbols have the same layout, with a 1 in place of the constant, so that a form's value is a dot
/// product. A root's width and height and one more symbol fit in a single chunk.
enum Form {
  typealias Chunk = SIMD4<Double>

  /// Returns the form's value for given values of the symbols.
  @inline(__always)
  static func value(_ form: UnsafePointer<Chunk>, _ symbols: borrowing Buffer<Chunk>) -> Double {
    var sum = form[0] * symbols[0]
    var chunk = 1
    while chunk < symbols.count {
      sum += form[chunk] * symbols[chunk]
      chunk += 1
    }
    return sum.sum()
  }

  /// Adds a multiple of a form to another.
  @inline(__always)
  static func add(
    _ other: UnsafePointer<Chunk>, times factor: Double, to form: UnsafeMutablePointer<Chunk>, width: Int
  ) {
    for chunk in 0..<width { form[chunk] += other[chunk] * factor }
  }

  @inline(__always)
  static func divide(_ form: UnsafeMutablePointer<Chunk>, by divisor: Double, width: Int) {
    for chunk in 0..<width { form[chunk] /= divisor }
  }

  /// Adds to a form's constant.
  @inline(__always)
  static func shift(_ form: UnsafeMutablePointer<Chunk>, by constant: Double) { form[0][0] += constant }

  /// Returns whether the form depends on some symbol.
  @inline(__always)
  static func isDynamic(_ form: UnsafePointer<Chunk>, width: Int) -> Bool {
    var rest = form[0]
    rest[0] = 0
    if rest != .zero { return true }
    var chunk = 1
    while chunk < width {
      if form[chunk] != .zero { return true }
      chunk += 1
    }
    return false
  }
}
