import Foundation
import Verifying

extension Documents {
  /// Returns golden folders in a root that belong to no document.
  func orphanedGoldens(in root: String) -> [String] {
    unclaimed(GoldenFolder.recorded(in: root)).filter { !isOfOtherDocument($0) }
  }

  /// Whether goldens belong to a document that exists but is not among these.
  private func isOfOtherDocument(_ folder: String) -> Bool {
    var path = folder
    while !path.isEmpty {
      for ending in Self.endings {
        let document = "\(path).\(ending)"
        if FileManager.default.fileExists(atPath: document), !paths.contains(document) { return true }
      }
      guard let slash = path.lastIndex(of: "/") else { return false }
      path = String(path[..<slash])
    }
    return false
  }
}
