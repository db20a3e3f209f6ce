package import Foundation

/// What is wrong with a JSON file, and where: the place of the syntax error, or the field with an unexpected value.
///
/// Foundation's decoder names only the field.
package struct JSONDamage: ReportedError, Hashable, Sendable {
  /// The place of the syntax error; nil for a wrong field.
  package let place: TextPlace?
  /// What was expected, without the place.
  package let message: String

  /// `line 3, column 5: not JSON` or `strings.a.state: expected a string`.
  package var description: String {
    place.map { "line \($0.line), column \($0.column): \(message)" } ?? message
  }

  /// Explains why data could not be decoded.
  /// - Complexity: O(size).
  package init(_ error: any Error, in data: Data) {
    if let place = TextPlace.ofInvalidUTF8(in: data) {
      (self.place, message) = (place, "not UTF-8")
    } else if let offset = JSONScan.firstError(in: [UInt8](data)) {
      place = TextPlace(of: offset, in: data)
      message = offset == data.count ? "not JSON: the file is truncated" : "not JSON"
    } else {
      (place, message) = (nil, (error as? DecodingError)?.placeAndCause ?? "cannot be read")
    }
  }
}
