import Foundation
import PlumbTesting

/// The folder that `Bundle.main` of a launched application finds: the program, and the application's files beside it.
enum ApplicationBundle {
  private static let suffix = ".app"

  /// Removes the folder from which this process was started.
  static func removeOwn() {
    let folder = URL(filePath: OwnProgram.path).deletingLastPathComponent()
    guard folder.lastPathComponent.hasSuffix("-\(getpid())\(suffix)") else { return }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Makes the folder beside a program.
  /// - Parameter resources: The folder of the application's files, with those of languages in folders such as `en.lproj`.
  /// - Returns: The program in the folder; the given one if the folder cannot be made.
  static func make(program: String, resources: String) -> String {
    // Programs that run at the same time have one each.
    let folder = "\(program)-\(getpid())\(suffix)"
    let name = URL(filePath: program).lastPathComponent
    let manager = FileManager.default
    try? manager.removeItem(atPath: folder)
    do {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      // A symbolic link would lead back to the folder of the program.
      do { try manager.linkItem(atPath: program, toPath: "\(folder)/\(name)") } catch {
        try manager.copyItem(atPath: program, toPath: "\(folder)/\(name)")
      }
    } catch {
      return program
    }
    var open = [resources]
    while let next = open.popLast() {
      for entry in ((try? manager.contentsOfDirectory(atPath: next)) ?? []).sorted() {
        var isFolder: ObjCBool = false
        let path = "\(next)/\(entry)"
        guard manager.fileExists(atPath: path, isDirectory: &isFolder), !entry.hasSuffix(".xcassets"), entry != name
        else { continue }
        let isLanguage = isFolder.boolValue && entry.hasSuffix(".lproj")
        if isFolder.boolValue, !isLanguage { open.append(path) }
        if isLanguage {
          merge(path, into: "\(folder)/\(entry)")
        } else if entry != informationName || !copyInformation(path, to: "\(folder)/\(entry)") {
          try? manager.createSymbolicLink(atPath: "\(folder)/\(entry)", withDestinationPath: path)
        }
      }
    }
    return "\(folder)/\(name)"
  }

  /// Links the files of a language, of which an application may have several folders.
  private static func merge(_ language: String, into folder: String) {
    let manager = FileManager.default
    try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for file in ((try? manager.contentsOfDirectory(atPath: language)) ?? []).sorted() {
      try? manager.createSymbolicLink(atPath: "\(folder)/\(file)", withDestinationPath: "\(language)/\(file)")
    }
  }

  private static let informationName = "Info.plist"

  /// Copies an application's information with English as its language where a project's value is a variable of Xcode's, with
  /// which Foundation finds no translation. The first file is the application's.
  /// - Returns: Whether there is a file now.
  private static func copyInformation(_ path: String, to copy: String) -> Bool {
    let manager = FileManager.default
    if manager.fileExists(atPath: copy) || (try? manager.destinationOfSymbolicLink(atPath: copy)) != nil { return true }
    guard let data = manager.contents(atPath: path),
      var information = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return false }
    let folder = URL(filePath: path).deletingLastPathComponent()
    let hasEnglish = ["en", "Base"].contains {
      manager.fileExists(atPath: folder.appending(path: "\($0).lproj").path(percentEncoded: false))
    }
    let region = information["CFBundleDevelopmentRegion"] as? String
    if hasEnglish || region?.contains("$(") ?? true { information["CFBundleDevelopmentRegion"] = "en" }
    guard
      let written = try? PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
    else { return false }
    return manager.createFile(atPath: copy, contents: written)
  }
}
