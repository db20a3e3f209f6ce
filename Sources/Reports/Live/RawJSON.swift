import LayoutMaps
import Values

/// JSON assembled from JSON: the tables of a page contain thousands of rows that are already texts.
enum RawJSON {
  static func list(_ members: some Sequence<String>) -> String { "[\(members.joined(separator: ","))]" }

  static func list(_ numbers: some Sequence<Int>) -> String { list(numbers.map(String.init)) }

  /// Returns an object without the members that have no value.
  static func object(_ members: KeyValuePairs<String, String?>) -> String { object(members.map { ($0.key, $0.value) }) }

  /// Returns an object without the members that have no value.
  static func object(_ members: [(name: String, value: String?)]) -> String {
    let fields = members.compactMap { name, value in value.map { "\(Escaped.json(name)):\($0)" } }
    return "{\(fields.joined(separator: ","))}"
  }

  static func text(_ text: String) -> String { Escaped.json(text) }

  static func number(_ number: Double) -> String { JSONText.number(number).compact }

  static func range(_ range: ClosedRange<Double>) -> String {
    list([number(range.lowerBound), number(range.upperBound)])
  }

  /// Returns `[constant]` or `[constant,width,height]`, as exact as the map.
  static func form(_ form: AffineForm) -> String {
    let constant = number((form.constant * 1e9).rounded() / 1e9)
    return form.x == 0 && form.y == 0 ? list([constant]) : list([constant, number(form.x), number(form.y)])
  }

  static func corners(_ polygon: ConvexPolygon) -> String {
    list(polygon.vertices.map { list([number($0.x), number($0.y)]) })
  }
}
