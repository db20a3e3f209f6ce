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
        if isFolder.boolValue, !entry.hasSuffix(".lproj") { open.append(path) }
        try? manager.createSymbolicLink(atPath: "\(folder)/\(entry)", withDestinationPath: path)
      }
    }
    return "\(folder)/\(name)"
  }
}
