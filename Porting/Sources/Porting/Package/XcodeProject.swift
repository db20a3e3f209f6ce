import Foundation

/// The Xcode projects around a folder, which show whether a file belongs to them.
struct XcodeProject {
  /// The texts of the project files.
  private let texts: [String]

  /// Searches a folder, its subfolders, and three levels above.
  init(around folder: String) {
    var places = [folder]
    var url = URL(filePath: folder)
    for _ in 0..<3 where url.path != "/" {
      url = url.deletingLastPathComponent()
      places.append(url.path(percentEncoded: false))
    }
    var texts: [String] = []
    for place in places {
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
      where name.hasSuffix(".xcodeproj") {
        if let data = FileManager.default.contents(atPath: "\(place)/\(name)/project.pbxproj") {
          texts.append(String(decoding: data, as: UTF8.self))
        }
      }
      // The nearest projects are the application's.
      if !texts.isEmpty { break }
    }
    self.texts = texts
  }

  /// The value of a build setting, in the first project that has it: `Main` for `INFOPLIST_KEY_UIMainStoryboardFile`.
  func setting(_ name: String) -> String? {
    for text in texts {
      for line in text.split(whereSeparator: \.isNewline) where line.utf8.count < 4096 {
        let parts = line.split(separator: "=", maxSplits: 1).map { part in
          part.trimmingCharacters(in: CharacterSet(charactersIn: "\t \";"))
        }
        if parts.count == 2, parts[0] == name, !parts[1].isEmpty { return parts[1] }
      }
    }
    return nil
  }

  /// Whether declarations are the main actor's unless they say otherwise, as in Xcode's newer templates.
  var isOnMainActor: Bool { setting("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" }
  /// The compiler's flags for that.
  static let mainActorFlags = [
    "-default-isolation", "MainActor", "-enable-upcoming-feature", "InferIsolatedConformances",
  ]

  /// Returns those of the given files that no project mentions; none if projects name whole folders, as newer ones do.
  /// - Complexity: Linear in the projects and the files.
  func unmentioned(_ paths: [String]) -> Set<String> {
    guard !texts.isEmpty, !texts.contains(where: { $0.contains("PBXFileSystemSynchronizedRootGroup") }) else {
      return []
    }
    // A Mac finds a file whatever the case of its name.
    var mentioned: Set<String> = []
    for text in texts {
      for line in text.split(separator: "\n") where line.utf8.count < 4096 {
        guard let start = line.range(of: "/* "), let end = line.range(of: " */"), start.upperBound <= end.lowerBound
        else {
          continue
        }
        let comment = line[start.upperBound..<end.lowerBound]
        // `Card.swift in Sources`
        if let place = comment.range(of: ".swift") { mentioned.insert(comment[..<place.upperBound].lowercased()) }
      }
    }
    let strangers = paths.filter { path in !mentioned.contains((path.split(separator: "/").last ?? "").lowercased()) }
    // If most files are unknown to the project, it belongs to something else.
    return strangers.count * 3 > paths.count ? [] : Set(strangers)
  }
}
