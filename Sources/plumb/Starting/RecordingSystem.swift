import Foundation

/// The system that goldens are recorded on, as the image of a container with the same libraries.
struct RecordingSystem {
  /// Where no system is known that the package can be installed on.
  static let usualImage = "debian:bookworm"

  /// The name and the tag of the image.
  let image: String

  /// This machine's.
  static var current: RecordingSystem {
    RecordingSystem((try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? "")
  }

  /// - Parameter release: The text of `/etc/os-release`.
  init(_ release: String) {
    var values: [Substring: String] = [:]
    for line in release.split(whereSeparator: \.isNewline) {
      guard let sign = line.firstIndex(of: "=") else { continue }
      values[line[..<sign]] = line[line.index(after: sign)...].trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
    }
    let tag =
      values["ID"] == "debian" ? values["VERSION_CODENAME"] : values["ID"] == "ubuntu" ? values["VERSION_ID"] : nil
    // The text becomes part of a pipeline.
    if let system = values["ID"], let tag, tag.wholeMatch(of: /[a-z0-9.]+/) != nil {
      image = "\(system):\(tag)"
    } else {
      image = Self.usualImage
    }
  }
}
