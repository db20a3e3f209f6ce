import Foundation
import Layout
import Values

/// A device given on the command line.
enum DeviceChoice {
  /// Returns a device of the catalogue by its id, or one described by a JSON file.
  /// - Throws: ``UsageError``.
  static func device(_ name: String) throws -> Device {
    if let known = DeviceCatalogue.device(name) { return known }
    guard name.hasSuffix(".json") else {
      throw UsageError(
        "no device \"\(name)\"\(DeviceCatalogue.hint(forUnknown: name)); `plumb list devices` lists all, and a JSON file may "
          + "describe another")
    }
    let document: DeviceDocument = try JSONFile.read(name, "a device, as `plumb list devices --json` prints one")
    do {
      return try document.device()
    } catch {
      throw UsageError("\(name): \(error)")
    }
  }
}
