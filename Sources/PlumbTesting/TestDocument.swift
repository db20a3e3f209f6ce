import Foundation
import Layout
import RecipeDocuments
import StoryboardDocuments
import Values

/// The reason why a document has no layout to test.
struct DocumentFailure: ReportedError {
  let description: String
}

/// - Parameter testFile: A relative path starts at this file's folder.
func readScene(_ path: String, _ name: String?, beside testFile: StaticString) throws -> Scene {
  let folder = URL(filePath: "\(testFile)").deletingLastPathComponent().path(percentEncoded: false)
  let path = path.hasPrefix("/") ? path : folder + path
  guard DocumentKind(ofFile: path) == .storyboard else {
    return try RecipeDocument.read(path, fonts: .installed)
  }
  let contents = try StoryboardDocument.read(path, fonts: .installed)
  if let fault = contents.faults.first {
    throw DocumentFailure(description: "\(path):\(fault.line ?? 1): \(fault.text)")
  }
  let scenes = contents.scenes
  if let name {
    if let found = scenes.first(where: { $0.name == name || $0.title == name }) { return found }
    throw DocumentFailure(
      description: "\(path) has no scene \"\(name)\"; it has \(scenes.compactMap(\.name).joined(separator: ", "))")
  }
  guard let only = scenes.first, scenes.count == 1 else {
    throw DocumentFailure(
      description:
        "\(path) has \(scenes.count) scenes; choose one: \(scenes.compactMap(\.name).joined(separator: ", "))"
    )
  }
  return only
}
