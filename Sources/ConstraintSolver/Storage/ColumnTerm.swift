/// `coefficient · column`: one term of a flat row.
struct ColumnTerm: BitwiseCopyable {
  var column: Int32
  var coefficient: Double
}
