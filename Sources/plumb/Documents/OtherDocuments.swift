import Foundation
import Layout
import RecipeDocuments
import Verifying

/// Documents that exist but were not named, or are not checked out: their goldens are not orphans.
struct OtherDocuments {
  private let ids: Set<String>

  /// - Parameter named: Paths of the documents that were named.
  /// - Complexity: O(files in the working folder).
  init(besides named: [String]) {
    func real(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false) }
    let known = Set(named.map(real))
    let configured = (try? ProjectSettings.read())?.documents ?? []
    let files = [["."], configured].flatMap { (try? DocumentSearch($0))?.files ?? [] }
    ids = Set((files.filter { !known.contains(real($0)) } + Git.notCheckedOut).map(Scene.id(ofDocument:)))
  }

  /// Returns whether a golden's folder belongs to one of the documents.
  func claim(_ folder: String) -> Bool {
    var path = folder[...]
    while true {
      if ids.contains(String(path)) { return true }
      guard let slash = path.lastIndex(of: "/") else { return false }
      path = path[..<slash]
    }
  }

  /// Returns whether a golden's folder lies in another project, or in another folder of goldens: where the root of
  /// goldens is a folder with more than goldens in it.
  static func isOfOtherProject(_ folder: String, in root: String) -> Bool {
    var path = ""
    for part in folder.split(separator: "/").dropLast() {
      path += path.isEmpty ? part : "/\(part)"
      if part == TestGoldens.folder
        || FileManager.default.fileExists(atPath: "\(root)/\(path)/\(ProjectSettings.fileName)")
      {
        return true
      }
    }
    return false
  }
}
