/// A row in terms of representatives: each at most once, none with a negligible coefficient, and a form.
///
///     Σ coefficient · representative + form
struct ReducedRow: ~Copyable {
  /// Longer rows look up representatives by mark, shorter ones by comparison.
  private static let shortRow = 24

  private(set) var count = 0
  private(set) var representatives = Buffer<Int32>()
  private(set) var coefficients = Buffer<Double>()
  private(set) var form: Buffer<Form.Chunk>
  /// Position of each representative in this row, while a long row is read.
  private var marks = Buffer<Int32>()

  init(width: Int) {
    form = Buffer(repeating: .zero, count: width)
    representatives.resize(to: Self.shortRow, filling: 0)
    coefficients.resize(to: Self.shortRow, filling: 0)
  }

  /// Reads a row through the images of its variables.
  @inline(__always)
  mutating func read(_ row: Int32, of rows: borrowing RowStore, through images: inout Images) {
    read(rows.terms(of: row), constant: rows[row].constant, through: &images)
  }

  @inline(__always)
  private mutating func read(_ terms: UnsafeBufferPointer<Term>, constant: Double, through images: inout Images) {
    if terms.count > Self.shortRow { return readLong(terms, constant: constant, through: &images) }
    let (parent, scale, forms) = (images.parent.base, images.scale.base, images.forms.base)
    let (representatives, coefficients) = (self.representatives.base, self.coefficients.base)
    let width = images.width
    var found = 0
    var head = SIMD4(constant, 0, 0, 0)
    if width > 1 { form.fill(with: .zero) }
    for term in terms {
      let variable = Int(term.variable.id)
      var coefficient = term.coefficient
      var up = parent[variable]
      if up != term.variable.id {
        if up >= 0, parent[Int(up)] != up {
          images.compressPath(term.variable.id)
          up = parent[variable]
        }
        head += forms[variable * width] * coefficient
        if width > 1 { addTail(forms + variable * width, coefficient) }
        if up < 0 { continue }
        coefficient *= scale[variable]
      }
      var place = 0
      while place < found, representatives[place] != up { place += 1 }
      if place < found {
        coefficients[place] += coefficient
      } else {
        representatives[found] = up
        coefficients[found] = coefficient
        found += 1
      }
    }
    form[0] = head
    count = found
    dropNegligible()
  }

  @inline(never)
  private mutating func addTail(_ other: UnsafePointer<Form.Chunk>, _ coefficient: Double) {
    for chunk in 1..<form.count { form[chunk] += other[chunk] * coefficient }
  }

  @inline(never)
  private mutating func readLong(_ terms: UnsafeBufferPointer<Term>, constant: Double, through images: inout Images) {
    let width = images.width
    if representatives.count < terms.count {
      representatives.resize(to: terms.count, filling: 0)
      coefficients.resize(to: terms.count, filling: 0)
    }
    marks.resize(to: images.parent.count, filling: -1)
    form.fill(with: .zero)
    form[0][0] = constant
    count = 0
    for term in terms {
      let variable = term.variable.id
      images.compress(variable)
      let up = images.parent[variable]
      var coefficient = term.coefficient
      if up != variable {
        let own = images.form(variable)
        form[0] += own[0] * coefficient
        if width > 1 { addTail(own, coefficient) }
        if up < 0 { continue }
        coefficient *= images.scale[variable]
      }
      if marks[up] >= 0 {
        coefficients[marks[up]] += coefficient
      } else {
        marks[up] = Int32(truncatingIfNeeded: count)
        representatives[count] = up
        coefficients[count] = coefficient
        count += 1
      }
    }
    for place in 0..<count { marks[representatives[place]] = -1 }
    dropNegligible()
  }

  @inline(__always)
  private mutating func dropNegligible() {
    var kept = 0
    for place in 0..<count where abs(coefficients[place]) >= Tolerance.rowCoefficient {
      if kept != place {
        representatives[kept] = representatives[place]
        coefficients[kept] = coefficients[place]
      }
      kept += 1
    }
    count = kept
  }

  var isDynamic: Bool { Form.isDynamic(form.base, width: form.count) }
}
