/// The result of the required equations for each variable: an affine image of a representative, or a constant.
///
///     variable = scale · representative + form
///
/// Because forms (``Form``) stay symbolic, another device is an evaluation, not another reduction.
struct Images: ~Copyable {
  /// The parent that marks a variable whose image is a constant, a form alone.
  static let constant: Int32 = -1

  /// The number of chunks of a form.
  let width: Int
  private(set) var parent = Buffer<Int32>()
  private(set) var scale = Buffer<Double>()
  private(set) var forms = Buffer<Form.Chunk>()
  /// The time at which each variable got its current image, counted in ties.
  private(set) var times = Buffer<UInt32>()
  private(set) var clock: UInt32 = 0
  private var path = Buffer<Int32>()

  init(width: Int) { self.width = width }

  /// Reserves memory for variables; new ones represent themselves.
  mutating func reserve(_ variableCount: Int) {
    let first = parent.count
    if variableCount <= first { return }
    parent.resize(to: variableCount, filling: 0)
    for variable in first..<variableCount { parent[variable] = Int32(truncatingIfNeeded: variable) }
    scale.resize(to: variableCount, filling: 1)
    forms.resize(to: variableCount * width, filling: .zero)
    times.resize(to: variableCount, filling: 0)
  }

  /// Lets a variable represent itself again.
  mutating func reset(_ variable: Int32) {
    parent[variable] = variable
    scale[variable] = 1
    for chunk in 0..<width { form(variable)[chunk] = .zero }
  }

  /// Lets all variables represent themselves again.
  mutating func resetAll() {
    for variable in parent.indices { parent[variable] = Int32(truncatingIfNeeded: variable) }
    scale.fill(with: 1)
    forms.fill(with: .zero)
  }

  func isConstant(_ variable: Int32) -> Bool { parent[variable] == Self.constant }
  func isRepresentative(_ variable: Int32) -> Bool { parent[variable] == variable }

  @inline(__always)
  func form(_ variable: Int32) -> UnsafeMutablePointer<Form.Chunk> { forms.base + Int(variable) * width }

  /// Returns whether the form of a variable depends on some parameter.
  @inline(__always)
  func isDynamic(_ variable: Int32) -> Bool { Form.isDynamic(form(variable), width: width) }

  /// Ties a representative to another, or makes it a constant (`to: Images.constant`).
  @inline(__always)
  mutating func tie(
    _ variable: Int32, to parent: Int32, scale: Double, _ row: borrowing ReducedRow, times factor: Double
  ) {
    clock &+= 1
    times[variable] = clock
    self.parent[variable] = parent
    self.scale[variable] = scale
    let place = form(variable)
    place[0] = row.form[0] * factor
    for chunk in 1..<max(width, 1) { place[chunk] = row.form[chunk] * factor }
  }

  /// Ties a representative to another, or makes it a constant, without symbols.
  mutating func tie(_ variable: Int32, to parent: Int32, scale: Double, constant: Double) {
    self.parent[variable] = parent
    self.scale[variable] = scale
    form(variable)[0][0] = constant
  }

  /// Sets a parameter's image: a symbol, or its value if nothing needs the symbol.
  mutating func setParameter(_ variable: Int32, symbol: Int32, value: Double) {
    parent[variable] = Self.constant
    scale[variable] = 0
    for chunk in 0..<width { form(variable)[chunk] = .zero }
    if symbol < 0 {
      form(variable)[0][0] = value
    } else {
      form(variable)[Int(symbol) / 4][Int(symbol) % 4] = 1
    }
  }

  /// Points a variable directly at its representative, or makes it a constant, and does the same for all on the path.
  @inline(__always)
  mutating func compress(_ variable: Int32) {
    let up = parent[variable]
    if up >= 0, parent[up] != up { compressPath(variable) }
  }

  @inline(never)
  mutating func compressPath(_ variable: Int32) {
    path.removeAll()
    var current = variable
    while true {
      let up = parent[current]
      if up < 0 || up == current { break }
      path.append(current)
      current = up
    }
    while !path.isEmpty {
      let lower = path.removeLast()
      let up = parent[lower]
      let above = parent[up]
      if above == up { continue }
      Form.add(form(up), times: scale[lower], to: form(lower), width: width)
      times[lower] = max(times[lower], times[up])
      parent[lower] = above
      scale[lower] = above < 0 ? 0 : scale[lower] * scale[up]
    }
  }
}
