import Foundation
import Values

/// JSON files named on the command line.
enum JSONFile {
  /// - Parameter content: The expected content of the file, for messages.
  /// - Throws: ``UsageError``, with the place or the field that cannot be decoded.
  static func read<Value: Decodable>(_ path: String, _ content: String) throws -> Value {
    let data: Data
    do {
      data = Data(try RegularFile.bytes(path, limit: Limits.runBytes))
    } catch {
      throw UsageError("\(path): \(error)")
    }
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      throw UsageError("\(path): \(JSONDamage(error, in: data)); it should hold \(content)")
    }
  }
}
