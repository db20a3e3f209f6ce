/// Eliminated columns in terms of others: `column = constant + Σ coefficient · other`.
struct Definitions: ~Copyable {
  struct Definition: BitwiseCopyable {
    var column: Int32
    var first: Int32
    var count: Int32
    /// Number of the constant's form if it depends on symbols, else -1.
    var form: Int32
    var constant: Double
  }

  private(set) var definitions = Buffer<Definition>()
  private(set) var parts = Buffer<ColumnTerm>()

  var count: Int { definitions.count }

  mutating func beginDefinition(of column: Int32, form: Int32, constant: Double) {
    definitions.append(
      Definition(
        column: column, first: Int32(truncatingIfNeeded: parts.count), count: 0, form: form, constant: constant))
  }

  mutating func addPart(_ column: Int32, _ coefficient: Double) {
    parts.append(ColumnTerm(column: column, coefficient: coefficient))
    definitions[definitions.count - 1].count += 1
  }

  mutating func setConstant(_ constant: Double, of index: Int) { definitions[index].constant = constant }

  /// Computes the defined columns from the others, last defined first: a definition names only columns that still
  /// existed when it was made.
  func evaluate(_ values: inout Buffer<Double>) {
    for index in definitions.indices.reversed() {
      let definition = definitions[index]
      var sum = definition.constant
      for part in parts.slice(Int(definition.first)..<Int(definition.first + definition.count)) {
        sum += part.coefficient * values[part.column]
      }
      values[definition.column] = sum
    }
  }
}
