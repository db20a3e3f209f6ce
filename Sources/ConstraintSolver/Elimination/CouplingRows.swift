/// The rows on several columns, which elimination reduces and which are then divided into trees and programs.
struct CouplingRows: ~Copyable {
  var matrix = SparseRows()
  /// The constant of each row as a form.
  var forms: FormPool

  init(width: Int) { forms = FormPool(width: width) }
}
