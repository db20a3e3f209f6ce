import Foundation
import Values

/// JSON files that the command line names.
enum JSONFile {
  /// - Parameter content: What the file should hold, for messages.
  /// - Throws: ``UsageError``, with the field that cannot be decoded.
  static func read<Value: Decodable>(_ path: String, _ content: String) throws -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(try RegularFile.bytes(path, limit: Limits.runBytes)))
    } catch let error as RegularFile.Failure {
      throw UsageError("\(path): \(error)")
    } catch let error as DecodingError {
      throw UsageError("\(path): \(error.placeAndCause); it should hold \(content)")
    }
  }
}
